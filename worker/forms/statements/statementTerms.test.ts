/** Terms of statements: the last one's day before this one's, a statement's own balance, two holders of different surnames. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('terms of statements', () => {
  it('When the last statement and this one have their days, then the period begins on the day after the last one’s', () => {
    const values = (first: string) =>
      readPicture(`
Neosho Prairie State Bank                      ${first}
                                               This statement: August 30, 2024
Account number 0147203316

Beginning balance            $3,304.18
Total additions              $4,402.50
Total subtractions           $4,118.06
Ending balance               $3,588.62`);
    expect(values('Last statement: July 31, 2024')).toMatchObject({
      'fields.periodStart': '2024-08-01',
      'fields.periodEnd': '2024-08-30',
    });
    const alone = values('Days: 30');
    expect(alone).toMatchObject({ 'fields.periodEnd': '2024-08-30' });
    expect(alone).not.toHaveProperty(['fields.periodStart']);
  });

  it.each([
    ['Last statement date', 'This statement date', '2024-03-30'],
    ['Previous statement date', 'Statement date', '2024-03-30'],
    ['Prior statement date', 'Statement date', '2024-03-30'],
    ['Prior statement', 'Statement date', '2024-03-30'],
    ['Statement Begin Date', 'Statement End Date', '2024-03-29'],
    ['Begin Date', 'End Date', '2024-03-29'],
  ])('When `%s` and `%s` have their days, then the period begins on %s', (last, own, start) => {
    expect(
      readPicture(`
Pinyon Bank
Account number 0147203316
${last}   03/29/2024
${own}   04/30/2024

Beginning Balance            $3,304.18
Deposits                     $4,402.50
Withdrawals                  $4,118.06
Ending Balance               $3,588.62`),
    ).toMatchObject({ 'fields.periodStart': start, 'fields.periodEnd': '2024-04-30' });
  });
  it('When the last balance is that of the statement, then it is the closing one; the previous statement’s is not', () => {
    const values = (last: string, amount: string) =>
      readPicture(`
Pinyon
Checking account number ••4471           May 1, 2024 - May 31, 2024

Starting balance        Total deposits          Total withdrawals       ${last}
$18,220.40              $9,400.00               -$9,709.34              ${amount}`);
    expect(values('Statement balance', '$17,911.06')).toMatchObject({ 'fields.closingBalance': 17911.06 });
    expect(values('Previous statement balance', '$18,220.40')).not.toHaveProperty(['fields.closingBalance']);
  });

  it('When it is said to be for the month of one, then that month is the period, and a sentence names none', () => {
    const values = (month: string) =>
      readPicture(`
Pinyon Savings Bank
Business Checking - Acct. 004-118230
${month}

Balance forward              $3,304.18
Deposits (2)                 $4,402.50
Withdrawals (3)              $4,118.06
New balance                  $3,588.62`);
    const said = values('Statement of activity for the month of August 2024');
    expect(said).toMatchObject({ 'fields.periodStart': '2024-08-01', 'fields.periodEnd': '2024-08-31' });
    const fees = values('We waived 12 fees for the month of August 2024');
    expect(fees).not.toHaveProperty(['fields.periodStart']);
  });

  it('When a scan loses the sign between its days, then they are a period still where nothing else stands beside them', () => {
    const values = (days: string) =>
      readPicture(`
Pinyon Savings Bank
Account number 0147203316
Statement period
${days}

Balance forward              $3,304.18
Deposits (2)                 $4,402.50
Withdrawals (3)              $4,118.06
New balance                  $3,588.62`);
    const lost = values('May 1 May 31, 2024');
    expect(lost).toMatchObject({ 'fields.periodStart': '2024-05-01', 'fields.periodEnd': '2024-05-31' });
    expect(values('May 1 May 2, 2024 CARD PURCHASE')).not.toHaveProperty(['fields.periodStart']);
  });

  it('When two people of different surnames hold an account, then the first is read, and a firm keeps its two lines', () => {
    const values = (names: string) =>
      readPicture(`
Pinyon Bank
Account number 0147203316      Statement period: 10/14/21 - 11/12/21

${names}
8 LANTERN HILL RD
LYNDON VT 05849

Beginning Balance            $3,304.18
Deposits                     $4,402.50
Withdrawals                  $4,118.06
Ending Balance               $3,588.62`);
    expect(values('ELOISE P BRANDT\nRAFAELITO BRANDT-OCHOA')).toMatchObject({
      'primaryPerson.fullName': 'ELOISE P BRANDT',
    });
    expect(values('PRISCILLA WHITLOCK\nDENNIS ODA-OKORO')).toMatchObject({
      'primaryPerson.fullName': 'PRISCILLA WHITLOCK',
    });
    expect(values('BERNARD HEIGHTS\nQUILTING CIRCLE')).toMatchObject({
      'fields.accountHolder': 'BERNARD HEIGHTS QUILTING CIRCLE',
    });
  });
});

describe('statements of which a scan lost a sign', () => {
  const scanned = (picture: string): Record<string, unknown> => {
    const page = typedPage(picture);
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
    const [statement] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
    return Object.fromEntries((statement?.values ?? []).map(({ to, value }) => [to, value]));
  };
  const statement = (checks: string, period: string) => `
Neosho Prairie State Bank                      ${period}
Member FDIC
Account number 0147203316

Previous statement balance                                    $8,120.06
4 deposits and other credits                                 +22,018.40
6 checks and other debits                                    ${checks}
Current statement balance                                     $9,774.51`;

  it.each(['-20,36395', '20.36395'])(
    'When an amount lost its point: %s, then the balances prove it',
    (checks) => {
      expect(scanned(statement(checks, 'May 1, 2024 through May 31, 2024'))).toMatchObject({
        'fields.openingBalance': 8120.06,
        'fields.totalDeposits': 22018.4,
        'fields.totalWithdrawals': 20363.95,
        'fields.closingBalance': 9774.51,
      });
    },
  );

  it('When one was misread, then the bank’s own sums tell its statement all the same', () => {
    expect(scanned(statement('-20,36B.#5', 'May 1, 2024 through May 31, 2024'))).toMatchObject({
      'fields.openingBalance': 8120.06,
      'fields.closingBalance': 9774.51,
    });
  });

  it('When it lost the dash between two days that stand as far apart as one is wide, then they are the period', () => {
    const days = (text: string) => scanned(statement('-20,363.95', text))['fields.periodEnd'];
    expect(days('May 1, 2024   May 31, 2024 Print')).toBe('2024-05-31');
    expect(days('May 1, 2024        May 31, 2024 Print')).toBeUndefined();
  });

  it('When the thin first day of a whole month was lost, then its month is the period, else there is none', () => {
    expect(scanned(statement('-20,363.95', 'May - May 31, 2024'))).toMatchObject({
      'fields.periodStart': '2024-05-01',
      'fields.periodEnd': '2024-05-31',
    });
    expect(scanned(statement('-20,363.95', 'May - May 28, 2024'))).not.toHaveProperty(['fields.periodStart']);
  });
});
