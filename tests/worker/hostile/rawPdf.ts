/** Writes PDF files object by object, however wrong: no library would let one. */
import { deflateSync } from 'node:zlib';

export type PdfObject = string | Buffer;

/** A stream object; `length` may lie. */
export function stream(data: Buffer | string, entries = '', length?: number): Buffer {
  const bytes = Buffer.from(data as Buffer);
  const head = `<< ${entries} /Length ${length ?? bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream', 'latin1')]);
}

export const flate = (data: Buffer | string, entries = ''): Buffer =>
  stream(deflateSync(data), `${entries} /Filter /FlateDecode`);

/** A file of numbered objects, the first being 1; object 1 is the catalogue unless `trailer` says otherwise. */
export function rawPdf(objects: readonly PdfObject[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    push(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
    push(typeof object === 'string' ? Buffer.from(object, 'latin1') : object);
    push(Buffer.from('\nendobj\n', 'latin1'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  push(Buffer.from(xref, 'latin1'));
  return Buffer.concat(parts);
}

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

export interface OnePage {
  readonly mediaBox?: string;
  /** The page's content stream; text when nothing is given. */
  readonly content?: Buffer | string;
  readonly page?: string;
  readonly catalogue?: string;
  /** Entries of the page's resources beside the font. */
  readonly resources?: string;
  /** Objects from number 6 on. */
  readonly more?: readonly PdfObject[];
}

/** A file of one page: 1 catalogue, 2 page tree, 3 page, 4 content, 5 font, 6 and on `more`. */
export function onePage({
  mediaBox = '[0 0 612 792]',
  content = HARMLESS,
  page = '',
  catalogue = '',
  resources = '',
  more = [],
}: OnePage): Buffer {
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    Buffer.isBuffer(content) ? content : stream(content),
    FONT,
    ...more,
  ]);
}

/** Lines of text, top down. */
export const lines = (...texts: readonly string[]): string =>
  `BT /F1 11 Tf 14 TL 50 740 Td ${texts.map((text) => `(${text.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')} ET`;

/** What an honest page says, so that a file can only fail by its trick. */
export const HARMLESS = lines(
  'City of Riverside Business License',
  'License number BL-2024-58376 issued to Zimmerman Hardware LLC',
  'Owner Patrick Zimmerman, 7997 Kings Highway, Portland, OR 97232',
);
