import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** The values of each form on a page typed like this. */
const readAll = (picture: string): Record<string, unknown>[] =>
  readPages(FORMS, [typedPage(picture)]).map(({ definition, values }) => ({
    form: definition.name,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value] as const)),
  }));
const read = (picture: string) => readAll(picture)[0]!;

const composite = (withheld: readonly [string, string]) => `
Cottonwood Brokerage LLC                                       2022 CONSOLIDATED 1099
PO BOX 118
OMAHA NE 68101
PAYER TIN: 47-5510226                                          RECIPIENT TIN: 951-20-4477


     ODALYS FERREIRA
     77 PINE ST APT 2
     LINCOLN NE 68508



1099-DIV DIVIDENDS AND DISTRIBUTIONS                 1099-INT INTEREST INCOME

1a   ORDINARY DIVIDENDS                 $410.15      1    INTEREST INCOME                     $61.02
4    FEDERAL INCOME TAX WITHHELD        ${withheld[0].padEnd(12)}     4    FEDERAL INCOME TAX WITHHELD         ${withheld[1]}`;

describe('statements of brokers and banks', () => {
  it('give the tax that one of their forms withheld, and none where several did', () => {
    expect(read(composite(['$98.44', '$0.00']))).toMatchObject({ 'fields.federalIncomeTaxWithheld': 98.44 });
    expect(read(composite(['$0.00', '$14.64']))).toMatchObject({ 'fields.federalIncomeTaxWithheld': 14.64 });
    const both = read(composite(['$98.44', '$14.64']));
    expect(both).not.toHaveProperty(['fields.federalIncomeTaxWithheld']);
    expect(both).toMatchObject({ 'fields.interestIncome': 61.02 });
  });

  it('name the company behind a mark beside its number, above its own town', () => {
    const payer = (town: string) =>
      read(`
LARK*TRADE from Cottonwood                                     2024 CONSOLIDATED 1099

Lark*Trade Securities LLC                Payer's Federal Tax ID:   47-5510226
P.O. Box 118, ${town}
                                                     Recipient's Tax ID:   951-20-4477

ODALYS FERREIRA
77 PINE ST APT 2
LINCOLN NE 68508

1a   Total Ordinary Dividends    $410.15      1   Interest Income     $61.02
1b   Qualified Dividends         $310.15      2   Early Withdrawal Penalty   $0.00`)['fields.payerName'];
    expect(payer('Omaha, NE 68101-0118')).toBe('Lark*Trade Securities LLC');
    expect(payer('Account 5614-8830')).toBe('LARK*TRADE from Cottonwood');
  });

  it('bear the head of who pays on their pages of instructions, too', () => {
    const page = `
COTTONWOOD BROKERAGE LLC                                       2022 FORM 1099-DIV
PO BOX 118                                                     DIVIDENDS AND DISTRIBUTIONS
OMAHA NE 68101                                                 OMB NO. 1545-0110
PAYER TIN: 47-5510226                                          RECIPIENT TIN: 951-20-4477


INSTRUCTIONS FOR RECIPIENT
Box 1a. Shows total ordinary dividends that are taxable.`;
    const page1 = readPages(FORMS, [{ ...typedPage(page), height: 792 }]);
    expect(page1.flatMap(({ values }) => values.map(({ to }) => to))).not.toContain('fields.recipientName');
    const values = page1.flatMap(({ values }) => values.filter(({ to }) => to.startsWith('businessInfo')));
    expect(values).toEqual([]);
  });

  it('name the payer beside a label without a colon', () => {
    expect(
      read(`
canyon FUNDS                                                  2023 Form 1099-DIV
                                                    Dividends and Distributions
Recipient's name and address
                                    Payer's name                        Canyon Fund Services Inc
Ignatius Obrero                     Payer's federal ID number           20-7714402
81 Juniper Way                      Recipient's taxpayer ID number      938-11-0252
Moab, UT 84532

1a Total ordinary dividends                                              $ 512.30`),
    ).toMatchObject({
      'fields.payerName': 'Canyon Fund Services Inc',
      'fields.recipientName': 'Ignatius Obrero',
      'fields.ordinaryDividends': 512.3,
    });
  });

  it('sum their accounts in a row that says to whom it was reported', () => {
    const values = read(`
Tamarack Savings Bank                                  Payer's Federal ID No.: 41-5520817
PO Box 90                                              Recipient's TIN: XXX-XX-1180
Ely, MN 55731                                          Customer No. 910552718

     LEOPOLD HAKALA
     9 MINERS DR
     ELY MN 55731

2023 Form 1099-INT - Interest Income (OMB No. 1545-0112) Copy B for Recipient
Account type              Box 1                    Box 2                       Box 4
                       Interest income     Early withdrawal penalty     Federal income tax withheld
Savings                   120.11                    0.00                        0.00
Certificate               302.40                   12.00                        0.00
Total reported to IRS     422.51                   12.00                        0.00`);
    expect(values).toMatchObject({ 'fields.interestIncome': 422.51, 'fields.earlyWithdrawalPenalty': 12 });
    // the number of a customer below a masked one
    expect(values).not.toHaveProperty(['fields.recipientTin']);
  });

  it('print the name of a form above its list, which is no column of the table below', () => {
    expect(
      read(`
2022 TAX REPORTING STATEMENT                     Payer's Fed ID Number: 47-5510226
Form 1099-DIV 2022 Dividends and Distributions         Form 1099-INT 2022 Interest Income      OMB No. 1545-0112
1a Total Ordinary Dividends            806.19          1 Interest Income                   46.70
1b Qualified Dividends                 457.44          2 Early Withdrawal Penalty           0.00

Summary of Proceeds From Broker
                                   Total Proceeds                               Market Discount
Short-term                             8,240.15                                         0.00
Long-term                             15,337.81                                         0.00
Total                                 23,577.96                                         0.00`),
    ).toMatchObject({ form: '1099 Consolidated', 'fields.interestIncome': 46.7 });
  });

  it('When the amount of the list beside it stands just above the heading of a form, then that is no amount of the form', () => {
    const page = printedPage([
      [108, 40, '1099 Consolidated Tax Statement   Tax Year 2023'],
      [36, 75, 'Payer   Copperline Brokerage LLC'],
      [40, 160, 'Form 1099-DIV - Dividends and Distributions'],
      [40, 180, '1a. Total ordinary dividends     $1,842.17'],
      [335, 213, 'Noncovered securities'],
      [530, 213, '$2,166.42'],
      [40, 218, 'Form 1099-INT - Interest income'],
      [335, 223, '1e. Cost of covered securities'],
      [530, 223, '$15,088.77'],
      [40, 240, '1. Interest income               $612.08'],
      [335, 240, '1f. Accrued market discount'],
      [530, 240, '$0.00'],
    ]);
    const [form] = readPages(FORMS, [page]);
    expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.interestIncome': 612.08,
      'fields.ordinaryDividends': 1842.17,
    });
  });

  it('When the mark says from whom a service is, then the firm of that name with an address pays', () => {
    const values = read(`
TRADEPOST from Harlan Quigley
                1099 Consolidated Tax Statement                  Harlan Quigley Brokerage LLC
                                                                 1 Battery Plaza
                Tax Year 2023                                    New York, NY 10004
ESPERANZA T NWOSU
3301 N SHERIDAN RD                                               Account Number: 614 207719
CHICAGO IL 60657

Form 1099-DIV Dividends and distributions      Form 1099-INT Interest income
1a. Total ordinary dividends        $1,842.17`);
    expect(values).toMatchObject({ 'fields.payerName': 'Harlan Quigley Brokerage LLC' });
  });

  it('When boxes of two forms stand side by side below the title, then it is no 1099-INT', () => {
    const values = read(`
TAX YEAR 2024
1099 Consolidated Tax Statement
PAYER'S TIN: 47-5510226        RECIPIENT'S TIN: 951-20-4477

2024 1099-DIV     OMB No. 1545-0110        2024 1099-INT     OMB No. 1545-0112
1a Total ordinary dividends                1 Interest income
   1,842.17                                  612.08
1b Qualified dividends                     2 Early withdrawal penalty
   1,210.40                                  0.00
4 Federal income tax withheld              4 Federal income tax withheld
   184.22                                    0.00
12 Exempt-interest dividends               10 Market discount
   0.00                                      0.00`);
    expect(values).toMatchObject({
      form: '1099 Consolidated',
      'fields.ordinaryDividends': 1842.17,
      'fields.interestIncome': 612.08,
      'fields.federalIncomeTaxWithheld': 184.22,
    });
  });

  it('When the payer has a federal TIN, then it is read', () => {
    const values = read(`
Prairie Brokerage LLC                     2023 Form 1099 Composite
Payer's Federal TIN: 47-5510226           Date prepared: 02/16/2024
Recipient's Tax ID Number: 951-20-4477
Form 1099-DIV Dividends and Distributions
1a. Total Ordinary Dividends     1,842.17
Form 1099-INT Interest Income
1. Interest Income               612.08`);
    expect(values).toMatchObject({ 'fields.payerTin': '47-5510226' });
  });
});
