/** The letters l and I, told apart by where they stand. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import type { Word } from '../../../reading/page.ts';
import { SHAPES, type ShapeName } from '../shapes.ts';

const CELL = { x0: 0, y0: 0, x1: 612, y1: 20 };
const valueOf = (shape: ShapeName, text: string, source: Word['source'] = 'ocr') =>
  SHAPES[shape](wordsAt([10, 4, text], { source, confidence: 0.95 }), CELL)?.value?.value;

describe('A small l at the head of a name', () => {
  it.each([
    ['personName', 'Wendell lyer', 'Wendell Iyer'],
    ['personName', 'lngrid M Halloran', 'Ingrid M Halloran'],
    ['businessName', 'Wendell lyer', 'Wendell Iyer'],
  ] as const)('When a scan reads a %s as %s, then it is %s', (shape, text, name) => {
    expect(valueOf(shape, text)).toBe(name);
  });

  it('When the word is one of those written small, or the print is no scan, then it stays', () => {
    expect(valueOf('personName', 'Juan la Cruz')).toBe('Juan la Cruz');
    expect(valueOf('businessName', 'Foothill Pollinators llc')).toBe('Foothill Pollinators llc');
    expect(valueOf('businessName', 'blue lake diner')).toBe('blue lake diner');
    expect(valueOf('personName', 'Wendell lyer', 'text')).toBe('Wendell lyer');
  });
});

describe('Strokes that can only be a capital I', () => {
  it.each([
    ['personName', 'lllyana E Bohannon', 'Illyana E Bohannon'],
    ['businessName', 'lllumina Lighting Supply Inc', 'Illumina Lighting Supply Inc'],
    ['street', '7540 lllinois Ave Ste C', '7540 Illinois Ave Ste C'],
    ['personName', 'Lillian Mcliroy Jr', 'Lillian McIlroy Jr'],
    ['personName', 'Vivek L Maclver', 'Vivek L MacIver'],
    ['personName', 'Ana Mclntosh', 'Ana McIntosh'],
    ['personName', 'lise E Fu', 'Ilse E Fu'],
    ['personName', 'Fatima S Kim $r', 'Fatima S Kim Sr'],
  ] as const)('When a scan reads a %s as %s, then it is %s', (shape, text, value) => {
    expect(valueOf(shape, text)).toBe(value);
  });

  it('When other letters may stand there, then they stay', () => {
    expect(valueOf('personName', 'Ana Mclintock')).toBe('Ana Mclintock');
    expect(valueOf('personName', 'Ana Mclean')).toBe('Ana Mclean');
    expect(valueOf('personName', 'Ana Maclellan')).toBe('Ana Maclellan');
    expect(valueOf('personName', 'Vivek L Maclver', 'text')).toBe('Vivek L Maclver');
    expect(valueOf('street', '12 Llano St')).toBe('12 Llano St');
    expect(valueOf('businessName', 'lllumina Lighting', 'text')).toBe('lllumina Lighting');
  });
});

describe('A place in a street', () => {
  it.each([
    ['6915 SE 42nd PI Ste 310', '6915 SE 42nd Pl Ste 310'],
    ['2735 W 36th PI, Rear', '2735 W 36th Pl, Rear'],
    ['6915 SE 42nd Pi', '6915 SE 42nd Pl'],
    ['N44W1968 Rosewood P1l', 'N44W1968 Rosewood Pl'],
  ])('When a scan reads %s, then it is %s', (text, street) => {
    expect(valueOf('street', text)).toBe(street);
  });

  it('When the letters are part of a word, then they stay', () => {
    expect(valueOf('street', '12 Pine Hill Rd')).toBe('12 Pine Hill Rd');
  });
});

describe('A nought before an apostrophe and a capital, or between capitals', () => {
  it.each([
    ['businessName', "0'Rourke Brothers Excavating Inc", "O'Rourke Brothers Excavating Inc"],
    ['personName', "Maeve 0'Dell", "Maeve O'Dell"],
    ['street', "118 0'Fallon Rd", "118 O'Fallon Rd"],
    ['city', "0'Fallon", "O'Fallon"],
    ['personName', 'MARISELA T FUENTES-OR0ZCO', 'Marisela T Fuentes-Orozco'],
  ] as const)('When a scan reads a %s as %s, then it is %s', (shape, text, value) => {
    expect(valueOf(shape, text)).toBe(value);
  });
});

describe('A name that a scan parts at its apostrophe', () => {
  const named = (mark: string, gap: number, source: 'ocr' | 'text' = 'ocr') => {
    const first = wordsAt([0, 0, 'FERGUS'], { source });
    const letter = wordsAt([120, 0, mark], { source });
    const rest = wordsAt([letter[0]!.box.x1 + gap, 0, 'HANNIGAN'], { source });
    const cell = { x0: 0, y0: 0, x1: 612, y1: 20 };
    const words = [...first, ...letter, ...rest];
    return [SHAPES.personName(words, cell), SHAPES.businessName(words, cell)].map((parts) =>
      String(parts?.value?.value),
    );
  };
  it.each(['O’', '0’', '0”', "0 '"])(
    'When %s stands close before the rest of it, then it is one word',
    (mark) => {
      expect(named(mark, 5)).toEqual(["Fergus O'Hannigan", "FERGUS O'HANNIGAN"]);
      for (const name of named(mark, 40)) expect(name).not.toContain("O'");
    },
  );
});

describe('The rest of a name’s word', () => {
  const named = (gap: number) => {
    const [begin, rest, last] = ['Wi', 'lhelmina', 'Ploeg'].map((text) => wordsAt([10, 4, text])[0]!);
    const at = (word: Word, x0: number): Word => ({
      ...word,
      source: 'ocr',
      box: { ...word.box, x0, x1: x0 + word.text.length * 4 },
    });
    const words = [at(begin!, 10), at(rest!, 18 + gap), at(last!, 80)];
    return SHAPES.personName(words, CELL)?.value?.value;
  };
  it('When it stands as near to its beginning as letters do, then both are one word', () => {
    expect(named(1.3)).toBe('Wilhelmina Ploeg');
    expect(named(3)).not.toBe('Wilhelmina Ploeg');
  });
});
