/** Guides print a form filled in, and beside or below it what each of its boxes means: the labels named there head no box. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { Word } from '../../reading/page.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { isSpoken } from './isInSentence.ts';
import type { Landmark } from './landmarks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';

/** Words written small that make a run of print behind a label a sentence: `All allowance paid before deductions.` */
const FEWEST_SMALL = 3;

/** The lines of returns are labels that end in sentences themselves: `Gross profit. Subtract line 2 from line 1c`. */
const IN_SENTENCES: ReadonlySet<DocumentType> = new Set([
  'personal-tax-return',
  'business-tax-return',
  'other',
]);

/** Beside their boxes stand notes under headings of their own; other papers have labels above sentences. */
const OF_BOXES: ReadonlySet<DocumentType> = new Set(['w2-form', '1099-form']);

/** The labels without those of explanations; what might be a row of a list is one only where its label is printed elsewhere, too. */
export function withoutExplanations(
  { documentType }: Pick<FormDefinition, 'documentType'>,
  sheet: Sheet,
  all: readonly Landmark[],
): Landmark[] {
  if (IN_SENTENCES.has(documentType)) return [...all];
  const labelled = new Set(all.flatMap(({ words }) => words));
  const hasBoxes = OF_BOXES.has(documentType);
  const kinds = all.map((landmark) => ({ landmark, kind: kindOf(sheet, landmark, labelled, hasBoxes) }));
  const plain = new Set(kinds.filter(({ kind }) => kind === 'box').map(({ landmark }) => landmark.label));
  return kinds
    .filter(({ landmark, kind }) => kind === 'box' || (kind === 'row' && !plain.has(landmark.label)))
    .map(({ landmark }) => landmark);
}

/** `PAYER'S name, street address. Cy of town. stale Of province`: noise made a point of the comma behind which the label goes on. */
const endsSentence = ({ label, words }: Landmark) =>
  ENDS_SENTENCE.test(words.at(-1)!.text) &&
  !(words[0]!.source === 'ocr' && /'s name street address$/.test(label));

/**
 * `License number. Use it when you renew online.` is explained for sure; `Box label: Wages, tips` and `Gross distribution   All allowance paid
 * before deductions.` may be rows of a list.
 */
function kindOf(
  sheet: Sheet,
  label: Landmark,
  labelled: ReadonlySet<Word>,
  hasBoxes: boolean,
): 'box' | 'row' | 'explained' {
  const { words, hasNumber, startsRun } = label;
  const [first, last] = [words[0]!, words.at(-1)!];
  const { run, next } = runWith(sheet, last);
  const rest = run.slice(run.indexOf(last) + 1);
  if (rest.length > 0 && endsSentence(label) && isSaid(rest)) return 'explained';
  if (SHORT_FORM.test(rest[0]?.text ?? '') && isSaid(rest.slice(1))) return 'explained';
  // `Registered owner: Uma Roe` above `This business is conducted by an individual.` has its value beside it
  const mayHead = hasBoxes && rest.length === 0 && !/:$/.test(last.text) && !hasNumber && startsRun;
  if (mayHead && isSaidBelow(sheet, first)) return 'explained';
  const head = runWith(sheet, first).run;
  const before = head[head.indexOf(first) - 1];
  const isNamed = !hasNumber && before !== undefined && /\p{L}{3}:$/u.test(before.text);
  // `The sum of federal tax on all checks`
  if (isNamed || (!startsRun && isSpoken(sheet, label))) return 'row';
  const isNextBox = next.some((word) => labelled.has(word));
  return rest.length === 0 && !isNextBox && isSaid(next) ? 'row' : 'box';
}

/** `Social Security number` above `Verify against your card.`, flush with it: a note beside the form, under its own heading. */
function isSaidBelow({ lines }: Sheet, { box }: Word): boolean {
  const high = Math.max(box.y1 - box.y0, LEAST_HIGH);
  const runs = lines.flatMap(({ words }) => runsOf(words));
  const below = runs.find(
    ([word]) =>
      Math.abs(word!.box.x0 - box.x0) < SAME_LEFT &&
      word!.box.y0 > box.y1 - 1 &&
      word!.box.y0 - box.y0 < NEXT_LINE * high,
  );
  return below !== undefined && isSaid(below) && isEnd(below.at(-1)!);
}
/** Points by which lines begin apart; heights of print to the next line, of which small letters have less (points). */
const SAME_LEFT = 2;
const NEXT_LINE = 2.2;
const LEAST_HIGH = 6;

/** The run of print that a word stands in, and the one behind it on its line. */
function runWith({ lines }: Sheet, word: Word) {
  const runs = runsOf(lines.find(({ words }) => words.includes(word))?.words ?? []);
  const at = runs.findIndex((run) => run.includes(word));
  return { run: runs[at] ?? [], next: runs[at + 1] ?? [] };
}

/** Not `License no. Issued`. */
const ENDS_SENTENCE = /\p{L}{3}\.$/u;

/** `Employee's social security number (SSN). For your protection, this form may show`. */
const SHORT_FORM = /^\([A-Z]{2,5}\)\.$/;

/** Not `State wages, tips, etc.`, nor `Total capital gain distr.` of the next row. */
const isEnd = ({ text }: Word) =>
  ENDS_SENTENCE.test(text) && !/^(?:etc|distr|distrib|comp|instr|amt|incl)\./i.test(text);

const isSaid = (run: readonly Word[]) =>
  /^\p{Lu}/u.test(run[0]?.text ?? '') &&
  run.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= FEWEST_SMALL;
