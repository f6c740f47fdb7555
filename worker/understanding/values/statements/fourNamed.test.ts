/** Statements that call their sums as nobody else does, or set them in an order of their own. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';

const formsOf = (lines: string) =>
  readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.                           Account number: 4410 2233 9917
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
${lines}`),
  ]);
const sumsOf = (lines: string) => {
  const values = formsOf(lines)[0]?.values ?? [];
  return ['opening', 'in', 'out', 'closing'].map((which) => {
    const to = {
      opening: 'fields.openingBalance',
      in: 'fields.totalDeposits',
      out: 'fields.totalWithdrawals',
      closing: 'fields.closingBalance',
    }[which];
    return values.find((value) => value.to === to)?.value;
  });
};
const SUMS = [2418.66, 5104.2, 4095.09, 3427.77];

describe('four amounts that lead from one balance to the next', () => {
  it.each([
    ['Beg. balance', 'Deposits', 'Withdrawals', 'End balance'],
    ["Last month's balance", 'Total added', 'Total removed', "This month's balance"],
    ['Statement beginning balance', 'Credits this period', 'Debits this period', 'Statement ending balance'],
    ['Opening value', 'Funds in', 'Funds out', 'Closing value'],
    ['Where you started', 'What came in', 'What went out', 'Where you ended'],
    ['Bal Fwd', 'Credits', 'Checks and charges', 'New Bal'],
    ['Balance b/f', 'Paid in', 'Paid out', 'Balance c/f'],
    ['May 1 balance', 'Inflows', 'Outflows', 'May 31 balance'],
  ])('When the first is called `%s`, then each is what it says', (first, added, taken, last) => {
    const row = (name: string, amount: string) => `${name.padEnd(48)}${amount}`;
    expect(
      sumsOf(
        [row(first, '2,418.66'), row(added, '5,104.20'), row(taken, '4,095.09'), row(last, '3,427.77')].join(
          '\n',
        ),
      ),
    ).toEqual(SUMS);
  });

  it('When they stand in pairs, above or below their names, or what is left stands first, then they are told apart', () => {
    expect(
      sumsOf(`
Opening                       In
$2,418.66                     $5,104.20

Out                           Closing
$4,095.09                     $3,427.77`),
    ).toEqual(SUMS);
    expect(
      sumsOf(`
$2,418.66             $5,104.20             $4,095.09             $3,427.77
Beg balance           Credits               Debits                End balance`),
    ).toEqual(SUMS);
    expect(
      sumsOf(`
Balance now                   $3,427.77
Balance at start              $2,418.66
Added                         $5,104.20
Taken out                     $4,095.09`),
    ).toEqual(SUMS);
    expect(sumsOf(`Beginning $2,418.66   Added $5,104.20\nSpent $4,095.09   Ending $3,427.77`)).toEqual(SUMS);
  });

  it('When print of another list stands between them, then they are those of one column', () => {
    expect(
      sumsOf(`
Opening balance 05/01       $2,418.66       Interest earned        $0.42
In                          $5,104.20       Days in period            31
Out                         $4,095.09       Average balance    $2,900.10
Balance 05/31               $3,427.77       Interest this year     $1.80`),
    ).toEqual(SUMS);
  });

  it('When they do not add up, or what went off a bill is added, then none is guessed', () => {
    expect(
      sumsOf(`
Where you started             $2,418.66
What came in                  $5,104.20
What went out                 $4,095.09
Where you ended               $3,427.78`),
    ).toEqual([undefined, undefined, undefined, undefined]);
    expect(
      formsOf(`
Previous amount               $2,418.66
Purchases                     $5,104.20
Payments and credits          $4,095.09
New amount                    $3,427.77`),
    ).toEqual([]);
  });
});

describe('the number of an account', () => {
  it.each([
    ['Account xxxxx-9917', '9917'],
    ['Your account ••••9917', '9917'],
    ['Checking Account: 441022339917', '9917'],
    ['Deposit account 441022339917', '9917'],
    ['Account ID: 22339917', '9917'],
    ['Last four digits of account: 9917', '9917'],
    ['A/C 22339917', '9917'],
    ['Member number 40981 Account 441022339917', '9917'],
    ['Member number 40981', '0981'],
    ['Account number is 441022339917      800-555-0142', '9917'],
  ])('When it is printed as `%s`, then its end is read', (print, end) => {
    const [statement] = readPages(FORMS, [
      typedPage(`
Tidewater Bank, N.A.                           ${print}
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
Beginning balance                              $2,418.66
Deposits                                       $5,104.20
Withdrawals                                    $4,095.09
Ending balance                                 $3,427.77`),
    ]);
    expect(statement?.values.find(({ to }) => to === 'fields.accountLast4')?.value).toBe(end);
  });
});

describe('other papers whose balances lead to one another', () => {
  it.each([
    [
      'a lender’s escrow',
      'Loan number 441022339917\nBeginning escrow balance  $2,418.66\nEscrow deposits  $5,104.20\nEscrow disbursements  $4,095.09\nEnding escrow balance  $3,427.77',
    ],
    [
      'a reconciliation',
      'Bank reconciliation - Checking\nBeginning balance  2,418.66\nCleared deposits  5,104.20\nCleared checks  4,095.09\nCleared balance  3,427.77',
    ],
    [
      'a landlord’s',
      'Owner statement\nBeginning cash balance  2,418.66\nCash in  5,104.20\nCash out  4,095.09\nOwner disbursements  0.00\nEnding cash balance  3,427.77',
    ],
    [
      'a supplier’s',
      'Account number 44821\nPrevious balance  2,418.66\nNew charges  5,104.20\nPayments and credits  4,095.09\nNew balance  3,427.77\nMake checks payable to Tidewater Supply',
    ],
  ])('When the paper is %s, then it is no bank’s statement', (_, lines) => {
    expect(
      readPages(FORMS, [typedPage(`Tidewater Services\nStatement date 05/31/2023\n${lines}`)]).map(
        ({ recognised }) => recognised.form,
      ),
    ).not.toContain('Bank statement');
  });
});
