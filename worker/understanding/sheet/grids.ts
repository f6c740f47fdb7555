/** Rows of heads above one row of answers, `Name  SSN  Birth date` above `Ann Lee  929-55-7041  12-02-1975`, told as lists: each head beside its answer. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { captionedAt, isAmount, isNear, OF_DEPENDENTS, pairsAt, runsIn } from './gridPairs.ts';
import { movedLine, movedWord } from './movedPrint.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { textOf } from '../values/runs.ts';

/** So many times as high as its head an answer is set beside it. */
const MOST_LARGER = 1.4;
/** Points between a head and its answer, and between the lines of the list that they become. */
const BESIDE = 24;
const BETWEEN = 8;
/** No page has more lines: the time that finding grids takes is that of its lines. */
const MOST_LINES = 300;

/** Is nearly all of a page one grid? Then its heads stand in no panels. */
export function isGrid({ lines }: Sheet): boolean {
  if (lines.length > MOST_LINES) return false;
  const rows = lines.filter((_, at) => pairsAt(lines, at).length > 0);
  return rows.length >= FEWEST_ROWS && 2 * rows.length > lines.length / 2;
}
const FEWEST_ROWS = 4;

/** The sheet with its grids as lists; null where it has none. */
export function unfoldGrids(sheet: Sheet): Sheet | null {
  if (sheet.lines.length > MOST_LINES) return null;
  let [dy, isUnfolded, isOfDependents] = [0, false, false];
  const lines: Line[] = [];
  for (let at = 0; at < sheet.lines.length; at += 1) {
    const line = sheet.lines[at]!;
    if (runsIn(line).length === 1) isOfDependents = OF_DEPENDENTS.test(textOf(line.words));
    const headed = isOfDependents ? [] : pairsAt(sheet.lines, at);
    const pairs = isOfDependents || headed.length > 0 ? headed : captionedAt(sheet.lines, at);
    if (pairs.length === 0) {
      lines.push(movedLine(line, 0, dy));
      continue;
    }
    isUnfolded = true;
    const left = line.box.x0;
    const [widest, widestAmount] = [
      widestOf(pairs.map(({ head }) => head)),
      widestOf(pairs.flatMap(({ answer }) => (isAmount(answer) ? [answer] : []))),
    ];
    let top = line.box.y0 + dy;
    for (const { head, answer } of pairs) {
      const row = beside(head, answer, { left, top, widest, widestAmount });
      lines.push(row);
      top = row.box.y1 + BETWEEN;
    }
    const next = sheet.lines[at + 2];
    // rows set close to one another stay one block
    const apart = next && isNear(sheet.lines[at + 1]!, next) ? 0 : BETWEEN;
    dy = next ? Math.max(dy, top + apart - next.box.y0) : dy;
    at += 1;
  }
  return isUnfolded ? { ...sheet, height: sheet.height + dy, lines } : null;
}

const widthOf = ({ x0, x1 }: Box) => x1 - x0;
const widestOf = (runs: readonly (readonly Word[])[]) =>
  Math.max(0, ...runs.map((run) => widthOf(around(run.map(({ box }) => box)))));

interface Place {
  readonly left: number;
  readonly top: number;
  /** Points; the widest head, and the widest amount. */
  readonly widest: number;
  readonly widestAmount: number;
}

/** Head and answer in one line of a list, amounts flush with one another. */
function beside(
  head: readonly Word[],
  answer: readonly Word[],
  { left, top, widest, widestAmount }: Place,
): Line {
  const [a, b] = [head, answer].map((words) => ({ words, box: around(words.map(({ box }) => box)) })) as [
    Line,
    Line,
  ];
  const indent = isAmount(answer) ? widestAmount - widthOf(b.box) : 0;
  const [own, said] = [
    movedLine(a, left - a.box.x0, top - a.box.y0),
    movedLine(b, left + widest + BESIDE + indent - b.box.x0, top - b.box.y0),
  ];
  // cards print the amount larger than its name, but not so much as its words need to stay close to one another
  const { y0 } = own.box;
  const high = own.box.y1 - y0;
  const y1 = y0 + Math.max(high, Math.min(said.box.y1 - said.box.y0, high * MOST_LARGER));
  const level = said.words.map((word) => movedWord(word, { ...word.box, y0, y1 }));
  const words = [...own.words, ...level];
  return { words, box: around(words.map(({ box }) => box)) };
}
