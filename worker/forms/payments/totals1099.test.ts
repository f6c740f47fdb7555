/** 1099s of credit unions and marketplaces: sums over two lines, and numbers of payee and filer in one row. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage } from '../testing/readPage.ts';

const accounts: Print[] = [
  [36, 40, 'PRAIRIE RIDGE FEDERAL CREDIT UNION                       TAX INFORMATION STATEMENT'],
  [36, 52, '118 Grain Ave, Minot, ND 58701'],
  [36, 64, "PAYER'S Federal ID No.: 45-0311872        RECIPIENT'S Identification No. 951-40-2277"],
  [36, 100, 'WINIFRED A STOLTZ'],
  [36, 112, '9 COULEE RD'],
  [36, 124, 'VELVA ND 58790'],
  [
    36,
    160,
    '2022 FORM 1099-INT - INTEREST INCOME       (Substitute, Copy B for Recipient)    OMB No. 1545-0112',
  ],
  [200, 190, 'Box 1'],
  [380, 190, 'Box 4'],
  [36, 200, 'Account'],
  [200, 200, 'Interest'],
  [300, 200, 'Bonds'],
  [380, 200, 'Federal Income Tax'],
  [200, 209, 'Income'],
  [380, 209, 'Withheld'],
  [36, 226, 'S00 Regular Share'],
  [200, 226, '51.20'],
  [360, 226, '0.00'],
  [380, 226, '12.29'],
  [36, 242, 'S10 Money Market'],
  [200, 242, '700.40'],
  [360, 242, '0.00'],
  [380, 242, '168.10'],
  [36, 258, 'TOTAL REPORTED TO'],
  [200, 263, '751.60'],
  [360, 263, '0.00'],
  [380, 263, '180.39'],
  [36, 268, 'IRS'],
];

describe('a 1099 of several accounts', () => {
  it('When the label of the sums takes two lines, then they are read from beside it, and not the first account', () => {
    expect(readPage(printedPage(accounts))).toMatchObject({
      'fields.interestIncome': 751.6,
      'fields.federalIncomeTaxWithheld': 180.39,
    });
  });

  it('When the sums stand beside the second line of their label, then they are read from there', () => {
    const inSecond = accounts.map(([x, y, print]): (typeof accounts)[number] => [
      x,
      y === 263 ? 268 : y,
      print,
    ]);
    expect(readPage(printedPage(inSecond))).toMatchObject({
      'fields.interestIncome': 751.6,
      'fields.federalIncomeTaxWithheld': 180.39,
    });
  });
});

describe('a 1099-INT with a row for each share', () => {
  it('When the row of the sum names it in full, then it is read from there', () => {
    for (const irs of ['IRS', 'the IRS'])
      expect(
        readPage(
          typedPage(`
Prairie Ridge Federal Credit Union                Form 1099-INT   Interest Income
118 Grain Ave, Minot, ND 58701                    Tax Year 2024   OMB No. 1545-0112
Payer's Federal ID: 45-0311872

Recipient's TIN: 951-40-2277

Share / Certificate          Opened        Dividend rate      Box 1 Interest income
S1 Prime Share               04/11/2009    0.25%                             $51.20
C2 Certificate, 24 month     06/15/2022    4.15%                            $700.40
Total interest income reported to ${irs} (Box 1)                            $751.60`),
        ),
      ).toMatchObject({ 'fields.interestIncome': 751.6 });
  });
});

describe('a 1099-DIV with boxes and a table of its parts below them', () => {
  it('When a column of the table ends below a box, then the box keeps its own amount', () => {
    const page = printedPage([
      [36, 40, 'HARBOR QUAY CLEARING CORP'],
      [36, 52, '118 Grain Ave, Minot, ND 58701'],
      [36, 70, "PAYER'S TIN 45-0311872"],
      [36, 82, "RECIPIENT'S TIN 951-40-2277"],
      [240, 40, '1a Total ordinary dividends'],
      [400, 40, '1b Qualified dividends'],
      [240, 52, '$ 6,318.22'],
      [400, 52, '$ 5,907.45'],
      [240, 66, '2a Total capital gain distr.'],
      [400, 66, '2b Unrecap. Sec. 1250 gain'],
      [240, 78, '$ 1,144.06'],
      [400, 78, '$ 18.90'],
      [36, 96, 'Form 1099-DIV Dividends and Distributions 2023'],
      [36, 110, 'Security'],
      [240, 110, 'Ordinary'],
      [330, 110, 'Of which qualified'],
      [440, 110, 'Cap. gain'],
      [36, 122, 'QUARRY REIT FUND'],
      [240, 122, '6,318.22'],
      [330, 122, '5,907.45'],
      [440, 122, '1,144.06'],
      [36, 134, 'Totals'],
      [240, 134, '6,318.22'],
      [330, 134, '5,907.45'],
      [440, 134, '1,144.06'],
    ]);
    expect(readPage(page)).toMatchObject({
      'fields.ordinaryDividends': 6318.22,
      'fields.qualifiedDividends': 5907.45,
    });
  });
});

describe('a 1099-K of a marketplace', () => {
  it("When the payee's number stands in the row of the filer's label, then the filer's is the one below that", () => {
    expect(
      readPage(
        typedPage(`
2024 Form 1099-K   Payment Card and Third Party Network Transactions
Substitute statement   Copy B for Payee   OMB No. 1545-2205

FILER'S NAME AND ADDRESS                           PAYEE'S NAME AND ADDRESS
Lantern Quay Market, Inc.                          Ottilie P. Brandvold
40 Harbor Street                                   212 Elk Run Rd
Bath, ME 04530                                     Ely, MN 55731

                                                   PAYEE'S TIN
FILER'S TIN                                        961-33-8205
01-0552917

1a   Gross amount of payment card/third party network transactions                    $9,114.20
1b   Card Not Present transactions                                                        $0.00
3    Number of payment transactions                                                         211`),
      ),
    ).toMatchObject({ 'fields.payerTin': '01-0552917', 'fields.recipientTin': '961-33-8205' });
  });

  it('When the number of a box stands a little apart from its label of three lines, then the amount below is read', () => {
    const label: Print[] = [
      [253, 126, '1a'],
      [268.8, 126, 'Gross amount of'],
      [253, 135, 'payment card/third party'],
      [253, 144, 'network transactions'],
      [256, 156, '$43,572.97'],
    ];
    const head: Print[] = [
      [253, 40, 'Form 1099-K   Payment Card and Third Party Network Transactions'],
      [253, 60, "PAYEE'S TIN"],
      [256, 70, 'XXX-XX-6093'],
    ];
    expect(readPage(printedPage([...head, ...label]))).toMatchObject({
      'fields.grossPaymentCardAmount': 43572.97,
    });
  });
});

describe('a 1099 of several funds', () => {
  it('When the sums of all funds stand below a line that names them, then they are read', () => {
    const picture = `
2024 Form 1099-DIV Dividends and Distributions            OMB No. 1545-0110

                  Total ordinary    Qualified     Total capital gain
                  dividends         dividends     distributions
Granary Stock Fund
                  2,104.88          1,976.30      6,418.22
Granary Income Fund
                  3,390.15          0.00          112.06
Totals for all funds under this taxpayer identification number
                  $5,495.03         $1,976.30     $6,530.28`;
    const dense = picture.split('\n').map((line, row): Print => [36, 40 + row * 11, line]);
    expect(readPage(printedPage(dense))).toMatchObject({
      'fields.ordinaryDividends': 5495.03,
      'fields.qualifiedDividends': 1976.3,
    });
  });
});
