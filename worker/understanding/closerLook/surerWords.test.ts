import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { spells, surerWords } from './surerWords.ts';

/** Words of one line: text, where it begins and ends, certainty. */
type Print = readonly [text: string, x0: number, x1: number, confidence: number];
const printed = (...words: readonly Print[]): Word[] =>
  words.map(([text, x0, x1, confidence]) => ({
    text,
    confidence,
    box: { x0, x1, y0: 0, y1: 8 },
    source: 'ocr',
  }));
const made = (first: readonly Word[], again: readonly Word[]) => {
  const { words, isDisputed } = surerWords(first, again);
  return [words.map(({ text }) => text).join(' '), isDisputed];
};

describe('one name of two looks', () => {
  it('has the ampersand that one of them read as a figure', () => {
    const first = printed(['Kestrel', 40, 68, 0.97], ['&', 72, 77, 0.93], ['Co.', 81, 93, 0.97]);
    const again = printed(['Kestrel', 40, 68, 0.93], ['8:', 72, 77, 0.94], ['Co.', 81, 93, 0.95]);
    expect(made(first, again)).toEqual(['Kestrel & Co.', false]);
    expect(made(again, first)).toEqual(['Kestrel & Co.', false]);
  });

  it('is not disputed where both begin with strokes that are I for one and l for the other', () => {
    const named = (first: string, confidence: number) =>
      printed([first, 40, 58, confidence], ['Vogt', 62, 84, 0.91]);
    expect(made(named('lise', 0.79), named('Ilse', 0.77))[1]).toBe(false);
    expect(made(named('Elia', 0.79), named('Ella', 0.77))[1]).toBe(true);
  });

  it('has the j that the other took for an i, where only that is a given name', () => {
    const named = (first: string, confidence: number) =>
      printed([first, 40, 64, confidence], ['Vogt', 68, 90, 0.91]);
    expect(made(named('Bjorn', 0.89), named('Biorn', 0.91))).toEqual(['Bjorn Vogt', false]);
    expect(made(named('Biorn', 0.91), named('Bjorn', 0.89))).toEqual(['Bjorn Vogt', false]);
    expect(made(named('Kiorn', 0.91), named('Kjorn', 0.89))[1]).toBe(true);
  });

  it('does not begin with a letter that one of them saw far before it', () => {
    const name = printed(['Ann', 140, 158, 0.9], ['Ito', 162, 172, 0.9]);
    const [far, initial] = [printed(['E', 106, 110, 0.92]), printed(['E', 133, 137, 0.92])];
    expect(made(name, [...far, ...name])).toEqual(['Ann Ito', false]);
    expect(made(name, [...initial, ...name])[0]).toBe('E Ann Ito');
  });

  it('keeps the initial of which one of them made a sign', () => {
    const first = printed(['Jean', 40, 62, 0.93], ['Q.', 66, 73, 0.93], ['Ito', 140, 152, 0.81]);
    const again = printed(
      ['Jean', 40, 62, 0.71],
      ['©.', 66, 73, 0.9],
      ['!', 110, 111, 0.8],
      ['Ito', 140, 152, 0.9],
    );
    expect(made(first, again)[0]).toBe('Jean Q. Ito');
  });

  it('begins with the capital of which one of them made a small letter', () => {
    const first = printed(['Ann', 40, 58, 0.9], ['Ito', 62, 72, 0.88]);
    const again = printed(['Ann', 40, 58, 0.91], ['lto', 62, 72, 0.9]);
    expect(made(first, again)).toEqual(['Ann Ito', false]);
    expect(made(again, first)).toEqual(['Ann Ito', false]);
  });

  it('is undisputed where one of them made a nought of the O before an apostrophe', () => {
    const name = (first: string) => printed([first, 40, 80, 0.9], ['Brothers', 84, 120, 0.93]);
    expect(made(name("0'Rourke"), name("O'Rourke"))[1]).toBe(false);
  });

  it('is no surer of a word whose end one of them lost than of the whole word', () => {
    const first = printed(["O'Malley's", 40, 80, 0.33], ['Grill', 84, 104, 0.93]);
    const again = printed(["O'Malle", 40, 67, 0.84], ["r's", 69, 80, 0.4], ['Grill', 84, 104, 0.9]);
    const { words, isDisputed } = surerWords(first, again);
    expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ["O'Malley's", 0.33],
      ['Grill', 0.93],
    ]);
    expect(isDisputed).toBe(true);
    const clear = printed(["O'Malley's", 40, 80, 0.95], ['Grill', 84, 104, 0.93]);
    expect(made(clear, again)).toEqual(["O'Malley's Grill", false]);
  });

  it('is undisputed where one of them lost the tail of a twig, with which such names end', () => {
    const name = (last: string, confidence: number) =>
      printed(['Ada', 40, 56, 0.93], [last, 60, 92, confidence]);
    expect(made(name('Almqvist', 0.94), name('Almcvist', 0.88))).toEqual(['Ada Almqvist', false]);
    expect(made(name('Olsen', 0.94), name('Olson', 0.88))).toEqual(['Ada Olsen', true]);
  });

  it('is disputed where one of them read a letter more, and neither clearly', () => {
    const name = (last: string, confidence: number) =>
      printed(['Thuy', 40, 56, 0.95], [last, 60, 92, confidence]);
    expect(made(name('Olatuniji', 0.7), name('Olatunji', 0.65))).toEqual(['Thuy Olatuniji', true]);
    expect(made(name('Castaneda', 0.92), name('Castneda', 0.85))).toEqual(['Thuy Castaneda', false]);
    expect(made(name('Olatuniji', 0.4), name('Olatunji', 0.9))).toEqual(['Thuy Olatunji', false]);
  });
});

describe('words that spell a name', () => {
  it('hold its letters, however they are parted', () => {
    const words = printed(
      ['|', 30, 31, 0.6],
      ['Mei', 40, 52, 0.9],
      ['Ling', 54, 70, 0.9],
      ['Vũ.', 74, 86, 0.9],
    );
    expect(spells(words, 'Mei-Ling Vu')).toBe(true);
    expect(spells(words, 'Mei-Ling Vue')).toBe(false);
  });
});
