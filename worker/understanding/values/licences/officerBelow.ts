/** Who answers for a company, named right below it without a label: `Ann Lee, President`, or whom a state has registered with it. */
import type { Word } from '../../../reading/page.ts';
import { isPersons } from '../names/isPersons.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parsePersonName } from '../names/names.ts';
import { beforeRole } from '../names/behindName.ts';
import { isPlain } from '../names/personLines.ts';
import { around } from '../../sheet/sheet.ts';
import { runsOf, textOf } from '../runs.ts';
import { speechOf } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';
import { OWNS } from './ownerByRole.ts';

/** Heights of print before the next column. */
const COLUMN_GAP = 2;
/** Points by which lines of one block begin, or have their middles, apart. */
const SAME_LEFT = 5;
const CENTRED = 8;

/**
 * `ALDER BOOKKEEPING INC`, `IDA R FERN, PRESIDENT` and a street, wherever the block stands; and below `This is to certify that the Division has
 * registered` the same without a title, as New Jersey names who answers for a contractor.
 */
export const officerBelow: Shape = (words) => {
  const runs = runsOf(words, COLUMN_GAP);
  const isRegistered = HAS_REGISTERED.test(speechOf(words).text);
  const officers = runs
    .filter((run) => hasCompanySuffix(textOf(run)))
    .flatMap((firm) => {
      const officer = runs.find((run) => isNext(firm, run));
      const street = officer && runs.find((run) => isNext(officer, run));
      if (!officer || !/^(?:\d|p\.?\s?o\b)/i.test(textOf(street ?? []))) return [];
      const name = beforeRole(officer);
      const isTitled = name.length < officer.length && OWNS.test(textOf(officer.slice(name.length)));
      const isSurely = isRegistered && (isPersons(textOf(officer)) || isPlain(toLine(officer)));
      return (isTitled || isSurely) && !hasCompanySuffix(textOf(name)) ? [parsePersonName(name)] : [];
    });
  return asValue(only(officers));
};
const HAS_REGISTERED = /\bthis is to certify that\b.{0,80}\bhas (?:duly )?(?:registered|licensed)\b/i;
const toLine = (words: readonly Word[]) => ({ words, box: around(words.map(({ box }) => box)) });

function isNext(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [a, b] = [toLine(upper).box, toLine(lower).box];
  const isAligned = Math.abs(a.x0 - b.x0) < SAME_LEFT || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 < CENTRED;
  return isAligned && b.y0 > (a.y0 + a.y1) / 2 && b.y0 - a.y1 < Math.max(a.y1 - a.y0, b.y1 - b.y0);
}
