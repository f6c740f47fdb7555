import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { doubtWholeAmounts } from './doubtWholeAmounts.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const amount = (to: string, value: number, hasCents?: boolean) =>
  scannedValue(to, value, { confidence: 0.92, ...(hasCents !== undefined && { hasCents }) });
const wages = [
  amount('fields.wages', 59481.6, true),
  amount('fields.socialSecurityWages', 59481.6, true),
  amount('fields.socialSecurityTaxWithheld', 3687.86, true),
  amount('fields.medicareTaxWithheld', 862.48, true),
];
const sureness = (values: readonly Candidate[]) =>
  doubtWholeAmounts(values).map(({ confidence }) => confidence);

describe('an amount without cents', () => {
  it('is doubtful among amounts that have them', () => {
    const values = [...wages, amount('fields.federalIncomeTaxWithheld', 732, false)];
    expect(sureness(values).at(-1)).toBeLessThan(0.5);
    expect(sureness(values).slice(0, -1)).toEqual([0.92, 0.92, 0.92, 0.92]);
  });

  it('is none of the kind where others have none, where few amounts tell, or where it is no amount', () => {
    const two = [
      ...wages,
      amount('fields.federalIncomeTaxWithheld', 732, false),
      amount('fields.stateWages', 59, false),
    ];
    const few = [wages[0]!, amount('fields.federalIncomeTaxWithheld', 732, false)];
    const year = [...wages, amount('fields.taxYear', 2021)];
    for (const values of [two, few, year]) expect(sureness(values).every((one) => one === 0.92)).toBe(true);
  });

  it('is doubtful where another box tells the same with its cents, and may be nothing else', () => {
    const told = (value: number, hasCents = false) =>
      doubtWholeAmounts([wages[0]!, amount('fields.medicareWages', value, hasCents)])[1]!;
    expect(told(59482)).toMatchObject({ value: 59481.6 });
    expect(told(59482).confidence).toBeLessThan(0.5);
    expect(told(59483)).toMatchObject({ value: 59483, confidence: 0.92 });
    expect(told(59481.06, true)).toMatchObject({ value: 59481.06, confidence: 0.92 });
    const small = [amount('fields.interest', 12.5, true), amount('fields.dividends', 12, false)];
    expect(doubtWholeAmounts(small)).toEqual(small);
  });
});
