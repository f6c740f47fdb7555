/** Labels of which OCR lost the first word, the last ones or one between: found by what is left, where no other label can be meant. */
import { findLandmarks, type Landmark } from './landmarks.ts';
import { foldLetters } from '../sheet/letters.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What is left of a label must have this many letters to tell it. */
const FEWEST_LETTERS = 17;
/** What a torn label costs in certainty, as misread letters do. */
const EDITS = 2;

interface Rest {
  readonly label: string;
  readonly rest: string;
  /** Share of the whole label's letters that stood before the rest. */
  readonly lost: number;
  /** A word that stood within the rest: its letters, and those behind it. */
  readonly gap?: { readonly letters: number; readonly behind: number };
}

/** The labels printed on a sheet; on a scan also those that were only read in part. */
export function findLabels(sheet: Sheet, labels: readonly string[]): Landmark[] {
  const found = findLandmarks(sheet, labels);
  return sheet.source === 'ocr' ? [...found, ...findTorn(sheet, labels, found)] : found;
}

function findTorn(sheet: Sheet, labels: readonly string[], found: readonly Landmark[]): Landmark[] {
  const seen = new Set(found.map(({ label }) => label));
  const rests = restsOfAll(labels).filter(
    ({ label, others }) => !seen.has(label) && others.every((other) => seen.has(other)),
  );
  const landmarks = findLandmarks(
    withoutWords(sheet, found),
    rests.map(({ rest }) => rest),
  );
  return rests.flatMap(({ label, rest, lost, gap }) =>
    landmarks
      .filter((landmark) => landmark.label === rest && saysFigure(landmark, label, lost))
      .filter((landmark) => !gap || hasGap(landmark, gap))
      .map((landmark) => whole(landmark, label, lost)),
  );
}

function restsOf(label: string): Rest[] {
  const words = label.split(' ');
  const [first = ''] = words;
  const rests = [
    { rest: words.slice(1).join(' '), lost: foldLetters(first).length / foldLetters(label).length },
    { rest: words.slice(0, -1).join(' '), lost: 0 },
    { rest: words.slice(0, -2).join(' '), lost: 0 },
  ];
  return rests
    .filter(({ rest }) => foldLetters(rest).length >= FEWEST_LETTERS)
    .map((rest) => ({ label, ...rest }));
}

/** `your social number`: a gap as wide as the word that is missing tells as much as some letters would. */
const FEWEST_AROUND = 14;
/** Letters of a word whose gap is wider than any space. */
const SHORTEST_LOST = 4;

function restsAround(label: string): Rest[] {
  const words = label.split(' ');
  return words
    .slice(1, -1)
    .map((word, index) => {
      const behind = words.slice(index + 2).join(' ');
      const rest = [...words.slice(0, index + 1), behind].join(' ');
      const gap = { letters: foldLetters(word).length, behind: foldLetters(behind).length };
      return { label, rest, lost: 0, gap };
    })
    .filter(({ rest, gap }) => gap.letters >= SHORTEST_LOST && foldLetters(rest).length >= FEWEST_AROUND);
}

/** Is the print of the rest as far apart as the word was wide, and the spaces around it? */
function hasGap({ words }: Landmark, { letters, behind }: NonNullable<Rest['gap']>): boolean {
  const at = words.findIndex((_, index) => lettersOf(words.slice(index)) <= behind);
  if (at < 1) return false;
  const printed = words.reduce((width, { box }) => width + box.x1 - box.x0, 0);
  const expected = (printed / lettersOf(words)) * letters;
  const gap = words[at]!.box.x0 - words[at - 1]!.box.x1;
  return gap > expected * NARROWEST && gap < expected * WIDEST;
}
const lettersOf = (words: Landmark['words']) => foldLetters(words.map(({ text }) => text).join('')).length;
const NARROWEST = 0.8;
const WIDEST = 1.6;

interface KnownRest extends Rest {
  /** Other labels that hold it: until they are found elsewhere, it may be theirs. */
  readonly others: readonly string[];
}

const known = new Map<string, readonly KnownRest[]>();

/** The rests of all labels of a form, which are the same on every page. */
function restsOfAll(labels: readonly string[]): readonly KnownRest[] {
  const key = labels.join('\n');
  const rests = known.get(key) ?? findRests([...new Set(labels)]);
  known.set(key, rests);
  return rests;
}

function findRests(labels: readonly string[]): readonly KnownRest[] {
  const folded = labels.map(foldLetters);
  // one text to search: a form has thousands of labels, and as many rests
  const text = folded.join('\n');
  const owners = folded.flatMap((one, at) => Array.from({ length: one.length + 1 }, () => at));
  return labels
    .flatMap((label) => [...restsOf(label), ...restsAround(label)])
    .map((rest) => {
      const print = foldLetters(rest.rest);
      const others = new Set<string>();
      for (let at = text.indexOf(print); at >= 0; at = text.indexOf(print, at + 1))
        others.add(labels[owners[at]!]!);
      others.delete(rest.label);
      return { ...rest, others: [...others] };
    });
}

/** `amount from schedule` of `amount from schedule 2 line 3`: only figures tell it from others, the first of them must be read. */
function saysFigure({ words }: Landmark, label: string, lost: number): boolean {
  const [figure] = lost > 0 ? [] : (/\d/.exec(label) ?? []);
  return figure === undefined || words.some(({ text }) => text.includes(figure));
}

function withoutWords(sheet: Sheet, found: readonly Landmark[]): Sheet {
  const claimed = new Set(found.flatMap(({ words }) => words));
  const lines = sheet.lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !claimed.has(word)) }))
    .filter(({ words }) => words.length > 0);
  return { ...sheet, lines };
}

/** Words that begin a label are wider than letter for letter those behind them: a capital, and the space and the box's letter beside it. */
const LOST_WIDTH = 1.35;

/** The landmark under its label's name, its box drawn to where the lost word began. */
function whole(landmark: Landmark, label: string, lost: number): Landmark {
  const { box } = landmark;
  const x0 = Math.max(0, box.x0 - (LOST_WIDTH * (box.x1 - box.x0) * lost) / (1 - lost));
  return { ...landmark, label, box: { ...box, x0 }, textStart: x0, edits: landmark.edits + EDITS };
}
