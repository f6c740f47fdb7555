/** Letters about a return that tell its figures in a list and how it ended in a sentence below. */
import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(status: string, outcome: string) {
  const [letter] = readPages(FORMS, [
    typedPage(`
                     Farrow & Lindqvist, P.C.
                  Certified Public Accountants

April 2, 2024

Torvald Ekberg
RR 4 Box 27
Calais, VT 05648

Dear Torvald:

We have prepared your 2023 Form 1040, U.S. Individual Income Tax Return.
${status} The federal return shows the following:

          Wages, salaries, tips, etc.                     $61,204
          Total income                                    $61,880
          Adjusted gross income                           $61,880
          Taxable income                                  $48,030
          Total tax                                       $ 5,871
          Federal income tax withheld                     $ 6,314

${outcome}

Enclosed is your copy of the return for your files.`),
  ]);
  return (to: string) => letter!.values.find((value) => value.to === to);
}

it.each([
  'You are receiving a refund of $443, which goes to your account.',
  'Your refund of $443 will be deposited to your account.',
  'You overpaid your tax by $443, which will be refunded to you.',
])('When a sentence below the list tells the refund, `%s`, then it is read', (outcome) => {
  expect(read('Your filing status is Single.', outcome)('fields.refundAmount')?.value).toBe(443);
});

it.each(['Your filing status is Single.', 'It was prepared using the Single filing status.'])(
  'When a sentence tells the filing status, `%s`, then its words are where it was read, and no others',
  (status) => {
    expect(read(status, '')('fields.filingStatus')).toMatchObject({ value: 'Single' });
    const box = read(status, '')('fields.filingStatus')!.box!;
    expect(box.y1 - box.y0).toBeLessThan(20);
  },
);
