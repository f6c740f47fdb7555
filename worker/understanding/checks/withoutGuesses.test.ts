import { expect, it } from '@jest/globals';
import { withoutGuesses } from './withoutGuesses.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const amount = (to: string, value: number, confidence: number) => scannedValue(to, value, { confidence });
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
