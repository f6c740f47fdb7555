/** Guides set letters or figures in rings beside the boxes of a filled-in form, and say in a list below or beside it what each of them marks. */
import type { Word } from '../../reading/page.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/** So many notes in their order, `A`, `B`, `C`, are a list and no chance. */
const FEWEST_NOTES = 3;
/** `C`, `10`, `(2)`; not `B.`, which numbers the lines of a work sheet. */
const MARK = /^[[(]?([A-Z]|[1-9]|1\d)[\])]?$/;
/** Heights of print between a ring and its note, and between a note and what stands beside it. */
const RING_GAP = 4;
/** `Box 2      Federal income tax withheld from your pay.`: a column of marks beside one of notes. */
const LED_GAP = 12;
const COLUMN_GAP = 2.5;
/** A ring stands as far from the words of its line; a typewriter's `UNIT B` is set wide. */
const APART = 1.5;
/** Words written small that make a sentence of a note, or one in a longer note; its last word ends it. */
const FEWEST_SMALL = 2;
const LONGER = 5;
/** How labels of boxes end: `1 Wages, tips, other comp.` */
const SHORTENED = /^(?:etc|comp|compensat|suff|no|amt|distr|contrib|appr|emp|inc|fed|soc|sec)\.$/i;
const ENDS_SENTENCE = /[\p{L}\d)%][.?!]["”)]?$/u;
/** Points by which the lines of a note begin apart, and lines of print from one to the next. */
const SAME_LEFT = 3;
const LINE_STEP = 2.2;
/** Share by which the rings of a page differ in size. */
const SAME_SIZE = 0.15;

interface Note {
  readonly mark: string;
  readonly ring: Word;
  /** What it says, its other marks too: `Boxes 3 & 5`. */
  readonly words: readonly Word[];
}

/** Before, between and behind the marks of a note: `Box 1`, `3, 5`, `4 & 6`, `A — Whose account it is.` */
const LEAD = /^box(?:es)?$/i;
const BESIDE_MARKS = /^(?:&|and|[/\u2013\u2014])$/i;
/** `15–17`: all of them. */
const SPAN = /^([1-9]|1\d)[-\u2013]([1-9]|1\d)$/;

/** The lines of returns are numbered and end in sentences themselves: `5 Gross profit. Subtract line 4 from line 3.` */
const HAVE_BOXES = new Set<FormDefinition['documentType']>([
  'w2-form',
  '1099-form',
  'bank-statement',
  'business-license',
]);

/** The sheet without such rings and notes, none of which the form itself says. */
export function withoutCallOuts({ documentType }: Pick<FormDefinition, 'documentType'>, sheet: Sheet): Sheet {
  const notes = HAVE_BOXES.has(documentType) ? notesOf(sheet) : [];
  if (notes.length < FEWEST_NOTES) return sheet;
  const said = new Set(notes.flatMap(({ ring, words }) => [ring, ...words]));
  const rest = sheet.lines.map(({ words }) => words.filter((word) => !said.has(word)));
  const alone = rest.flatMap((words) =>
    splitAtGaps(words, APART).flatMap((run) => (run.length === 1 && isMark(run[0]!, notes) ? run : [])),
  );
  const rings = alone.filter((word) => isRing(word, notes) || isRingOfMany(word, alone));
  const gone = new Set([...said, ...rings]);
  return { ...sheet, lines: sheet.lines.flatMap((line) => withoutWords(line, gone)) };
}

function withoutWords(line: Line, gone: ReadonlySet<Word>): Line[] {
  const words = line.words.filter((word) => !gone.has(word));
  return words.length === 0
    ? []
    : words.length === line.words.length
      ? [line]
      : [{ words, box: around(words.map(({ box }) => box)) }];
}

const isMark = ({ text }: Word, notes: readonly Note[]) =>
  notes.some(({ mark }) => MARK.exec(text)?.[1] === mark);
/** Is this mark as large as those of the notes are? A `7` in a box that says how money was paid out is typed otherwise. */
const isRing = (word: Word, notes: readonly Note[]) => notes.some(({ ring }) => areOfOneSize(word, ring));
/** Or of the size of others, each of which marks another note: rings may be smaller than the marks of a list. */
const isRingOfMany = (word: Word, alone: readonly Word[]) =>
  new Set(alone.filter((other) => areOfOneSize(word, other)).map(({ text }) => MARK.exec(text)?.[1])).size >
  FEWEST_NOTES;
const areOfOneSize = (one: Word, other: Word) =>
  Math.abs(heightOf(one) / Math.max(heightOf(other), 1) - 1) < SAME_SIZE;

/** Notes of which the first follow one another: some of a form's boxes need none. */
function notesOf(sheet: Sheet): Note[] {
  const all = sheet.lines.flatMap((line) => notesIn(sheet, line));
  const listed = (marks: readonly string[]) => {
    const end = marks.findIndex((mark) => !all.some((note) => note.mark === mark));
    const first = all.filter(({ mark }) => marks.slice(0, end < 0 ? undefined : end).includes(mark));
    // what each of several copies says are the boxes
    const isList = first.length >= FEWEST_NOTES && !(first.length > end && end >= 0);
    return isList ? all.filter(({ mark }) => marks.includes(mark)) : [];
  };
  return [LETTERS, FIGURES].flatMap(listed);
}
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FIGURES = Array.from({ length: 19 }, (_, at) => String(at + 1));

/** The notes that begin in a line: marks alone, and a sentence behind them that may go on below. */
function notesIn({ lines }: Sheet, line: Line): Note[] {
  const runs = splitAtGaps(line.words, COLUMN_GAP);
  const joined = runs.flatMap((run, at) => {
    const next = markedBy(run) === run.length ? runs[at + 1] : undefined;
    const gap = LEAD.test(run[0]!.text) ? LED_GAP : RING_GAP;
    const isNear = next && next[0]!.box.x0 - run.at(-1)!.box.x1 < gap * heightOf(next[0]!);
    return isNear ? [[...run, ...next]] : [run];
  });
  return joined.flatMap((run) => {
    const marked = markedBy(run);
    const [first, ...others] = run.slice(marked);
    if (marked === 0 || !first || !/^["“]?\p{Lu}/u.test(first.text)) return [];
    const words = [first, ...others, ...goingOn(lines, line, first, run[0]!)];
    const small = words.filter(({ text }) => /^\p{Ll}/u.test(text));
    const last = words.at(-1)!.text;
    const isSpoken = small.length >= (words.length < LONGER ? FEWEST_SMALL : 1);
    const isSaid = isSpoken && ENDS_SENTENCE.test(last) && !SHORTENED.test(last);
    if (!isSaid) return [];
    const own = [...run.slice(0, marked), ...words];
    return own
      .slice(0, marked)
      .flatMap((ring) => marksIn(ring).map((mark): Note => ({ mark, ring, words: own })));
  });
}

/** How many words the marks of a note are. */
function markedBy(run: readonly Word[]): number {
  const end = run.findIndex(
    (word, at) => !(marksIn(word).length > 0 || (at === 0 ? LEAD : BESIDE_MARKS).test(word.text)),
  );
  const marked = end < 0 ? run.length : end;
  return run.slice(0, marked).some((word) => marksIn(word).length > 0) ? marked : 0;
}

function marksIn({ text }: Word): string[] {
  const span = SPAN.exec(text);
  if (span) return FIGURES.slice(Number(span[1]) - 1, Number(span[2]));
  const mark = MARK.exec(text.replace(/,$/, ''))?.[1];
  return mark === undefined ? [] : [mark];
}

/** The lines below that begin where the note does, or where its mark does and have none, one after the other. */
function goingOn(lines: readonly Line[], from: Line, first: Word, mark: Word): Word[] {
  const words: Word[] = [];
  const height = Math.max(...from.words.filter(({ box }) => box.x0 >= first.box.x0).map(heightOf));
  let last = first;
  for (const line of lines.slice(lines.indexOf(from) + 1)) {
    const run = splitAtGaps(line.words, COLUMN_GAP).find(
      (words) =>
        (startAlike(words[0]!, first) || (startAlike(words[0]!, mark) && markedBy(words) === 0)) &&
        words[0]!.box.y0 > last.box.y0 &&
        words[0]!.box.y0 - last.box.y0 < LINE_STEP * height,
    );
    if (!run) continue;
    words.push(...run);
    last = run[0]!;
  }
  return words;
}

const startAlike = (one: Word, other: Word) => Math.abs(one.box.x0 - other.box.x0) < SAME_LEFT;
const heightOf = ({ box }: Word) => box.y1 - box.y0;
