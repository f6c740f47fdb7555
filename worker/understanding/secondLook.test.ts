/** What a box says when it is read alone. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../reading/page.ts';
import { form1099Misc } from '../forms/form1099Misc.ts';
import { mapForm, readForm } from './extractForm.ts';
import { answerOf, questionsFor } from './secondLook.ts';
import { toSheet } from './sheet.ts';
import { printedPage, wordsAt } from './testing/printedPage.ts';

const page = printedPage(
  [
    [40, 40, "RECIPIENT'S name"],
    [40, 52, 'Vikram Grinwald'],
    [330, 40, '3 Other income'],
    [330, 56, '$ 169,898.25'],
    [40, 70, 'Street address (including apt. no.)'],
    [330, 74, '5 Fishing boat proceeds'],
  ],
  { source: 'ocr' },
);
// The first look was sure of the first name only.
const seen = {
  ...page,
  words: page.words.map((word) => ({ ...word, confidence: word.text === 'Grinwald' ? 0.66 : 0.92 })),
};
const [map] = mapForm(form1099Misc, [toSheet(seen)]);

const questionAbout = (path: string) =>
  questionsFor(form1099Misc, map!).find(({ rule }) => JSON.stringify(rule.to).includes(path))!;
const said = (path: string, words: readonly (readonly [string, number, number?])[]) => {
  const told = words.map(([text, confidence, x = 330]): Word => ({
    ...wordsAt([x, 56, text])[0]!,
    confidence,
  }));
  return answerOf(map!, questionAbout(path), { words: told }).map(({ value }) => value);
};

describe('The second look', () => {
  it('asks for every name, with the letters of other languages, however sure the first was', () => {
    expect(questionAbout('recipientName').box.holds).toBe('name');
    expect(questionAbout('otherIncome').box.holds).toBe('amount');
  });

  it('takes of a name each word from the look that was surer of it', () => {
    const second = [['vam', 0.54, 40], ['Grünwald', 0.88, 71]] as const; // prettier-ignore
    expect(said('recipientName', second)).toEqual(['Vikram Grünwald']);
  });

  it('takes no word of a name for another that stands elsewhere, however many words both looks saw', () => {
    const second = [['Grünwald', 0.97, 71], ['Grinwald', 0.6, 73]] as const; // prettier-ignore
    expect(said('recipientName', second)).not.toContain('Vikram Grinwald');
    expect(said('recipientName', second)).not.toContain('Grünwald Grinwald Vikram');
  });

  it('takes no side of the box for letters behind a name, unless it saw them clearly', () => {
    const name = [['Vikram', 0.97, 40], ['Grinwald', 0.93, 71]] as const; // prettier-ignore
    expect(said('recipientName', [...name, ['E', 0.66, 130], ['L', 0.7, 140]])).toEqual(['Vikram Grinwald']);
    expect(said('recipientName', [...name, ['L', 0.93, 130]])).toEqual(['Vikram Grinwald L']);
  });

  it('loses no letter from within a word that the first look saw clearly', () => {
    const second = [['Vikam', 0.97, 40], ['Grünwald', 0.88, 71]] as const; // prettier-ignore
    expect(said('recipientName', second)).toEqual(['Vikram Grünwald']);
  });

  it('does without what it hardly saw where that hides the value', () => {
    const dirt = [['8', 0.1], ['169,898.25', 0.97], ['[LS', 0.39], ['ROR', 0.17], ['TT', 0.2]] as const; // prettier-ignore
    expect(said('otherIncome', dirt)).toEqual([169898.25]);
  });

  it('and the first give one value together, not another one each', () => {
    const second = answerOf(map!, questionAbout('recipientName'), {
      words: wordsAt([40, 52, 'Vikram Grünwald'], { confidence: 0.9 }),
    });
    const read = readForm(form1099Misc, [{ ...map!, second }], null);
    expect(read.filter(({ to }) => to === 'fields.recipientName').map(({ value }) => value)).toEqual([
      'Vikram Grünwald',
    ]);
  });
});
