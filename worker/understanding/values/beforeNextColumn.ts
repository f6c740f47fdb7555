/** The part of a row up to its amount, where another row, whose label may not be known, stands beside it. */
import type { Word } from '../../reading/page.ts';
import { splitAtGaps, textOf } from './runs.ts';

/** Does print say that it is money, by its cents or its dollar sign? */
export const statesMoney = (run: readonly Word[]): boolean =>
  /\d[.,]\s?\d\d\D*$|\$\s*[\d.]/.test(textOf(run));

/** `$ 61,077      State Tax    $2,640`: the words before the text that stands apart behind an amount; `gap` in heights of print. */
export function beforeNextColumn(row: readonly Word[], gap: number): readonly Word[] {
  const runs = splitAtGaps(row, gap);
  const amount = runs.findIndex(statesMoney);
  const next = runs.findIndex((run, at) => at > amount && /\p{L}{3}/u.test(textOf(run)));
  return amount < 0 || next < 0 ? row : runs.slice(0, next).flat();
}
