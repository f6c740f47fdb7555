import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { email } from './email.ts';

/** Words of one line, each at its place (points), 4 points a letter and 8 high. */
const line = (source: Word['source'], ...print: readonly [x: number, text: string, confidence?: number][]) =>
  print.map(([x0, text, confidence = 0.9]): Word => ({
    text,
    confidence,
    source,
    box: { x0, x1: x0 + text.length * 4, y0: 0, y1: 8 },
  }));
const cell = { x0: 0, x1: 300, y0: 0, y1: 10 };
const of = (words: readonly Word[]) => email(words, cell)?.value;
const scanned = (...print: [number, string][]) => of(line('ocr', ...print))?.value;

describe('a scanned address of e-mail', () => {
  it('is as sure as the words it stands in, whatever is read beside it', () => {
    const words = line('ocr', [0, 'b', 0.2], [10, 'dale@example.org', 0.8], [90, 'ay', 0.1]);
    expect(of(words)?.value).toBe('dale@example.org');
    expect(of(words)?.words.map(({ confidence }) => confidence)).toEqual([0.8]);
  });

  it('begins behind a telephone number', () => {
    const text = (...print: [number, string][]) => of(line('text', ...print))?.value;
    expect(text([0, '(404)'], [22, '555-0156'], [58, 'dale@example.org'])).toBe('dale@example.org');
    expect(text([0, '404-555-0156'], [52, 'dale@example.org'])).toBe('dale@example.org');
  });

  it('ends where its domain does', () => {
    expect(scanned([0, 'dale@example.org'], [66, 'ay'])).toBe('dale@example.org');
    expect(scanned([0, 'dale@example.org'], [100, 'com'])).toBe('dale@example.org');
  });

  it('has a point before the top of its domain, read or not', () => {
    expect(scanned([0, 'DALE.KAY@MAIL.'], [58, 'EXAMPLE'], [89, 'NET'])).toBe('dale.kay@mail.example.net');
  });

  it('is none where anything else was lost in its domain', () => {
    expect(scanned([0, 'dale@mail'], [40, 'example.net'])).toBeUndefined();
    expect(scanned([0, 'dale@mail.exam'], [60, 'ple.net'])).toBeUndefined();
  });

  it('has points where commas were read, and none of the signs beside it', () => {
    expect(scanned([0, 'dale'], [17, ',kay@example'], [66, '.com'])).toBe('dale.kay@example.com');
    expect(scanned([0, 'dale.kay{'], [37, '@example.com'])).toBe('dale.kay@example.com');
    expect(scanned([0, 'Email:'], [26, 'kay@example.com'])).toBe('kay@example.com');
  });

  it('is none where a letter of it was read as a sign', () => {
    expect(scanned([0, 'dale.ka/en@example.com'])).toBeUndefined();
  });

  it('ends in a 1 where a stroke stands behind a figure', () => {
    expect(scanned([0, 'dale7l@example.com'])).toBe('dale71@example.com');
    expect(scanned([0, 'dale.7I.kay@example.com'])).toBe('dale.71.kay@example.com');
    expect(scanned([0, 'dale7lee@example.com'])).toBe('dale7lee@example.com');
    expect(scanned([0, 'dal@web2l.com'])).toBe('dal@web2l.com');
  });

  it('keeps points and the at sign that stand apart', () => {
    expect(
      scanned([0, 'dale'], [18, '.'], [24, 'kay'], [38, '@'], [44, 'example'], [74, '.'], [80, 'com']),
    ).toBe('dale.kay@example.com');
  });
});

describe('an address of e-mail as text', () => {
  it('may go on in the next line', () => {
    const [first, second] = line('text', [0, 'dale.kay@'], [0, 'example.com']);
    const below = { ...second!, box: { ...second!.box, y0: 10, y1: 18 } };
    expect(of([first!, below])?.value).toBe('dale.kay@example.com');
  });
});
