/** Numbers whose digits stand in a comb, read on the page and once more moved together. */
import { describe, expect, it } from '@jest/globals';
import { w2 } from '../../forms/wages/w2.ts';
import type { CombWord } from '../../reading/ocr/readCombs.ts';
import { mapForm } from '../mapForm.ts';
import { toCandidates } from '../toCandidates.ts';
import { reconcile } from './reconcile.ts';
import { questionsFor } from './questionsFor.ts';
import { answerOf } from './secondLook.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage } from '../testing/printedPage.ts';
import { SHAPES } from '../values/shapes.ts';

const page = printedPage([[100, 20, "a Employee's social security number"]], { source: 'ocr' });
const seen = {
  text: '974988107',
  box: { x0: 120, y0: 34, x1: 160, y1: 41 },
  confidence: 0.78,
  source: 'ocr',
} as const;
const [map] = mapForm(w2, [toSheet({ ...page, words: [...page.words, seen] })]);
const question = questionsFor(w2, map!).find(({ rule }) => rule.as === 'ssn')!;

/** What both looks make of the number together. */
function ssnOf(digits: string, confidence: number, mayHoldLine = false) {
  const closedUp: CombWord = { ...seen, text: digits, confidence, mayHoldLine };
  const second = answerOf(map!, question, { words: [], closedUp });
  const { rule, cell } = question;
  const first = toCandidates(map!.sheet, rule, SHAPES[rule.as](cell.words, cell.box)!, 0);
  return reconcile(first, second).find(({ to }) => to === 'primaryPerson.ssn')!;
}

describe('a number in a comb', () => {
  it('When its digits moved together make another one, however unsurely, then the first look is not believed', () => {
    expect(ssnOf('973938107', 0.42)).toMatchObject({ value: '974-98-8107' });
    expect(ssnOf('973938107', 0.42).confidence).toBeLessThan(0.5);
  });

  it('When they make the same one, or none, then it is', () => {
    expect(ssnOf('974988107', 0.42).confidence).toBeGreaterThan(0.66);
    expect(ssnOf('9739381', 0.42).confidence).toBeGreaterThan(0.66);
  });

  it('When a line that nobody saw may make a digit another, then not even looks that agree are believed', () => {
    expect(ssnOf('974988107', 0.99, true).confidence).toBeLessThan(0.5);
  });
});
