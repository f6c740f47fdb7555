import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../testing/printedPage.ts';
import { parseDate } from './plain.ts';
import { SHAPES } from './shapes.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 792 };

describe('What people put into boxes', () => {
  it('When nothing but a street stands where a business is named, then that is no name', () => {
    const nameOf = (text: string) => SHAPES.businessName(wordsAt([0, 0, text]), cell)?.value?.value;
    expect(nameOf('88 HARBOR BLVD')).toBeUndefined();
    expect(nameOf('1140 N 7th Ave')).toBeUndefined();
    expect(nameOf('84 Lumber Co')).toBe('84 Lumber Co');
    expect(nameOf('1140 Harbor Blvd LLC')).toBe('1140 Harbor Blvd LLC');
  });
  it('When a program dropped the last zero of an amount, then it is read, but not on paper', () => {
    expect(SHAPES.money(wordsAt([0, 0, '1377.5']), cell)?.value?.value).toBe(1377.5);
    expect(SHAPES.money(wordsAt([0, 0, '(1,377.5)']), cell)?.value?.value).toBe(-1377.5);
    expect(SHAPES.money(wordsAt([0, 0, '1377.5'], { source: 'ocr' }), cell)).toBeNull();
  });
  it('When a sentence names a day, then neither its day nor its year is an amount', () => {
    const owed = (text: string, source: 'ocr' | 'text' = 'text') =>
      SHAPES.rowMoney(wordsAt([0, 0, text], { source }), cell)?.value?.value;
    expect(owed('is due by June 14, 2021. Keep this page')).toBeUndefined();
    expect(owed('is due by June 14, 2021. Keep this page', 'ocr')).toBeUndefined();
    expect(owed('due April 15, 2021     1,318')).toBe(1318);
    expect(SHAPES.money(wordsAt([0, 0, 'Sept. 3, 2021']), cell)).toBeNull();
  });
  it('When a scan shows the sides of the box around the number of a line, then that is no amount', () => {
    const row = (text: string) =>
      SHAPES.rowMoney(wordsAt([0, 0, text], { source: 'ocr', confidence: 0.9 }), cell)?.value?.value;
    expect(row('2026 estimated tax | 36 |')).toBeUndefined();
    expect(row('2026 estimated tax | 36 | 1,250')).toBe(1250);
  });
  it('When a scan lost what follows a comma, then what stands before it is no amount', () => {
    const amount = (text: string) => SHAPES.money(wordsAt([0, 0, text], { source: 'ocr' }), cell);
    expect(amount('$ 48,')).toBeNull();
    expect(amount('48,210,')?.value?.value).toBe(48210);
  });
  it('When the label of the next box bears its number in brackets behind it, then its number is no amount', () => {
    const words = [...wordsAt([0, 0, '7,118.05']), ...wordsAt([0, 14, 'Tips (7)'])];
    expect(SHAPES.money(words, cell)?.value?.value).toBe(7118.05);
  });
  it('When dirt of a letter and two points stands beside a name, then the name is read', () => {
    const name = [...wordsAt([0, 0, "Osric D'Amato Jr.                 i:"]), ...wordsAt([240, 12, 'IY'])];
    const scanned = name.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.6 }));
    expect(SHAPES.businessName(scanned, cell)?.value?.value).toBe("Osric D'Amato Jr.");
    expect(SHAPES.businessName(wordsAt([0, 0, 'Trade name:']), cell)).toBeNull();
  });
  it('When a scan tore a number apart without a space, then none of its parts is the number', () => {
    const at = (x: number, text: string) => wordsAt([x, 0, text], { source: 'ocr', confidence: 0.9 });
    const torn = [...at(0, 'LR-'), ...at(20, '3'), ...at(25, '051778'), ...at(51.6, '4-11')];
    expect(SHAPES.code(torn, cell)).toBeNull();
    expect(SHAPES.code(at(0, 'LR-30517784-11'), cell)?.value?.value).toBe('LR-30517784-11');
  });
  it.each(['STMT 1', 'SEE STATEMENT 3', 'See Sch 2'])('%s is no amount', (text) => {
    expect(SHAPES.rowMoney(wordsAt([0, 0, text]), cell)).toBeNull();
    expect(SHAPES.money(wordsAt([0, 0, text]), cell)).toBeNull();
  });
  it('When the year of the form stands close behind an amount, then it is no part of it', () => {
    expect(SHAPES.boxMoney(wordsAt([245, 70, '$ 27,912.36 2024']), cell)?.value?.value).toBe(27912.36);
  });
  it('When leaders before the number of a line were read as letters, then that number is no amount', () => {
    const leaders = wordsAt([0, 0, 'a |'], { source: 'ocr', confidence: 0.4 });
    const print = [...leaders, ...wordsAt([24, 0, '32'], { source: 'ocr', confidence: 0.97 })];
    expect(SHAPES.rowMoney(print, cell)).toBeNull();
    expect(SHAPES.rowMoney([...print, ...wordsAt([70, 0, '1,250.'])], cell)?.value?.value).toBe(1250);
  });
  it.each(['\\', '/', '»', '·'])(
    'When %s stands before the number of a line, then that is no amount',
    (sign) => {
      const print = wordsAt([0, 0, `${sign} 2`], { source: 'ocr', confidence: 0.95 });
      expect(SHAPES.rowMoney(print, cell)).toBeNull();
      expect(SHAPES.rowMoney([...print, ...wordsAt([70, 0, '1,250'])], cell)?.value?.value).toBe(1250);
    },
  );
  it('When a box to tick was read as figures before the number of a line, then neither is an amount', () => {
    const scanned = { source: 'ocr', confidence: 0.95 } as const;
    const print = [...wordsAt([0, 0, '» (1'], scanned), ...wordsAt([70, 0, '7'], scanned)];
    expect(SHAPES.rowMoney(print, cell)).toBeNull();
  });
  it("When the form's own dollar sign stands at the left of a box, then whole dollars at its right are its amount", () => {
    const print = [...wordsAt([0, 0, '$']), ...wordsAt([80, 0, '150'])];
    expect(SHAPES.boxMoney(print, cell)?.value?.value).toBe(150);
    expect(SHAPES.boxMoney(wordsAt([80, 0, '150']), cell)).toBeNull();
    const withPoint = [...wordsAt([0, 0, '$']), ...wordsAt([80, 0, '1,250.'])];
    expect(SHAPES.boxMoney(withPoint, cell)?.value?.value).toBe(1250);
  });
  it('When a scan lost that sign, then whole dollars alone in their box are its amount, but no year and nothing beside other words', () => {
    const inBox = (text: string, confidence = 0.95) =>
      SHAPES.boxMoney(wordsAt([80, 0, text], { source: 'ocr', confidence }), cell)?.value?.value;
    expect([inBox('14400'), inBox('14,400'), inBox('150')]).toEqual([14400, 14400, 150]);
    expect([inBox('2020'), inBox('1099'), inBox('15'), inBox('048'), inBox('1234567')]).toEqual(
      Array(5).fill(undefined),
    );
    expect(inBox('14400', 0.8)).toBeUndefined();
    expect(inBox('14400 of')).toBeUndefined();
  });
  it('When an occupation is two capitals, then it is read, but not on paper', () => {
    expect(SHAPES.text(wordsAt([0, 0, 'R.N.']), cell)?.value?.value).toBe('R.N.');
    expect(SHAPES.text(wordsAt([0, 0, 'IT']), cell)?.value?.value).toBe('IT');
    expect(SHAPES.text(wordsAt([0, 0, 'IT'], { source: 'ocr' }), cell)).toBeNull();
  });
  it('When an address of e-mail or a label stands where an occupation is looked for, then it is none', () => {
    for (const other of [
      'ana.rao example.com',
      'ana@example.net',
      'Protection enter it',
      'PIN, enter it here',
    ])
      expect(SHAPES.text(wordsAt([0, 0, other]), cell)).toBeNull();
  });
  it('When two amounts beside a box have nine figures between them, then they are no taxpayer number', () => {
    expect(SHAPES.tin(wordsAt([0, 0, '410.00 $ 77.00']), cell)).toBeNull();
    expect(SHAPES.ssn(wordsAt([0, 0, '1,410.00   770.00']), cell)).toBeNull();
    expect(SHAPES.ssn(wordsAt([0, 0, '937.21.5588']), cell)?.value?.value).toBe('937-21-5588');
  });
  it('When OCR tore a licence number, then its end is none', () => {
    const scanned = (x: number, text: string) => wordsAt([x, 0, text], { source: 'ocr' });
    const torn = (middle: string, end: number) => [
      ...scanned(0, 'BL'),
      ...scanned(17, middle),
      ...scanned(end, '9541'),
    ];
    const [, word] = torn('~2021-1', 100);
    const behind = word!.box.x1 + 2;
    expect(SHAPES.code(torn('~2021-1', behind), cell)).toBeNull();
    expect(SHAPES.code(torn('~2021-1', behind + 10), cell)?.value?.value).toBe('9541');
    expect(SHAPES.code(torn('Permit', behind), cell)?.value?.value).toBe('9541');
  });
  it('When a word of the next box’s sentence stands beside the label of a name, then it is none', () => {
    const named = (text: string) => SHAPES.partyName(wordsAt([0, 0, text]), cell)?.value?.value;
    expect([named('are'), named('of')]).toEqual([undefined, undefined]);
    expect([named('Are Lund'), named('venmo')]).toEqual(['Are Lund', 'venmo']);
  });
  it('When an address has nine figures, then they are no taxpayer number', () => {
    expect(SHAPES.tin(wordsAt([0, 0, '15634 County Highway 12 Lot 18']), cell)).toBeNull();
    expect(SHAPES.tin(wordsAt([0, 0, 'PORTSMOUTH NH 03801-4402']), cell)).toBeNull();
    expect(SHAPES.tin(wordsAt([0, 0, 'No. 943 13 7987']), cell)?.value?.value).toBe('943-13-7987');
  });
  it('When the ZIP code of an address was cut off at the edge of the paper, then its town is no part of a street', () => {
    const street = (text: string) => SHAPES.street(wordsAt([0, 0, text]), cell)?.value?.value;
    expect(street('16 Avenue J Apt 2-C, NORTH LITTLE ROCK, AR 72')).toBeUndefined();
    expect(street('16 Avenue J, Apt 72')).toBe('16 Avenue J, Apt 72');
  });
  it('When a name goes on in the next line and no street stands below it, then both lines are the name', () => {
    const block = [
      ...wordsAt([0, 0, 'NORTH PLAINS OFFICE OF']),
      ...wordsAt([0, 12, 'VETERANS PENSIONS']),
      ...wordsAt([0, 24, 'CLAIMS BRANCH PO BOX 71']),
      ...wordsAt([0, 36, 'MINOT ND 58701']),
    ];
    expect(SHAPES.businessBlock(block, cell)?.name?.value).toBe('NORTH PLAINS OFFICE OF VETERANS PENSIONS');
  });
  it('When half of a name are words that forms use, then it is still one in text and in capitals, but not otherwise on paper', () => {
    const names = (source: 'text' | 'ocr', name = 'State Employees Retirement System') =>
      SHAPES.businessBlock(
        [
          ...wordsAt([0, 0, name], { source }),
          ...wordsAt([0, 12, '6957 ELM CREEK PKWY'], { source }),
          ...wordsAt([0, 24, 'RALEIGH, NC 27601'], { source }),
        ],
        cell,
      )?.name?.value;
    expect(names('text')).toBe('State Employees Retirement System');
    expect(names('ocr')).toBeUndefined();
    expect(names('ocr', 'STATE EMPLOYEES RETIREMENT SYSTEM')).toBe('STATE EMPLOYEES RETIREMENT SYSTEM');
  });
  it('When a name and its whole address stand in one line, then both are read', () => {
    const line = wordsAt([
      0,
      0,
      'Quail Hollow Life Assurance Company, 23 Grand Boulevard, Kansas City, MO 64108',
    ]);
    const read = SHAPES.businessBlock(line, cell);
    expect(read?.name?.value).toBe('Quail Hollow Life Assurance Company');
    expect(read?.street?.value).toBe('23 Grand Boulevard');
  });
  it('When a name begins with a figure above a post-office box, then it is no street', () => {
    const block = [
      ...wordsAt([0, 0, '4-H Camp Foundation of Ottumwa']),
      ...wordsAt([0, 12, 'P.O. Box 9']),
      ...wordsAt([0, 24, 'Ottumwa, IA 52501']),
    ];
    expect(SHAPES.businessBlock(block, cell)?.name?.value).toBe('4-H Camp Foundation of Ottumwa');
    expect(SHAPES.businessBlock(block, cell)?.street?.value).toBe('P.O. Box 9');
  });
  it('When a narrow box breaks a name before its last word, then that is no second person', () => {
    const block = [
      ...wordsAt([0, 0, 'GOLDEN TRIANGLE']),
      ...wordsAt([0, 12, 'PUBLISHING, LLC']),
      ...wordsAt([0, 24, 'PO BOX 3057']),
      ...wordsAt([0, 36, 'ST. GEORGE, UT 84770']),
    ];
    expect(SHAPES.businessBlock(block, cell)?.name?.value).toBe('GOLDEN TRIANGLE PUBLISHING, LLC');
  });
  it('takes the year of two figures for the nearer one', () => {
    expect(parseDate('7/4/98')).toBe('1998-07-04');
    expect(parseDate('01-05-24')).toBe('2024-01-05');
  });
  it('When the dependants go on in a statement, then nobody knows how many there are', () => {
    const rows = [
      ...wordsAt([0, 0, 'Ana Cruz   945-11-2233   Daughter']),
      ...wordsAt([0, 12, 'SEE STATEMENT 1']),
    ];
    expect(SHAPES.dependants(rows, cell)).toBeNull();
    expect(SHAPES.dependants(rows.slice(0, 4), cell)?.value?.value).toBe(1);
  });

  it('When an age is told for the last day of a year, then nobody was born on it', () => {
    expect(SHAPES.date(wordsAt([0, 0, 'Age at 12/31/2022   61   66']), cell)).toBeNull();
    expect(SHAPES.date(wordsAt([0, 0, '12/31/2022']), cell)?.value?.value).toBe('2022-12-31');
  });
});
