/** A business in the heading of its part of a summary: `Schedule C: Mayfield Hauling (Code 484110)`, `Schedule C – Elm Pottery`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { activityCode } from '../plain.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print from the heading to the first year above the columns. */
const COLUMN_GAP = 2;
/** What the schedule itself is called, and what it tells of. */
const OF_SCHEDULE = /\b(?:profit|loss|income|expenses?|schedule|form|net|gross)\b|^business(?:es)?$/i;

const headingOf = (words: readonly Word[]): readonly Word[] =>
  splitAtGaps(toLines(words)[0]?.words ?? [], COLUMN_GAP)[0] ?? [];
const isSign = ({ text }: Pick<Word, 'text'>) => /^[-\u2013\u2014:]+$/.test(text);

/** The name before what stands in brackets or behind a dash. */
export const headedBusiness: Shape = (words) => {
  const heading = headingOf(words);
  const own = heading[0] && isSign(heading[0]) ? heading.slice(1) : heading;
  const end = own.findIndex((word) => /^[([]/.test(word.text) || isSign(word));
  const name = end < 0 ? own : own.slice(0, end);
  const parsed = name.length > 1 && !OF_SCHEDULE.test(textOf(name)) ? parseBusinessName(name) : null;
  return parsed && { value: parsed };
};

/** The six figures behind `Code` or `NAICS`. */
export const headedCode: Shape = (words, cell) => {
  const heading = headingOf(words);
  const at = heading.findIndex(({ text }) => /^[([]?(?:code|naics)\W*$/i.test(text));
  const code = at < 0 ? [] : heading.slice(at + 1, at + 2);
  return activityCode(
    code.map((word) => ({ ...word, text: word.text.replace(/\W+$/, '') })),
    cell,
  );
};
