import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { wordsAt, type Print } from '../testing/printedPage.ts';
import type { Part } from './shape.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 792 };
const read = (shape: ShapeName, ...print: Print[]) => {
  const words: Word[] = print.flatMap((line) => wordsAt(line));
  const parts = SHAPES[shape](words, cell);
  return parts && Object.fromEntries(Object.entries(parts).map(([part, { value }]) => [part as Part, value]));
};
const one = (shape: ShapeName, text: string) => read(shape, [0, 0, text])?.value ?? null;

describe('Amounts', () => {
  it.each([
    ['24,983.95', 24983.95],
    ['$ 1,549.00', 1549],
    ['(500)', -500],
    ['-0-', 0],
    ['<23,000.>', -23000],
    ['1O,S00', 10500],
    ['84.825.01', 84825.01],
    ['24,983 95', 24983.95],
  ])('%s', (text, value) => expect(one('money', text)).toBe(value));
  it.each(['37,9 7,913', 'W-2', '1,2345', '073', ''])('refuses %s', (text) =>
    expect(one('money', text)).toBeNull(),
  );
  it('is not spoilt by what OCR makes of a rule or of dust', () => {
    const noise = wordsAt([42, 0, 'tnd']).map((word) => ({
      ...word,
      confidence: 0.02,
      source: 'ocr' as const,
    }));
    expect(SHAPES.money([...wordsAt([0, 0, '1,074.31']), ...noise], cell)?.value?.value).toBe(1074.31);
  });
  it('does not take the torn first figures of an amount for the number of a line', () => {
    const torn = [...wordsAt([0, 0, '11']), ...wordsAt([10, 0, '3,265.50'])];
    expect(SHAPES.money(torn, cell)?.value?.value).toBe(113265.5);
  });
  it('When OCR made a minus and a comma into other signs, then they are read as these', () => {
    const loss = (source: 'ocr' | 'text') => SHAPES.rowMoney(wordsAt([0, 0, '=1;950'], { source }), cell);
    expect(loss('ocr')?.value?.value).toBe(-1950);
    expect(loss('text')).toBeNull();
  });
  it('takes the amount of a row, not the number of its line', () => {
    expect(read('rowMoney', [0, 0, '9'], [100, 0, '38,292'])).toEqual({ value: 38292 });
    expect(read('rowMoney', [0, 0, '25d'], [20, 0, '16,515'])).toEqual({ value: 16515 });
    expect(read('rowMoney', [0, 0, '9'])).toBeNull();
    const typed = [...wordsAt([0, 0, '2b']), ...wordsAt([10, 0, '96'], { source: 'form-field' })];
    expect(SHAPES.rowMoney(typed, cell)?.value?.value).toBe(96);
    expect(read('rowMoney', [0, 0, '(loss) (page 1, line 22)'])).toBeNull();
    expect(read('rowMoney', [0, 0, 'line 22)'])).toBeNull();
    expect(read('rowMoney', [0, 0, 'Sch. B if required 3b'], [170, 0, '53'])).toEqual({ value: 53 });
    expect(read('rowMoney', [0, 0, 'Sch. B if required'], [170, 0, '9'])).toBeNull();
    expect(read('rowMoney', [0, 0, 'Add lines 4a and 4b'], [170, 0, '9'])).toBeNull();
    expect(read('rowMoney', [0, 0, 'Subtract this from line 8b'], [200, 0, '9'])).toBeNull();
  });
  it('takes the total next to its label, whichever way the money went', () => {
    expect(read('unsignedMoney', [0, 0, '- $500.25'], [200, 0, '1,234.00'])).toEqual({ value: 500.25 });
  });
  it('When a guide sets a figure in a ring beside it, then that is no part of it', () => {
    expect(read('money', [0, 0, '3'], [40, 0, '58,986.42'])).toEqual({ value: 58986.42 });
    expect(read('money', [0, 0, '27,418'], [60, 0, '1'])).toBeNull();
    expect(read('money', [0, 0, '4'], [40, 0, 'Box'])).toBeNull();
    expect(one('money', 'Limited to $160,200 for 2023.')).toBeNull();
    expect(read('money', [0, 0, '855.30'], [90, 0, 'It depends on your Form W-4.'])).toEqual({
      value: 855.3,
    });
  });
  it('When a word stands behind figures of a scan, then its letters are none of them', () => {
    expect(SHAPES.rowMoney(wordsAt([0, 0, '8888 is'], { source: 'ocr' }), cell)).toBeNull();
  });
  it('asks for cents or a dollar sign where rows hold other numbers', () => {
    expect(one('statedMoney', '2023')).toBeNull();
    expect(one('statedMoney', '$547.36')).toBe(547.36);
    expect(one('statedMoney', 'Limited to $160,200 for 2023.')).toBeNull();
  });
});

describe('The amount of a box', () => {
  it('When the box beside was not recognised, then neither amount is surely its own', () => {
    expect(read('boxMoney', [0, 0, '3,204.00'], [140, 4, 'premiums'], [140, 12, '4,118.00'])).toBeNull();
  });

  it('When it is printed twice, then it is one', () => {
    expect(read('boxMoney', [0, 0, '3,204.00'], [0, 12, '3,204.00'])).toEqual({ value: 3204 });
  });
});

describe('What the box adds to a value', () => {
  const scanned = (shape: ShapeName, text: string) =>
    SHAPES[shape](wordsAt([0, 0, text], { source: 'ocr' }), cell)?.value?.value ?? null;
  it('is left out: its side before a saint, its label before a city, a nought for an initial', () => {
    expect(scanned('city', 'Ist. Louis')).toBe('St. Louis');
    expect(SHAPES.place(wordsAt([0, 0, 'lst. Paul, MN 55102']), cell)?.city?.value).toBe('St. Paul');
    expect(scanned('city', 'Istanbul Heights')).toBe('Istanbul Heights');
    expect(scanned('city', "JCoeur d'Alene")).toBe("Coeur d'Alene");
    expect(scanned('city', 'JAsheville')).toBe('Asheville');
    expect(scanned('city', 'JOliet')).toBe('JOliet');
    expect(scanned('city', 'La Jolla')).toBe('La Jolla');
    expect(scanned('city', 'Sioux Falls I')).toBe('Sioux Falls');
    expect(scanned('city', 'spaces')).toBeNull();
    expect(scanned('city', 'YOUR CITY')).toBeNull();
    const typed = [...wordsAt([0, 0, 'below.']), ...wordsAt([0, 12, 'ASHLAND'])];
    expect(SHAPES.city(typed, cell)?.value?.value).toBe('Ashland');
    const below = [...wordsAt([0, 0, 'spaces']), ...wordsAt([0, 12, 'Juneau'])];
    const seen = below.map((word) => ({ ...word, source: 'ocr' as const }));
    expect(SHAPES.city(seen, cell)?.value?.value).toBe('Juneau');
    expect(scanned('email', '0.kay04@mail.example.org')).toBe('o.kay04@mail.example.org');
    expect(scanned('email', '007@example.org')).toBe('007@example.org');
    expect(scanned('email', '_kay@example.org')).toBe('kay@example.org');
  });
  it('is kept where the file itself says so, not a picture of it', () => {
    expect(one('email', '0.kay04@mail.example.org')).toBe('0.kay04@mail.example.org');
    expect(one('businessName', 'Brick Works of Peoria Ill')).toBe('Brick Works of Peoria Ill');
    expect(scanned('businessName', 'Otis Hightower Ill')).toBe('Otis Hightower III');
  });

  it('When a figure stands right behind an address of e-mail, then it is none of it', () => {
    expect(scanned('email', 'renee.kay@example.org3')).toBe('renee.kay@example.org');
    expect(scanned('email', 'kay@mail3.example.co.uk')).toBe('kay@mail3.example.co.uk');
  });
});

describe('Cents whose point was lost', () => {
  const figures = (at: number, source: Word['source']) => [
    ...wordsAt([0, 0, 'withheld'], { source }),
    ...wordsAt([100, 0, '$524'], { source }),
    ...wordsAt([at, 0, '41'], { source }),
  ];
  const amountOf = (at: number, source: Word['source'] = 'ocr') =>
    SHAPES.statedMoney(figures(at, source), cell)?.value?.value;
  const [dollars] = wordsAt([100, 0, '$524']);
  const behind = dollars!.box.x1;

  it('belong to the dollars on a scan where they stand a figure away, and nowhere else', () => {
    const height = dollars!.box.y1 - dollars!.box.y0;
    expect(amountOf(behind + height)).toBe(524.41);
    expect(amountOf(behind + 2 * height)).toBe(524);
    expect(amountOf(behind + height, 'text')).toBe(524);
  });
});

describe('How sure an amount is', () => {
  it('is told by its figures, not by the signs and rules around them', () => {
    const words = wordsAt([0, 0, '$ 169,898.25 |']).map((word) =>
      word.text === '|' ? { ...word, confidence: 0.33 } : word,
    );
    expect(SHAPES.statedMoney(words, cell)?.value?.words.map(({ text }) => text)).toEqual(['169,898.25']);
    expect(one('money', '(1,200)')).toBe(-1200);
  });
});

describe('Taxpayer numbers', () => {
  it('are read from combs, with dashes and whole', () => {
    expect(one('ssn', '9 0 9 3 6 8 2 7 0')).toBe('909-36-8270');
    expect(one('ssn', '909-36-8270')).toBe('909-36-8270');
    expect(one('ein', '08-6302040')).toBe('08-6302040');
    expect(one('tin', '96-6819969')).toBe('96-6819969');
  });
  it('are refused where a bracket within is half of a figure that a line was typed over', () => {
    const ssnOf = (text: string) =>
      SHAPES.ssn(wordsAt([0, 0, text], { source: 'ocr', confidence: 0.9 }), cell)?.value?.value;
    expect(ssnOf('966 (42 1784')).toBeUndefined();
    expect(ssnOf('(966 42 1784')).toBe('966-42-1784');
  });
  it('are refused with a digit too many or too few', () => {
    expect(one('ssn', '9514414350')).toBeNull();
    expect(one('ssn', '90936827')).toBeNull();
  });
});

describe('Names and addresses', () => {
  it('splits a block into name, street, city, state and ZIP code', () => {
    expect(
      read(
        'personBlock',
        [0, 0, 'PRIYA MC ALLISTER'],
        [0, 10, '630 SYCAMORE RIDGE DR APT 4B'],
        [0, 20, 'ST. PAUL, MN 55102-1822'],
      ),
    ).toEqual({
      name: 'Priya Mc Allister',
      street: '630 Sycamore Ridge Dr Apt 4B',
      city: 'St. Paul',
      state: 'MN',
      zipCode: '55102-1822',
    });
  });
  it('takes no end of a label above a name for a part of it', () => {
    const place: [number, number, string][] = [
      [0, 20, '7 Canal St'],
      [0, 30, 'Brattleboro, VT 05301'],
    ];
    expect(
      read('personBlock', [0, 0, 'name, Suff.'], [0, 10, 'Solveig M Andersdotter'], ...place),
    ).toMatchObject({
      name: 'Solveig M Andersdotter',
    });
    expect(read('businessBlock', [0, 0, 'phone'], [0, 10, 'Gullwing Media Inc'], ...place)).toMatchObject({
      name: 'Gullwing Media Inc',
    });
    expect(read('businessBlock', [0, 0, 'tel no.'], [0, 10, 'Gullwing Media Inc'], ...place)).toMatchObject({
      name: 'Gullwing Media Inc',
    });
    expect(read('businessBlock', [0, 0, 'First State'], [0, 10, 'Bank of Vermont'], ...place)).toMatchObject({
      name: 'First State Bank of Vermont',
    });
    expect(read('personBlock', [0, 0, 'name, Suff.'], [0, 10, 'Solveig M Andersdotter'])).toEqual({
      name: 'Solveig M Andersdotter',
    });
  });
  it.each([
    ['GIDEON A MARCHETTI AND LUCIA F MARCHETTI', 'Gideon A Marchetti', 'Lucia F Marchetti'],
    ['Gideon & Lucia Marchetti', 'Gideon Marchetti', 'Lucia Marchetti'],
    ['Gideon A & Lucia F Marchetti', 'Gideon A Marchetti', 'Lucia F Marchetti'],
    ['Gideon Anderson', 'Gideon Anderson', null],
  ])('of %s takes each for a person of their own', (line, first, second) => {
    expect(one('personName', line)).toBe(first);
    expect(one('spouseName', line)).toBe(second);
  });
  it('reads an address on one line', () => {
    expect(read('address', [0, 0, '9328 Harbor View Ct, Brooklyn, NY 11215'])).toMatchObject({
      street: '9328 Harbor View Ct',
      city: 'Brooklyn',
    });
  });
  it('refuses what is no name', () => {
    expect(one('personName', '123 Main St')).toBeNull();
    expect(one('personName', 'Camille')).toBeNull();
  });
  it('joins a capital that OCR set apart', () => expect(one('city', 'F resno')).toBe('Fresno'));
});

describe('Dates and other plain values', () => {
  it.each([
    ['05/16/2023', '2023-05-16'],
    ['May 11, 2024', '2024-05-11'],
    ['2024-02-08', '2024-02-08'],
    ['1-Mar-2024', '2024-03-01'],
    ['30-SEP-25', '2025-09-30'],
    ['12 March 2024', '2024-03-12'],
    ['02/30/2024', null],
  ])('%s', (text, value) => expect(one('date', text)).toBe(value));
  it('takes start and end of a period', () => {
    expect(one('firstDate', '02/01/2023 through 02/28/2023')).toBe('2023-02-01');
    expect(one('lastDate', 'November 01, 2024 - November 30, 2024')).toBe('2024-11-30');
    expect(one('firstDate', '1 March 2024 to 31 March 2024')).toBe('2024-03-01');
    expect(one('firstDate', 'Nov 1 - Nov 30, 2024')).toBe('2024-11-01');
    expect(one('lastDate', 'May 1,2023 - May 31,2023')).toBe('2023-05-31');
  });
  it('is as sure of a period as of its days', () => {
    const words = wordsAt([0, 0, 'on May 8, 2023 and ending on May 7, 2028, pursuant to law']);
    const unsure = words.map((word) => (word.text === 'pursuant' ? { ...word, confidence: 0.4 } : word));
    const parts = SHAPES.lastDate(unsure, cell)!;
    expect(parts.value!.value).toBe('2028-05-07');
    expect(parts.value!.words.map(({ text }) => text).join(' ')).toBe('May 8, 2023 May 7, 2028,');
  });
  it('is as sure of a day as of its own words', () => {
    const dayOf = (text: string) => SHAPES.date(wordsAt([0, 0, text]), cell)!.value!;
    expect(dayOf('June 30, 2026 M. Verrell').words.map(({ text }) => text)).toEqual(['June', '30,', '2026']);
    expect(dayOf('Reno, NV 1st Day of July 2023').words).toHaveLength(5);
    expect(dayOf('Reno, NV 1st Day of July 2023').value).toBe('2023-07-01');
  });
  it('is a number behind its sign, unless the sign may be stars that a scan hardly shows', () => {
    const scanned = (confidence: number) =>
      SHAPES.code(wordsAt([0, 0, '#13306'], { source: 'ocr', confidence }), cell)?.value?.value;
    expect(one('code', '#7C41E09B')).toBe('7C41E09B');
    expect(scanned(0.9)).toBe('13306');
    expect(scanned(0.1)).toBeUndefined();
  });
  it('reads the end of a masked account number', () => {
    expect(one('accountEnd', 'XXXXXX6151')).toBe('6151');
    expect(one('accountEnd', '000000XXXXX6151')).toBe('6151');
    expect(one('accountEnd', '2833 887942')).toBe('7942');
    expect(one('accountEnd', '0081-2255-08')).toBe('5508');
    expect(one('accountEnd', '44-1077-14')).toBe('7714');
    expect(one('accountEnd', 'Period: 4/1/2024')).toBeNull();
    expect(one('accountEnd', '# Z27-114418')).toBe('4418');
    const cut = wordsAt([0, 0, '5806 8518 2§'], { source: 'ocr', confidence: 0.9 });
    expect(SHAPES.accountEnd(cut, cell)).toBeNull();
    const scanned = (confidence: number) =>
      SHAPES.accountEnd(
        ['avr', '0447'].flatMap((text, at) =>
          wordsAt([100 + at * 18, 10, text], { source: 'ocr', confidence }),
        ),
        { x0: 0, x1: 600, y0: 0, y1: 20 },
      )?.value?.value;
    expect(scanned(0.14)).toBe('0447');
    expect(scanned(0.9)).toBeUndefined();
  });
  it('reads the end of an account number behind what is left of a star, and not one of which a figure may be read so', () => {
    const scanned = (confidence: number) =>
      SHAPES.accountEnd(
        [
          ...wordsAt([100, 10, '3'], { source: 'ocr', confidence }),
          ...wordsAt([150, 10, '4417'], { source: 'ocr', confidence: 0.9 }),
        ],
        { x0: 0, x1: 600, y0: 0, y1: 20 },
      )?.value?.value;
    expect(scanned(0.14)).toBe('4417');
    expect(scanned(0.9)).toBeUndefined();
  });
  it('counts dependants by their columns where each has one', () => {
    expect(
      read(
        'dependants',
        [0, 0, '(3) SSN'],
        [90, 0, '944358768'],
        [190, 0, '944358769'],
        [90, 12, 'Son'],
        [190, 12, 'Foster child'],
      ),
    ).toEqual({ value: 2 });
    expect(read('dependants', [0, 0, '(3) SSN'], [90, 40, 'Child tax'], [190, 40, 'Child tax'])).toEqual({
      value: 0,
    });
    // The second line of a head, printed between the words of the first.
    expect(
      read('dependants', [0, 0, '(3) SSN'], [90, 40, 'tax Credit for'], [190, 40, 'Child credit']),
    ).toEqual({
      value: 0,
    });
  });
  it('counts dependants by their rows', () => {
    expect(
      read('dependants', [0, 0, 'Zoe Ray 944358768 Daughter'], [0, 12, 'Noah Ray 93136070 4|Son']),
    ).toEqual({ value: 2 });
    expect(read('dependants')).toEqual({ value: 0 });
    expect(read('dependants', [0, 0, 'Zoe Ray 9212 4 2'], [0, 12, 'Noah Ray 9730850'])).toEqual({ value: 2 });
  });
});

describe('What OCR damaged', () => {
  const ocr = (...print: Print[]) =>
    print.flatMap((line) => wordsAt(line, { confidence: 0.9, source: 'ocr' }));
  it('is no e-mail address when its point was lost', () => {
    expect(SHAPES.email(ocr([0, 0, 'dale thibodeaux@example.net']), cell)).toBeNull();
    expect(SHAPES.email(ocr([0, 0, 'dale. thibodeaux@example.net']), cell)?.value?.value).toBe(
      'dale.thibodeaux@example.net',
    );
  });
  it('is an authority whose first word lost its last letter', () => {
    expect(SHAPES.authority(ocr([0, 0, 'Cit of Reno']), cell)?.value?.value).toBe('City of Reno');
    expect(SHAPES.authority(ocr([0, 0, 'lowa Department of Revenue']), cell)?.value?.value).toBe(
      'Iowa Department of Revenue',
    );
    expect(SHAPES.authority(ocr([0, 0, 'STAT OF NEVADA']), cell)?.value?.value).toBe('STATE OF NEVADA');
    expect(one('authority', 'Cit of Reno')).toBeNull();
  });
  it('names nobody where it asks who was born when', () => {
    expect(SHAPES.personName(ocr([0, 0, 'born béfore January']), cell)).toBeNull();
    expect(SHAPES.personName(ocr([0, 0, 'Bruno Before']), cell)?.value?.value).toBe('Bruno Before');
  });
  it('is an authority whose first word lost its capital', () => {
    expect(SHAPES.authority(ocr([0, 0, 'ity of Reno']), cell)?.value?.value).toBe('City of Reno');
    expect(SHAPES.authority(ocr([0, 0, 'own of Vail']), cell)?.value?.value).toBe('Town of Vail');
    expect(one('authority', 'own of Vail')).toBeNull();
  });
  it('is no e-mail address when a point of its name was lost', () => {
    expect(SHAPES.email(ocr([0, 0, 'dale kay @example.net']), cell)).toBeNull();
    expect(SHAPES.email(ocr([0, 0, 'dale.kay @example.net']), cell)?.value?.value).toBe(
      'dale.kay@example.net',
    );
  });
  it('is no e-mail address whose domain lost its last point', () => {
    expect(SHAPES.email(ocr([0, 0, 'dale@mail.examplenet']), cell)).toBeNull();
    expect(SHAPES.email(ocr([0, 0, 'dale@mail.example.company']), cell)?.value?.value).toBe(
      'dale@mail.example.company',
    );
  });
  it('is no street where a word is much wider than its letters: what was printed there is not all said', () => {
    const street = (wider: number, source: 'ocr' | 'text') => {
      const words = wordsAt([0, 0, '7609 Quail Hollow']).map((word) => ({ ...word, source }));
      const { box, ...last } = words.at(-1)!;
      return SHAPES.street([...words.slice(0, -1), { ...last, box: { ...box, x1: box.x1 + wider } }], cell);
    };
    expect(street(30, 'ocr')).toBeNull();
    expect(street(3, 'ocr')?.value?.value).toBe('7609 Quail Hollow');
    expect(street(30, 'text')?.value?.value).toBe('7609 Quail Hollow');
  });
  it('is spelled in letters where the rest of the word is', () => {
    expect(SHAPES.street(ocr([0, 0, '2978 01d Stage Rd']), cell)?.value?.value).toBe('2978 Old Stage Rd');
    expect(SHAPES.street(ocr([0, 0, '12 1st St']), cell)?.value?.value).toBe('12 1st St');
  });
  it('is no part of the name below it when it is the end of a label', () => {
    const block = ocr(
      [0, 0, 'or foreign pdstal code, and'],
      [0, 12, 'Town of Millbrook'],
      [0, 24, '12 Elm St'],
      [0, 36, 'Boise, ID 83702'],
    );
    expect(SHAPES.businessBlock(block, cell)?.name?.value).toBe('Town of Millbrook');
  });
});

describe('Periods', () => {
  it.each([
    ['02/01/23 - 02/28/23', '2023-02-01', '2023-02-28'],
    ['Nov 1 - Nov 30, 2024', '2024-11-01', '2024-11-30'],
    ['November 1-30, 2024', '2024-11-01', '2024-11-30'],
    ['12/11 to 01/10/2025', '2024-12-11', '2025-01-10'],
    ['2024-11-01 to 2024-11-30', '2024-11-01', '2024-11-30'],
  ])('%s', (text, start, end) => {
    expect(one('firstDate', text)).toBe(start);
    expect(one('lastDate', text)).toBe(end);
  });
  it.each(['11/30/2024', '11/30/2024 - 11/01/2024', 'from 3 to 12'])('refuses %s', (text) =>
    expect(one('firstDate', text)).toBeNull(),
  );
});

describe('Words of the form itself', () => {
  it.each(['Your social security', "employer's Net unrealized securities appreciation"])(
    '%s is nobody',
    (text) => expect(one('personName', text)).toBeNull(),
  );
  it('are no business, unless it has a name beside them', () => {
    expect(one('businessName', "employer's Net unrealized securities appreciation")).toBeNull();
    expect(one('businessName', 'Social Security Tax Advisers')).toBe('Social Security Tax Advisers');
  });
  it('are no business: the label of the number beside its name', () =>
    expect(one('businessName', 'ID number (EIN) (see instr.)')).toBeNull());
  it('are no city', () => expect(one('city', 'complete spaces below')).toBeNull());
  it('may be a surname', () => expect(one('personName', 'Ana Post')).toBe('Ana Post'));
  it('are no dependant, though OCR lost the word that said so', () => {
    const rows: Print[] = [
      [0, 0, '(1) First name Last name number'],
      [300, 0, 'to you'],
      [400, 0, 'Child'],
      [0, 14, 'Aaliyah N Okafor'],
      [200, 14, '925-44-8200'],
      [300, 14, 'Daughter'],
    ];
    expect(read('dependants', ...rows)).toEqual({ value: 1 });
  });
});

describe('What OCR leaves beside a value', () => {
  const scanned = (...print: Print[]): Word[] =>
    print.flatMap((line) => wordsAt(line)).map((word) => ({ ...word, source: 'ocr' }));
  const of = (shape: ShapeName, words: readonly Word[]) => SHAPES[shape](words, cell)?.value?.value ?? null;

  it('is not part of a street: the end of its label above, the text of the next box beside', () => {
    expect(of('street', scanned([330, 0, 'see'], [10, 10, '4327 Prospect Park W']))).toBe(
      '4327 Prospect Park W',
    );
    expect(of('street', scanned([10, 0, '618 Via del Sol'], [300, 0, 'penalty or other sanction']))).toBe(
      '618 Via del Sol',
    );
    expect(of('street', scanned([10, 0, '618 Via del Sol'], [300, 0, 'Apt 4B']))).toBe(
      '618 Via del Sol Apt 4B',
    );
  });

  it('does not make a street less sure: dust is no letter', () => {
    const dust = wordsAt([90, 0, '*']).map((word) => ({ ...word, confidence: 0.1 }));
    const words = SHAPES.street([...scanned([10, 0, '7997 Kings Hwy']), ...dust], cell)!.value!.words;
    expect(Math.min(...words.map(({ confidence }) => confidence))).toBe(1);
  });

  it('may be a misread digit: then the house number is not known', () => {
    expect(of('street', scanned([10, 0, '$348 Sycamore Ridge Dr']))).toBeNull();
  });

  it('is no part of an e-mail address', () => {
    expect(of('email', scanned([10, 0, '5'], [30, 0, 'dale@example.net']))).toBe('dale@example.net');
  });

  it('may have taken the beginning of an e-mail address: then it is not known', () => {
    expect(of('email', scanned([10, 0, '.price@example.net']))).toBeNull();
  });

  it('is not part of a name: the end of the label above it', () => {
    expect(of('businessName', scanned([10, 0, 'L] HERON TOOL & DIE CO.']))).toBe('HERON TOOL & DIE CO.');
    expect(of('businessName', scanned([10, 0, 'of foreign Elm Street Bakery']))).toBe('Elm Street Bakery');
  });

  it('is put right where only one spelling exists', () => {
    expect(of('personName', scanned([10, 0, 'Carlos C Ortiz Ill']))).toBe('Carlos C Ortiz III');
    expect(of('personName', scanned([10, 0, 'Uma Boudreaux Ili']))).toBe('Uma Boudreaux III');
    expect(of('businessName', scanned([10, 0, 'Uma Boudreaux m']))).toBe('Uma Boudreaux III');
    expect(of('personName', scanned([10, 0, 'Uma L Boudreaux 111']))).toBe('Uma L Boudreaux III');
    expect(of('personName', scanned([10, 0, 'Jean-Luc J Young Hl']))).toBe('Jean-Luc J Young III');
    expect(of('businessName', scanned([10, 0, 'This SAGE certify that']))).toBeNull();
    expect(of('personName', scanned([10, 0, 'Uma L Boudreaux 11']))).toBeNull();
    expect(of('personName', scanned([10, 0, 'Giovanni Li']))).toBe('Giovanni Li');
    expect(of('personName', scanned([10, 0, 'Ada Lindgvist']))).toBe('Ada Lindqvist');
    expect(of('personName', scanned([10, 0, 'Ada Almcvist']))).toBe('Ada Almqvist');
    expect(of('personName', scanned([10, 0, 'Dusan Rnkovic IL']))).toBe('Dusan Rnkovic II');
    expect(of('street', scanned([10, 0, '3260 SE Hawthorne Bivd']))).toBe('3260 SE Hawthorne Blvd');
    expect(of('street', scanned([10, 0, '694 SE Hawthorne Bvd']))).toBe('694 SE Hawthorne Blvd');
    expect(of('street', scanned([10, 0, '1891 King StW w # 7']))).toBe('1891 King St W # 7');
    expect(of('street', scanned([10, 0, '7773 Calle Luna #7 i']))).toBe('7773 Calle Luna #7');
    expect(of('street', scanned([10, 0, '1414 Avenue I']))).toBe('1414 Avenue I');
    expect(of('street', scanned([10, 0, '3646 Park Ave Ww']))).toBe('3646 Park Ave W');
    expect(of('boxMoney', scanned([10, 0, '-13,860.60']))).toBe(13860.6);
    expect(of('boxMoney', scanned([10, 0, '$ 21,600.00 | 2024 Form 1099-NEC']))).toBe(21600);
    expect(of('boxMoney', scanned([10, 0, '(13,860.60)']))).toBe(-13860.6);
  });

  it('may be the rest of a word that a line runs through: then the words are not known', () => {
    expect(of('text', scanned([10, 0, 'Marine sup, s wholesale']))).toBeNull();
    expect(of('text', scanned([10, 0, 'Marine supplies wholesale']))).toBe('Marine supplies wholesale');
  });
});

describe('Box 12 of a W-2', () => {
  it('is a code and its amount', () => {
    expect(one('codedAmount', 'D 5,000.00')).toBe('D 5000.00');
    expect(one('codedAmount', 'DD | 12,345.67')).toBe('DD 12345.67');
    expect(one('codedAmount', '5,000.00')).toBeNull();
    expect(one('codedAmount', 'See instructions for box 12')).toBeNull();
  });
});

describe('Filing statuses', () => {
  it('When a form offers several in a row, then none is an answer; one alone is', () => {
    expect(one('filingStatus', 'Qualifying widow(er)')).toBe('Qualifying surviving spouse');
    expect(one('filingStatus', 'Married filing joint')).toBe('Married filing jointly');
    expect(one('filingStatus', 'Single Married filing jointly Head of household')).toBeNull();
  });
});
