/** Builds pages for tests from lines of print: words laid out by their letters, as a text layer gives them. */
import type { FormField, Page, Word } from '../../reading/page.ts';

/** Text starting at a place; a run of spaces is one gap between words. */
export type Print = readonly [x: number, y: number, text: string];

const LETTER = 4.4;
const HEIGHT = 7;

/** Words of a text, left to right, `y` being the top of the print. */
export function wordsAt([x, y, text]: Print, change: Partial<Word> = {}): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const x0 = x + match.index * LETTER;
    const box = { x0, y0: y, x1: x0 + match[0].length * LETTER, y1: y + HEIGHT };
    return { text: match[0], box, confidence: 1, source: 'text', ...change };
  });
}

/** A letter-size page with this print on it. */
export function printedPage(print: readonly Print[], change: Partial<Page> = {}): Page {
  return {
    number: 1,
    width: 612,
    height: 792,
    words: print.flatMap((line) => wordsAt(line)),
    fields: [],
    source: 'text',
    ...change,
  };
}

/** A check box of a fillable form whose top left corner stands at a place. */
export function checkBox(x: number, y: number, isTicked: boolean): FormField {
  const box = { x0: x, y0: y, x1: x + 8, y1: y + 8 };
  return { kind: 'checkbox', name: '', label: '', value: isTicked ? 'on' : '', box };
}
