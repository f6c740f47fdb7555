/** Periods over two lines: `Beginning May 1, 2024` and `through May 31, 2024` below it. */
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

/** Each run together with the one below it, or the two, where a word or dash between them says that one period goes on. */
export function brokenPeriods(runs: readonly (readonly Word[])[]): Word[][] {
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
