import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const letter = (body: string) =>
  readPages(FORMS, [
    typedPage(`
Haverford & Pike, CPAs, PA
18 Battery Park Ave, Suite 300
Asheville, NC 28801

March 14, 2023

Tobias and Marguerite Engelhart
640 Ferncliff Ave
Asheville, NC 28804

Dear Tobias and Marguerite:

${body}

Sincerely,
Eleanor Pike, CPA`),
  ]).map(({ recognised: { form, taxYear }, values }) => ({
    form,
    taxYear,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }))[0];

const opening = `Enclosed is your 2022 U.S. Individual Income Tax Return (Form 1040), prepared from what
you gave us. It will be filed electronically.`;

describe('A letter that comes with a return', () => {
  it('says whose return it is, of which year, and how the federal one ended', () => {
    expect(
      letter(`${opening} Your federal return shows a refund of
$2,307, which will be deposited. Your North Carolina return shows an amount due of $118.
Your federal estimated payments of $500 are not a refund of anything.`),
    ).toEqual({
      form: '1040',
      taxYear: 2022,
      'primaryPerson.fullName': 'Tobias Engelhart',
      'primaryPerson.homeAddress.street': '640 Ferncliff Ave',
      'primaryPerson.homeAddress.city': 'Asheville',
      'primaryPerson.homeAddress.state': 'NC',
      'primaryPerson.homeAddress.zipCode': '28804',
      'spousePerson.fullName': 'Marguerite Engelhart',
      'fields.refundAmount': 2307,
    });
  });

  it('gives no amount where sentences differ, or one speaks of both or of several', () => {
    const values = [
      'Your federal return shows a refund of $2,307. Last year your federal refund was $900.',
      'Your federal refund and the balance due of $310 are told below.',
      'Your federal return shows a balance due of $310, of which $100 is a penalty.',
      'The state return shows a refund of $88.',
    ].map((sentence) => letter(`${opening} ${sentence}`));
    for (const each of values) {
      expect(each).not.toHaveProperty(['fields.refundAmount']);
      expect(each).not.toHaveProperty(['fields.amountOwed']);
    }
    expect(letter(`${opening} Your federal return shows a balance due of $310.`)).toMatchObject({
      'fields.amountOwed': 310,
    });
  });

  it("is none of a person where it comes with a corporation's return", () => {
    expect(
      letter(`Enclosed is the 2022 U.S. Income Tax Return for an S Corporation, Form 1120-S, and with it your Form 1040
Schedule K-1. The Corporation Income Tax Return was prepared from your books. The
federal return will be filed electronically and shows no balance due.`),
    ).toBeUndefined();
  });
});
