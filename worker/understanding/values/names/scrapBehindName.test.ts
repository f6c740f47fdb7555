/** Dirt behind a name on a scan, and names of which the last one was not read. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt, type Print } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 0, x1: 400, y0: 0, y1: 20 };
const scanned = (print: Print, confidence = 0.95) => wordsAt(print, { source: 'ocr', confidence });
const nameOf = (...words: ReturnType<typeof scanned>) => SHAPES.personName(words, cell)?.value?.value;

describe('a name on a scan', () => {
  it('When an unsure letter stands far behind it, then that is dirt', () => {
    const name = scanned([10, 5, 'LAKSHMI B MULLER']);
    expect(nameOf(...name, ...scanned([200, 5, 'B'], 0.55))).toBe('Lakshmi B Muller');
    expect(nameOf(...name, ...scanned([200, 5, 'B'], 0.9))).not.toBe('Lakshmi B Muller');
  });

  it('When two unsure capitals stand behind a name that is set small, then they are dirt', () => {
    const name = scanned([10, 5, 'Ignacio R Featherstone']);
    expect(nameOf(...name, ...scanned([150, 5, 'ES'], 0.42))).toBe('Ignacio R Featherstone');
    expect(nameOf(...name, ...scanned([150, 5, 'JR'], 0.42))).toBe('Ignacio R Featherstone JR');
  });

  it('When only the first name and an initial were read, then it is none', () => {
    expect(nameOf(...scanned([10, 5, 'Hannah F']))).toBeUndefined();
    expect(SHAPES.personName(wordsAt([10, 5, 'Hannah F']), cell)).toBeNull();
  });
});
