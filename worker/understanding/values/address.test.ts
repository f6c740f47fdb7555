/** Addresses among what a scan puts beside them. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt, type Print } from '../testing/printedPage.ts';
import { SHAPES } from './shapes.ts';

const city = (...print: Print[]) =>
  SHAPES.city(
    print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 })),
    { x0: 0, y0: 0, x1: 612, y1: 20 },
  )?.value?.value;

describe('the city on a scan', () => {
  it('ends where dirt stands a column away', () => {
    expect(city([0, 0, 'New York'], [74, 0, 'Ld'])).toBe('New York');
  });

  it('keeps all its words, and begins behind a side of the box', () => {
    expect(city([0, 0, 'Truth or Consequences'])).toBe('Truth or Consequences');
    expect(city([0, 0, 'l'], [40, 0, 'Sioux Falls'])).toBe('Sioux Falls');
  });

  it('When the side of the box stands before it as a stroke, then it begins behind that', () => {
    expect(city([0, 0, 'i Tucson'])).toBe('Tucson');
    expect(city([0, 0, 'El Paso'])).toBe('El Paso');
  });

  it('When its state stands behind it without a ZIP code, then it ends before that', () => {
    expect(city([0, 0, 'Mobile. AL'])).toBe('Mobile');
    expect(city([0, 0, 'Port St. Lucie'])).toBe('Port St. Lucie');
  });
});
