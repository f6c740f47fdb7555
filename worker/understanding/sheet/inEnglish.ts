/** Papers that name everything twice, `Ocupación / Occupation   Cook`: the sheet with its English names only. */
import type { Word } from '../../reading/page.ts';
import { movedLine } from './movedPrint.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { COUPLE, labelOf } from '../values/people/askedLabels.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** Heights of print between a name and what stands beside it; between words that stand close no name begins. */
const COLUMN_GAP = 1.3;
/** So many pairs of names make a page one in two languages. */
const FEWEST = 3;
/** Words of a name. */
const LONGEST = 5;

/** The sheet itself where it is in one language. */
export function inEnglish(sheet: Sheet): Sheet {
  const runs = sheet.lines.map((line) => splitAtGaps(line.words, COLUMN_GAP));
  const pairs = runs.flat().filter((run) => namesPart(run) !== null);
  if (pairs.length < FEWEST) return sheet;
  const isPair = (run: readonly Word[]) => strokeIn(run) > 0 && isSpelled(run.slice(0, strokeIn(run)));
  const lines = sheet.lines.map((line, at): Line => {
    const words = runs[at]!.flatMap((run) => (isPair(run) ? englishOf(run) : run));
    return words.length < line.words.length ? { words, box: around(words.map(({ box }) => box)) } : line;
  });
  return { ...sheet, lines };
}

/** What stands behind the stroke, flush with what the other name was flush with. */
function englishOf(run: readonly Word[]): readonly Word[] {
  const words = run.slice(strokeIn(run) + 1);
  return movedLine({ words, box: around(words.map(({ box }) => box)) }, run[0]!.box.x0 - words[0]!.box.x0, 0)
    .words;
}

/** Where the stroke between two names stands; -1 where a number or nothing stands on a side of it. */
function strokeIn(run: readonly Word[]): number {
  const at = run.findIndex(({ text }) => text === '/');
  return at > 0 && at <= LONGEST && at < run.length - 1 ? at : -1;
}
const isSpelled = (words: readonly Word[]) => words.every(({ text }) => /^[\p{L}()'’.-]+$/u.test(text));

/** What the English name behind the stroke asks for, `Ocupación / Occupation`, where the other one asks for nothing; null else. */
function namesPart(run: readonly Word[]) {
  const at = strokeIn(run);
  if (at < 0 || labelOf(COUPLE, textOf(run.slice(0, at)))) return null;
  const behind = run.slice(at + 1, at + 1 + LONGEST);
  const asks = behind.map((_, end) => labelOf(COUPLE, textOf(behind.slice(0, end + 1))));
  return asks.find((label) => label !== null) ?? null;
}
