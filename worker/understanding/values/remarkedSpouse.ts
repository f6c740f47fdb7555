/** A spouse behind a remark in brackets: `Spouse (separate return): Bo Lee, 967-20-4408`. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { parsePersonName } from './names.ts';
import { splitAtGaps, textOf } from './runs.ts';
import type { Parsed, Shape } from './shape.ts';

const LEAD = /^spouse \([^()]{3,40}\):/i;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
/** Heights of print between columns. */
const COLUMN_GAP = 2;

interface Spouse {
  readonly name: Parsed;
  readonly number: Word | undefined;
}

function spouseIn(print: readonly Word[]): Spouse | null {
  const start = print.findIndex(
    ({ text }, at) => /^spouse$/i.test(text) && print[at + 1]?.text.startsWith('('),
  );
  const run = print.slice(Math.max(0, start));
  const lead = run.findIndex(({ text }) => text.endsWith('):'));
  const behind = run.slice(lead + 1);
  const end = behind.findIndex(({ text }) => /\d/.test(text));
  const name = LEAD.test(textOf(run)) ? parsePersonName(end < 0 ? behind : behind.slice(0, end)) : null;
  const number = behind.find(({ text }) => SSN.test(text));
  return name && { name, number };
}

/** Null where several are told. */
const remarked =
  (read: (spouse: Spouse) => Parsed | null): Shape =>
  (words) => {
    const runs = toLines(words).flatMap((line) => splitAtGaps(line.words, COLUMN_GAP));
    const [spouse, ...others] = runs.flatMap((run) => spouseIn(run) ?? []);
    const value = spouse && others.length === 0 ? read(spouse) : null;
    return value ? { value } : null;
  };

export const remarkedSpouse = remarked(({ name }) => name);
export const remarkedSpouseSsn = remarked(({ number }) =>
  number ? { value: number.text, words: [number] } : null,
);
