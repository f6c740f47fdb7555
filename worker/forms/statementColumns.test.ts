import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { bankStatement } from './statements/bankStatement.ts';
import { businessLicense } from './licences/businessLicense.ts';
import { taxSummary } from './summaries/taxSummary.ts';

describe('Columns that stand close to one another', () => {
  it('When other words follow an amount closely, then they are no part of the balance', () => {
    const values = valuesOn(
      bankStatement,
      printedPage([
        [40, 100, 'Beginning balance on 1/1       $3,011.26 KWAME D ASANTE'],
        [40, 114, 'Ending balance on 1/31      $2,097.72 Routing Number (RTN): 125008547'],
      ]),
    );
    expect(values).toMatchObject({ 'fields.openingBalance': 3011.26, 'fields.closingBalance': 2097.72 });
  });

  it('When the rows of a table begin with the day of the month alone, then no amount of them is a sum', () => {
    const table = (day: string) =>
      valuesOn(
        bankStatement,
        typedPage(`
${day}     Transaction                 Deposits     Withdrawals    Balance
1       CUSTOMER DEPOSIT            3,232.66                    15,893.56
2       LOAN PAYMENT                             158.15         15,735.41`),
      );
    expect(table('Day')).not.toHaveProperty(['fields.totalDeposits']);
    expect(table('Date')).not.toHaveProperty(['fields.totalWithdrawals']);
    expect(table('No.')).toHaveProperty(['fields.totalDeposits'], 3232.66);
  });

  it('When an average stands behind the last balance of a row, then the row leads to that, where it adds up', () => {
    const row = (debits: string) =>
      valuesOn(
        bankStatement,
        typedPage(`
Statement period June 1, 2024 - June 28, 2024
Balance 06/01/2024      4 Credits       11 Debits      Balance 06/28/2024    Average ledger balance
$18,204.55              $9,310.40       ${debits}      $19,502.77            $18,877.03`),
      );
    expect(row('$8,012.18')).toMatchObject({
      'fields.openingBalance': 18204.55,
      'fields.totalDeposits': 9310.4,
      'fields.totalWithdrawals': 8012.18,
      'fields.closingBalance': 19502.77,
    });
    expect(row('$8,012.19')).not.toHaveProperty(['fields.openingBalance']);
  });

  it('When the year of a period stands below its days, then both days are read', () => {
    const values = valuesOn(
      bankStatement,
      typedPage(`
Statement Period: August 1 through August 31,
2023
Primary Account: xxxxxx4410`),
    );
    expect(values).toMatchObject({
      'fields.periodStart': '2023-08-01',
      'fields.periodEnd': '2023-08-31',
      'fields.accountLast4': '4410',
    });
  });

  it('When one number stands below "Your social security number", then it is the taxpayer\'s', () => {
    const page = typedPage(`
Name(s) as shown on return                     Your social security number
PRUDENCE & OCTAVIO SALDIVAR                    961-40-7725
Filing status     MFJ`);
    expect(valuesOn(taxSummary, page)).toMatchObject({ 'primaryPerson.ssn': '961-40-7725' });
  });
});

describe('A licence', () => {
  it('When the address of its owner follows the name in one line, then the name is read', () => {
    const page = typedPage(`
FILED: May 8, 2023
Registered owner(s): Marisol Webb, 910 Juniper Way, Sand Hills, CA 92285`);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'primaryPerson.fullName': 'Marisol Webb',
      'fields.issueDate': '2023-05-08',
    });
  });

  const card: Print[] = [
    [60, 198, 'THI MINH CHAU PHAM'],
    [60, 212, '1407 E PASSYUNK AVE'],
    [60, 226, 'PHILADELPHIA PA 19147'],
    [330, 180, 'License Number'],
    [330, 192, 'CG019937'],
  ];
  const large = wordsAt([60, 183, 'LILAC & LACQUER STUDIO']).map((word) => ({
    ...word,
    box: { ...word.box, y1: word.box.y0 + 10 },
  }));
  it('When it is half a page high, then its window may end lower, and smaller print below a name is another', () => {
    const half = { ...printedPage(card), height: 400, words: [...large, ...printedPage(card).words] };
    expect(valuesOn(businessLicense, half)).toMatchObject({
      'businessInfo.businessName': 'LILAC & LACQUER STUDIO',
      'businessInfo.businessAddress.city': 'Philadelphia',
    });
  });
});
