import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import { withTornInitials } from './withTornInitials.ts';

const word = (text: string, x0: number, x1: number, y0 = 99): Word => ({
  text,
  box: { x0, x1, y0, y1: y0 + 9 },
  confidence: 0.9,
  source: 'ocr',
});
const texts = (words: readonly Word[]) => withTornInitials(words).map(({ text }) => text);

describe('A letter before a word in capitals', () => {
  it('When it stands as near as letters do, then it is the first of that word', () => {
    const [whole] = withTornInitials([word('N', 55.3, 63.9), word('ORTHFORK', 64.5, 137)]);
    expect(whole).toMatchObject({ text: 'NORTHFORK', box: { x0: 55.3, x1: 137 } });
  });

  it('When a space is between them, the word is short or stands on another line, then it is a word of its own', () => {
    expect(texts([word('J', 55, 60), word('SMITH', 62.5, 95)])).toEqual(['J', 'SMITH']);
    expect(texts([word('P', 55, 60), word('O', 60.5, 66)])).toEqual(['P', 'O']);
    expect(texts([word('N', 55, 63), word('ORTHFORK', 63.5, 137, 111)])).toEqual(['N', 'ORTHFORK']);
    expect(texts([word('N', 55, 63), word('Main', 63.5, 90)])).toEqual(['N', 'Main']);
  });
});

describe('A figure before a day', () => {
  it('When it stands as near as figures do, then it is the first of the month', () => {
    expect(texts([word('1', 293.8, 296.6), word('1/02/2024', 298.2, 337)])).toEqual(['11/02/2024']);
  });

  it('When a space is between them, or no whole day follows, then it is a figure of its own', () => {
    expect(texts([word('1', 290, 293), word('1/02/2024', 296, 337)])).toEqual(['1', '1/02/2024']);
    expect(texts([word('1', 293.8, 296.6), word('1/02', 298.2, 317)])).toEqual(['1', '1/02']);
    expect(texts([word('1', 293.8, 296.6), word('11/02/2024', 298.2, 341)])).toEqual(['1', '11/02/2024']);
  });
});
