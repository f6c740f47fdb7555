/** Payments that a letter in place of a 1099 tells in a sentence. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { saidInterestPaid, saidNonemployee, saidRents } from './saidPayments.ts';

const page = { x0: 0, y0: 0, x1: 900, y1: 40 };
const read = (shape: typeof saidRents, text: string) => shape(wordsAt([20, 10, text]), page)?.value?.value;

describe('A payment told in a sentence', () => {
  it('When its name stands before or behind the amount, then it is read', () => {
    expect(read(saidNonemployee, 'In 2023 we paid you $9,118.40 as nonemployee compensation (box 1).')).toBe(
      9118.4,
    );
    expect(read(saidInterestPaid, 'Your interest income (box 1) for 2023 was $88.14.')).toBe(88.14);
    expect(read(saidRents, 'We paid you $14,220.00 in rents.')).toBe(14220);
  });

  it('When the amount is from where on payments are reported, then it is none', () => {
    expect(read(saidNonemployee, 'Report nonemployee compensation of $600 or more.')).toBeUndefined();
    expect(read(saidNonemployee, 'nonemployee compensation of $600.00 or more')).toBeUndefined();
    expect(read(saidRents, 'Payers report at least $600.00 in rents.')).toBeUndefined();
  });

  it('When two years are told, then none is', () => {
    const told = (year: number, amount: string) => `In ${year} you had ${amount} of interest income.`;
    expect(read(saidInterestPaid, `${told(2022, '$70.10')} ${told(2023, '$88.14')}`)).toBeUndefined();
  });
});
