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
const COLUMN_GAP = 2.5;
/** Words written small that make a sentence of a note; its last word ends it. */
const FEWEST_SMALL = 2;
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
  readonly words: readonly Word[];
}

/** The lines of returns are numbered and end in sentences themselves: `5 Gross profit. Subtract line 4 from line 3.` */
const HAVE_BOXES = new Set<FormDefinition['documentType']>(['w2-form', '1099-form']);

/** The sheet without such rings and notes, none of which the form itself says. */
export function withoutCallOuts({ documentType }: Pick<FormDefinition, 'documentType'>, sheet: Sheet): Sheet {
  const notes = HAVE_BOXES.has(documentType) ? notesOf(sheet) : [];
  if (notes.length < FEWEST_NOTES) return sheet;
  const said = new Set(notes.flatMap(({ ring, words }) => [ring, ...words]));
  const rest = sheet.lines.map(({ words }) => words.filter((word) => !said.has(word)));
  const rings = rest.flatMap((words) =>
    splitAtGaps(words, 1).flatMap((run) => (run.length === 1 && isRing(run[0]!, notes) ? run : [])),
  );
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

/** Is this the mark of a note, as large as it is there? A `7` in a box that says how money was paid out is typed otherwise. */
const isRing = (word: Word, notes: readonly Note[]) =>
  notes.some(
    ({ mark, ring }) =>
      MARK.exec(word.text)?.[1] === mark &&
      Math.abs(heightOf(word) / Math.max(heightOf(ring), 1) - 1) < SAME_SIZE,
  );

/** The longest list of notes whose marks follow one another. */
function notesOf(sheet: Sheet): Note[] {
  const all = sheet.lines.flatMap((line) => notesIn(sheet, line));
  const listed = (marks: readonly string[]) => {
    const end = marks.findIndex((mark) => !all.some((note) => note.mark === mark));
    const notes = all.filter(({ mark }) => marks.slice(0, end < 0 ? undefined : end).includes(mark));
    // what each of several copies says are the boxes
    return notes.length > end && end >= 0 ? [] : notes;
  };
  return [LETTERS, FIGURES].map(listed).flatMap((notes) => (notes.length < FEWEST_NOTES ? [] : notes));
}
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FIGURES = Array.from({ length: 19 }, (_, at) => String(at + 1));

/** The notes that begin in a line: a mark alone, and a sentence behind it that may go on below. */
function notesIn({ lines }: Sheet, line: Line): Note[] {
  const runs = splitAtGaps(line.words, COLUMN_GAP);
  const joined = runs.flatMap((run, at) => {
    const next = run.length === 1 ? runs[at + 1] : undefined;
    const isNear = next && next[0]!.box.x0 - run[0]!.box.x1 < RING_GAP * heightOf(next[0]!);
    return isNear ? [[...run, ...next]] : [run];
  });
  return joined.flatMap(([ring, first, ...others]) => {
    const mark = MARK.exec(ring!.text)?.[1];
    if (!mark || !first || !/^["“]?\p{Lu}/u.test(first.text)) return [];
    const words = [first, ...others, ...goingOn(lines, line, first)];
    const small = words.filter(({ text }) => /^\p{Ll}/u.test(text));
    const last = words.at(-1)!.text;
    const isSaid = small.length >= FEWEST_SMALL && ENDS_SENTENCE.test(last) && !SHORTENED.test(last);
    return isSaid ? [{ mark, ring: ring!, words }] : [];
  });
}

/** The lines below that begin where the note does, one after the other. */
function goingOn(lines: readonly Line[], from: Line, first: Word): Word[] {
  const words: Word[] = [];
  const height = Math.max(...from.words.filter(({ box }) => box.x0 >= first.box.x0).map(heightOf));
  let last = first;
  for (const line of lines.slice(lines.indexOf(from) + 1)) {
    const run = splitAtGaps(line.words, COLUMN_GAP).find(
      ([word]) =>
        Math.abs(word!.box.x0 - first.box.x0) < SAME_LEFT &&
        word!.box.y0 > last.box.y0 &&
        word!.box.y0 - last.box.y0 < LINE_STEP * height,
    );
    if (!run) continue;
    words.push(...run);
    last = run[0]!;
  }
  return words;
}

const heightOf = ({ box }: Word) => box.y1 - box.y0;
