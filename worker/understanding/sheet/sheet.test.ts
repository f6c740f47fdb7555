/** What a scanned page shows beside its print must not become part of a value. */
import { describe, expect, it } from '@jest/globals';
import type { Page, Word } from '../../reading/page.ts';
import { toLines, toSheet } from './sheet.ts';

const word = (text: string, x0: number, y0: number, confidence: number, height = 6): Word => ({
  text,
  box: { x0, y0, x1: x0 + text.length * 4, y1: y0 + height },
  confidence,
  source: 'ocr',
});
const textOf = (words: readonly Word[]) => {
  const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
  return toSheet(page)
    .lines.map((line) => line.words.map(({ text }) => text).join(' '))
    .join(' / ');
};
const street = [word('1874', 230, 159, 0.97), word('Harbor', 252, 159, 0.97), word('View', 285, 159, 0.97)];

it('When a picture as high as two lines was read as letters wider than high, then those lines stay apart', () => {
  const logo = { ...word('ED', 130, 150, 0.57, 40), box: { x0: 100, y0: 150, x1: 223, y1: 190 } };
  const upper = [word('The', 380, 152, 0.96), word('City', 395, 152, 0.97)];
  const lower = [
    word('Department', 232, 170, 0.96),
    word('of', 276, 170, 0.96),
    word('Parks', 420, 170, 0.97),
  ];
  expect(textOf([logo, ...upper, ...lower, word('below', 30, 300, 0.9), word('it', 60, 300, 0.9)])).toBe(
    'The City / Department of Parks / below it',
  );
});

it('When a note in the margin stands between two levels, then it takes no words out of the line beside it', () => {
  const at = (text: string, x0: number, x1: number, y0: number, y1: number): Word => ({
    ...word(text, x0, y0, 1),
    box: { x0, y0, x1, y1 },
    source: 'text',
  });
  const note = [
    at('$20,800', 33, 53, 583.9, 589),
    at('If', 37, 39, 590.7, 594.8),
    at('any', 42, 50, 591.8, 596),
  ];
  const line = [
    at('9', 96, 100, 587.4, 592.8),
    at('Add', 115, 128, 587.4, 592.8),
    at('1z,', 148, 157, 587.5, 593.8),
    at('2b,', 160, 169, 587.4, 593.8),
    at('3b,', 172, 181, 587.4, 593.8),
    at('4b,', 184, 194, 587.4, 593.8),
    at('5b,', 197, 206, 587.4, 593.8),
    at('8.', 244, 249, 587.5, 592.8),
    at('your', 275, 290, 588.7, 594.3),
    at('total', 289.7, 304, 587.4, 592.8),
    at('income', 307, 333, 587.3, 592.8),
    at('90261', 549, 571, 586.5, 592.9),
  ];
  expect(textOf([...note, ...line])).toBe(
    '$20,800 / If any 9 Add 1z, 2b, 3b, 4b, 5b, 8. your total income 90261',
  );
});

describe('the lines in the margins', () => {
  const line = (text: string, y: number) =>
    text.split(' ').map((part, index) => word(part, 24 + index * 60, y, 1));

  it('When the browser printed day, title and address in the margins, then they are no part of it', () => {
    const head = line('11/22/26, 7:58 PM My documents | Secure portal', 16);
    const foot = line('https://portal.example.com/documents/view?id=99813 1/1', 776);
    expect(textOf([...head, ...street, ...foot])).toBe('1874 Harbor View');
  });

  it('When a fax, a signing service or a trial version left its line there, then it is no part of the page', () => {
    const fax = line('From: Hartman Tax Service Fax: 15125550182 Page: 2 of 4', 16);
    const signed = line('DocuSign Envelope ID: 0F3C9A12-77B1', 16);
    const trial = line('Evaluation Only. Created with a library.', 776);
    for (const other of [fax, signed, trial]) expect(textOf([...other, ...street])).toBe('1874 Harbor View');
  });

  it('When its own head says a day, or its text an address, then that stays', () => {
    const head = line('First Bank 11/22/26 (800) 555-0100 Page 1 of 3', 16);
    const foot = line('Pay at https://bank.example.com', 700);
    expect(textOf([...head, ...foot])).toBe(
      'First Bank 11/22/26 (800) 555-0100 Page 1 of 3 / Pay at https://bank.example.com',
    );
  });
});

describe('the lines of a scanned page', () => {
  it('When bullets mask the beginning of a number, then they stay; a single one, or a row of them, goes', () => {
    const masked = [word('•', 20, 100, 1), word('Checking', 40, 100, 1), word('••••', 80, 100, 1)];
    expect(textOf([...masked, word('5521', 100, 100, 1), word('••••••••••••', 120, 100, 1)])).toBe(
      'Checking •••• 5521',
    );
  });

  it('When the point of an i was read as a letter, however surely, then it takes no word out of its line', () => {
    const point: Word = { ...word('i', 253, 158, 0.77, 1), box: { x0: 253, y0: 158.2, x1: 254, y1: 159.2 } };
    const [number, name, view] = street as [Word, Word, Word];
    expect(textOf([number, point, name, view])).toBe('1874 Harbor View');
  });

  it('When a dotted line below the print was read as words, then they are dropped', () => {
    const dots = [
      word('reso', 257, 163, 0.21, 8),
      word('RAR', 320, 163, 0.19, 8),
      word('ots', 400, 168, 0.3, 1),
    ];
    expect(textOf([...street, ...dots])).toBe('1874 Harbor View');
  });

  it('When a rule of a box, as high as two lines, was read as a sign, then it takes no word out of its line', () => {
    const labels = [word('City', 230, 147, 0.97), word('State', 300, 147, 0.97)];
    const rule = word('=', 340, 141, 0.78, 35);
    const zip = word('85251', 352, 159, 0.97);
    expect(textOf([...labels, rule, ...street, zip])).toBe('City State / 1874 Harbor View 85251');
    expect(textOf([...street, word('|', 320, 159, 0.97), zip])).toBe('1874 Harbor View | 85251');
  });

  it('When a doubtful word stands level with clear ones, then it is part of the line', () => {
    expect(textOf([...street, word('Ct', 305, 159, 0.3)])).toBe('1874 Harbor View Ct');
  });

  it('When a word was seen twice, once cut and with a box into the next line, then it is one word', () => {
    const [santa, rosa] = [word('Santa', 160, 133, 0.96), word('Rosa,', 184, 133, 0.97)];
    expect(textOf([santa, rosa, word('Ros', 184, 132, 0.96, 14)])).toBe('Santa Rosa,');
  });

  it('When a word was drawn over those beside it, then none of them is taken for the same word', () => {
    const state = { ...word('State', 274, 149, 0.96), box: { x0: 274, y0: 149, x1: 318, y1: 155 } };
    const others = [word('or', 293, 149, 0.95), word('province', 303, 149, 0.9)];
    expect(textOf([state, ...others])).toBe('State or province');
  });

  it('When doubtful print is larger than its line and holds a number, then it is kept: the year of a W-2', () => {
    expect(textOf([...street, word('2024', 320, 150, 0.3, 20)])).toContain('2024');
  });

  it('When a tall word parts a line, then its words are one line again', () => {
    const here = word('Here', 37, 470, 0.97, 9);
    const words = [word('Your', 101, 477.2, 0.97), word('signature', 118, 477.4, 0.97), here];
    const right = [
      word('Date', 278, 476.6, 0.97),
      word('Your', 328, 476.9, 0.97),
      word('occupation', 345, 477.4, 0.97),
    ];
    expect(textOf([...words, ...right])).toContain('Date Your occupation');
  });

  it('When a tall word parts a line, then a word stays with the one beside it, not with one far away', () => {
    const parted = [
      word('Here', 37, 469.2, 0.96, 9),
      word('If', 465, 475.5, 0.97, 5.2),
      word('Your', 328, 476.6, 0.88, 5.2),
      word('Your', 101, 477.2, 0.97, 5.5),
      word('occupation', 345, 476.9, 0.96, 6.1),
    ];
    expect(textOf(parted)).toContain('Your occupation If');
  });

  it('When the border of a paper was read as dirt at both ends of a line, then that does not part it', () => {
    const border = [
      word('(4%', 8, 208.5, 0.02, 4.6),
      word('Ox', 770, 207.6, 0.26, 3.5),
      word('KX', 8, 202.8, 0.73, 3.5),
      word('Ha', 770, 213.4, 0.16, 2.9),
      word('OCA', 8, 213.4, 0.27, 3.5),
    ];
    const name = [
      word('MOBILE', 311, 201, 0.96, 17.9),
      word('VETERINARY,', 415, 201, 0.96, 18.1),
      word('LTD', 591, 201.3, 0.96, 17.3),
    ];
    const lines = toLines([...border, ...name]).map(({ words }) => words.map(({ text }) => text).join(' '));
    expect(lines.join(' / ')).toContain('VETERINARY, LTD');
  });

  it('When lines stand a third of their height apart, then they stay two', () => {
    expect(textOf([word('left', 10, 100, 0.97), word('right', 300, 104.5, 0.97)])).toBe('left / right');
  });

  it('When the field of an answer reaches up into the line above it, then its words stay beside their label', () => {
    const above = ['If', 'you', 'checked', 'the', 'box,', 'enter', 'a', 'name'].map((text, index) =>
      word(text, 104 + index * 40, 67, 1, 6),
    );
    const label = [word('not your dependent', 104, 74.5, 1, 5)];
    const answer = ['ANTOINE', 'ST. JOHN'].map((text, index) => word(text, 224 + index * 70, 71, 1, 12));
    expect(textOf([...above, ...label, ...answer])).toContain('not your dependent ANTOINE ST. JOHN');
  });
});

it('When a letter was read alone in the midst of a word that holds it, then the letters of several words are mixed there', () => {
  const certaintyOf = (x0: number) => {
    const words = [word('OJDEL', 102, 159, 0.9), word('J', x0, 159, 0.97), word('REYES', 143, 159, 0.97)];
    const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
    const [line] = toSheet(page).lines;
    return line!.words.find(({ text }) => text === 'OJDEL')!.confidence;
  };
  expect(certaintyOf(108)).toBeLessThan(0.5);
  expect(certaintyOf(125)).toBe(0.9);
});
