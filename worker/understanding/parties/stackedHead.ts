/** Who wrote a letter, where a narrow panel breaks the name into lines: `IRON`, `MEADOW`, `TRUST CO.` */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { isRightAbove } from './bankLines.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { letterHead } from './letter.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { runsOf, textOf } from '../values/runs.ts';

const MOST_LINES = 4;

/** As one line of print, for that is how names are read: the one word of the head, and the lines of one size below it down to the one that says what kind of company it is; none where none does. */
export function stackedHead(map: MappedSheet): Word[] {
  const head = letterHead(map);
  if (head.length !== 1 || !isOfName(head)) return [];
  const runs = runsOf(map.free, COLUMN_GAP);
  let name = head;
  let last: readonly Word[] | undefined = head;
  for (let line = 1; last && line < MOST_LINES; line++) {
    const above: readonly Word[] = last;
    last = runs.find((run) => isRightAbove(above, run) && isOfName(run) && !isAgain(head, run));
    name = [...name, ...(last ?? [])];
    if (last && hasCompanySuffix(textOf(last))) return inOneLine(name);
  }
  return [];
}
const isOfName = (run: readonly Word[]) =>
  run.every(({ text }) => /^(?:\p{Lu}[\p{Lu}.,'’-]*|&)$/u.test(text));
/** `LARKBANK` above `LARKBANK HOLDINGS INC`: a mark, and a name that is whole. */
const isAgain = ([mark]: readonly Word[], [first]: readonly Word[]) => mark!.text === first!.text;
/** Each word as far behind the one before it as words of its height stand apart, level with the first. */
const inOneLine = ([first, ...others]: readonly Word[]): Word[] =>
  others.reduce(
    (line, word) => {
      const { y0, y1 } = first!.box;
      const x0 = line.at(-1)!.box.x1 + (y1 - y0) / 3;
      return [...line, { ...word, box: { x0, x1: x0 + word.box.x1 - word.box.x0, y0, y1 } }];
    },
    [first!],
  );
