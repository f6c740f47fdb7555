import { describe, expect, it } from '@jest/globals';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { scheduleK1Of1065 } from './scheduleK1.ts';

describe('A Schedule K-1', () => {
  it('is read where tax software prints its amounts beside their labels', () => {
    const values = valuesOn(
      scheduleK1Of1065,
      typedPage(`
1 Ordinary business income (loss)            14,220.
2 Net rental real estate income (loss)
4a Guaranteed payments for services           6,000.
5 Interest income                                88.
6a Ordinary dividends
14 Self-employment earnings (loss)         A 20,220.`),
    );
    expect(values).toMatchObject({
      'fields.ordinaryIncome': 14220,
      'fields.guaranteedPayments': 6000,
      'fields.interestIncome': 88,
    });
    expect(values).not.toHaveProperty(['fields.rentalRealEstateIncome']);
    expect(values).not.toHaveProperty(['fields.ordinaryDividends']);
  });
});
