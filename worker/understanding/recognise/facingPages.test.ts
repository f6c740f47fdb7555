/** Two pages beside each other on one sheet must not become rows of one page. */
import { describe, expect, it } from '@jest/globals';
import { facingPages } from './facingPages.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

const form = (name: string, of: readonly string[], copies?: readonly string[]): FormDefinition => ({
  name,
  documentType: 'other',
  hasTaxYear: false,
  signs: [{ needs: of.length, of }],
  fields: [],
  otherLabels: [],
  ...(copies && { copies: [copies] }),
});
const FIRST = ['adjusted gross income', 'taxable interest'];
const SECOND = ['amount you owe', 'total payments'];
const forms = [form('return, page 1', FIRST), form('return, page 2', SECOND)];

const column = (x: number, lines: readonly string[]): Print[] =>
  lines.map((line, row) => [x, 60 + row * 20, line]);
const wide = { width: 792, height: 612 };
const textsOf = (print: readonly Print[], known = forms, size = wide) =>
  facingPages(toSheet(printedPage(print, size)), known).map(({ lines }) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  );
const two = [...column(40, FIRST), ...column(430, SECOND)];
const asOne = [FIRST.map((line, row) => `${line} ${SECOND[row]}`)];

describe('a sheet with two pages beside each other', () => {
  it('When each half is a page of a form, then they are read as two', () => {
    expect(textsOf(two)).toEqual([FIRST, SECOND]);
  });

  it('When only one half is a form, then the sheet stays whole', () => {
    expect(textsOf(two, [forms[0]!])).toEqual(asOne);
  });

  it('When print runs over the middle, then the sheet stays whole', () => {
    const across: Print = [40, 200, 'A sentence of a single page '.repeat(5).trim()];
    expect(textsOf([...two, across])).toHaveLength(1);
  });

  it('When only a space of its large title runs down the middle, then the sheet stays whole', () => {
    const title = [...wordsAt([300, 20, 'PERMIT']), ...wordsAt([340, 20, 'CARD'])].map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y0 + 16 },
    }));
    const broad: Print = [345, 200, 'Consideration/acknowledgement/receipt'];
    const page = printedPage([...column(40, FIRST), ...column(345, SECOND), broad], wide);
    const sheet = toSheet({ ...page, words: [...title, ...page.words] });
    expect(facingPages(sheet, forms)).toHaveLength(1);
  });

  it('When the sheet is higher than wide, then it stays whole', () => {
    expect(textsOf(two, forms, { width: 792, height: 1000 })).toEqual(asOne);
  });

  it('When the halves are copies of one form, then they stay together', () => {
    const copies = form('W-2', FIRST, FIRST);
    expect(textsOf([...column(40, FIRST), ...column(430, FIRST)], [copies])).toHaveLength(1);
  });
});
