import { describe, expect, it } from '@jest/globals';
import { judgeFile, sniffFile } from './sniffFile.ts';

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const wide = (text: string) => [...text].join('\0') + '\0';
const ole = (stream: string) => bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' + '\0'.repeat(500) + wide(stream));
const png = bytes('\x89PNG\r\n\x1a\n----');
const docx = bytes('PK\x03\x04..[Content_Types].xml..PK\x03\x04..word/document.xml');

describe('sniffFile', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind a few stray bytes', bytes('\r\n\r\n%PDF-1.4\n'), 'pdf'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
    ['a PNG', png, 'png'],
    ['a GIF', bytes('GIF89a...'), 'gif'],
    ['a bitmap', bytes('BM' + '\0'.repeat(12) + '\x28' + '\0'.repeat(40)), 'bmp'],
    ['a big-endian TIFF', bytes('MM\0*'), 'tiff'],
    ['a TIFF with long offsets', bytes('II+\0\x08\0\0\0'), 'tiff'],
    ['a picture that a browser saved', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
    ['a photo of an iPhone', bytes('\0\0\0\x18ftypheic'), 'heic'],
    ['a photo in AV1', bytes('\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf'), 'avif'],
    ['a photo in AV1 that names its family first', bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'), 'avif'],
    ['a Word document', docx, 'docx'],
    ['an Excel workbook', bytes('PK\x03\x04[Content_Types].xml PK xl/workbook.xml'), 'xlsx'],
    ['an old Word document', ole('WordDocument'), 'doc'],
    ['an old Excel workbook', ole('Workbook'), 'xls'],
    ['rich text', bytes('{\\rtf1\\ansi'), 'rtf'],
    ['a web page that a bank calls .xls', bytes('\n<html><table>'), 'html'],
    ['tab-separated text that a bank calls .xls', bytes('Date\tAmount\r\n01/02/2023\t5.00'), 'text'],
  ] as const)('When the file is %s, then it is known by its bytes', (_, file, kind) => {
    expect(sniffFile(file)).toBe(kind);
  });

  it.each([
    ['a program', bytes('MZ\x90\0\x03\0 ... %PDF-1.4')],
    ['a drawing that names a PDF', bytes('<svg><!-- %PDF-1.4 --></svg>')],
    ['PostScript', bytes('%!PS-Adobe-3.0\n%PDF-1.4')],
    ['an archive of anything', bytes('PK\x03\x04..readme.txt')],
    ['noise', bytes('\x01\x02\x03\x04')],
  ])('When the file is %s, then it is none of the accepted kinds', (_, file) => {
    expect(sniffFile(file)).toBeNull();
  });
});

describe('judgeFile', () => {
  it('When a picture bears the ending of another kind of picture, then it is accepted for what it is', () => {
    expect(judgeFile('photo.JPG', png)).toEqual({ ok: true, kind: 'png' });
  });
  it('When a browser saved a picture of its own kind as .jpg, then it is accepted', () => {
    expect(judgeFile('w2.jpg', bytes('RIFF\x24\0\0\0WEBPVP8 '))).toEqual({ ok: true, kind: 'webp' });
  });
  it('When a new Word document bears the old ending, then it is accepted', () => {
    expect(judgeFile('licence.doc', docx)).toEqual({ ok: true, kind: 'docx' });
  });
  it('When a program is named .pdf, then it is not what its name says', () => {
    expect(judgeFile('w2.pdf', bytes('MZ\x90'))).toEqual({ ok: false, problem: 'notWhatItSays' });
  });
  it('When text is named .pdf, then it is not what its name says', () => {
    expect(judgeFile('w2.pdf', bytes('hello'))).toEqual({ ok: false, problem: 'notWhatItSays' });
  });
  it('When the file is empty, then that is said first', () => {
    expect(judgeFile('x.exe', new Uint8Array())).toEqual({ ok: false, problem: 'empty' });
  });
  it('When the ending is unknown, then this kind of file is not accepted', () => {
    expect(judgeFile('x.exe', png)).toEqual({ ok: false, problem: 'notAccepted' });
  });
});
