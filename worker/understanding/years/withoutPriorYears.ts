/** Leaves out labels of which a sentence says that they tell of the year before: their figures are another form's. */
import type { Landmark } from '../labels/landmarks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** `prior year (2022) gross pay 4,318.50, ` before `federal withheld 112.00`; a point ends what is said of it, between figures it does not. */
const PRIOR_YEAR = /\b(?:prior|previous|last) year\b(?:[^.;]|\.(?=\d))*$/i;
/** Heights of print between words of a sentence, at most: what stands further apart heads a column or a box. */
const GAP = 1.5;

export const withoutPriorYears = ({ lines }: Sheet, landmarks: readonly Landmark[]): Landmark[] =>
  landmarks.filter(({ words: [first] }) => {
    const line = lines.find(({ words }) => words.includes(first!));
    const run = runsOf(line?.words ?? [], GAP).find((words) => words.includes(first!)) ?? [];
    const before = textOf(run.slice(0, run.indexOf(first!)));
    return !(/^\p{Ll}/u.test(first!.text) && PRIOR_YEAR.test(before));
  });
