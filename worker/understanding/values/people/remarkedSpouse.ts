/** A spouse behind a remark in brackets: `Spouse (separate return): Bo Lee, 967-20-4408`, `Spouse (not on this return)   Bo Lee`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parsePersonName } from '../names/names.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

const LEAD = /^spouse \([^()]{3,40}\):?$/i;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
/** Heights of print between columns. */
const COLUMN_GAP = 2;

interface Spouse {
  readonly name: Parsed;
  readonly number: Word | undefined;
}

function spouseIn(line: readonly Word[]): Spouse | null {
  const start = line.findIndex(
    ({ text }, at) => /^spouse$/i.test(text) && line[at + 1]?.text.startsWith('('),
  );
  const end = line.findIndex(({ text }, at) => at > start && /\):?$/.test(text));
  if (start < 0 || end < 0 || !LEAD.test(textOf(line.slice(start, end + 1)))) return null;
  const [behind = []] = splitAtGaps(line.slice(end + 1), COLUMN_GAP);
  const figures = behind.findIndex(({ text }) => /\d/.test(text));
  const name = parsePersonName(figures < 0 ? behind : behind.slice(0, figures));
  const number = behind.find(({ text }) => SSN.test(text));
  return name && { name, number };
}

/** Null where several are told. */
const remarked =
  (read: (spouse: Spouse) => Parsed | null): Shape =>
  (words) => {
    const [spouse, ...others] = toLines(words).flatMap((line) => spouseIn(line.words) ?? []);
    const value = spouse && others.length === 0 ? read(spouse) : null;
    return value ? { value } : null;
  };

export const remarkedSpouse = remarked(({ name }) => name);
export const remarkedSpouseSsn = remarked(({ number }) =>
  number ? { value: number.text, words: [number] } : null,
);
