import { describe, expect, it } from '@jest/globals';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';
import { numberColumns } from './numberColumn.ts';

const ROWS = ['1a Total ordinary dividends', '1b Qualified dividends', '2a Capital gain', '3 Nondividend'];
const columnOf = (rows: readonly string[], apart = 40, source: 'text' | 'ocr' = 'text') => {
  const print = rows.flatMap((row, at): Print[] => {
    const [number, ...label] = row.split(' ');
    return [
      [40, 60 + 20 * at, 'Bettina Coldwater'],
      [300, 60 + 20 * at, number!],
      [300 + apart, 60 + 20 * at, label.join(' ')],
    ];
  });
  const page = printedPage(print);
  const words = page.words.map((word) => ({ ...word, source }));
  return [...numberColumns(toSheet({ ...page, words }))].map(({ text }) => text);
};

describe('Numbers of boxes in a column', () => {
  it('When they begin alike before labels that begin alike, and rise, then they are those labels’, however far off', () => {
    expect(columnOf(ROWS)).toEqual(['1a', '1b', '2a', '3']);
  });
  it('When they are too few, do not rise, or stand too far off, then they are none', () => {
    expect(columnOf(ROWS.slice(1))).toEqual([]);
    expect(columnOf([...ROWS].reverse())).toEqual([]);
    expect(columnOf(ROWS, 80)).toEqual([]);
  });
  it('When a scan makes `la` of `1a`, then it stands in the column as well', () => {
    const misread = ROWS.map((row) => row.replace('1a', 'la'));
    expect(columnOf(misread, 12, 'ocr')).toEqual(['la', '1b', '2a', '3']);
    expect(columnOf(misread, 12)).toEqual([]);
  });
});
