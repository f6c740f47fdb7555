import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 240, y0: 60, x1: 400, y1: 90 };
/** Words as a noisy page gives them: text, left and right edge. */
const read = (pieces: readonly [string, number, number][]): Word[] =>
  pieces.map(([text, x0, x1]) => ({ text, box: { x0, y0: 75, x1, y1: 81 }, confidence: 0.9, source: 'ocr' }));
const amountIn = (...pieces: [string, number, number][]) => SHAPES.money(read(pieces), cell)?.value?.value;

it('When the side of the box behind an amount is read as a letter, then it is no figure of it, and as high as the figures it may be one', () => {
  const side = (y0: number, y1: number) => ({
    ...read([['I.', 437, 443]])[0]!,
    box: { x0: 437, y0, x1: 443, y1 },
  });
  const amount = (end: Word) => SHAPES.money([...read([['342', 421, 434]]), end], cell)?.value?.value;
  expect(amount(side(75, 87))).toBe(342);
  expect(amount(side(75, 81))).not.toBe(342);
});

describe('An amount that was read in two words', () => {
  it("When a typewriter's comma between them was read as another mark, then it is their comma", () => {
    const mark = (text: string, y0: number) => ({
      ...read([[text, 252, 255]])[0]!,
      box: { x0: 252, y0, x1: 255, y1: y0 + 3 },
    });
    const amount = (middle: Word) =>
      SHAPES.money([...read([['3', 245, 250]]), middle, ...read([['418.07', 259, 294]])], cell)?.value?.value;
    expect(amount(mark('’', 80))).toBe(3418.07);
    expect(amount(mark("'", 80))).toBe(3418.07);
    expect(amount(mark('’', 74))).not.toBe(3418.07);
  });
  it('When the first ends in the comma of thousands, then it is no number of a line', () => {
    expect(amountIn(['88,', 245, 258], ['136.63', 260, 290])).toBe(88136.63);
    expect(amountIn(['8,', 245, 251], ['136', 253, 268])).toBe(8136);
  });
  it('When nothing is between its figures but the room of a letter, then they are one amount', () => {
    expect(amountIn(['25', 250, 260.6], ['74.39', 262, 290])).toBe(2574.39);
    expect(amountIn(['25', 250, 260.6], ['74.39', 263, 291])).toBe(74.39);
  });
  it("When typewriter's letters set the first figure wide apart, then it is no number of a line either", () => {
    expect(amountIn(['1', 252, 256], ['9,079.05', 258, 300])).toBe(19079.05);
    expect(amountIn(['1', 250, 253], ['9,079.05', 258, 300])).toBe(9079.05);
  });
  it("When a typewriter's cents were not read, then the dollars are not the amount", () => {
    const sumOf = (cents: string) =>
      SHAPES.unsignedMoney(
        read([
          ['$4,517', 247, 278],
          [cents, 285, 294],
        ]),
        cell,
      )?.value?.value;
    expect(sumOf('59')).toBe(4517.59);
    expect(sumOf('5/9')).toBeUndefined();
  });
  it('When the number of a line stands apart, or no three figures follow, then it stays one', () => {
    expect(amountIn(['8,', 240, 246], ['136.63', 251, 281])).toBe(136.63);
    expect(amountIn(['8,', 245, 251], ['36.63', 253, 279])).toBe(36.63);
    expect(amountIn(['8', 243, 247], ['136.63', 251, 281])).toBe(136.63);
  });
  it("When two figures stand nearer than a line's number does, of which one may be the comma, then nobody knows the amount", () => {
    expect(amountIn(['75', 245, 253], ['822.32', 256, 288])).toBeUndefined();
    expect(amountIn(['75', 245, 253], ['4,822.32', 256, 296])).toBe(4822.32);
  });
  it("When a typewriter's comma was lost, then three figures are not the amount, and with it they are its end", () => {
    expect(amountIn(['54', 245, 254], ['718', 261, 273])).toBeUndefined();
    expect(amountIn(['1', 247, 252], ['240', 259, 271])).toBeUndefined();
    expect(amountIn(['128,', 240, 253], ['645', 260, 273])).toBe(128645);
    expect(amountIn(['128', 240, 253], ['645', 260, 273])).toBe(128645);
  });
  it('When it is one of whole dollars, then its thousands may stand further apart', () => {
    expect(amountIn(['11,', 300, 312], ['208.', 317, 334])).toBe(11208);
    expect(amountIn(['49,', 300, 312], ['269', 317, 331])).toBe(49269);
    expect(amountIn(['49,', 300, 309], ['269', 317, 331])).toBe(49269);
    expect(amountIn(['49,', 300, 312], ['269', 322, 336])).not.toBe(49269);
  });
  it('When it has millions, then its last three figures may stand so, too', () => {
    expect(
      SHAPES.rowMoney(
        read([
          ['1,184,', 251, 277],
          ['620', 285, 300],
          ['|', 303, 305],
        ]),
        cell,
      ),
    ).toMatchObject({
      value: { value: 1184620 },
    });
  });
  it('When the form prints the cents of whole dollars, then they are none of another amount', () => {
    const inRow = (...pieces: [string, number, number][]) =>
      SHAPES.rowMoney(read(pieces), cell)?.value?.value;
    expect(inRow(['3b', 250, 259], ['518', 304, 319], ['00', 326, 335])).toBe(518);
    expect(inRow(['3b', 250, 259], ['62,518', 290, 319], ['00', 326, 335])).toBe(62518);
    expect(inRow(['518', 304, 319], ['00', 331, 340])).toBeUndefined();
  });
  it('When it is a loss, then its sign before the first figures parts them from no others', () => {
    const lossIn = (...pieces: [string, number, number][]) =>
      SHAPES.rowMoney(read(pieces), cell)?.value?.value;
    expect(lossIn(['21', 240, 247], ['-169,', 300, 319], ['342', 325, 340])).toBe(-169342);
    expect(lossIn(['21', 240, 247], ['(169,', 300, 319], ['342)', 325, 343])).toBe(-169342);
  });
  it('When the letter of the next box stands close behind it, then it is none of the amount', () => {
    expect(amountIn(['1,284,316', 245, 280], ['b', 284, 287], ['b', 290, 293])).toBe(1284316);
  });
  it('When the side of its box was read as a bracket and a comma, then it is still the amount', () => {
    expect(amountIn(['18,948.24),', 300, 342])).toBe(18948.24);
  });
  it('When a point was lost between figures that commas part and two more, then these are cents', () => {
    const sumIn = (...pieces: [string, number, number][]) =>
      SHAPES.unsignedMoney(read(pieces), cell)?.value?.value;
    expect(sumIn(['2,741', 275, 302], ['08', 308, 317])).toBe(2741.08);
    const row = read([['11', 240, 247], ['39,323', 275, 308], ['51', 314, 323]]); // prettier-ignore
    expect(SHAPES.rowMoney(row, cell)?.value?.value).toBe(39323.51);
    expect(sumIn(['2741', 275, 302], ['08', 308, 317])).toBeUndefined();
    expect(sumIn(['2,741', 275, 302], ['08', 322, 331])).toBeUndefined();
  });
});
