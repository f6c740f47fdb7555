/** Labels that begin in one line and end in the next. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from './landmarks.ts';
import { endsInDay } from './noLabel.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/**
 * Does the label begin its first line, but for a box number, or is so long that no other words spell it, and end in the second? `isLabel`: do words
 * make a label by themselves?
 */
export function isAcross(
  { label, words }: Landmark,
  line: readonly Word[],
  breakAt: number,
  isLabel: (words: readonly Word[]) => boolean,
): boolean {
  const [first, last] = [line.indexOf(words[0]!), line.indexOf(words.at(-1)!)];
  const numbered = /^box$/i.test(line[0]!.text) ? 2 : 1;
  const isOfName = line.slice(numbered - 1, first).some(isWord) && isLabel(line.slice(breakAt, last + 1));
  const begins =
    (first <= numbered && !isOfName) || (SPOKEN.test(label) && label.split(' ').length >= PHRASE);
  return begins && first < breakAt && last >= breakAt && !endsInDay(line, last);
}
/** `Tidewater Checking` above `Account number: 4410`: what an account is called, and no `checking account number`; `Business Checking` above `No. 4410` is one. */
const isWord = ({ text }: Word) => /\p{L}{3}/u.test(text);
/** `This is your total income`, `you want refunded to you` stand within the sentence of their line: how such labels speak, and their words at least. */
const SPOKEN = /\b(?:you|your|this|these)\b/;
const PHRASE = 4;

/** `Taxpayer   Calista Nwosu` above `SSN   951-40-3378`, `Refund   23` above `Amount due   0`: two rows of a list, whose values begin or end in one column. */
export function areRows({ lines }: Sheet, upper: Word, lower: Word): boolean {
  const [a, b] = [upper, lower].map((label) => {
    const runs = splitAtGaps(lines.find(({ words }) => words.includes(label))?.words ?? [], COLUMN_GAP);
    return runs.length === 2 && runs[0]!.includes(label) ? runs[1] : undefined; // a table's head has more columns
  });
  const isOneSide = (side: (run: readonly Word[]) => number) => Math.abs(side(a!) - side(b!)) < SAME_COLUMN;
  return (
    a !== undefined &&
    b !== undefined &&
    (isOneSide(([first]) => first!.box.x0) || isOneSide((run) => run.at(-1)!.box.x1))
  );
}
/** Heights of print before a column, and points by which its lines may differ. */
const COLUMN_GAP = 2;
const SAME_COLUMN = 3;
