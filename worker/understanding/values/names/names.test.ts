/** Names among what a scan puts beside them. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const scanned = (...print: (readonly [number, string])[]): Word[] =>
  print.flatMap(([x, text]) => wordsAt([x, 0, text], { source: 'ocr', confidence: 0.95 }));
const nameIn = (words: readonly Word[]) =>
  SHAPES.businessName(words, { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value;

describe('the name of a business on a scan', () => {
  it('When they are the label of the next box, its letters misread, then they name nobody', () => {
    expect(nameIn(scanned([0, '3 Captal gan (included in']))).toBeUndefined();
    expect(nameIn(scanned([0, '3 Capital Brothers LLC']))).toBe('3 Capital Brothers LLC');
  });

  it('When they are the label of a box that is not asked for, or tell which licence it is, then they name nobody', () => {
    expect(nameIn(scanned([0, '2c Section 1202 gain']))).toBeUndefined();
    for (const rest of ['5 Employee', '5 Roth', '6 Net unrealized'])
      expect(nameIn(scanned([0, rest]))).toBeUndefined();
    expect(nameIn(scanned([0, '7 Local Grains Co']))).toBe('7 Local Grains Co');
    expect(nameIn(scanned([0, 'RENEWAL']))).toBeUndefined();
    expect(nameIn(scanned([0, 'Form W-4. Keep Copy C']))).toBeUndefined();
    expect(nameIn(scanned([0, 'Keep Copy Center']))).toBe('Keep Copy Center');
    expect(nameIn(scanned([0, 'Renewal Timber Works']))).toBe('Renewal Timber Works');
    expect(nameIn(scanned([0, '2B Yoga Studio']))).toBe('2B Yoga Studio');
  });

  it('ends where the digits of the next box begin, whose label was not read', () => {
    expect(nameIn(scanned([0, 'Bluebonnet Bakery Corp'], [240, '18] 8.6']))).toBe('Bluebonnet Bakery Corp');
  });

  it('ends with Inc where that was read as what no company ends with', () => {
    expect(nameIn(scanned([0, 'Summit Solar Installers Irfc']))).toBe('Summit Solar Installers Inc');
    expect(nameIn(scanned([0, 'Redwood Data, Imc.']))).toBe('Redwood Data, Inc.');
    expect(nameIn(scanned([0, 'Redwood Data Ivc']))).toBe('Redwood Data Ivc');
  });

  it('When strokes stand before the kind of a company, then they are its numeral', () => {
    expect(nameIn(scanned([0, 'Kestrel Payroll Il, Inc.']))).toBe('Kestrel Payroll II, Inc.');
    expect(nameIn(scanned([0, 'Kestrel Payroll Ii, Inc.']))).toBe('Kestrel Payroll II, Inc.');
    expect(nameIn(scanned([0, 'KESTREL HOLDINGS Ill LLC']))).toBe('KESTREL HOLDINGS III LLC');
    expect(nameIn(scanned([0, 'Caffe Il Forno, Inc.']))).toBe('Caffe Il Forno, Inc.');
  });

  it('is none where the label of its address was misread', () => {
    expect(nameIn(scanned([0, 'adoress, and ZIP code']))).toBeUndefined();
    expect(nameIn(scanned([0, 'Morse Code Couriers LLC']))).toBe('Morse Code Couriers LLC');
  });

  it('is none where all that stands there is the rest of its label', () => {
    expect(nameIn(scanned([0, 'and PHYSICAL LOCATION']))).toBeUndefined();
  });

  it('keeps digits close behind it, and words further right', () => {
    expect(nameIn(scanned([0, 'Store 24'], [38, '7']))).toBe('Store 24 7');
    expect(nameIn(scanned([0, 'Route 66'], [90, 'Diner LLC']))).toBe('Route 66 Diner LLC');
  });
});

describe("a person's name on a scan", () => {
  const personIn = (words: readonly Word[]) =>
    SHAPES.personName(words, { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value;

  it('When small strokes stand where a numeral would, then it is not known whose name it is', () => {
    expect(personIn(scanned([0, 'Agnes Ferris mn']))).toBeUndefined();
    expect(personIn(scanned([0, 'Agnes Ferris III']))).toBe('Agnes Ferris III');
    expect(personIn(scanned([0, 'Ignacio Smith-Jones Ur']))).toBe('Ignacio Smith-Jones Jr');
    expect(personIn(scanned([0, 'Giovanni De ia Fuente']))).toBe('Giovanni De la Fuente');
    expect(personIn(scanned([0, 'Ignacio Ur']))).toBe('Ignacio Ur');
    expect(personIn(wordsAt([0, 0, 'Noor Aman Ur']))).toBe('Noor Aman Ur');
    expect(personIn(scanned([0, 'Agnes Ferris'], [200, '1]']))).toBeUndefined();
    expect(personIn(scanned([0, 'Agnes Ferris'], [200, 'v']))).toBeUndefined();
    expect(personIn(scanned([0, 'Agnes Ferris'], [200, '|]']))).toBe('Agnes Ferris');
    expect(personIn(scanned([0, 'Yi Lin Lu']))).toBe('Yi Lin Lu');
  });

  it('When its first word lost its capital to the side of the box, then it is not known', () => {
    expect(personIn(scanned([0, 'feoma M Castañeda']))).toBeUndefined();
    expect(personIn(scanned([0, 'van der Berg Houten']))).toBe('van der Berg Houten');
    expect(personIn(wordsAt([0, 0, 'bell Hooks']))).toBe('bell Hooks');
  });

  it('When a single stroke stands as near as a word does, then it may be a numeral; further away it is the side of the box', () => {
    const [first, last] = scanned([0, 'Agnes'], [30, 'Ferris']);
    const stroke = (x0: number): Word => ({ ...last!, text: '|', box: { ...last!.box, x0, x1: x0 + 2 } });
    expect(personIn([first!, last!, stroke(last!.box.x1 + 3)])).toBeUndefined();
    expect(personIn([first!, last!, stroke(last!.box.x1 + 30)])).toBe('Agnes Ferris');
  });

  it('When nothing but a stroke stands in its box, then there is no name', () => {
    expect(personIn(scanned([0, '|']))).toBeUndefined();
    expect(personIn(scanned([0, 'l']))).toBeUndefined();
  });

  it.each(['t Carlos Miller', '‘t Carlos Miller', '|t Carlos Miller'])(
    'When the side of its box was read as a small letter, %s, then that is no part of it',
    (text) => {
      expect(personIn(scanned([0, text]))).toBe('Carlos Miller');
    },
  );
});

describe('an initial that was read as the end of the first name', () => {
  const personIn = (words: readonly Word[]) =>
    SHAPES.personName(words, { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value;

  it.each([
    ['ZoëF Van der Berg', 'Zoë F Van der Berg'],
    ['ZoëF ZoëF Van der Berg', 'Zoë F Van der Berg'],
    ['É Beatriz N Núñez', 'Beatriz N Núñez'],
    ['AIM Abernathy', 'Al M Abernathy'],
    ['Al Ss Abernathy', 'Al S Abernathy'],
    ['AIM ABERNATHY', 'Aim Abernathy'],
    ['Uma McIlroy III', 'Uma McIlroy III'],
    ['Ana DeAngelo', 'Ana DeAngelo'],
  ])('When a scan reads %s, then it is %s', (text, name) => {
    expect(personIn(scanned([0, text]))).toBe(name);
  });
});

it('When a letter was lost before the last of a name, then nobody knows it', () => {
  const cell = { x0: 0, y0: 0, x1: 612, y1: 20 };
  expect(SHAPES.personName(scanned([0, 'Saoirse Okon o-Lindqvist']), cell)).toBeNull();
});

it('When a sentence speaks to its reader, then it names nobody', () => {
  const cell = { x0: 0, y0: 0, x1: 612, y1: 20 };
  expect(SHAPES.personName(wordsAt([0, 0, 'you. Please review it carefully']), cell)).toBeNull();
  expect(SHAPES.personName(wordsAt([0, 0, 'You Jin Park']), cell)?.value?.value).toBe('You Jin Park');
});

describe('an ampersand on a scan', () => {
  it('When an 8 was read before the sons of a house, then it is one', () => {
    expect(nameIn(scanned([0, 'J. P. Halvorsen 8 Sons, Inc.']))).toBe('J. P. Halvorsen & Sons, Inc.');
    expect(nameIn(scanned([0, 'Pier 8 Seafood LLC']))).toBe('Pier 8 Seafood LLC');
    expect(nameIn(scanned([0, 'Birch á Sage Interiors']))).toBe('Birch & Sage Interiors');
  });

  it('When a file itself says 8, then it stays', () => {
    expect(nameIn(wordsAt([0, 0, 'Halvorsen 8 Sons']))).toBe('Halvorsen 8 Sons');
    // the points of an ë, and no sign between two names
    expect(nameIn(scanned([0, 'Zoé& F Moreau']))).toBe('Zoé F Moreau');
    expect(nameIn(scanned([0, 'Smith& Moreau']))).toBe('Smith& Moreau');
  });
});

describe('the spelling of a business on a scan', () => {
  it.each([
    ['REDWOOD DATA LLG', 'REDWOOD DATA LLC'],
    ['Copper Kettle Catering Ing.', 'Copper Kettle Catering Inc.'],
    ['The Orchard Group, L.Ps', 'The Orchard Group, L.P.'],
    ['Redwood Data, LlC', 'Redwood Data, LLC'],
    ['Dental Iaboratory', 'Dental laboratory'],
    ['School Ilbrarian', 'School librarian'],
    ['Cook in Illinois', 'Cook in Illinois'],
    ['t Carlos Foods', 'Carlos Foods'],
  ])('When a scan reads %s, then it is %s', (text, name) => {
    expect(nameIn(scanned([0, text]))).toBe(name);
    expect(nameIn(wordsAt([0, 0, text]))).toBe(text);
  });

  it.each(['LLO Partners', 'Casa Italia', 'Taste of Iceland', 'A Cut Above', 'e-Trade Bank'])(
    'When it reads %s, then it stays',
    (text) => {
      expect(nameIn(scanned([0, text]))).toBe(text);
    },
  );
});

describe('what a business trades as', () => {
  it('When one small word stands there, then a sentence goes on', () => {
    const traded = (text: string) =>
      SHAPES.tradedName(scanned([0, text]), { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value;
    expect(traded('above')).toBeUndefined();
    expect(traded('Above')).toBe('Above');
    expect(traded('pine & dune')).toBe('pine & dune');
  });
});

describe('the name of a person on a scan', () => {
  const personIn = (text: string, source: Word['source'] = 'ocr') =>
    SHAPES.personName(wordsAt([0, 0, text], { source, confidence: 0.95 }), { x0: 0, y0: 0, x1: 612, y1: 20 })
      ?.value?.value;

  it('When only the last name was read, then there is none', () => {
    expect(personIn('Bernhardt Jr')).toBeUndefined();
    expect(personIn('Marnie Bernhardt Jr')).toBe('Marnie Bernhardt Jr');
  });

  it('When a figure was seen clearly between its words, then a word of it was lost', () => {
    expect(personIn('KYUNG 0 AHN')).toBeUndefined();
    expect(personIn('KYUNG 1 AHN')).toBe('Kyung I Ahn');
    expect(personIn('KYUNG AHN 0')).toBe('Kyung Ahn');
  });

  it('When every word is written small, then it is none', () => {
    expect(personIn('aif filing jointly want')).toBeUndefined();
    expect(personIn('Juan de la rosa')).toBe('Juan de la rosa');
    expect(personIn('marnie bernhardt', 'form-field')).toBe('marnie bernhardt');
  });

  it('When a third of that name ends with an m, then those are three strokes', () => {
    expect(personIn('JEAN-LUC MULLER m')).toBe('Jean-Luc Muller III');
    expect(personIn('Jean-Luc Muller e')).toBe('Jean-Luc Muller');
  });

  it('When OCR makes a g of the ø of a Danish name, then it is that letter', () => {
    expect(personIn('Astrid Sgrensen-Holt')).toBe('Astrid Sørensen-Holt');
    expect(personIn('Bjgrn E Mgller')).toBe('Bjørn E Møller');
    expect(personIn('Carla Sgroi')).toBe('Carla Sgroi');
  });

  it('When it ends with two capitals that no name set small has, then those are three strokes', () => {
    expect(personIn('Jean-Luc Müller MI')).toBe('Jean-Luc Müller III');
    expect(personIn('JEAN-LUC MULLER MI')).toBe('Jean-Luc Muller Mi');
    expect(personIn('Jean-Luc Müller MI', 'text')).toBe('Jean-Luc Müller MI');
  });
});

describe("a person's name of a first and a last line", () => {
  const blockOf = (words: readonly Word[]) =>
    SHAPES.personBlock(words, { x0: 0, y0: 0, x1: 612, y1: 40 })?.name?.value;
  const below = (...print: (readonly [number, string])[]) =>
    scanned(...print).map((word) => ({ ...word, box: { ...word.box, y0: 14, y1: 22 } }));

  it('When a first name and initial stand alone, then the last name is the line below them', () => {
    expect(blockOf([...scanned([0, 'LUCIUS J']), ...below([0, 'OLLIVANT III'])])).toBe(
      'Lucius J Ollivant III',
    );
    expect(blockOf([...scanned([0, 'LUCIUS MARNE']), ...below([0, 'OLLIVANT III'])])).toBe('Lucius Marne');
    expect(blockOf([...scanned([0, 'LUCIUS J']), ...below([0, '14 Other'])])).toBeUndefined();
  });

  it('When a double name is broken before its hyphen, then it is put together again', () => {
    expect(blockOf(scanned([0, 'LUCIUS OLLIVANT'], [72, '-BOREL III']))).toBe('Lucius Ollivant-Borel III');
    expect(blockOf(scanned([0, 'LUCIUS OLLIVANT'], [140, '-BOREL III']))).toBe('Lucius Ollivant Borel III');
  });
});

describe("a person's name in a text", () => {
  const personIn = (...print: string[]) =>
    SHAPES.personName(wordsAt([0, 0, print.join(' ')]), { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value;

  it('is none where a sentence goes on, and one where somebody writes small', () => {
    expect(personIn('is valid only for the location')).toBeUndefined();
    expect(personIn('jonas by ferris')).toBeUndefined();
    expect(personIn('jonas van ferris')).toBe('jonas van ferris');
  });
});

describe('the end of a sentence', () => {
  it('names no business, and a name in small letters stays one', () => {
    expect(nameIn(wordsAt([0, 0, 'matters before this office.']))).toBeUndefined();
    expect(nameIn(wordsAt([0, 0, 'sparrow and finch co.']))).toBe('sparrow and finch co.');
  });
});

describe('the names at the head of a summary', () => {
  it('When a typewriter sets them far apart, then they are one line still', () => {
    const apart = [wordsAt([162, 62, 'TREVOR']), wordsAt([200, 62, 'M.']), wordsAt([220.2, 62, 'OKORO'])];
    const words = [...apart.flat(), ...wordsAt([511, 62, '943-61-7025'])];
    expect(SHAPES.nameInHead(words, { x0: 0, y0: 0, x1: 612, y1: 792 })?.value?.value).toBe(
      'Trevor M. Okoro',
    );
  });
});
