/** Letters whose sentences tell of tax, payments and the refund in one breath. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (sentence: string) => {
  const page = typedPage(`
Halvorsen & Pryce, CPAs
88 Quarry Rd, Duluth, MN 55802

March 3, 2024

Tobias Renner
14 Birch Ct
Duluth, MN 55811

Dear Tobias:

Enclosed is your 2023 Form 1040, U.S. Individual Income Tax Return, which we prepared.
${sentence}
The return will be filed electronically after we receive your Form 8879.

Sincerely,
Mona Pryce`);
  const [form] = readPages(FORMS, [page]);
  const valueOf = (field: string) => form?.values.find(({ to }) => to === `fields.${field}`)?.value;
  return [valueOf('refundAmount'), valueOf('amountOwed')];
};

describe('A sentence with several amounts', () => {
  it('When one of them is said to be the refund, then it is', () => {
    for (const sentence of [
      'Federal income tax withheld was $9,204,so you will receive a federal refund of $1,318, to be deposited.',
      'Your federal tax was $7,886 and your withholding $9,204, leaving a refund of $1,318.',
      'The federal return shows total tax of $7,886, payments of $9,204 and a refund due of $1,318.',
      'With federal withholding of $9,204 against tax of $7,886, your refund is $1,318.',
      'Of the $9,204 withheld for federal tax, you will receive $1,318 as a refund.',
    ])
      expect([sentence, ...read(sentence)]).toEqual([sentence, 1318, undefined]);
  });

  it('When one of them is said to be owed, then it is', () => {
    for (const sentence of [
      'Federal income tax withheld was $6,204, so you have a federal balance due of $1,318 by April 15, 2024.',
      'Your federal tax was $7,522 and your withholding $6,204, so you owe $1,318.',
      'The federal return shows total tax of $7,522, payments of $6,204 and an amount due of $1,318.',
    ])
      expect([sentence, ...read(sentence)]).toEqual([sentence, undefined, 1318]);
  });

  it('When they are those of several years, then none is', () => {
    for (const sentence of [
      'Your federal refund of $1,318 compares with a refund of $900 for 2022.',
      'Your federal tax was $7,886, compared with last year, which ended in a refund of $1,318.',
      'Your federal overpayment was $3,000, and after a fee of $82 there is a refund of $1,318 less $40.',
    ])
      expect([sentence, ...read(sentence)]).toEqual([sentence, undefined, undefined]);
  });
});
