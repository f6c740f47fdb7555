/** Which form a page belongs to, by the labels it shows. */
import { foldLabel, LETTERS_PER_EDIT } from './claims.ts';
import type { FormDefinition, Signs } from '../formDefinition.ts';
import { isSpoken } from '../labels/isInSentence.ts';
import { findLandmarks } from '../labels/landmarks.ts';
import { saidAfter } from '../labels/saidAfter.ts';
import { saidLines } from '../labels/saidLines.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { mapSheet } from '../locate/cells.ts';
import { wholePage } from '../locate/unlabelled.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { SHAPES, type ShapeName } from '../values/shapes.ts';

export interface Recognised {
  readonly form: FormDefinition;
  /** Share of the form's signs that the page shows, 0-1. */
  readonly certainty: number;
}

/** The form whose signs the page shows most of; null when no form's signs suffice. */
export function recognise(sheet: Sheet, forms: readonly FormDefinition[]): Recognised | null {
  const best = forms
    .map((form) => ({ form, certainty: certaintyOf(sheet, form) }))
    .filter(({ certainty }) => certainty > 0)
    .sort((a, b) => b.certainty - a.certainty)[0];
  return best ?? null;
}

/** All forms whose signs a page shows enough of. */
export const formsOn = (sheet: Sheet, forms: readonly FormDefinition[]): FormDefinition[] =>
  forms.filter((form) => certaintyOf(sheet, form) > 0);

/** How certain each form is on a sheet: whether a page holds one form or two is asked before which it is, and looking for all labels takes time. */
const known = new WeakMap<Sheet, Map<FormDefinition, number>>();

function certaintyOf(sheet: Sheet, form: FormDefinition): number {
  const ofSheet = known.get(sheet) ?? new Map<FormDefinition, number>();
  known.set(sheet, ofSheet);
  const certainty = ofSheet.get(form) ?? measured(sheet, form);
  ofSheet.set(form, certainty);
  return certainty;
}

/** What rules a form out is misread on pictures only: `was complete, true` in a text is no `has completed`. */
function measured(sheet: Sheet, form: FormDefinition): number {
  const shares = form.signs.map((signs) => {
    const { needs, of, anyOf, noneOf = [], isTitle, mentions, unlessMentioned, headedBy, proof } = signs;
    if (mentions && !speaksOf(sheet, mentions)) return 0;
    if (unlessMentioned && speaksOf(sheet, unlessMentioned)) return 0;
    if (headedBy && !isHeaded(sheet, headedBy)) return 0;
    // most forms are told by their own signs not to be there, without a look for the others
    if (anyOf && findLandmarks(sheet, anyOf).length === 0) return 0;
    const found = findLandmarks(sheet, labelsOf(signs)).filter(
      ({ label, edits }) => !(noneOf.includes(label) && edits > misreadOthers(sheet, label)),
    );
    const all = new Set(found.map((landmark) => landmark.label));
    const seen = new Set([...all].filter((label) => !noneOf.includes(label)));
    if (all.size - seen.size >= OTHERS) return 0;
    const isOwn =
      !anyOf ||
      found.some((landmark) => anyOf.includes(landmark.label) && !(isTitle && isSpoken(sheet, landmark)));
    if (!isOwn || seen.size < needs || (proof && !isProven(sheet, proof))) return 0;
    return Math.max(proof ? PROVEN : 0, Math.min(1, seen.size / of.length));
  });
  return Math.max(0, ...shares, isList(sheet, form) ? LIST : 0);
}

/** On pictures half the letters may be misread that may be elsewhere: `application and plan review` is no `application for`. */
const misreadOthers = ({ source }: Sheet, label: string) =>
  source === 'ocr' ? Math.floor(foldLabel(label).length / (2 * LETTERS_PER_EDIT)) : 0;

const knownSigns = new WeakMap<Signs, readonly string[]>();

function labelsOf(signs: Signs): readonly string[] {
  const labels = knownSigns.get(signs) ?? [...signs.of, ...(signs.anyOf ?? []), ...(signs.noneOf ?? [])];
  knownSigns.set(signs, labels);
  return labels;
}

/** Sums that hold are no chance. */
const PROVEN = 0.3;

function isProven(sheet: Sheet, proof: readonly ShapeName[]): boolean {
  const [page] = wholePage(mapSheet(sheet, []));
  return page !== undefined && proof.some((shape) => SHAPES[shape](page.words, page.box) !== null);
}

/** A heading stands in this share of the page, in letters of a name, and is as short as one. */
const HEADINGS = 0.5;
const LONGEST_HEADING = 8;

const isHeaded = (sheet: Sheet, ends: readonly string[]): boolean =>
  ends.some((end) => headingEndsOf(sheet).has(end));

const knownHeadings = new WeakMap<Sheet, ReadonlySet<string>>();

/** The last words of all headings, in small letters. */
function headingEndsOf(sheet: Sheet): ReadonlySet<string> {
  const ends = knownHeadings.get(sheet) ?? new Set(headingsOf(sheet).map((run) => run.at(-1)!.toLowerCase()));
  knownHeadings.set(sheet, ends);
  return ends;
}

const headingsOf = ({ lines, height }: Sheet): string[][] =>
  lines
    .filter(({ box }) => box.y1 < height * HEADINGS)
    .map(({ words }) => runsOf(words, 1.5).map((run) => run.map(({ text }) => text).filter(isOfHeading)))
    .flatMap((runs) =>
      runs.filter(
        (run) =>
          run.length > (runs.length > 1 ? 1 : 0) && // `PERMIT` heads a page alone; beside others it heads a column
          run.length <= LONGEST_HEADING &&
          run.every((text) => !/^\p{Ll}/u.test(text) || /^(?:of|and|for|to|the)$/.test(text)),
      ),
    );
/** Not the year `2024-25`, nor the letters a kind of permit goes by: `Mixed Beverage Permit (MB)`. */
const isOfHeading = (text: string) => !/^\W*\d{4}(?:\W\d{2,4})?\W*$|^\(\p{Lu}+\)$/u.test(text);

/** Does the print hold one of these words, whole or within a longer one? */
const speaksOf = ({ lines }: Sheet, mentions: readonly string[]): boolean =>
  mentions.some((word) => smallPrintOf(lines).includes(word));

const knownPrint = new WeakMap<Sheet['lines'], string>();

/** All words of a page in small letters. */
function smallPrintOf(lines: Sheet['lines']): string {
  const print =
    knownPrint.get(lines) ??
    lines
      .flatMap(({ words }) => words.map(({ text }) => text))
      .join(' ')
      .toLowerCase();
  knownPrint.set(lines, print);
  return print;
}

/** A list of lines is less sure than boxes that are this form's alone. */
const LIST = 0.4;
/** So many lines of the form make a list of it. */
const FEWEST_SAID = 4;
/** The title stands in this share of the page. */
const HEAD = 0.25;

/** Does a title of the form stand above lines that say what the form says? */
function isList(sheet: Sheet, { listTitles = [], says = [] }: FormDefinition): boolean {
  const titles = findLandmarks(sheet, listTitles).filter(({ box }) => box.y1 < sheet.height * HEAD);
  if (titles.length === 0) return false;
  const lines = saidLines(sheet);
  const said = says.filter(({ after }) => after.flat().some((label) => saidAfter(lines, label).length > 0));
  return said.length >= FEWEST_SAID;
}

/** So many labels of another kind of paper rule a form out. */
const OTHERS = 2;

/** The name a form goes by on these pages: `1040-SR` where the title says so. */
export function nameOf(form: FormDefinition, sheets: readonly Sheet[]): string {
  // `Form 1040, from` is no misread `Form 1040-SR`
  const isLike = (sign: string, edits: number, { source }: Sheet) =>
    edits === 0 || (source === 'ocr' && !/\d/.test(sign));
  const variant = form.variants?.find(({ sign }) =>
    sheets.some((sheet) => findLandmarks(sheet, [sign]).some(({ edits }) => isLike(sign, edits, sheet))),
  );
  const isNamed = ({ name }: { readonly name: string }) =>
    sheets.some((sheet) => hasInCorner(name)(sheet) || hasAlone(name)(sheet));
  return (variant ?? form.variants?.find(isNamed))?.name ?? form.name;
}

/** `1040-SR` in a cell of its own. */
const hasAlone = (name: string) => (sheet: Sheet) =>
  sheet.lines.some(({ words }) => runsOf(words, 1.5).some((run) => textOf(run) === name));

/** `Form 1040-SR` in the upper left corner, of whose title OCR made `Ret urn for Se niors`; `(Form 1040 or 1040-SR)` is what a schedule goes with. */
const hasInCorner = (name: string) => (sheet: Sheet) =>
  sheet.lines.some(({ words }) =>
    words.some(
      ({ text, box }, at) =>
        text.replace(/^\W+/, '') === name &&
        box.x0 < sheet.width * CORNER.across &&
        box.y0 < sheet.height * CORNER.down &&
        !/^or$/i.test(words[at - 1]?.text ?? ''),
    ),
  );
/** Shares of the page. */
const CORNER = { across: 0.25, down: 0.1 };
