/** Which form a page belongs to, by the labels it shows. */
import type { FormDefinition } from './formDefinition.ts';
import { isSpoken } from './isInSentence.ts';
import { findLandmarks } from './landmarks.ts';
import { saidAfter } from './saidAfter.ts';
import { saidLines } from './saidLines.ts';
import type { Sheet } from './sheet.ts';

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

function certaintyOf(sheet: Sheet, form: FormDefinition): number {
  const shares = form.signs.map(({ needs, of, anyOf, noneOf = [], isTitle, mentions }) => {
    if (mentions && !speaksOf(sheet, mentions)) return 0;
    const found = findLandmarks(sheet, [...of, ...(anyOf ?? []), ...noneOf]);
    const all = new Set(found.map((landmark) => landmark.label));
    const seen = new Set([...all].filter((label) => !noneOf.includes(label)));
    if (all.size - seen.size >= OTHERS) return 0;
    const isOwn =
      !anyOf ||
      found.some((landmark) => anyOf.includes(landmark.label) && !(isTitle && isSpoken(sheet, landmark)));
    return isOwn && seen.size >= needs ? Math.min(1, seen.size / of.length) : 0;
  });
  return Math.max(0, ...shares, isList(sheet, form) ? LIST : 0);
}

/** Does the print hold one of these words, whole or within a longer one? */
function speaksOf({ lines }: Sheet, mentions: readonly string[]): boolean {
  const print = lines.flatMap(({ words }) => words.map(({ text }) => text.toLowerCase())).join(' ');
  return mentions.some((word) => print.includes(word));
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
  const variant = form.variants?.find(({ sign }) =>
    sheets.some((sheet) => findLandmarks(sheet, [sign]).length > 0),
  );
  return variant?.name ?? form.name;
}
