import { describe, expect, it } from '@jest/globals';
import { mapSheet } from './cells.ts';
import { letterHead } from './letter.ts';
import { toSheet } from './sheet.ts';
import { printedPage, wordsAt } from './testing/printedPage.ts';
import { textOf } from './values/runs.ts';

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
});
