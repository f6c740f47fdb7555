/** Rows A63 to A90: files and forms that are not what they say, names that reach elsewhere, races. (More: documents, attacks, fairness.) */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();
const user = await api.newUser();

async function storedFiles(): Promise<number> {
  const mongoose = (await import('mongoose')).default;
  return await mongoose.connection.collection('files.files').countDocuments();
}
const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('payload/evil.js alert(1)')]);
const NO_DOCUMENTS: Record<string, Buffer> = {
  'a Windows program': Buffer.from('MZ\u0090\u0000\u0003This program cannot be run in DOS mode', 'latin1'),
  'a Linux program': Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'),
  'a script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a page with a blank before it': Buffer.from('\n\n  <html><body onload=alert(1)>'),
  'a drawing': Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ),
  PHP: Buffer.from('<?php system($_GET[0]); ?>'),
  'an archive': zip,
  'a packed file': Buffer.from('1f8b0800000000000003', 'hex'),
  'a text': Buffer.from('just words'),
  zeros: Buffer.alloc(4096),
};
const ENDINGS = ['pdf', 'png', 'jpg', 'tiff', 'doc', 'docx', 'xlsx'];

/** Banks and payroll sites export pages and texts under the names .doc and .xls; as those they are read (and never shown as pages). */
const isExport = (what: string, ending: string) =>
  /^(doc|xls)$/.test(ending) && /^(a page|a text|a script|PHP)/.test(what);

describe('A63: what is no document', () => {
  it.each(Object.keys(NO_DOCUMENTS))('%s is refused under every ending, and not stored', async (what) => {
    const before = await storedFiles();
    const answers = ENDINGS.map(async (ending) => {
      const { status } = await user.upload(NO_DOCUMENTS[what] as Buffer, `a.${ending}`);
      if (!isExport(what, ending)) expect({ ending, status }).toEqual({ ending, status: 415 });
    });
    await Promise.all(answers);
    const exported = ENDINGS.filter((ending) => isExport(what, ending)).length;
    expect((await storedFiles()) - before).toBeLessThanOrEqual(exported);
  });

  it.each([
    'a.pdf.exe',
    'a.exe',
    'a.php',
    'a.svg',
    'a.html',
    'a',
    'a.',
    '.pdf',
    'a.pdf ',
    'a.pdf\u0000.png',
    'a.PDF.js',
  ])('A64: a true PDF called %p', async (name) => {
    const { status } = await user.upload(w2Pdf, name);
    expect([200, 400, 415]).toContain(status);
    if (/exe|php|svg|html|js/.test(name)) expect(status).toBe(415);
  });
});

describe('A65: names that reach elsewhere', () => {
  it.each([
    '../../etc/passwd.pdf',
    '..\\..\\windows\\system.pdf',
    'C:\\x\\a.pdf',
    '/etc/a.pdf',
    '%2e%2e%2fa.pdf',
    '-rf.pdf',
    '.htaccess.pdf',
    'CON.pdf',
    'nul.pdf',
    'a\u202Efdp.pdf',
    `${'x'.repeat(1000)}.pdf`,
    '$(touch x).pdf',
    '`id`.pdf',
    '; rm -rf ~.pdf',
    "' OR 1=1 --.pdf",
    '<img src=x onerror=alert(1)>.pdf',
    '{{7*7}}.pdf',
    '=cmd|calc!A1.pdf',
    `${'😀'.repeat(300)}.pdf`,
    'a\u061cb\u200bc\u{e0041}.pdf',
    '....pdf',
  ])('%p is shown without harm and stored under an id', async (sent) => {
    const { status, body } = await user.upload(w2Pdf, sent);
    expect(status).toBe(200);
    const { documents } = (await user.call('listDocuments')).body as {
      documents: { documentId: string; originalName: string }[];
    };
    const shown = documents.find(({ documentId }) => documentId === body.documentId)?.originalName ?? '';
    expect(shown.length).toBeLessThanOrEqual(255);
    // eslint-disable-next-line no-control-regex -- that none of them is left is what is tested
    expect(shown).not.toMatch(/[/\\\u0000-\u001f\u202e]|\p{Cf}|^[.-]|^(con|nul)\./iu);
    expect(shown).toMatch(/.\.pdf$/);
    const file = await user.call('downloadDocument', { params: { documentId: body.documentId } });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=/);
    const mongoose = (await import('mongoose')).default;
    const files = await mongoose.connection.collection('files.files').find().toArray();
    for (const { filename } of files) expect(filename).toMatch(/^[\da-f]{24}$/);
    await user.call('removeDocument', { params: { documentId: body.documentId } });
  });
});

describe('A68, A69: forms', () => {
  it('of a false length, without a file, with an empty one, or of another field leave nothing', async () => {
    const before = await storedFiles();
    const send = () => user.raw('POST', '/api/ai/upload-document').field('documentType', 'w2-form');
    const statuses = [
      (await send()).status,
      (await send().attach('document', Buffer.alloc(0), 'a.pdf')).status,
      (await send().attach('document[]', w2Pdf, 'a.pdf')).status,
      (await send().attach('document', w2Pdf, 'a.pdf').attach('document', w2Pdf, 'b.pdf')).status,
      (await send().field('document', 'a text and no file')).status,
      (await user.raw('POST', '/api/ai/upload-document').attach('document', w2Pdf, 'a.pdf')).status,
      (
        await user
          .raw('POST', '/api/ai/upload-document')
          .field('documentType', '__proto__')
          .attach('document', w2Pdf, 'a.pdf')
      ).status,
      (await send().field('documentType', 'other').attach('document', w2Pdf, 'a.pdf')).status,
      (await send().attach('document', Buffer.concat([w2Pdf, Buffer.alloc(10 * 1024 * 1024)]), 'a.pdf'))
        .status,
    ];
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(413);
    expect(await storedFiles()).toBe(before);
  });

  it('A64, A67: of which a part says it is a page is handed back as what it is', async () => {
    const answer = await user
      .raw('POST', '/api/ai/upload-document')
      .field('documentType', 'other')
      .attach('document', w2Pdf, { filename: 'a.pdf', contentType: 'text/html' });
    const { headers } = await user.call('downloadDocument', {
      params: { documentId: answer.body.documentId },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

describe('A88, A90: removing', () => {
  it('one document ten times at once removes it once; clearing beside uploads leaves nothing', async () => {
    const other = await api.newUser();
    const { documentId } = (await other.upload(w2Pdf)).body;
    const race = await Promise.all(
      Array.from({ length: 10 }, () => other.call('removeDocument', { params: { documentId } })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    await Promise.all([
      ...Array.from({ length: 4 }, () => other.upload(w2Pdf)),
      ...Array.from({ length: 4 }, () => other.call('clearAllData')),
    ]);
    await other.call('clearAllData');
    expect((await other.call('listDocuments')).body.documents).toEqual([]);
    expect((await other.call('listPeople')).body.people).toEqual([]);
    expect((await other.call('getQuestionnaire')).body.questionnaire).toBeNull();
  });
});
