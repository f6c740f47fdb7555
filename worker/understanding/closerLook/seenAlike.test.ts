import { expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { isSureEnough } from '../checks/isSureEnough.ts';
import { numberAlike } from './seenAlike.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const seen = (value: string, confidence: number) => scannedValue('fields.employerEin', value, { confidence });
const isShown = (again: Candidate, first?: Candidate) =>
  numberAlike([again], first ? [first] : []).some(isSureEnough);

it('When dirt makes a look unsure of nine digits that both looks read alike, then they are shown', () => {
  expect(isShown(seen('86-6000417', 0), seen('86-6000417', 0.55))).toBe(true);
});

it('When the looks differ, or the first was not half sure itself, then no number is shown', () => {
  expect(isShown(seen('86-6000411', 0), seen('86-6000417', 0.55))).toBe(false);
  expect(isShown(seen('86-6000417', 0), seen('86-6000417', 0.4))).toBe(false);
  expect(isShown(seen('86-6000417', 0))).toBe(false);
});
