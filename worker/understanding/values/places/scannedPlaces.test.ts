/** States and ZIP codes as OCR damages them. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { SHAPES } from '../shapes.ts';

const PAGE = { x0: 0, y0: 0, x1: 612, y1: 792 };
/** Words of a scan: text, left and right edge. */
const placeIn = (source: Word['source'], ...pieces: [string, number, number][]) => {
  const words = pieces.map(([text, x0, x1]): Word => ({
    text,
    box: { x0, y0: 75, x1, y1: 82 },
    confidence: 0.95,
    source,
  }));
  const { city, state, zipCode } = SHAPES.place(words, PAGE) ?? {};
  return [city?.value, state?.value, zipCode?.value];
};

describe('the place of an address on a scan', () => {
  it('When its ZIP code was read in two words, then it is one, where they stand closer than words do', () => {
    const zip = (gap: number): [string, number, number][] => [
      ['Fargo,', 54, 76],
      ['ND', 79, 90],
      ['581', 93, 105],
      ['02', 105 + gap, 114 + gap],
    ];
    expect(placeIn('ocr', ...zip(1))).toEqual(['Fargo', 'ND', '58102']);
    expect(placeIn('ocr', ...zip(5))).toEqual([undefined, undefined, undefined]);
    expect(placeIn('text', ...zip(1))).toEqual([undefined, undefined, undefined]);
  });

  it('When a check box before the town was read as letters, then they are none of its words', () => {
    const boxed = (box: string): [string, number, number][] => [
      [box, 44, 50],
      ['YAKIMA,', 54, 82],
      ['WA', 86, 97],
      ['98902', 100, 120],
    ];
    for (const box of ['[1]', 'lt)', 'I]', 'tl'])
      expect(placeIn('ocr', ...boxed(box))).toEqual(['Yakima', 'WA', '98902']);
    expect(placeIn('ocr', ...boxed('LA'))).toEqual(['La Yakima', 'WA', '98902']);
  });

  it('When a letter stands between the comma and the state, then it is dirt, but not in print', () => {
    const speck: [string, number, number][] = [
      ['Lee,', 54, 70],
      ['N', 74, 77],
      ['MA', 80, 91],
      ['01238', 94, 114],
    ];
    expect(placeIn('ocr', ...speck)).toEqual(['Lee', 'MA', '01238']);
    expect(placeIn('text', ...speck)).toEqual([undefined, undefined, undefined]);
  });

  it('When it begins as names of towns do and nothing follows, then the rest was passed over, and it is unsure', () => {
    const sureness = (town: string, source: Word['source']) => {
      const words = [[town, 54, 70] as const, ['NM', 93, 103] as const, ['88001', 106, 126] as const].map(
        ([text, x0, x1]): Word => ({ text, box: { x0, y0: 75, x1, y1: 82 }, confidence: 0.95, source }),
      );
      return SHAPES.place(words, PAGE)?.city?.words[0]?.confidence;
    };
    expect(sureness('Las,', 'ocr')).toBeLessThan(0.35);
    expect(sureness('Las,', 'text')).toBe(0.95);
    expect(sureness('Lastrup,', 'ocr')).toBe(0.95);
  });

  it('When a speck stands behind a word of the town, then it is no part of its name', () => {
    const print = (word: string): [string, number, number][] => [
      [word, 54, 70],
      ['Juan,', 73, 90],
      ['PR', 93, 103],
      ['00901', 106, 126],
    ];
    expect(placeIn('ocr', ...print('San”'))).toEqual(['San Juan', 'PR', '00901']);
  });

  it('When its ZIP code lies in another state, then a figure of it was misread, and it is unsure; print stays as it is', () => {
    const sureness = (source: Word['source'], state: string, zip: string) => {
      const words = [['San Juan,', 54, 76] as const, [state, 79, 90] as const, [zip, 93, 113] as const].map(
        ([text, x0, x1]): Word => ({ text, box: { x0, y0: 75, x1, y1: 82 }, confidence: 0.95, source }),
      );
      return SHAPES.place(words, PAGE)?.zipCode?.words[0]?.confidence;
    };
    expect(sureness('ocr', 'PR', '00501')).toBeLessThan(0.3);
    expect(sureness('ocr', 'PR', '00901')).toBe(0.95);
    expect(sureness('ocr', 'PR', '00901-1234')).toBe(0.95);
    expect(sureness('ocr', 'TX', '73301')).toBe(0.95);
    expect(sureness('ocr', 'AE', '09012')).toBe(0.95);
    expect(sureness('text', 'PR', '00501')).toBe(0.95);
  });

  it('When a letter of its state was read less surely than its ZIP code, which lies in one that is spelled nearly so, then it is that state', () => {
    const stateOf = (state: string, zip: string, confidence: number, source: Word['source'] = 'ocr') => {
      const words = [
        ['Burlington,', 160, 214, 0.95] as const,
        [state, 220, 230, confidence] as const,
        [zip, 236, 260, 0.95] as const,
      ].map(([text, x0, x1, sure]): Word => ({
        text,
        box: { x0, y0: 75, x1, y1: 82 },
        confidence: sure,
        source,
      }));
      return SHAPES.place(words, PAGE)?.state?.value;
    };
    expect(stateOf('VI', '05401', 0.84)).toBe('VT');
    expect(stateOf('VI', '05401', 0.97)).toBe('VI');
    expect(stateOf('VI', '00802', 0.84)).toBe('VI');
    expect(stateOf('WA', '05401', 0.84)).toBe('WA');
    expect(stateOf('VI', '05401', 0.84, 'text')).toBe('VI');
  });

  it('When the S of a saint was read as a figure, then it is that saint', () => {
    const town = (first: string) =>
      placeIn('ocr', [first, 39, 50], ['LOUIS,', 54, 79], ['MO', 82, 92], ['63101', 95, 117])[0];
    expect(['8T.', '5T', 'ST.'].map(town)).toEqual(['St. Louis', 'St Louis', 'St. Louis']);
    expect(placeIn('ocr', ['Sait', 39, 50], ['Lake,', 54, 79], ['UT', 82, 92], ['84101', 95, 117])[0]).toBe(
      'Salt Lake',
    );
  });

  it('When the I that begins a town was read as a small l, then it is that town', () => {
    const town = (first: string) =>
      placeIn('ocr', [first, 39, 50], ['City,', 54, 79], ['IA', 82, 92], ['52240', 95, 117])[0];
    expect(['lowa', 'lda', 'Lake'].map(town)).toEqual(['Iowa City', 'Ida City', 'Lake City']);
  });

  it('When the I of its state was read as a small l, then it is that state; Al is Alabama', () => {
    const inState = (state: string) =>
      placeIn('ocr', ['Providence,', 232, 273], [state, 276, 283], ['02906', 286, 308])[1];
    expect(['Rl', 'lD', 'Al', 'Zl'].map(inState)).toEqual(['RI', 'ID', 'AL', undefined]);
  });

  it('When its state was glued to the city, then it is apart, where its ZIP codes begin so', () => {
    const glued = (zip: string) => placeIn('ocr', ['BELLA', 67, 97], ['VISTAAR', 100, 143], [zip, 147, 174]);
    expect(glued('72714')).toEqual(['Bella Vista', 'AR', '72714']);
    expect(glued('92714')).toEqual([undefined, undefined, undefined]);
  });
});

describe('a number that is called ID', () => {
  const pieces = (id: string, number: string): [string, number, number][] => [
    ['Venue', 54, 76],
    [id, 79, 90],
    [number, 94, 114],
  ];
  it('When ID stands before a number that is no ZIP code of Idaho, then it is no place', () => {
    expect(placeIn('text', ...pieces('ID:', '40118'))).toEqual([undefined, undefined, undefined]);
    expect(placeIn('text', ...pieces('ID', '40118'))).toEqual([undefined, undefined, undefined]);
    expect(placeIn('ocr', ...pieces('ID:', '40118'))).toEqual([undefined, undefined, undefined]);
    expect(placeIn('text', ...pieces('ID', '83702'))).toEqual(['Venue', 'ID', '83702']);
  });
});
