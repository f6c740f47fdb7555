/** Statements read by their transactions alone: each amount leads from one balance to the next. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import type { Word } from '../../../reading/page.ts';
import { recognise } from '../../recognise/recognise.ts';
import { toSheet } from '../../sheet/sheet.ts';
import { typedPage } from '../../testing/typedPage.ts';
import * as ledger from './transactionLedger.ts';

const wordsOf = (picture: string): Word[] => [...typedPage(picture).words];
function sumsOf(words: readonly Word[]): unknown[] {
  const box = { x0: 0, y0: 0, x1: 612, y1: 792 };
  return [ledger.ledgerStart, ledger.ledgerIn, ledger.ledgerOut, ledger.ledgerEnd].map(
    (shape) => shape(words, box)?.value?.value,
  );
}
const sums = [500, 950, 300, 1150];

const BRANCH = `
MERIDIAN BANK LIMITED
STATEMENT OF ACCOUNT                                  A/c No. : 7701 6194
Txn Date      Particulars              Debit          Credit          Balance
01-JAN-2024   BALANCE B/F                                              500.00 CR
03-JAN-2024   BY CLEARING                             800.00         1,300.00 CR
05-JAN-2024   TO CHQ 000317           250.00                         1,050.00 CR
16-JAN-2024   TO CHARGES               50.00                         1,000.00 CR
29-JAN-2024   BY CASH                                 150.00         1,150.00 CR`;
const TOTAL = `
              TOTAL                   300.00          950.00`;

describe('a list of transactions', () => {
  it('When each leads to the next balance and its sums are printed, then it tells all four, whatever its columns are called', () => {
    expect(sumsOf(wordsOf(BRANCH + TOTAL))).toEqual(sums);
    expect(recognise(toSheet(typedPage(BRANCH + TOTAL)), FORMS)?.form.name).toBe('Bank statement');
  });

  it('When it lists charges and what was paid, then it is no account at a bank', () => {
    const supplier = (BRANCH + TOTAL)
      .replace('MERIDIAN BANK LIMITED', 'HARBOR SUPPLY, bank transfers welcome')
      .replace('Debit         ', 'Payments      ')
      .replace('Credit ', 'Charges')
      .replace('BALANCE B/F', 'B/F        ');
    expect(recognise(toSheet(typedPage(supplier)), FORMS)).toBeNull();
  });

  it('When the row of its sums bears the last day and the balance, too, then it is none of its moves', () => {
    const ending = `
31-JAN-2024   Ending totals           300.00          950.00        1,150.00 CR`;
    expect(sumsOf(wordsOf(BRANCH + ending.replace('31-JAN-2024', '01-31      ')))).toEqual(sums);
  });

  it('When nothing else on the page proves that it is whole, then it may go on elsewhere and tells nothing', () => {
    expect(sumsOf(wordsOf(BRANCH))).toEqual([undefined, undefined, undefined, undefined]);
    expect(sumsOf(wordsOf(BRANCH + TOTAL.replace('950.00', '990.00')))[0]).toBeUndefined();
  });

  it('When a balance does not follow, then it tells nothing; one that a scan misread is passed over', () => {
    const odd = (TOTAL: string, source: 'text' | 'ocr') =>
      wordsOf(BRANCH.replace('1,050.00 CR', '1,O5O.OO CR') + TOTAL).map((word) => ({ ...word, source }));
    expect(sumsOf(odd(TOTAL, 'ocr'))).toEqual(sums);
    const wrong = BRANCH.replace('1,150.00 CR', '1,155.00 CR');
    expect(sumsOf(wordsOf(wrong + TOTAL))[3]).toBeUndefined();
  });

  it('When the first balance is that of the first transaction, then its column, or a sign, tells where it began', () => {
    const app = (first: string) => `
You had $500.00 and now have $1,150.00.
Date       What                       Amount     Balance
Mar 1      Stripe                    ${first}   1,300.00
Mar 4      Payroll                    -250.00   1,050.00
Mar 5      Hosting                     -50.00   1,000.00
Mar 9      Refund                      150.00   1,150.00`;
    expect(sumsOf(wordsOf(app('  800.00')))).toEqual(sums);
    expect(sumsOf(wordsOf(app('+ 800.00')))).toEqual(sums);
    expect(sumsOf(wordsOf(app('  800.00').replaceAll('-', ' ')))[0]).toBeUndefined();
  });

  it('When only the last of a day has a balance, then the amounts between two of them lead from one to the other', () => {
    const days = `
Beginning balance                                                     500.00
03/01      Deposit                     800.00
03/01      Check 317                              250.00
03/04      Service fee                             50.00            1,000.00
03/05      Deposit                     100.00                       1,100.00
03/09      Deposit                      50.00                       1,150.00
           Total                       950.00     300.00`;
    expect(sumsOf(wordsOf(days))).toEqual(sums);
  });

  it('When a sentence above it names a balance behind a day that begins its line, then that is no row of it', () => {
    const told =
      `
Your account is overdrawn. The balance in the beginning, on
June 1 was 500.00.` +
      BRANCH.replace(/01-JAN.*\n/, '') +
      `
              Sum of debits           300.00
              Sum of credits                          950.00`;
    expect(sumsOf(wordsOf(told))).toEqual(sums);
  });

  it('When its last row states the sums and the balance once more, then it is no transaction', () => {
    const list = `
Activity
Date        Description              Credits        Debits         Balance
08/01/2024  Beginning Balance              -             -         $500.00
08/05/2024  ACH Deposit              $800.00        -$0.00       $1,300.00
08/16/2024  ACH Withdrawal             $0.00      -$250.00       $1,050.00
08/22/2024  Fee                        $0.00       -$50.00       $1,000.00
08/30/2024  Interest Paid            $150.00        -$0.00       $1,150.00
08/31/2024  Ending Balance           $950.00      -$300.00       $1,150.00`;
    expect(sumsOf(wordsOf(`Ending Balance   $1,150.00\n${list}`))).toEqual(sums);
    expect(sumsOf(wordsOf(list.replace('-$300.00', '-$310.00')))).toEqual(Array(4).fill(undefined));
  });
});
