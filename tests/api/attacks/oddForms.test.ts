/** Multipart forms as no browser writes them: part names, part headers, encodings, orders and boundaries. */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();
const user = await api.newUser();

const BOUNDARY = 'odd-form';
type Part = readonly [head: string, body: Buffer | string];
const field = (name: string, value: string): Part => [
  `Content-Disposition: form-data; name="${name}"`,
  value,
];
const file = (more = '; filename="a.pdf"', name = 'document'): Part => [
  `Content-Disposition: form-data; name="${name}"${more}\r\nContent-Type: application/pdf`,
  w2Pdf,
];
const TYPE = field('documentType', 'w2-form');

function formOf(parts: readonly Part[], { line = '\r\n', boundary = BOUNDARY, end = true } = {}): Buffer {
  const pieces = parts.flatMap(([head, body]) => [
    `--${boundary}${line}${head.replaceAll('\r\n', line)}${line}${line}`,
    body,
    line,
  ]);
  return Buffer.concat([...pieces, end ? `--${boundary}--${line}` : ''].map((piece) => Buffer.from(piece)));
}
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
async function send(form: Buffer, type: string) {
  const response = await fetch(`${api.url}/api/ai/upload-document`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': type },
    body: new Uint8Array(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function stored() {
  const mongoose = (await import('mongoose')).default;
  const files = await mongoose.connection
    .collection('files.files')
    .countDocuments({ 'metadata.kind': undefined });
  const { documents } = (await user.call('listDocuments')).body as { documents: unknown[] };
  return { files, documents: documents.length };
}

describe('A form that is refused leaves nothing', () => {
  const long = 'x'.repeat(100_000);
  const forms: readonly [what: string, form: Buffer, type?: string][] = [
    ['without a type of document', formOf([file()])],
    ['of which the type is an operator', formOf([field('documentType[$ne]', 'x'), file()])],
    ['with the type twice', formOf([TYPE, field('documentType', 'other'), file()])],
    ['with the type as a list', formOf([field('documentType[]', 'w2-form'), file()])],
    ['whose type reaches a prototype', formOf([field('documentType[__proto__][x]', 'w2-form'), file()])],
    [
      'with two documents it replaces',
      formOf([TYPE, field('replaces', 'a'.repeat(24)), field('replaces', 'b'.repeat(24)), file()]),
    ],
    [
      'that replaces an operator',
      formOf([TYPE, field('replaces[$ne]', 'x'), field('replaces', '{"$ne":1}'), file()]),
    ],
    ['whose file is called like a text field', formOf([TYPE, file('; filename="a.pdf"', 'documentType')])],
    ['with the file as a text field', formOf([TYPE, field('document', '%PDF-1.7 text')])],
    ['with a hundred kilobytes of a part’s head', formOf([TYPE, [`X-Long: ${long}\r\n${file()[0]}`, w2Pdf]])],
    ['with a hundred kilobytes of a field’s name', formOf([TYPE, field(long, 'x'), file()])],
    ['with a name of a thousand brackets', formOf([TYPE, field('[a]'.repeat(300), 'x'), file()])],
    ['that ends in the middle of the file', formOf([TYPE, file()], { end: false })],
    ['without any part', Buffer.from(`--${BOUNDARY}--\r\n`)],
    ['that is empty', Buffer.alloc(0)],
    ['of another boundary', formOf([TYPE, file()], { boundary: 'other' })],
    ['with an empty boundary', formOf([TYPE, file()]), 'multipart/form-data; boundary='],
    ['of another kind of multipart', formOf([TYPE, file()]), `multipart/mixed; boundary=${BOUNDARY}`],
    [
      'that says it is a form in words',
      formOf([TYPE, file()]),
      `text/plain; multipart/form-data; boundary=${BOUNDARY}`,
    ],
    ['with lines that end in a line feed only', formOf([TYPE, file()], { line: '\n' })],
  ];
  it.each(forms.map(([what, form, type = FORM]) => [what, form, type] as const))(
    '%s',
    async (_what, form, type) => {
      const before = await stored();
      const { status, body } = await send(form, type);
      expect([400, 413, 415]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(/xxxxx|\$ne|__proto__/);
      expect(await stored()).toEqual(before);
    },
  );
});

describe('A form that is odd and right is taken as it stands', () => {
  it.each<[string, Buffer, string, string]>([
    ['with the file before its type', formOf([file(), TYPE]), FORM, 'a.pdf'],
    [
      'with words before and after it',
      Buffer.concat([Buffer.from('preamble\r\n'), formOf([TYPE, file()]), Buffer.from('epilogue')]),
      FORM,
      'a.pdf',
    ],
    [
      'that gives a name in two ways',
      formOf([TYPE, file(`; filename="a.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`)]),
      FORM,
      'résumé.pdf',
    ],
    [
      'whose name escapes its folder',
      formOf([TYPE, file(`; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd.pdf`)]),
      FORM,
      'passwd.pdf',
    ],
    [
      'whose name holds a NUL and a line',
      formOf([TYPE, file(`; filename*=UTF-8''a%00b%0D%0Ac.pdf`)]),
      FORM,
      'abc.pdf',
    ],
    [
      'that says its PDF is a page',
      formOf([TYPE, [file()[0].replace('application/pdf', 'text/html'), w2Pdf]]),
      FORM,
      'a.pdf',
    ],
    [
      'that says its bytes are packed',
      formOf([TYPE, [`${file()[0]}\r\nContent-Transfer-Encoding: base64`, w2Pdf]]),
      FORM,
      'a.pdf',
    ],
    [
      'with a quoted boundary',
      formOf([TYPE, file()]),
      `multipart/form-data; boundary="${BOUNDARY}"`,
      'a.pdf',
    ],
    [
      'with unknown fields, one of them a prototype',
      formOf([TYPE, field('__proto__', 'x'), field('constructor', 'y'), field('userId', 'z'), file()]),
      FORM,
      'a.pdf',
    ],
  ])('%s', async (_what, form, type, name) => {
    const owner = user.userId;
    const { status, body } = await send(form, type);
    expect(status).toBe(200);
    const { documents } = (await user.call('listDocuments')).body as {
      documents: { documentId: string; originalName: string; documentType: string }[];
    };
    expect(documents.find(({ documentId }) => documentId === body.documentId)).toMatchObject({
      originalName: name,
      documentType: 'w2-form',
    });
    const { body: bytes } = await user.call('downloadDocument', {
      params: { documentId: body.documentId as string },
    });
    expect(Buffer.compare(bytes as Buffer, w2Pdf)).toBe(0);
    expect(user.userId).toBe(owner);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
