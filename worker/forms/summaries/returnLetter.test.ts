import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

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

  it('says that both filed jointly, and not that they could have', () => {
    const status = (print: string) => new Map(Object.entries(letter(print) ?? {})).get('fields.filingStatus');
    const filed = 'Enclosed is your 2022 Form 1040, Individual Income Tax Return, ';
    expect(status(`${filed}filed jointly for the year. It will be filed electronically.`)).toBe(
      'Married filing jointly',
    );
    expect(
      status(`${filed}which could have been filed jointly. It will be filed electronically.`),
    ).toBeUndefined();
  });

  it('speaks of a joint return, and not of one that others could file', () => {
    const prepared = (which: string) =>
      letter(`${opening} Your federal return shows a refund of $925.
We have prepared ${which} federal individual income tax return from what you gave us.
The total tax on the return is $7,265.`);
    expect(prepared('your 2022 joint')).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
      'fields.totalTax': 7265,
    });
    expect(prepared('your 2022')).not.toHaveProperty(['fields.filingStatus']);
    expect(prepared('what could have been your joint')).not.toHaveProperty(['fields.filingStatus']);
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
    ).toEqual({ form: '1120-S', taxYear: 2022 });
  });
});

const TABLE = `${opening} Your return is summarized as follows:

Adjusted gross income                      $ 88,140
Taxable income                             $ 62,240
Total tax                                   $ 7,060
Refund                                      $ 1,415`;

describe('A letter that lists figures of the return', () => {
  it('reads them beside the names of the lines', () => {
    expect(letter(TABLE)).toMatchObject({
      'fields.adjustedGrossIncome': 88140,
      'fields.taxableIncome': 62240,
      'fields.totalTax': 7060,
      'fields.refundAmount': 1415,
    });
  });
  it('reads them out of sentences that say what each was', () => {
    expect(
      letter(`${opening} Your filing status is Married filing jointly. Your adjusted gross
income was $88,612, your taxable income was $60,912 and your total tax came to $6,870.`),
    ).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
      'fields.adjustedGrossIncome': 88612,
      'fields.taxableIncome': 60912,
      'fields.totalTax': 6870,
    });
  });
  it.each([
    'Your North Carolina taxable income was $61,900.',
    'Compared with last year, when your taxable income was $55,000, you owe less.',
    'Your taxable income and total tax were $60,912 and $6,870.',
    'Your taxable income was $60,912. Your taxable income is $61,000.',
  ])('takes no figure out of `%s`', (sentence) => {
    expect(letter(`${opening} ${sentence}`)).not.toHaveProperty(['fields.taxableIncome']);
  });
  it('reads a status without a verb, wages of the whole return, and the tax for the year', () => {
    const values = letter(`${opening} It was prepared using the
filing status married filing jointly. Your return reports wages of $81,204 and adjusted gross income of
$88,612. Your total federal tax for the year is $6,870, against which you had federal income tax
withheld of $6,120. As a result, you have a balance due of $750, which will be withdrawn.
Your North Carolina return shows an overpayment of $92. As a result, you have a balance due of $11.
For comparison, your 2021 adjusted gross income was $70,010 and your 2021 federal refund was $388.`);
    expect(values).toMatchObject({
      taxYear: 2022,
      'fields.filingStatus': 'Married filing jointly',
      'fields.wages': 81204,
      'fields.adjustedGrossIncome': 88612,
      'fields.totalTax': 6870,
      'fields.federalTaxWithheld': 6120,
      'fields.amountOwed': 750,
    });
  });
  it('takes no wages of one of them, nor a figure of another year', () => {
    const values = letter(`${opening} Marguerite's wages of $31,204 are reported once.
Your 2021 taxable income was $50,000.`);
    expect(values).not.toHaveProperty(['fields.wages']);
    expect(values).not.toHaveProperty(['fields.taxableIncome']);
  });
  it('takes none of the list of a state', () => {
    const state = `
North Carolina Individual Income Tax Return
Taxable income                             $ 61,900
Balance due                                   $ 118`;
    const values = letter(TABLE + state);
    expect(values).toMatchObject({ 'fields.taxableIncome': 62240, 'fields.refundAmount': 1415 });
    expect(values).not.toHaveProperty(['fields.amountOwed']);
    expect(letter(opening + state)).not.toHaveProperty(['fields.taxableIncome']);
  });
  it('goes on with the federal return where the state was only named before it', () => {
    expect(
      letter(
        TABLE.replace('Your return', '\nNorth Carolina Individual Income Tax Return\n\nYour federal return'),
      ),
    ).toMatchObject({ 'fields.totalTax': 7060, 'fields.refundAmount': 1415 });
  });
  it('When it tells that a return was accepted, then it says of whom, of which year and how it ended', () => {
    expect(
      readPages(FORMS, [
        typedPage(`
OSAGE & FINCH, ENROLLED AGENTS
12 Main St, Suite 4, Pueblo, CO 81003

March 2, 2023

Ottoline V. Brandt
90 Elm St Unit 3
Pueblo, CO 81004

Dear Ottoline:

We are pleased to confirm that your 2022 federal individual income tax return, Form 1040, was accepted.
        Submission ID                    84133120230611zq7k2p
        Taxpayer                         Ottoline V. Brandt
        SSN                              XXX-XX-7731
        Filing status                    Single
        Adjusted gross income            $43,505
        Total tax                        $3,436
        Federal income tax withheld      $3,120
        Balance due                      $316
        Status                           ACCEPTED`),
      ]).flatMap(({ values, recognised }) => [
        recognised.taxYear,
        Object.fromEntries(values.map(({ to, value }) => [to, value])),
      ]),
    ).toEqual([
      2022,
      expect.objectContaining({
        'primaryPerson.fullName': 'Ottoline V. Brandt',
        'primaryPerson.homeAddress.street': '90 Elm St Unit 3',
        'primaryPerson.homeAddress.zipCode': '81004',
        'fields.filingStatus': 'Single',
        'fields.adjustedGrossIncome': 43505,
        'fields.amountOwed': 316,
      }),
    ]);
  });

  it('When a typewriter sets all of it in capitals, then it says the same, and nothing of what is owed to a state', () => {
    const typed = (body: string) =>
      readPages(FORMS, [
        printedPage(
          `
HAVERFORD & PIKE, CPAS
18 BATTERY PARK AVE, SUITE 300
ASHEVILLE, NC 28801

TOBIAS R. ENGELHART AND
MARGUERITE ENGELHART
640 FERNCLIFF AVE
ASHEVILLE, NC 28804

DEAR TOBIAS AND MARGUERITE,

${body}

SINCERELY,`
            .split('\n')
            .map((line, row): Print => [36, 40 + row * 12, line]),
        ),
      ]).map(({ values }) => Object.fromEntries(values.map(({ to, value }) => [to, value])))[0];
    const values = typed(`ENCLOSED ARE YOUR 2023 FEDERAL AND OHIO INCOME TAX RETURNS, FILED ELECTRONICALLY.
YOUR FEDERAL RETURN SHOWS AN OVERPAYMENT OF $2,247. NOTHING WAS APPLIED TO YOUR
ESTIMATED TAX. IT WILL BE DEPOSITED DIRECTLY TO YOUR CHECKING ACCOUNT.
YOUR  OHIO  RETURN  SHOWS  A  BALANCE DUE  OF  $186,  WHICH  WILL  BE  WITHDRAWN.`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Tobias R. Engelhart',
      'primaryPerson.homeAddress.street': '640 Ferncliff Ave',
      'spousePerson.fullName': 'Marguerite Engelhart',
      'fields.refundAmount': 2247,
    });
    expect(values).not.toHaveProperty(['fields.amountOwed']);
  });
});

describe('A letter with a return that tells numbers in its sentences', () => {
  const told = (status: string) =>
    letter(`
Enclosed is your 2022 Form 1040, U.S. Individual Income Tax Return, prepared from what you gave us.
Your filing status is Married filing jointly${status}. It will be filed electronically.
Taxpayer social security number: 928-55-1907. Spouse social security number: 964-03-7281. Please check
these before you sign.`);

  it('is that of both, with the number of each and how many dependents they have', () => {
    expect(told(', with one dependent, Colette')).toMatchObject({
      'primaryPerson.ssn': '928-55-1907',
      'spousePerson.ssn': '964-03-7281',
      'primaryPerson.numberOfDependents': 1,
    });
    expect(told(', with 3 dependents')).toMatchObject({ 'primaryPerson.numberOfDependents': 3 });
    expect(told(', with no dependents')).toMatchObject({ 'primaryPerson.numberOfDependents': 0 });
  });

  it('tells no number of dependents that it says otherwise elsewhere, or not at all', () => {
    const count = ['primaryPerson.numberOfDependents'];
    expect(told(', with one dependent; you claimed two dependents last year')).not.toHaveProperty(count);
    expect(told(', with your dependents')).not.toHaveProperty(count);
  });
});

it('When filing instructions name for whom they were prepared, then that is whose return it is, and not who prepared it', () => {
  const [read] = readPages(FORMS, [
    typedPage(`
                 2021 TAX RETURN FILING INSTRUCTIONS
                 U.S. INDIVIDUAL INCOME TAX RETURN

Prepared For:              Leander R. Voss-Moore
                           917 Juniper St Apt 3
                           Salem, OR 97301

Prepared By:               Cedar Tax Group LLC
                           1100 Alder St, Ste 2900
                           Salem, OR 97301

Amount Due or Refund:
                           Overpayment             $   1,684
Forms to be Distributed:   Form 1040, filed electronically.
Special Instructions:      This return has been prepared for electronic filing. To have it
                           transmitted to the IRS, please sign and return Form 8879.`),
  ]);
  expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'primaryPerson.fullName': 'Leander R. Voss-Moore',
    'primaryPerson.homeAddress.street': '917 Juniper St Apt 3',
    'primaryPerson.homeAddress.zipCode': '97301',
  });
});
