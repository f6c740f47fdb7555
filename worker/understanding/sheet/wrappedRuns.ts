/** Runs of print and the run right below each, as one: narrow boxes break their labels over two lines. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf } from '../values/runs.ts';

/** Two runs, one below the other, read as one line; `breakAt` is the index of the second one's first word. */
export interface WrappedRun {
  readonly line: Line;
  readonly breakAt: number;
}

/** Gaps of this many heights of print part boxes that stand side by side. */
const RUN_GAP = 0.8;
/** Lines of one label follow each other within this many heights, and begin within so many points. */
const LINE_STEP = 1.7;
const SAME_LEFT = 5;
/** Headings over amounts are set flush right. */
const SAME_RIGHT = 2;
/** ... or centred; such a heading has no more words. */
const LONGEST_HEADING = 6;
const SAME_MIDDLE = 1;
const isCentred = (a: Box, b: Box) => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * SAME_MIDDLE;

/** Print without such letters is so much lower (share). */
const HANGING = /[gjpqyQ,;()]/;
const ABOVE = 0.77;

/** `Número de`: no row of a list ends so. */
const GOES_ON = /^(?:of|for|the|and|de|del|y|&)$/i;

const known = new WeakMap<Sheet, readonly WrappedRun[]>();

/** Every run of a sheet that another one continues right below it, and those that a third one does. */
export function wrappedRuns(sheet: Sheet): readonly WrappedRun[] {
  const made = known.get(sheet) ?? findWrapped(sheet);
  known.set(sheet, made);
  return made;
}

function findWrapped({ lines }: Sheet): WrappedRun[] {
  const cut = new Set<Line>();
  const runs = lines.flatMap((line) => {
    const own = withNumbers(runsOf(line.words, RUN_GAP)).map((words): Line => ({
      words,
      box: around(words.map((word) => word.box)),
    }));
    own.forEach((run, at) => isCutByGap(run, own[at + 1]) && cut.add(run));
    return own;
  });
  const below = (upper: Line) => (cut.has(upper) ? [] : runs.filter((lower) => continues(lower, upper)));
  return runs.flatMap((first) =>
    below(first).flatMap((second) => [
      joined(first, second),
      // headings of narrow columns stand on three lines
      ...below(second).map((third) => joined(joined(first, second).line, third)),
    ]),
  );
}

/** `DATE  ISSUED: 12/14/2022`, in wide spaces: the word before goes on there, and not below. */
function isCutByGap({ words }: Line, next: Line | undefined): boolean {
  const [last, first] = [words.at(-1)!, next?.words[0]];
  const isNear = first && first.box.x0 - last.box.x1 < WIDE_SPACE * (last.box.y1 - last.box.y0);
  return isNear === true && /^\p{L}+:$/u.test(first.text);
}
const WIDE_SPACE = 1.5;

/** `1a  Gross amount of`: the number of a box goes with the label close behind it, though the gap is wider than a space. */
const withNumbers = (runs: readonly Word[][]): Word[][] =>
  runs.reduce<Word[][]>((all, run) => {
    const last = all.at(-1);
    const [number] = last?.length === 1 ? last : [];
    const isNumber = number && /^\d{1,2}[a-z]?$/.test(number.text) && /^\p{Lu}/u.test(run[0]!.text);
    const isNear = number && run[0]!.box.x0 - number.box.x1 < NUMBER_GAP * (number.box.y1 - number.box.y0);
    return isNumber && isNear ? [...all.slice(0, -1), [number, ...run]] : [...all, run];
  }, []);
const NUMBER_GAP = 1.2;

const joined = (upper: Line, lower: Line): WrappedRun => ({
  line: { words: [...upper.words, ...lower.words], box: around([upper.box, lower.box]) },
  breakAt: upper.words.length,
});

/** `DEDUCTIONS` below `Total` is a heading of its own. */
const isCapitals = (print: readonly Word[]) => {
  const words = print.filter(({ text }) => !/^box$/i.test(text)); // `Box 3 SOCIAL SECURITY`
  return (
    words.some(({ text }) => /\p{Lu}{4}/u.test(text)) && !words.some(({ text }) => /\p{Ll}{2}/u.test(text))
  );
};

/** Does the lower run begin where the upper one does, or behind its box number, or do both end or have their middle together? */
function continues({ box, words: lower }: Line, { words, box: upper }: Line): boolean {
  const height = Math.max(upper.y1 - upper.y0, 4);
  const step = box.y0 - upper.y0;
  if (step < height * 0.5 || step > (height * LINE_STEP) / ABOVE) return false;
  if (isCapitals(lower) && !isCapitals(words)) return false;
  // `Account:` above `Statement from`: what a colon ends goes on nowhere
  if (words.at(-1)!.text.endsWith(':')) return false;
  const isNear = step <= height * LINE_STEP;
  // rows of a list begin together, the lines of a heading over amounts end together or are centred
  const isShort = words.length + lower.length <= LONGEST_HEADING;
  if (Math.abs(box.x1 - upper.x1) < SAME_RIGHT || (isShort && isCentred(box, upper)))
    return isNear || !words.some(({ text }) => HANGING.test(text));
  if (!isNear && (words.some(({ text }) => HANGING.test(text)) || !GOES_ON.test(words.at(-1)!.text)))
    return false;
  return words.slice(0, 2).some((word) => Math.abs(word.box.x0 - box.x0) < SAME_LEFT);
}
