/** A filing status in words, as tax software writes it. */
import { foldLetters } from '../letters.ts';
import { textOf } from './runs.ts';
import type { Shape } from './shape.ts';

export const FILING_STATUSES = [
  'Single',
  'Married filing jointly',
  'Married filing separately',
  'Head of household',
  'Qualifying surviving spouse',
] as const;

/** Shorter and older names of the same. */
const ALSO: Readonly<Record<string, (typeof FILING_STATUSES)[number]>> = {
  'Qualifying widow(er)': 'Qualifying surviving spouse',
  'Married filing joint': 'Married filing jointly',
  'Married filing separate': 'Married filing separately',
  'Married joint': 'Married filing jointly',
  'Married separate': 'Married filing separately',
  'Qualified widow(er)': 'Qualifying surviving spouse',
  Joint: 'Married filing jointly',
  MFJ: 'Married filing jointly',
  MFS: 'Married filing separately',
  HOH: 'Head of household',
  QSS: 'Qualifying surviving spouse',
};

const NAMES = [...FILING_STATUSES.map((status) => [status, status] as const), ...Object.entries(ALSO)].map(
  ([name, status]) => ({ letters: foldLetters(name), status }),
);
/** Shorter names, `MFJ`, may be letters of any text. */
const FEWEST_LETTERS = 6;

/** Where several are named, they are what a form prints beside its check boxes: none of them is an answer. */
const areOffered = (folded: string) =>
  new Set(
    NAMES.filter(({ letters }) => letters.length >= FEWEST_LETTERS && folded.includes(letters)).map(
      ({ status }) => status,
    ),
  ).size > 1;

/** The status that a text begins with, whatever follows; undefined where it begins with none. */
export const statusAt = (text: string) => {
  const folded = foldLetters(text);
  return NAMES.find(({ letters }) => letters.length >= FEWEST_LETTERS && folded.startsWith(letters))?.status;
};

export const filingStatus: Shape = (words) => {
  const folded = foldLetters(textOf(words));
  const named = NAMES.find(({ letters }) => folded.startsWith(letters));
  return named && !areOffered(folded) ? { value: { value: named.status, words } } : null;
};

/** What a status goes by on a data sheet, before it: `(1=single, 2=MFJ, 3=MFS)  2 Married filing jointly`. */
const CODE = /^(?:\(1\s?=[^)]*\)\s*)?(?:[1-5]\b\s*[-–.:]?\s*)?/i;

/** A filing status behind its number, on papers that print no boxes to check. */
export const codedStatus: Shape = (words, cell) => {
  const behind = CODE.exec(textOf(words))![0].split(/\s+/).filter(Boolean).length;
  return filingStatus(words.slice(behind), cell);
};
