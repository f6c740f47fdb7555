/** Lines of print as labels are looked for in them: letters that survive OCR, searched all at once. */
import { fuzzyFind, type FuzzyMatch } from './fuzzyFind.ts';
import { GRAM, type Pattern } from './pattern.ts';
import { foldLetters } from '../sheet/letters.ts';
import type { Line } from '../sheet/sheet.ts';

export interface FoldedLine {
  readonly line: Line;
  readonly text: string;
  /** Index of the word that each letter belongs to. */
  readonly owners: readonly number[];
}

export interface LineMatches {
  readonly line: FoldedLine;
  readonly matches: readonly FuzzyMatch[];
}

export interface FoldedPrint {
  readonly lines: readonly FoldedLine[];
  /** All lines in one: most labels are not on the page, which one search tells. */
  readonly all: string;
  /** Where each line begins in it. */
  readonly starts: readonly number[];
  /** All groups of letters in it, of GRAM each: says of most pieces of labels at once that they are not there. */
  readonly grams: ReadonlySet<string>;
  /** What was asked before: many forms have the same labels. */
  readonly known: Map<Pattern, readonly LineMatches[]>;
}

export function foldPrint(lines: readonly Line[]): FoldedPrint {
  const folded = lines.map(foldLine);
  let next = 0;
  const starts = folded.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  const all = folded.map(({ text }) => text).join('\n');
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= all.length; at++) grams.add(all.slice(at, at + GRAM));
  return { lines: folded, all, starts, grams, known: new Map() };
}

/** Every place of a folded text, by its lines from top to bottom. */
export function matchesOf(print: FoldedPrint, pattern: Pattern): readonly LineMatches[] {
  const known = print.known.get(pattern);
  if (known) return known;
  const found = linesThatMayHold(print, pattern)
    .map((line) => ({ line, matches: fuzzyFind(line.text, pattern.text, pattern.edits) }))
    .filter(({ matches }) => matches.length > 0);
  print.known.set(pattern, found);
  return found;
}

const NONE: readonly FoldedLine[] = [];

/** The lines in which at least one of the pieces stands. */
function linesThatMayHold(print: FoldedPrint, { pieces }: Pattern): readonly FoldedLine[] {
  const { lines, all, starts, grams } = print;
  const own = pieces.filter(({ head, tail }) => head === '' || (grams.has(head) && grams.has(tail)));
  if (own.length === 0) return NONE;
  const found = new Set<number>();
  for (const { text } of own)
    for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, at + 1)) found.add(lineAt(starts, at));
  return [...found].sort((a, b) => a - b).map((index) => lines[index]!);
}

/** Index of the line that the letter at this place belongs to. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function foldLine(line: Line): FoldedLine {
  const owners: number[] = [];
  let text = '';
  for (const [index, word] of line.words.entries()) {
    const letters = foldLetters(word.text);
    text += letters;
    for (let letter = 0; letter < letters.length; letter++) owners.push(index);
  }
  return { line, text, owners };
}
