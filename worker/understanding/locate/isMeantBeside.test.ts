import { describe, expect, it } from '@jest/globals';
import type { Landmark } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { mapSheet } from './cells.ts';
import { isMeantBeside } from './isMeantBeside.ts';

describe('a label with its value beside it', () => {
  const words = wordsAt([40, 40, 'Registrant']);
  const place: Landmark = {
    label: 'registrant',
    words,
    box: words[0]!.box,
    textStart: 40,
    hasNumber: false,
    startsRun: true,
    edits: 0,
  };
  const isMeant = (change: Partial<Landmark>) =>
    isMeantBeside(
      mapSheet(toSheet(printedPage([[40, 40, 'Registrant   Ann Lee']])), []),
      { right: 'registrant' },
      {
        ...place,
        ...change,
      },
    );

  it('When another copy lent it, then it has no words, and is meant', () => {
    expect(isMeant({ words: [] })).toBe(true);
  });

  it('When a semicolon ends it, then it is one of a list', () => {
    expect(isMeant({})).toBe(true);
    expect(isMeant({ words: wordsAt([40, 40, 'Registrant;']) })).toBe(false);
    // of a colon on a scan
    expect(isMeant({ words: wordsAt([40, 40, 'Registrant;'], { source: 'ocr' }) })).toBe(true);
  });
});
