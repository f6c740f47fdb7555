/**
 * Whose account it is where the window was not read: the name in the line below `Account number: 6408173966`, with which its state's
 * terms stand: `Kansas account terms and conditions apply`.
 */
import type { Word } from '../../../reading/page.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { isPersons } from '../names/isPersons.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parsePersonName } from '../names/names.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** Heights of print between columns. */
const COLUMN_GAP = 1.5;
/** Points. */
const SAME_LEFT = 4;
/** Heights of print from one line to the next. */
const NEXT_LINE = 2.5;
const NUMBER = /^account (?:number|no\.?|#):? [x*•\d-]{4,}(?: \(primary account\))?$/i;
const TERMS = /\baccount terms and conditions apply$/i;
/** Two holders, or a company and what it trades as. */
const MOST_NAMES = 3;

export const nameBelowAccount: Shape = (words) => {
  const runs = runsOf(words, COLUMN_GAP);
  const number = runs.find((run) => NUMBER.test(textOf(run)));
  const below: (readonly Word[])[] = [];
  for (let last = number; last && below.length <= MOST_NAMES;) {
    const above: readonly Word[] = last;
    last = runs.find((run) => isNextBelow(run, above));
    if (last) below.push(last);
  }
  const end = below.findIndex((run) => TERMS.test(textOf(run)));
  const name = end > 0 ? nameIn(below[0]!) : null;
  return name && { value: name };
};

function isNextBelow([lower]: readonly Word[], [upper]: readonly Word[]): boolean {
  const { x0, y0, y1 } = upper!.box;
  const isFlush = Math.abs(lower!.box.x0 - x0) < SAME_LEFT;
  return isFlush && lower!.box.y0 > (y0 + y1) / 2 && lower!.box.y0 - y0 < NEXT_LINE * (y1 - y0);
}

function nameIn(run: readonly Word[]): Parsed | null {
  if (hasCompanySuffix(textOf(run))) return parseBusinessName(run);
  return isPersons(textOf(run)) ? parsePersonName(run) : null;
}
