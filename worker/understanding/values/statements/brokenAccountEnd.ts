/** The end of an account number that a narrow box breaks over two lines, behind a hyphen: `00012-` above `334-551-8`. */
import type { Word } from '../../../reading/page.ts';
import { accountEnd, goesOnBelow } from './accountEnd.ts';
import { around } from '../../sheet/sheet.ts';
import { runsOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

export const brokenAccountEnd: Shape = (words, cell) => {
  const [first, ...others] = runsOf(words);
  if (!first || !goesOnBelow(first)) return null;
  const upper = first.at(-1)!;
  const rest = others.find((run) => isNextLine(upper, run[0]!))?.[0];
  if (!rest || !/^[\dXx*•-]*\d$/.test(rest.text)) return null;
  const whole = { ...upper, text: upper.text + rest.text, box: around([upper.box, rest.box]) };
  const end = accountEnd([...first.slice(0, -1), whole], cell)?.value;
  return end ? { value: { value: end.value, words: [...first, rest] } } : null;
};

/** Close below it, in the same column. */
function isNextLine({ box: a }: Word, { box: b }: Word): boolean {
  const isBelow = b.y0 > (a.y0 + a.y1) / 2 && b.y0 - a.y1 < LINE_GAP * (a.y1 - a.y0);
  return isBelow && b.x0 < a.x1 + SLACK && b.x1 > a.x0 - SLACK;
}
/** Heights of print between a line and the next one. */
const LINE_GAP = 1.5;
/** Points. */
const SLACK = 3;
