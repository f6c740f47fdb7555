import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const shares = (checking: string) => `
Prairie Mutual Credit Union
20 Elevator Rd, Minot, ND 58701

OSCAR B LINDEMANN                               Statement period
77 GRANARY ST                                   From 03-01-24 Thru 03-31-24
MINOT ND 58703                                  Member number XXXXXX2291

REGULAR SHARES ID 00

03-01-24    Previous Balance                                   50.00
03-31-24    New Balance (no activity this period)              50.00

SHARE DRAFT CHECKING ID 40

03-01-24    Previous Balance                                ${checking}
03-08-24    Deposit ACH GRAIN CO-OP PAYROLL        700.00   1,600.25
03-20-24    Withdrawal POS MARKET                  -75.25   1,525.00
03-31-24    New Balance                                     1,525.00

Total Deposits                                                700.00
Total Withdrawals                                              75.25
`;

describe('a statement of several accounts', () => {
  it('takes the opening balance of the account whose sums lead to the closing one', () => {
    expect(readPicture(shares('900.25'))).toMatchObject({
      'fields.openingBalance': 900.25,
      'fields.closingBalance': 1525,
      'fields.totalDeposits': 700,
      'fields.totalWithdrawals': 75.25,
    });
  });

  it('changes nothing where the other does not lead there, either', () => {
    expect(readPicture(shares('900.00'))).toMatchObject({ 'fields.openingBalance': 50 });
  });
});

it('counts the shares of a member by their numbers, whatever stands before them and of whatever kind they are', () => {
  const values = readPicture(`
Prairie Mutual Credit Union
20 Elevator Rd, Minot, ND 58701

OSCAR B LINDEMANN                               Statement period
77 GRANARY ST                                   From 03-01-24 Thru 03-31-24
MINOT ND 58703                                  Account number XXXXXX2291

08/01   ID 0000 BASE SHARE SAVINGS   Previous Balance         50.00
08/31   Ending Balance                                        50.00
08/01   ID 0010 HOLIDAY CLUB   Previous Balance              350.41
08/31   Ending Balance                                       350.41
SUFFIX 050 MICRO BUSINESS DRAFT
08/01   Previous Balance                                     900.25
08/31   Ending Balance                                       900.25`);
  expect(values).toMatchObject({ 'bankingFinancials.numberOfBankAccounts': 3 });
});

describe('accounts one below the other', () => {
  const block = (name: string, amounts: readonly string[]) => {
    const [from, came, went, to] = amounts.map((amount) => amount.padStart(12));
    return `
${name.padEnd(32)} Beginning Balance     ${from}
                               2 Total Deposits for    ${came}
Dividends Paid in 2023 $5.66   3 Total Withdrawals for ${went}
                                 Ending Balance        ${to}`;
  };
  const page = (checking: readonly string[]) => `
tscu  Tide State Credit Union
5103 Lock Ave, Minot, ND 58701

Statement Period    01/01/2024 to 01/31/2024

YARROW BAKEHOUSE LLC
77 GRANARY ST
MINOT ND 58703

${block('MEMBERSHIP SAVINGS ID 0001', ['6.57', '0.00', '0.00', '6.57'])}
${block('BUSINESS CHECKING ID 0010', checking)}`;

  it('When one of them rests, then the balances and sums are those of the other', () => {
    expect(readPicture(page(['1,200.00', '700.25', '300.00', '1,600.25']))).toMatchObject({
      'fields.bankName': 'Tide State Credit Union',
      'fields.openingBalance': 1200,
      'fields.closingBalance': 1600.25,
      'fields.totalDeposits': 700.25,
      'fields.totalWithdrawals': 300,
      'bankingFinancials.numberOfBankAccounts': 2,
    });
  });

  it('When the sums of the other do not hold, then nothing is taken from it', () => {
    expect(readPicture(page(['1,200.00', '700.25', '300.00', '1,599.25']))).toMatchObject({
      'fields.openingBalance': 6.57,
      'fields.closingBalance': 6.57,
    });
  });
});

describe('a statement whose accounts have pages of their own', () => {
  const head = `
Prairie Mutual Credit Union                     Member number     Statement period
20 Elevator Rd, Minot, ND 58701                 XXXXX2291         03/01/24 - 03/31/24
`;
  const page = (account: string, from: string, sums: readonly [string, string], to: string) => `
Suffix ${account}
03/01      Beginning Balance                         ${from}
03/31      Ending Balance                            ${to}
Total Deposits ${sums[0]}   Total Withdrawals ${sums[1]}`;
  const savings = page('00 REGULAR SHARE', '1,815.40', ['420.64', '300.00'], '1,936.04');
  const summary = `
OSCAR B LINDEMANN
77 GRANARY ST
MINOT ND 58703

Suffix   Account                      Beginning     Ending        YTD Dividends
00       REGULAR SHARE                1,815.40      1,936.04           1.33
10       SHARE DRAFT CHECKING           900.25      1,525.00            .00
61       LOAN - USED AUTO             7,420.66      6,631.19
`;
  const readBoth = (second: string) => {
    const pages = [head + summary + savings, head + second].map((picture, at) => ({
      ...typedPage(picture),
      number: at + 1,
    }));
    return Object.fromEntries(readPages(FORMS, pages)[0]!.values.map(({ to, value }) => [to, value]));
  };

  it('When the sums of each hold, then they are those of the checking account', () => {
    expect(
      readBoth(page('10 SHARE DRAFT CHECKING', '900.25', ['700.00', '75.25'], '1,525.00')),
    ).toMatchObject({
      'fields.openingBalance': 900.25,
      'fields.closingBalance': 1525,
      'fields.totalDeposits': 700,
      'fields.totalWithdrawals': 75.25,
      'bankingFinancials.numberOfBankAccounts': 2,
    });
  });

  it('When those of the checking account do not, then they are those of the first', () => {
    expect(
      readBoth(page('10 SHARE DRAFT CHECKING', '900.25', ['700.00', '75.25'], '1,526.00')),
    ).toMatchObject({ 'fields.openingBalance': 1815.4, 'fields.closingBalance': 1936.04 });
  });
});

describe('the period that a sentence tells', () => {
  it('goes from its first to its last day', () => {
    const values = readPicture(`
Lagoon                                          Lagoon Financial Inc.
                                                18 Dock Square, Salem, MA 01970

Bellwether Tile LLC
902 Kiln St
Macon, GA 31201

Your May 2024 account statement
This statement covers your Lagoon Business Checking account ending in 3318 from May 1, 2024 through May 31,
2024.

You started the month with $2,400.00. During the period you received 3 deposits for a total of
$1,100.00 and made 2 withdrawals for a total of $500.00. Your balance at the end of May was $3,000.00.`);
    expect(values).toMatchObject({
      'fields.periodStart': '2024-05-01',
      'fields.periodEnd': '2024-05-31',
      'fields.accountLast4': '3318',
    });
  });
});

describe('who holds an account, and its sums', () => {
  it('names who is listed surname first as people speak, and finds the number behind the kind of account', () => {
    const values = readPicture(`
Bayou Trust Bank
200 E. Main Street - New Iberia, Louisiana 70560

BROUSSARD, ANDRÉ J                               Account          VALUE CHECKING 0410077
4108 LOREAUVILLE RD LOT 6
NEW IBERIA LA 70563                              Statement Beginning Date:  January 1, 2024
                                                 Statement Ending Date:     January 31, 2024

Beginning balance                    $806.74
Money added to your account          $100.00
Money taken out of your account       $50.00
Ending balance                       $856.74`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'André J Broussard',
      'fields.accountLast4': '0077',
      'fields.totalDeposits': 100,
      'fields.totalWithdrawals': 50,
      'fields.periodStart': '2024-01-01',
    });
  });

  it.each([
    ['Business Fundamentals Chk - 5518', '5518'],
    ['Everyday Plus - 5518', '5518'],
    ['Business Fundamentals Chk - 2024', undefined],
    ['to Savings - 5518', undefined],
  ])('When an export calls the account `%s`, then it ends in %s', (account, end) => {
    expect(
      readPicture(`
Caldera Notch Bank
Account holder                        Quill & Sorrel Bookbinding LLC
Account                               ${account}

Beginning balance as of 08/01/2024    $806.74
Total credits                         $100.00
Total debits                          -$50.00
Ending balance as of 08/31/2024       $856.74`)['fields.accountLast4'],
    ).toBe(end);
  });

  it('does not take two people for one where no list has the given name of the second', () => {
    const values = readPicture(`
Fernhill Bank                                   July 1 - July 31, 2023

Beatriz Quintana
Caolan Hennessy
1420 FM 529
Houston, TX 77001

Account ending in 6672
Opening balance      Money in        Money out       Closing balance
$480.16              $75.94          $50.00          $506.10`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Beatriz Quintana',
      'primaryPerson.homeAddress.street': '1420 FM 529',
    });
  });

  it('reads the holder below the heading of a column', () => {
    const values = readPicture(`
QUILLFEATHER
August 2025 statement

Company                   Account                        Period
Tansy & Fern Co.          Business Checking              08/01/2025 - 08/31/2025
215 Haywood Rd            Account no. 202277840599
Suite 3
Asheville, NC 28806

Starting balance                     $34,119.80
Total money in                       $21,728.93
Total money out                     ($20,824.59)
Ending balance                       $35,024.14`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Tansy & Fern Co.',
      'businessInfo.businessAddress.street': '215 Haywood Rd Suite 3',
      'businessInfo.businessAddress.zipCode': '28806',
    });
  });
});

describe('the end of an account number', () => {
  const endOf = (head: string) =>
    readPicture(`
Caldera Bank
${head}

Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`)['fields.accountLast4'];

  it('When its groups stand behind the kind of account and the days of the period below, then no year is its end', () => {
    const days = 'Activity from July 16, 2023 through August 15, 2023';
    expect(endOf(`Private Checking, account number 44 19 0871\n${days}`)).toBe('0871');
    expect(endOf(`Private Checking, account number\n${days}`)).toBeUndefined();
  });

  it('When it is masked behind the kind of account, then it is read, whatever the marks were read as', () => {
    expect(endOf('Account           Checking ••3321')).toBe('3321');
    expect(endOf('Account           Checking *+3321')).toBe('3321');
    expect(endOf('Account           Checking •• 3321')).toBe('3321');
    expect(endOf('Account           Checking 3321')).toBe('3321');
    expect(endOf('Account           Checking 2024')).toBeUndefined();
  });

  it('When it stands masked below the kind of account, then it is read, and the mark of a check is none', () => {
    expect(endOf('Share draft account\nx-2290')).toBe('2290');
    expect(endOf('Share draft account\n*2290')).toBe('2290');
    expect(endOf('Share draft account\n2290')).toBeUndefined();
    expect(endOf('Share draft account\n2290*')).toBeUndefined();
  });

  it('When a telephone that costs nothing stands below the label, then it is none', () => {
    expect(endOf('Account\n1-888-555-0164')).toBeUndefined();
    expect(endOf('Account\n1-047-5533-2086')).toBe('2086');
  });

  it('When its groups are joined by dashes below the kind of account, then it is read, and no telephone is', () => {
    expect(endOf('Plain Business Checking\n140455-387-6')).toBe('3876');
    expect(endOf('Plain Business Checking\n701-555-0139')).toBeUndefined();
    expect(endOf('Plain Business Checking\n1-701-555-0139')).toBeUndefined();
    expect(endOf('Plain Business Checking\n900-12-0139')).toBeUndefined();
  });

  it('When a colon stands between the kind of account and its groups, then it is read, and no telephone is', () => {
    expect(endOf('Plain Business Checking: 1851 774 423')).toBe('4423');
    expect(endOf('Plain Business Checking: 701 555 0139')).toBeUndefined();
  });

  it('When a row of a day tells where money went, then the number there is another account’s', () => {
    const row = '03/02/2024   Transfer to savings account ending in 0931   120.00   1,520.11';
    expect(endOf(`Account Number:   xxxxxx7025\n\n${row}`)).toBe('7025');
    expect(endOf(row)).toBeUndefined();
  });

  it('When it is called that of the reader, then it is read, and no number of a sentence is', () => {
    expect(endOf('Your account number      XXXX XXXX 5093')).toBe('5093');
    expect(endOf('Your account number is on each of your 5093 checks')).toBeUndefined();
  });
});

describe('a table of all shares', () => {
  const table = (total: string) => `
Organ Peak Federal Credit Union
1701 S Solano Dr, Las Cruces, NM 88001

OSCAR B LINDEMANN                               Member number XXXXXX2291
77 GRANARY ST                                   Statement period 07/01/2024 - 07/31/2024
MINOT ND 58703

SHARE DESCRIPTION             BEGINNING BALANCE   TOTAL DEPOSITS   TOTAL WITHDRAWALS   ENDING BALANCE
0001  PRIME SHARE SAVINGS          3,402.11           150.43            200.00            3,352.54
0040  CLASSIC CHECKING             1,188.40         3,008.54          1,449.86            2,747.08
${total}

SHARE 0001 PRIME SHARE SAVINGS
JUL 01   Previous Balance                                              3,402.11
JUL 31   New Balance                                                   3,352.54`;
  it('When its last row adds all shares up, then the statement is that of all of them', () => {
    expect(
      readPicture(
        table(
          'TOTAL SHARES                       4,590.51         3,158.97          1,649.86            6,099.62',
        ),
      ),
    ).toMatchObject({
      'fields.accountLast4': '2291',
      'fields.openingBalance': 4590.51,
      'fields.totalDeposits': 3158.97,
      'fields.totalWithdrawals': 1649.86,
      'fields.closingBalance': 6099.62,
    });
  });
  it('When that row does not add up, then it is not taken', () => {
    const row =
      'TOTAL SHARES                       4,590.51         3,158.97          1,649.86            6,099.26';
    expect(readPicture(table(row))).not.toMatchObject({ 'fields.openingBalance': 4590.51 });
  });
});

it('When balances are those of a cycle, and the number stands below `Your account`, then they are read', () => {
  expect(
    readPicture(`
Inland Cascade Bank                          Commercial Banking
                                             Statement cycle 10/01/2024 - 10/31/2024
OKAFOR UPHOLSTERY LLC                        Your account
1913 N MONROE ST STE 102                     0047 2291 6380
SPOKANE WA 99205

Ledger balance, start of cycle               $ 12,884.32
Credits to your account        9 items       $ 12,336.85
Debits to your account        17 items        $ 7,065.26
Ledger balance, end of cycle                 $ 18,155.91`),
  ).toMatchObject({
    'fields.accountLast4': '6380',
    'fields.openingBalance': 12884.32,
    'fields.closingBalance': 18155.91,
  });
});
