import { describe, expect, it } from '@jest/globals';
import { findLandmarks } from './landmarks.ts';
import { fuzzyFind } from './fuzzyFind.ts';
import { foldLetters } from '../sheet/letters.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

const find = (print: Print[], labels: string[]) => findLandmarks(toSheet(printedPage(print)), labels);

describe('Labels on a page', () => {
  it('are found whatever their case, punctuation and box number', () => {
    const [landmark] = find(
      [[40, 40, '1 Wages, tips, other compensation']],
      ['wages tips other compensation'],
    );
    expect(landmark?.words.map((word) => word.text).join(' ')).toBe('1 Wages, tips, other compensation');
    expect(landmark?.hasNumber).toBe(true);
  });
  it('When a typewriter’s capitals name a state or its street, then the word is no label of a box', () => {
    // capitals of 5.6 points, 7.2 apart
    const typed = (text: string) => {
      const words = text.split(' ').map((word, at, all) => {
        const x0 = 40 + all.slice(0, at).reduce((sum, one) => sum + one.length * 5.5 + 7.2, 0);
        const box = { x0, y0: 40, x1: x0 + word.length * 5.5, y1: 45.6 };
        return { text: word, box, confidence: 1, source: 'text' as const };
      });
      return findLandmarks(toSheet({ ...printedPage([]), words }), ['state']).length;
    };
    expect(typed('STATE OF NEBRASKA')).toBe(0);
    expect(typed('OFFICE OF THE STATE COMPTROLLER')).toBe(0);
    expect(typed('STATE NE')).toBe(1);
  });
  it('When a firm’s name ends in its kind, then it is no label misread', () => {
    expect(find([[40, 40, 'Wren Company Inc']], ['company ein'])).toEqual([]);
    expect(find([[40, 40, 'Company EIN']], ['company ein'])).toHaveLength(1);
  });
  it('When `is` leads to whom it is issued, then no label misread hides that', () => {
    const labels = ['this license issued', 'issued to'];
    const words = wordsAt([40, 40, 'This license is issued to'], { source: 'ocr' });
    const found = findLandmarks(toSheet(printedPage([], { words, source: 'ocr' })), labels);
    expect(found.map(({ label }) => label)).toEqual(['issued to']);
  });
  it('When a sentence says who is named, then it asks for no name', () => {
    expect(find([[40, 40, 'The licensee named above']], ['licensee name'])).toEqual([]);
    expect(find([[40, 40, 'Licensee names']], ['licensee name'])).toHaveLength(1);
  });
  it('When a question ends within them, then its words and those behind it are no label', () => {
    const found = (text: string) => find([[40, 40, text]], ['form 1099-k']).length;
    expect(found('Need a different form? 1099-K reports are under Payments.')).toBe(0);
    expect(found('Form 1099-K')).toBe(1);
  });
  it('When the small word is lost that a label ends in, then it is another phrase', () => {
    const found = (text: string) =>
      findLandmarks(
        toSheet({
          ...printedPage([]),
          words: wordsAt([40, 40, text]).map((word) => ({ ...word, source: 'ocr' as const })),
          source: 'ocr',
        }),
        ['registered to'],
      ).length;
    expect(found('REGISTERED NURSE LICENSE')).toBe(0);
    expect(found('REGISTEREDTO Ann Lee')).toBe(1);
    expect(found('REGISTEPED TO Ann Lee')).toBe(1);
  });
  it('When print in brackets follows, one of them misread perhaps, then that is no text that goes on', () => {
    for (const text of ['Name (TYPE OR PRINT)', 'Name {TYPE OR PRINT)'])
      expect(find([[40, 40, text]], ['name'])).toHaveLength(1);
    expect(find([[40, 40, 'Name TYPE OR PRINT']], ['name'])).toHaveLength(0);
  });
  it('When two letters stand between a town and a ZIP code, then they are a state, however wide the spaces are', () => {
    const ids = (text: string) => find([[40, 40, text]], ['id #']).length;
    expect(ids("18 Larch St, Coeur d'Alene,   ID   83814")).toBe(0);
    expect(ids('Name Larch Works   ID   83814')).toBe(1);
  });
  it('When all but the last word of a label is printed, then it is another one, whose end is another word', () => {
    const total = (text: string) => find([[40, 40, text]], ['this is your total tax']).length;
    expect(total('Add lines 1 to 8. This is your total')).toBe(0);
    expect(total('Add lines 22 and 23. This is your total tax')).toBe(1);
  });
  it('When a label of several words begins within a line and ends in the next, then it is found, and no two boxes are one', () => {
    const across = (upper: string, lower: string, label: string) =>
      find(
        [
          [60, 40, upper],
          [60, 49, lower],
        ],
        [label],
      ).length;
    expect(across('Add lines 1 to 8. This is your total', 'income', 'this is your total income')).toBe(1);
    expect(
      across('Statement for account', 'type savings and others', 'account type savings and others'),
    ).toBe(0);
  });
  it('When a colon ends a line, then its label does not go on in the next one', () => {
    expect(
      find(
        [
          [40, 40, 'Account:'],
          [40, 50, 'Statement from 10-01 through 10-31'],
        ],
        ['account statement', 'account'],
      ).map(({ label }) => label),
    ).toEqual(['account']);
  });
  it('are found as the heading of a column on lines a little apart, where none of its letters hangs low', () => {
    const column: Print[] = [
      [100, 40, 'Interest'],
      [100 + 2 * 4.4, 52, 'income'],
    ];
    expect(find(column, ['interest income'])).toHaveLength(1);
    expect(find([column[0]!, [100 + 2 * 4.4, 62, 'income']], ['interest income'])).toHaveLength(0);
  });
  it('are no two rows of a list, however little hangs below the first', () => {
    const rows: Print[] = [
      [36, 40, 'Refund                2,825     2,455'],
      [36, 54, 'Amount you owe            0         0'],
    ];
    expect(find(rows, ['refund amount'])).toHaveLength(0);
  });
  it('begin at the word box, or line, that leads their numbers', () => {
    const startOf = (text: string, label: string) => find([[40, 40, text]], [label])[0]?.box.x0;
    expect(startOf('Box 15: State', '15 state')).toBe(40);
    expect(startOf("Boxes e, f: Employee's name", "employee's name")).toBe(40);
    expect(startOf('Line 1z — Total wages', 'total wages')).toBe(40);
    expect(startOf('8 Box 1 2 3 4 5 Wages', 'wages')).toBeGreaterThan(60);
    expect(startOf('Box Elder State wages', 'state wages')).toBeGreaterThan(60);
  });
  it('have a letter before them that stands further off than any figure, which is the value of another box', () => {
    const numbered = (text: string, x: number) =>
      find([[40, 40, text], [x, 40, 'Allocated tips']], ['allocated tips'])[0]?.hasNumber; // prettier-ignore
    expect(numbered('A', 68)).toBe(true);
    expect(numbered('14', 64)).toBe(true);
    expect(numbered('14', 74)).toBe(false);
  });
  it('begin at the letter of their box where a scan left letters of their first word behind it', () => {
    const startOf = (source: 'ocr' | 'text') => {
      const words = wordsAt([40, 40, 'e E s first name and initial'], { source });
      return findLandmarks(toSheet(printedPage([], { words, source })), ['first name and initial'])[0]!.box
        .x0;
    };
    expect(startOf('ocr')).toBe(40);
    expect(startOf('text')).toBeGreaterThan(45);
  });
  it('have no number that stands behind the word for an apartment or lot', () => {
    const startOf = (text: string) => find([[40, 40, text]], ['allocated tips'])[0]!.box.x0;
    expect(startOf('18 Allocated tips')).toBe(40);
    expect(startOf('Lot 18 Allocated tips')).toBeGreaterThan(60);
  });
  it('are no part of a street that says which unit', () => {
    expect(find([[40, 40, '88 HERON RD UNIT 5']], ['units'])).toHaveLength(0);
    expect(find([[40, 40, 'UNITS 5']], ['units'])).toHaveLength(1);
  });
  it('are what a company ends with only where that stands alone', () => {
    expect(find([[40, 40, 'Business type:  LLC']], ['llc'])).toHaveLength(1);
    expect(find([[40, 40, 'Praline Co LLC']], ['lic #'])).toHaveLength(0);
    expect(find([[40, 40, 'LIC # 4471']], ['lic #'])).toHaveLength(1);
  });
  it('are found although OCR misread a few letters', () => {
    expect(find([[40, 40, '3 Soc1al securlty wagcs']], ['social security wages'])).toHaveLength(1);
  });
  it('are not taken for labels that differ in a number', () => {
    expect(find([[40, 40, 'Subtract line 10 from line 9']], ['subtract line 14 from line 11'])).toEqual([]);
    expect(
      find(
        [
          [40, 40, 'Add any amount from Schedule 1, line'],
          [330, 40, '22'],
        ],
        ['amount from schedule 2 line'],
      ),
    ).toEqual([]);
    expect(
      find([[40, 40, 'amount from Schedule l, line 3']], ['amount from schedule 1 line 3']),
    ).toHaveLength(1);
  });
  it('are not taken for labels that a number of a line begins, where a scan shows none', () => {
    const taxable = (print: string) => {
      const words = wordsAt([40, 40, print], { source: 'ocr', confidence: 0.95 });
      const page = printedPage([], { words, source: 'ocr' });
      const found = findLandmarks(toSheet(page), ['4b taxable amount', 'taxable amount']);
      return found.map(({ label }) => label);
    };
    expect(taxable('| b Taxable amount')).toEqual(['taxable amount']);
    expect(taxable('4b Taxable amount')).toEqual(['4b taxable amount']);
  });
  it('When a form says to check here, then nobody signs there, though OCR made a colon of its arrow', () => {
    expect(find([[40, 40, 'If Form 8888 is attached, check here:']], ['here'])).toHaveLength(0);
    expect(find([[40, 40, 'Here:']], ['here'])).toHaveLength(1);
  });
  it('may begin with a long number of their own, but not with a misread one', () => {
    expect(find([[40, 40, 'FORM 1099 COMPOSITE']], ['1099 composite'])).toHaveLength(1);
    expect(find([[40, 40, '6391 State Route 9']], ['15 state'])).toEqual([]);
    expect(find([[40, 40, 'State of South Cheyenne']], ['state'])).toEqual([]);
    expect(find([[40, 40, 'Date of organization']], ['date'])).toHaveLength(1);
  });
  it('go to the label that is printed exactly so before one that is merely similar', () => {
    const found = find([[40, 40, "PAYEE'S TIN"]], ["payer's tin", "payee's tin"]);
    expect(found.map(({ label }) => label)).toEqual(["payee's tin"]);
  });
  it('give their words to the longest label', () => {
    const found = find(
      [[40, 40, "Spouse's social security number"]],
      ['number', "spouse's social security number"],
    );
    expect(found.map(({ label }) => label)).toEqual(["spouse's social security number"]);
  });
  it('go on in the next line of a narrow box, and only there', () => {
    const labels = ['federal income tax withheld', 'medicare tax withheld'];
    const box: Print[] = [
      [40, 40, '2 Federal income'],
      [46, 49, 'tax withheld'],
      [46, 60, '2,988.00'],
    ];
    const [found, ...others] = find(box, labels);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ label: labels[0], hasNumber: true, edits: 0 });
    expect(found!.words.map(({ text }) => text)).toEqual(['2', 'Federal', 'income', 'tax', 'withheld']);
    expect(found!.box.y1).toBeGreaterThan(55);
    // another box's line, a line far below, and a label that ends in the first line
    expect(find([box[0]!, [160, 49, 'tax withheld']], labels)).toEqual([]);
    expect(find([box[0]!, [46, 80, 'tax withheld']], labels)).toEqual([]);
    const [own] = find(
      [
        [40, 40, 'Federal income tax withheld'],
        [40, 49, 'tax withheld'],
      ],
      labels,
    );
    expect(own?.words).toHaveLength(4);
  });
  it('go to the exact one of two short labels that differ in a letter', () => {
    const found = find(
      [
        [40, 40, 'License:'],
        [200, 40, 'Licensee:'],
      ],
      ['licensee', 'license #'],
    );
    expect(found.map(({ label, box }) => [label, Math.round(box.x0)])).toEqual(
      expect.arrayContaining([
        ['license #', 40],
        ['licensee', 200],
      ]),
    );
  });
  it('do not reach across the gap between two boxes', () => {
    expect(
      find(
        [
          [40, 40, 'Last'],
          [200, 40, 'name'],
        ],
        ['last name'],
      ),
    ).toEqual([]);
  });
});

describe('A short label that was misread', () => {
  it('When a word ends with the short first word of a label, then it is another word: GROss wages', () => {
    const words = wordsAt([40, 40, 'Gross Wages'], { source: 'ocr' });
    expect(findLandmarks(toSheet(printedPage([], { words })), ['ss wages'])).toEqual([]);
    expect(find([[40, 40, '3 SS wages']], ['ss wages'])).toHaveLength(1);
  });
  it('does not end in another preposition', () => {
    const words = wordsAt([40, 40, 'ISSUED FOR TAX COMPLIANCE'], { source: 'ocr' });
    expect(findLandmarks(toSheet(printedPage([], { words })), ['issued to'])).toEqual([]);
    expect(find([[40, 40, 'Issved to']], ['issued to'])).toHaveLength(1);
  });
  it('is no part of two words: `ein` of Wei N Price', () => {
    expect(find([[40, 40, 'Wei N Price']], ['ein'])).toHaveLength(0);
    expect(find([[40, 40, 'E IN 72-2390463']], ['ein'])).toHaveLength(1);
  });

  it('does not begin inside a word', () => {
    expect(find([[40, 40, "Employee's first name and initial"]], ['last name'])).toEqual([]);
    expect(find([[40, 40, 'Lost name']], ['last name'])).toHaveLength(1);
  });
});

describe('Finding a text with errors', () => {
  it('finds every place, and none where too much differs', () => {
    expect(fuzzyFind('abcxxabd', 'abc', 1).map(({ start }) => start)).toEqual([0, 5]);
    expect(fuzzyFind('zzzzzz', 'abc', 1)).toEqual([]);
  });
  it('folds what OCR confuses into one letter', () => {
    expect(foldLetters('l0 Éarned')).toBe(foldLetters('IO earned'));
  });
});

it('When a fund of class A pays a dividend, then the letter is no box before the label', () => {
  const find = (line: string) =>
    findLandmarks(toSheet(printedPage([[36, 100, line]])), ['qualified dividends'])[0]!;
  expect(find('A Qualified dividends').hasNumber).toBe(true);
  expect(find('Brant Foods CL A Qualified dividends')).toMatchObject({ hasNumber: false, startsRun: false });
});
