/** The labels of a form as they are looked for on a page: folded, the longest first, each with as many misread letters as it allows. */
import { foldLabel, LETTERS_PER_EDIT } from '../recognise/claims.ts';
import { patternOf, type Pattern } from './pattern.ts';

/** Labels of five letters or fewer must be right. */
export const SHORT = 5;
/** Shorter labels wait until longer ones, misread or not, have taken their words: `name` is part of many. */
export const LONG = 9;

interface Label {
  readonly label: string;
  readonly exact: Pattern;
  /** With some of its letters misread; null of a label that must be right. */
  readonly near: Pattern | null;
}

interface Labels {
  /** Longest first, as are the short ones, whose turn comes when these have taken their words. */
  readonly long: readonly Label[];
  readonly short: readonly Label[];
  readonly patterns: ReadonlySet<string>;
}

const knownLabels = new WeakMap<readonly string[], Labels>();

/** A form has up to thousands of labels, the same for every page. */
export function soughtOf(labels: readonly string[]): Labels {
  const known = knownLabels.get(labels);
  if (known) return known;
  const all = [...new Set(labels)]
    .map((label) => ({ label, pattern: foldLabel(label) }))
    .filter(({ pattern }) => pattern !== '')
    .sort((a, b) => b.pattern.length - a.pattern.length)
    .map(({ label, pattern }): Label => {
      const edits = editsAllowed(label, pattern);
      return { label, exact: patternOf(pattern, 0), near: edits > 0 ? patternOf(pattern, edits) : null };
    });
  const isLong = ({ exact }: Label) => exact.text.length >= LONG;
  const sought = {
    long: all.filter(isLong),
    short: all.filter((one) => !isLong(one)),
    patterns: new Set(all.map(({ exact }) => exact.text)),
  };
  knownLabels.set(labels, sought);
  return sought;
}

/** Labels that differ in a number only are different labels: `line 10`, `line 14`. */
function editsAllowed(label: string, pattern: string): number {
  const isOneWord = !label.includes(' ');
  if (/\d-[a-z]$/i.test(label)) return 0; // `form 1099-b` is no misread `form 1099-k`
  if (pattern.length <= SHORT || (isOneWord && pattern.length < LONG - 1)) return 0;
  const edits = Math.floor(pattern.length / LETTERS_PER_EDIT);
  return /\d/.test(label) ? Math.min(1, edits) : edits;
}
