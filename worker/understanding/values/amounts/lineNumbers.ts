/** The number of a form's line, printed again beside its amount. */
import type { Word } from '../../../reading/page.ts';

/** 1a, 25d, 16. */
export const LINE_NUMBER = /^[|[({]?\d{1,2}[a-z]{0,2}[|\])}.,]?$/i;

/** Is it all of the run? Nobody types the number of a line into its field. */
export const isLineNumber = ([number, ...others]: readonly Word[]): boolean =>
  others.length === 0 && number!.source !== 'form-field' && LINE_NUMBER.test(number!.text);

/** `8  95`, `if required 3b  53`: the number stands close before an amount that is as short as one. */
export function isNumberOf(before: readonly Word[], run: readonly Word[]): boolean {
  const number = before.at(-1)!;
  return (
    (isLineNumber(before) || endsInNumber(before)) &&
    run[0]!.box.x0 - number.box.x1 < MAX_NUMBER_GAP &&
    Math.abs(run[0]!.box.y1 - number.box.y1) < 4
  );
}
/** Points. */
const MAX_NUMBER_GAP = 90;

/** `Add lines 4a and 4b`, `from line 8b`, `lines 1z, 2b`: these numbers belong to the words before them. */
const endsInNumber = (run: readonly Word[]) =>
  run.length > 1 && /^\d{1,2}[a-z]$/.test(run.at(-1)!.text) && !LEADS_TO_NUMBER.test(run.at(-2)!.text);
const LEADS_TO_NUMBER =
  /^\W*(?:lines?|box(?:es)?|and|or|to|through|from|plus|minus|forms?|schedules?|parts?|sch)\W*$|[,&\d]/i;
