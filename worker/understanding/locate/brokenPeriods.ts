/** Periods over two lines: `Beginning May 1, 2024` and `through May 31, 2024` below it; or with a gap where a scan lost the sign between the days. */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';

/** The second line begins within so many heights of print. */
const LINE_STEP = 2;
const LEADS_ON = /(?:-|–|—|\b(?:to|thru|through))$/i;
/** `August 1 through August 31,` and `2023` below it. */
const LACKS_YEAR = /\b(?:to|thru|through|-|–) \p{L}+ \d{1,2},$/iu;
const YEAR = /^20\d\d$/;
/** Between two days, in a line of its own. */
const LEADS_ONLY = /^(?:-|–|—|to|thru|through)$/i;
const LEADS_BACK = /^(?:-|–|—|(?:to|thru|through)\b)/i;

/** Each run together with the one below it, or the two, where a word or dash between them says that one period goes on, and two days close beside each other. */
export function brokenPeriods(runs: readonly (readonly Word[])[]): Word[][] {
  return [...overLines(runs), ...runs.flatMap((run, at) => withDayBeside(run, runs[at + 1] ?? []))];
}

/** `Nov 1, 2024` of a scan, and as far behind it as a lost dash is wide `Nov 30, 2024`. */
function withDayBeside(run: readonly Word[], next: readonly Word[]): Word[][] {
  const [last, first] = [run.at(-1)!, next[0]];
  const height = last.box.y1 - last.box.y0;
  const gap = first && first.box.x0 - last.box.x1;
  const isBeside =
    gap && gap > 0 && gap < LOST_DASH * height && Math.abs(first.box.y1 - last.box.y1) < height / 2;
  if (!isBeside || last.source !== 'ocr' || !DAY.test(textOf(run))) return [];
  const day = [1, 3].map((count) => next.slice(0, count)).find((words) => DAY.test(textOf(words)));
  return day ? [[...run, ...day]] : [];
}
const DAY = /^(?:\p{L}{3,9}\.? \d{1,2},? 20\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d)$/u;
/** Heights of print. */
const LOST_DASH = 2.5;

function overLines(runs: readonly (readonly Word[])[]): Word[][] {
  const below = (upper: readonly Word[]) => runs.filter((lower) => isRightBelow(lower, upper));
  return runs.flatMap((upper) =>
    below(upper)
      .filter((lower) => goOn(textOf(upper), textOf(lower)))
      .flatMap((lower) =>
        LEADS_ONLY.test(textOf(lower))
          ? below(lower).map((last) => [...upper, ...lower, ...last])
          : [[...upper, ...lower]],
      ),
  );
}

const goOn = (upper: string, lower: string) =>
  LEADS_ON.test(upper) || LEADS_BACK.test(lower) || (LACKS_YEAR.test(upper) && YEAR.test(lower));

function isRightBelow(lower: readonly Word[], upper: readonly Word[]): boolean {
  const [a, b] = [upper, lower].map((run) => around(run.map(({ box }) => box)));
  const step = b!.y0 - a!.y0;
  const height = Math.max(a!.y1 - a!.y0, 5);
  return step > height / 2 && step < height * LINE_STEP && b!.x0 < a!.x1 && b!.x1 > a!.x0;
}
