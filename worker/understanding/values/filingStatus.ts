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
  MFJ: 'Married filing jointly',
  MFS: 'Married filing separately',
  HOH: 'Head of household',
};

export const filingStatus: Shape = (words) => {
  const folded = foldLetters(textOf(words));
  const status =
    FILING_STATUSES.find((name) => folded.startsWith(foldLetters(name))) ??
    Object.entries(ALSO).find(([name]) => folded.startsWith(foldLetters(name)))?.[1];
  return status ? { value: { value: status, words } } : null;
};
