/** What a list of lines says after a label and its colon: `Employee: Dana R Whitfield`. */
import type { Word } from '../../reading/page.ts';
import type { SaidRule } from '../formDefinition.ts';
import { foldLetters } from '../sheet/letters.ts';
import { gapBefore, isApart, type SaidLine } from './saidLines.ts';
import { textOf } from '../values/runs.ts';

/** Heights between a value and what stands in another column. */
const COLUMN_GAP = 2.5;
/** Heights between the lines of a block. */
const LINE_GAP = 2;
/** Lines of a name and its address. */
const MOST_LINES = 4;
/** A name, and a number between it and the address. */
const LINES_ABOVE = 2;

const heightOf = ({ box }: Word) => Math.max(box.y1 - box.y0, 5);
/** Which of several labels of one name is meant, and how much belongs to it. */
type Options = Pick<SaidRule, 'isBlock' | 'beside' | 'following' | 'under' | 'across' | 'choices'>;

/** The words after each `label:` of a page, top to bottom; where none stand on its line, those on the next. */
export function saidAfter(lines: readonly SaidLine[], label: string, options: Options = {}): Word[][] {
  const pattern = foldLetters(label);
  return lines.flatMap((line, row) =>
    (line.labels.get(pattern) ?? [])
      .filter(({ start }) => isMeant(lines, row, line.words[start]!, options))
      .flatMap(({ start, end }) => {
        const own = withoutNext(line, end + 1);
        if (own.length > 0 && !options.isBlock) return [[...own]];
        const { x0 } = line.words[start]!.box;
        const indent = heightOf(line.words[start]!) / 2;
        const edge = own.length > 0 ? x0 + indent : x0 - indent;
        const below = linesBelow(lines.slice(row), edge, own.at(-1)?.box.x1);
        const said = [...own, ...(options.isBlock ? below : below.slice(0, 1)).flat()];
        return said.length > 0 ? [said] : [];
      }),
  );
}

function isMeant(
  lines: readonly SaidLine[],
  row: number,
  first: Word,
  { beside, following, under, across, choices }: Options,
) {
  if (isOfPreparer(lines[row]!, first)) return false;
  const has = (line: SaidLine, label: string) => line.labels.has(foldLetters(label));
  const above = lines.slice(Math.max(0, row - LINES_ABOVE), row);
  if (beside && !has(lines[row]!, beside)) return false;
  if (choices && areOffered(lines[row]!, choices)) return false;
  if (following && !above.some((line) => following.some((other) => stands(line, other, lines[row]!, first))))
    return false;
  const heading = under && headingAbove(lines.slice(0, row), first, across);
  return !under || under.some((word) => heading?.startsWith(foldLetters(word)));
}

/** `Paid Preparer Use Only   Name: Ann Lee` at the foot of a return: nobody it is about. */
const isOfPreparer = ({ words }: SaidLine, first: Word): boolean =>
  foldLetters(textOf(words.slice(0, words.indexOf(first)))).includes(PREPARER);
const PREPARER = foldLetters('paid preparer');

/** Is the label in a line above, and where two columns stand side by side, in the same one? */
function stands(above: SaidLine, label: string, line: SaidLine, first: Word): boolean {
  const places = above.labels.get(foldLetters(label)) ?? [];
  const isOneOfTwo = line.words.filter(({ text }) => text === first.text).length > 1;
  const isAligned = ({ start }: { start: number }) =>
    Math.abs(above.words[start]!.box.x0 - first.box.x0) < ALIGNED;
  return places.some((place) => !isOneOfTwo || isAligned(place));
}

function areOffered({ words }: SaidLine, choices: readonly string[]): boolean {
  const printed = foldLetters(words.map(({ text }) => text).join(''));
  return choices.filter((choice) => printed.includes(foldLetters(choice))).length > 1;
}

/** The nearest print above a label that begins where it begins and is neither a label itself nor one of those `across`. */
function headingAbove(
  lines: readonly SaidLine[],
  { box }: Word,
  across: readonly string[] = [],
): string | undefined {
  const within = across.map(foldLetters);
  for (const { words, ends } of [...lines].reverse()) {
    const at = words.findIndex(
      (word, index) => Math.abs(word.box.x0 - box.x0) < ALIGNED && isApart(words, index),
    );
    if (at < 0) continue;
    const end = words.findIndex((_, index) => index > at && isApart(words, index));
    const run = words.slice(at, end < 0 ? undefined : end);
    const isLabel = run.some((_, index) => ends.has(at + index));
    const heading = foldLetters(run.map(({ text }) => text).join(''));
    if (!isLabel && !within.includes(heading)) return heading;
  }
  return undefined;
}
/** Points. */
const ALIGNED = 14;

/** `Recipient: Rosalind Achebe  FATCA filing requirement [ ]`: the line up to the label of a check box. */
function beforeBox(line: readonly Word[], from: number): readonly Word[] {
  const box = line.findIndex(({ text }, at) => at > from && /^[[☐☒☑□]/u.test(text));
  const label = line.findLastIndex((_, at) => at > from && at < box && isApart(line, at));
  return label < 0 ? line : line.slice(0, label);
}

/** Without the next pair of the line, or what stands in another column. */
function withoutNext({ words: print, ends }: SaidLine, from: number): readonly Word[] {
  const line = beforeBox(print, from);
  const words = line.slice(from);
  const next = line.findIndex((_, at) => at >= from && ends.has(at));
  if (next < 0) {
    const column = words.findIndex(
      (word, at) => at > 0 && gapBefore(words, at) > COLUMN_GAP * heightOf(word),
    );
    return column < 0 ? words : words.slice(0, column);
  }
  // the next label begins behind the last gap before its colon
  for (let at = next; at >= from; at--) if (isApart(line, at)) return line.slice(from, at);
  return [];
}

/** Lines of the same block: close below, begun right of an edge, no label of their own; what begins behind its `end` stands beside it. */
function linesBelow(lines: readonly SaidLine[], edge: number, end = Infinity): (readonly Word[])[] {
  const block: (readonly Word[])[] = [];
  let above = lines[0]!;
  for (const line of lines.slice(1, MOST_LINES + 1)) {
    const at = line.words.findIndex(({ box }) => box.x0 >= edge);
    if (at === 0 && line.words[0]!.box.x0 > end) continue;
    const isValue = line.ends.has(at - 1) || [...line.ends].some((end) => end >= at);
    const own = at < 0 || isValue || !isApart(line.words, at) ? [] : withoutNext(line, at);
    const isNear = line.box.y0 - above.box.y1 < LINE_GAP * heightOf(line.words[0]!);
    if (!isNear || own.length === 0) break;
    block.push(own);
    above = line;
  }
  return block;
}
