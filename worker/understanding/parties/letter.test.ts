import { describe, expect, it } from '@jest/globals';
import { addressBlocks } from './addressBlocks.ts';
import { mapSheet } from '../locate/cells.ts';
import { letterHead } from './letter.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';

function headOf(name: string, source: 'text' | 'ocr') {
  const words = wordsAt([40, 40, name], { source });
  return textOf(letterHead(mapSheet(toSheet(printedPage([], { words, source })), [])));
}

describe('The name at the top of a letter', () => {
  it('may be three letters of print, which on a scan may be dirt', () => {
    expect(headOf('PNC', 'text')).toBe('PNC');
    expect(headOf('BIA', 'ocr')).toBe('');
    expect(headOf('Prairie', 'ocr')).toBe('Prairie');
  });

  it('begins behind small letters in brackets, which a scan reads of a picture', () => {
    expect(headOf('(aa) Prairie National Bank', 'ocr')).toBe('Prairie National Bank');
    expect(headOf('® Prairie National Bank', 'ocr')).toBe('Prairie National Bank');
    expect(headOf('(aa) Prairie National Bank', 'text')).toBe('(aa) Prairie National Bank');
  });

  it('is not where on a site a page stands', () => {
    expect(headOf('Home » My licenses » Business license', 'text')).toBe('');
  });

  it('is not what a seal is read as, whether it stands alone or beside the print', () => {
    const ocr = { source: 'ocr' as const, confidence: 0.96 };
    const seal = wordsAt([36, 42, 'oF RAZ,'], { source: 'ocr', confidence: 0.6 });
    const office = wordsAt([100, 40, 'Larkspur Planning'], ocr);
    const large = office.map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 13 } }));
    const read = (words: typeof seal) =>
      textOf(letterHead(mapSheet(toSheet(printedPage([], { words, source: 'ocr' })), [])));
    expect(read([...seal, ...wordsAt([36, 70, 'Larkspur Planning'], ocr)])).toBe('Larkspur Planning');
    expect(read([...seal, ...large])).toBe('Larkspur Planning');
  });

  it('is no label because of a colon that was not read surely', () => {
    const read = (confidence: number) => {
      const words = [
        ...wordsAt([40, 40, 'City of']),
        ...wordsAt([76, 40, 'Reno:'], { source: 'ocr', confidence }),
        ...wordsAt([40, 60, 'HILLTOP AUTO REPAIR'], { source: 'ocr' }),
      ];
      return textOf(letterHead(mapSheet(toSheet(printedPage([], { words, source: 'ocr' })), [])));
    };
    expect(read(0)).toBe('City of Reno:');
    expect(read(0.9)).toBe('HILLTOP AUTO REPAIR');
  });

  it('is none on the back of a form, which tells its reader what to do', () => {
    const print = [
      ...wordsAt([40, 40, 'Instructions for Payer']),
      ...wordsAt([40, 60, 'Due dates. Furnish']),
    ];
    const page = printedPage([], { words: print });
    expect(letterHead(mapSheet(toSheet(page), []))).toEqual([]);
    expect(headOf('Prairie          Instructions for Payer on reverse', 'text')).toBe('Prairie');
  });
});

describe('The block of an address', () => {
  const lines = ['Eun-Ji Park', 'and Guy Mulcahy', '8 Lantern Hill Rd', 'Lyndon, VT 05849'];
  /** Its lines, each with the height of its words. */
  const blockOf = (heightAt: (text: string, row: number) => number) => {
    const words = lines.flatMap((line, row) =>
      wordsAt([40, 40 + row * 13, line]).map((word) => ({
        ...word,
        box: { ...word.box, y1: word.box.y0 + heightAt(word.text, row) },
      })),
    );
    return addressBlocks(mapSheet(toSheet(printedPage([], { words })), [])).map(textOf);
  };

  it('When only the line below a name has letters that hang below it, then the name belongs to it', () => {
    expect(blockOf((text) => (/[gjpqy]/.test(text) ? 9.4 : 7.4))).toEqual([lines.join(' ')]);
  });
  it('When a scan read a bar code above the line of the post, then both are no part of it', () => {
    const read = (code: string) => {
      const print = ['peor', code, 'DESMOND A LEE III', '7749 S HERON AVE', 'CHICAGO IL 60649'];
      const words = print.flatMap((line, row) => wordsAt([40, 40 + row * 11, line], { source: 'ocr' }));
      return addressBlocks(mapSheet(toSheet(printedPage([], { words, source: 'ocr' })), [])).map(textOf);
    };
    expect(read('00417316 DRE 021 142 25823')).toEqual([
      'DESMOND A LEE III 7749 S HERON AVE CHICAGO IL 60649',
    ]);
    expect(read('HERON WORKS')[0]).toContain('HERON WORKS DESMOND');
  });
  it('When its first line is printed smaller, then that is a heading', () => {
    expect(blockOf((_, row) => (row === 0 ? 5 : 7.4))).toEqual([lines.slice(1).join(' ')]);
  });
});
