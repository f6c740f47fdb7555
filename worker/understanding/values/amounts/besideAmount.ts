/** What stands beside the amount of a box and is none of it: sentences, rings of a guide, the label of the next box. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { runsOf } from '../runs.ts';

/** `It depends on your Form W-4`, `Limited to $160,200 for 2023.` beside the box; nor is `401(k)` of such a note an amount. */
export const withoutText = (words: readonly Word[]) =>
  runsOf(words.filter(({ text }) => !SECTION.test(text)))
    .filter((run) => {
      const small = run.filter(({ text }) => /^\p{Ll}{2}/u.test(text)).length;
      return small + (/[\p{L}\d]\.$/u.test(run.at(-1)!.text) ? 1 : 0) <= MOST_SMALL;
    })
    .flat();
const MOST_SMALL = 2;
/** Of the Internal Revenue Code. */
const SECTION = /^\d{3}\([a-z]\)\W*$/;

/** A guide to the form sets a figure in a ring beside the amount: `(3)      58,986.42`; or behind the label, above the amount's own line. */
export function withoutCallOuts(runs: readonly Word[][]): readonly Word[][] {
  const written = runs.filter((run) => /\d[,.]\d{2,3}$/.test(run.at(-1)!.text));
  const isCallOut = (run: readonly Word[]) =>
    run.length === 1 &&
    /^\d{1,2}$/.test(run[0]!.text) &&
    written.some((amount) => isRingBeside(run[0]!.box, around(amount.map(({ box }) => box))));
  return written.length > 0 ? runs.filter((run) => !isCallOut(run)) : runs;
}
const isRingBeside = (ring: Box, amount: Box) =>
  amount.x0 - ring.x1 > RING_GAP * (amount.y1 - amount.y0) ||
  (ring.x0 > amount.x1 && (ring.y0 + ring.y1) / 2 < amount.y0);
/** Heights of print that no cents and no thousands stand apart from their amount. */
const RING_GAP = 2;

/**
 * A line of words is the label of the next box, misread: `5 Tibia wages and tips`, or its number and what is left of it: `5 Ordina`,
 * `SS tips (7)`, `| 20 LOCALITY |` between typed bars.
 */
export const withoutLabels = (words: readonly Word[]) =>
  toLines(words)
    .filter((line) => line.words.filter(({ text }) => /\p{L}{3}/u.test(text)).length < 2)
    .filter(({ words: own }) => {
      const [number, word, ...others] = own.filter(({ text }) => text !== '|');
      if (!number) return true;
      const isLabel = /^\d{1,2}[a-z]?$/.test(number.text) && /^\p{L}{3}/u.test(word?.text ?? '');
      const isNumbered =
        /^\p{L}{2}/u.test(number.text) &&
        /^[[(]\d{1,2}[a-z]?[\])]$/.test(others.at(-1)?.text ?? word?.text ?? '');
      if (isNumbered) return false;
      return !isLabel || others.some(({ text }) => /\d/.test(text));
    })
    .flatMap((line) => line.words);
