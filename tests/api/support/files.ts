/** Small files of every accepted kind, made of what tells their kind, and the W-2 most tests upload. */
import { readingOf } from '../../../worker/saving/readingBuilder.ts';
import { pdfSaying } from './reader.ts';

export const w2 = readingOf('w2-form', {
  'primaryPerson.fullName': 'Ann Lee',
  'primaryPerson.ssn': '900-11-1111',
  'employmentStatus.w2Income': true,
  'fields.wages': 52_000.5,
});

/** A W-2 of Ann Lee. */
export const w2Pdf = pdfSaying(w2);

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
const archive = (part: string) =>
  Buffer.concat([hex('504b0304'), Buffer.from(`[Content_Types].xml ${part}`)]);
const compound = (stream: string) =>
  Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.from(stream, 'utf16le'), hex('0000')]);

/** Name -> bytes. */
export const acceptedFiles: Readonly<Record<string, Buffer>> = {
  'a.pdf': Buffer.from('%PDF-1.4\n'),
  'a.jpg': hex('ffd8ffe000104a464946'),
  'a.jpeg': hex('ffd8ffe000104a464946'),
  'a.png': hex('89504e470d0a1a0a0000'),
  'a.gif': Buffer.from('GIF89a......'),
  'a.bmp': Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40]), Buffer.alloc(20)]),
  'a.tiff': hex('49492a0008000000'),
  'a.heic': Buffer.concat([hex('00000018'), Buffer.from('ftypheic0000')]),
  'a.doc': compound('WordDocument'),
  'a.docx': archive('word/document.xml'),
  'a.xls': compound('Workbook'),
  'a.xlsx': archive('xl/workbook.xml'),
};
