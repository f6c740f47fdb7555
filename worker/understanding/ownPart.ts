/** The part of a row that belongs to its first label, where another row, whose label is not known, stands beside it. */
import type { Word } from '../reading/page.ts';
import { endsInAmount } from './values/endsInAmount.ts';
import { splitAtGaps } from './values/runs.ts';

/** Heights of print between what stands side by side. */
const COLUMN_GAP = 2;
const isAmount = ({ text }: Word) => endsInAmount(text) || /\$\s*\d/.test(text);

/** `$61,077      State Tax    $2,640`: the words before the text that stands apart behind an amount. */
export function ownPart(row: readonly Word[]): readonly Word[] {
  const runs = splitAtGaps(row, COLUMN_GAP);
  const amount = runs.findIndex((run) => run.some(isAmount));
  const next = runs.findIndex((run, at) => at > amount && /^\W*\p{L}{3}/u.test(run[0]!.text));
  return amount < 0 || next < 0 ? row : runs.slice(0, next).flat();
}
