/** A sentence that a form leaves without a stop, where what is filled in ends its line. */
import type { Word } from '../../reading/page.ts';
import { textOf } from './runs.ts';

/**
 * `to carry on the business of Retail fishing supplies`, and below it `Date issued`: the words from `first` to the end of the line that
 * begins with the sentence's words in small letters. Undefined where the next line may go on with them: it begins with no capital, or its
 * first word had no room behind them.
 */
export function endedLine(lines: readonly (readonly Word[])[], first: Word): readonly Word[] | undefined {
  const at = lines.findIndex((line) => line.includes(first));
  const [line, next] = [lines[at] ?? [], lines[at + 1]?.[0]];
  const last = line.at(-1);
  if (!last || !next || !/^\p{Ll}/u.test(line[0]!.text) || !/^\p{Lu}/u.test(next.text)) return undefined;
  const edge = Math.max(...lines.slice(at + 1).map((one) => one.at(-1)!.box.x1));
  const hasRoom = edge - last.box.x1 > 2 * (next.box.x1 - next.box.x0);
  return hasRoom ? line.slice(line.indexOf(first)) : undefined;
}

/** `License No.`, `Issued:`, `Date of issue` below the sentence. */
export const beginsLabel = (words: readonly Word[]) => LABEL.test(textOf(words));
const LABEL =
  /^(?:(?:licen[cs]e|permit|certificate|account|registration|receipt) (?:no\b|number|nbr|#|id\b|year|fee)|\p{Lu}[\p{L}]+(?: (?:date|on|of issue))?:|(?:date of|date issued|issue date|expiration|expires|effective date)\b)/iu;
