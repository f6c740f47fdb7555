/** What hangs below the value of a label: lines that begin where it does, with nothing before them in their line. */
import type { Word } from '../../reading/page.ts';
import { toLines, type Sheet } from '../sheet/sheet.ts';

/** Points by which such lines may begin apart. */
const SAME_LEFT = 6;

/** `TAXPAYER   LEE, ANN` above `14 ELM ST` and `BEND OR 97701`, down to the next label, `OCCUPATION   BAKER`. */
export function hangingLines({ lines }: Sheet, words: readonly Word[]): Word[] {
  const [value, ...below] = toLines(words);
  if (!value) return [];
  const isHanging = ({ words: [first] }: (typeof below)[number]) =>
    Math.abs(first!.box.x0 - value.box.x0) < SAME_LEFT && lines.some((line) => line.words[0] === first);
  const next = below.findIndex((line) => !isHanging(line));
  return [value, ...below.slice(0, next < 0 ? undefined : next)].flatMap((line) => line.words);
}
