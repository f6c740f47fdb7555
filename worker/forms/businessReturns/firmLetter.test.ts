import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const letter = (body: string, to = 'Rushing Brook Fabrication, Inc.\nAttn: Henrik Solberg') =>
  readPages(FORMS, [
    typedPage(`
Lindqvist & Obi, CPAs, LLP
900 Nicollet Mall, Suite 1420
Minneapolis, MN 55402   EIN 41-9900112

March 11, 2024

${to}
2210 Quarry Road
Duluth, MN 55811

Dear Henrik:

${body}

Very truly yours,
Adaeze Obi, CPA`),
  ]).map(({ recognised: { form, taxYear }, definition, values }) => ({
    form,
    taxYear,
    type: definition.documentType,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }))[0];

const firm = {
  'businessInfo.businessName': 'Rushing Brook Fabrication, Inc.',
  'businessInfo.businessAddress.street': '2210 Quarry Road',
  'businessInfo.businessAddress.city': 'Duluth',
  'businessInfo.businessAddress.state': 'MN',
  'businessInfo.businessAddress.zipCode': '55811',
};

describe("A letter that comes with a firm's return", () => {
  it('When it lists the figures by the names of the lines, then it is still the letter, and no return without a firm', () => {
    expect(
      letter(`RE: 2024 Form 1065 - EIN 18-6600417

Enclosed is the 2024 U.S. Return of Partnership Income, Form 1065, together with the state
return. A recap follows:

          Gross receipts or sales                    $1,204,300
          Cost of goods sold                            401,100
          Total income                                  803,200
          Total deductions                              611,900
          Ordinary business income                   $  191,300

Please furnish each member with the enclosed Schedule K-1. Sign Form 8879-PE and return it.
We thank you for the opportunity to serve you.`),
    ).toMatchObject({
      form: '1065',
      taxYear: 2024,
      ...firm,
      'businessInfo.ein': '18-6600417',
      'businessInfo.businessType': 'Partnership',
      'fields.grossReceipts': 1204300,
      'fields.totalDeductions': 611900,
      'fields.netIncome': 191300,
    });
  });

  it('says whose return it is, of which kind and year, and the figures in its sentences', () => {
    expect(
      letter(`Enclosed is your 2023 U.S. Income Tax Return for an S Corporation, Form 1120-S, which will be
filed electronically. The return reports gross receipts of $412,880 and total deductions of
$251,700. Ordinary business income of $58,215 passes through to the shareholders on
Schedule K-1. In 2022, gross receipts were $390,000.`),
    ).toMatchObject({
      form: '1120-S',
      taxYear: 2023,
      type: 'business-tax-return',
      ...firm,
      'businessInfo.businessType': 'S Corp',
      'fields.grossReceipts': 412880,
      'fields.totalDeductions': 251700,
      'fields.netIncome': 58215,
      'businessInfo.netIncome.year2023': 58215,
    });
  });

  it('tells the returns of partnerships and of corporations apart', () => {
    expect(
      letter(`We have prepared the 2023 U.S. Return of Partnership Income (Form 1065). Please sign Form 8879-PE
so that we can file it electronically. Net income was $44,020. There is no balance due.`),
    ).toMatchObject({ form: '1065', ...firm, 'fields.netIncome': 44020 });
    expect(
      letter(`We have prepared the 2023 U.S. Corporation Income Tax Return, Form 1120. Please sign Form
8879-CORP so that we can file it electronically. Total income was $310,450 and taxable
income was $88,100. A copy is enclosed for your records.`),
    ).toMatchObject({
      form: '1120',
      ...firm,
      'fields.totalIncome': 310450,
      'fields.netIncome': 88100,
    });
  });

  it('gives no figure of another year, nor one that sentences tell twice', () => {
    const values =
      letter(`Enclosed is your 2023 U.S. Income Tax Return for an S Corporation, Form 1120-S, which will be
filed electronically. In the 2022 gross receipts of $390,000 there was a refund. Total deductions
were $20,000. Total deductions were $30,000.`);
    expect(values).toMatchObject({ form: '1120-S' });
    expect(values).not.toHaveProperty(['fields.grossReceipts']);
    expect(values).not.toHaveProperty(['fields.totalDeductions']);
  });

  it('When it does not number the return, but speaks of the Schedule K-1 of each shareholder, then it is one of an S corporation', () => {
    expect(
      letter(`Your 2023 federal S corporation return will be filed electronically. There is a balance due of
$456 in Minnesota. Copies of the Schedule K-1 are enclosed for each shareholder. Sincerely yours`),
    ).toMatchObject({ form: '1120-S', ...firm });
  });

  it('When it is written to the president and summarizes the return, then the firm below is meant, with the number behind its name', () => {
    expect(
      letter(
        `We have prepared and enclosed the 2023 U.S. Income Tax Return for an S Corporation (Form 1120-S)
for the year ended December 31, 2023 for Rushing Brook Fabrication, Inc. (EIN 95-2047716). A summary of
the federal return follows:

          Gross receipts or sales                    $  812,764
          Less: Cost of goods sold                     (421,380)
          Gross profit                                  391,384
          Other income                                    1,950
          Total income                                  393,334
          Total deductions                             (318,602)
          Ordinary business income                   $   74,732

Please provide each shareholder with his or her copy. Sign Form 8879-CORP and return it to our office.
We sincerely appreciate the opportunity to serve you.`,
        'Mr. Amadou B. Sy-Hendricks, President\nRushing Brook Fabrication, Inc.',
      ),
    ).toMatchObject({
      form: '1120-S',
      ...firm,
      'businessInfo.ein': '95-2047716',
      'fields.totalDeductions': 318602,
      'businessInfo.netIncome.year2023': 74732,
    });
  });
});
