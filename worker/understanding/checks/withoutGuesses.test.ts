import { expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { withoutGuesses } from './withoutGuesses.ts';

const amount = (to: Candidate['to'], value: number, confidence: number): Candidate => ({
  to,
  value,
  page: 1,
  box: null,
  confidence,
  source: 'ocr',
  use: 'direct',
});
const payments = ['fields.federalTaxWithheld', 'fields.estimatedTaxPayments'];
const checks = [{ plus: payments, blank: payments, gives: 'fields.totalPayments', within: 1 }];
const kept = (estimated: number, confidence: number, total: number) =>
  withoutGuesses(checks, [
    amount('fields.federalTaxWithheld', 2640, 0.92),
    amount('fields.estimatedTaxPayments', estimated, confidence),
    amount('fields.totalPayments', total, 0.96),
  ]).map(({ to }) => to);

it('When the sums hold without a guess and not with it, then its line is blank', () => {
  expect(kept(2019, 0.46, 2640)).toEqual(['fields.federalTaxWithheld', 'fields.totalPayments']);
});

it('When it was read surely, or they hold with it, or neither way, then it stays', () => {
  expect(kept(2019, 0.8, 2640)).toContain('fields.estimatedTaxPayments');
  expect(kept(2019, 0.46, 4659)).toContain('fields.estimatedTaxPayments');
  expect(kept(2019, 0.46, 3000)).toContain('fields.estimatedTaxPayments');
});
