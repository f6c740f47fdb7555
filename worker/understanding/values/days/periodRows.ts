/** The days of a period that stand in two rows: `From 09/01/2024` above `Through 09/30/2024`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parseDates } from '../plain.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

const FROM = /^(?:from|desde):?$/i;
/** `T0` of a scan. */
const TO = /^(?:t[o0]|through|thru|hasta):?$/i;
/** Heights of print between columns. */
const COLUMN_GAP = 1.5;

/** From each run of a line to its end: a column may stand before the label, and a gap between it and its day. */
const rowsOf = (words: readonly Word[]): (readonly Word[])[] =>
  toLines(words).flatMap((line) => {
    const runs = runsOf(line.words, COLUMN_GAP);
    return runs.map((_, at) => runs.slice(at).flat());
  });

/** The day of the only row that begins so and says nothing more; null where there are more, or none. */
function dayOf(rows: readonly (readonly Word[])[], lead: RegExp): Parsed | null {
  const days = rows.flatMap(([first, ...rest]) => {
    const [day, ...others] = lead.test(first!.text) ? parseDates(textOf(rest)) : [];
    return day && others.length === 0 ? [{ value: day, words: rest }] : [];
  });
  return days.length === 1 ? days[0]! : null;
}

/** `Statement begins`, `Period start date`, `First day of period`, `Beginning`. */
const START =
  /^(?:(?:statement|period|cycle|billing|reporting) )*(?:begin(?:s|ning)?|start(?:s|ing)?|opening|from|first day)(?: (?:date|of (?:the )?(?:statement )?(?:period|cycle)))?\W*$/i;
/** `This statement`, `Statement ends`, `Period to`, `Closing date`. */
const END =
  /^(?:(?:statement|period|cycle|billing|reporting) )*(?:end(?:s|ing)?|closing|to|through|thru|last day)(?: (?:date|of (?:the )?(?:statement )?(?:period|cycle)))?\W*$|^(?:this statement(?: date)?|statement date)\W*$/i;
const DAY = String.raw`(?:\p{L}{3,9}\.? ?)?\d[\d,./ -]*(?:\p{L}{3,9}\.?[, -]*)?\d*`;
const ONLY_DAY = new RegExp(`^${DAY}$`, 'u');
const WITH_DAY = new RegExp(`^(\\D*?)(?<= |:) ?(${DAY})$`, 'u');

const dayIn = (text: string): string | null => {
  const isShort = text.length < LONGEST;
  const [day, ...others] = isShort && ONLY_DAY.test(text) ? parseDates(text) : [];
  return day && others.length === 0 ? day : null;
};

/** Letters of the longest name and its day together. */
const LONGEST = 60;

/** The one day that is named so: behind the name, beside it in the next column, or below it. */
function dayNamed(lines: readonly (readonly Word[])[][], name: RegExp): Parsed | null {
  const found = lines.flatMap((runs, row) =>
    runs.flatMap((run, at): Parsed[] => {
      const text = textOf(run);
      if (text.length > LONGEST) return [];
      const [, label = '', behind = ''] = WITH_DAY.exec(text) ?? [];
      const own = name.test(label.trim()) ? dayIn(behind) : null;
      if (own) return [{ value: own, words: run }];
      if (!name.test(text)) return [];
      const below = (lines[row + 1] ?? []).find(
        ([first]) => Math.abs(first!.box.x0 - run[0]!.box.x0) < SAME_LEFT,
      );
      const place = [runs[at + 1], below].find((one) => one && dayIn(textOf(one)));
      return place ? [{ value: dayIn(textOf(place))!, words: place }] : [];
    }),
  );
  const days = new Set(found.map(({ value }) => value));
  return days.size === 1 ? found[0]! : null;
}
/** Points by which what begins below a heading may be off. */
const SAME_LEFT = 4;

const lineRuns = (words: readonly Word[]) => toLines(words).map((line) => runsOf(line.words, COLUMN_GAP));

const rowOf =
  (which: 0 | 1): Shape =>
  (words) => {
    const rows = rowsOf(words);
    const lines = lineRuns(words);
    const pairs = [
      [dayOf(rows, FROM), dayOf(rows, TO)],
      [dayNamed(lines, START), dayNamed(lines, END)],
    ] as const;
    const pair = pairs.find(([start, end]) => start && end && start.value < end.value);
    return pair ? { value: pair[which]! } : null;
  };

export const fromRow: Shape = rowOf(0);
export const throughRow: Shape = rowOf(1);
