/** The page of a bank's site that lists what came and went, printed from a browser. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const activity = (holder: string, balance = 'Present balance') => `
HARBOR for BUSINESS              Accounts  Pay & transfer

  ${holder}                Sign out

TOTAL CHK (...4410)                                            $2,116.98            $2,382.43
Routing ...0021 | See full account number              Available balance      ${balance}


Account activity          Showing: All transactions From 05/16/2024 to 06/13/2024

Date          Description                     Type            Amount        Balance
Pending       HARDWARE.EXAMPLE                Debit card     -$204.17       -
Jun 13, 2024  Zelle payment to L&M Grout      Zelle debit    -$800.00       $2,382.43
Jun 4, 2024   Payment to card ending in 0772  Loan payment   -$250.88       $3,182.43

Deposit products provided by Harbor Bank, N.A. Member FDIC.`;

/** The balances at the top are set large, and stand further above their names for it. */
function withLargeBalances(page: ReturnType<typeof typedPage>): typeof page {
  const words = page.words.map((word) =>
    word.box.y1 < 120 && word.text.startsWith('$')
      ? { ...word, box: { ...word.box, y0: word.box.y0 - 9, y1: word.box.y1 - 3 } }
      : word,
  );
  return { ...page, words };
}

const read = (picture: string): Record<string, unknown> | undefined => {
  const [statement] = readPages(FORMS, [withLargeBalances(typedPage(picture))]);
  return statement && Object.fromEntries(statement.values.map(({ to, value }) => [to, value]));
};

describe('the activity of an account on a site', () => {
  it('When it states the present balance, then that is read with its days, its number and the company above it', () => {
    const values = read(activity('PINYON TILE & STONE LLC ▾'));
    expect(values).toMatchObject({
      'businessInfo.businessName': 'PINYON TILE & STONE LLC',
      'fields.accountLast4': '4410',
      'fields.periodStart': '2024-05-16',
      'fields.periodEnd': '2024-06-13',
      'fields.closingBalance': 2382.43,
    });
    expect(values).not.toHaveProperty(['fields.openingBalance']);
  });

  it('When a bank stands above the account, then nobody holds it', () => {
    expect(read(activity('Harbor Bank, N.A.'))).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When no balance is the present one, then it is no statement', () => {
    expect(read(activity('PINYON TILE & STONE LLC', 'Points'))).toBeUndefined();
  });

  it('When it states only what is available and the current balance, then its other words tell a bank’s site', () => {
    const site = (menu: string) =>
      readPages(FORMS, [
        typedPage(`
4/2/24, 9:14 AM          Account Details | Online Banking | Heron Bank
   HERON BANK                                          Messages  Profile  Log Out
   Accounts Overview
   MOMENTUM CHECKING *7719                                    Available Balance
   ${menu}          $4,131.77
                                                              Current Balance $4,277.26
   Transactions    Filter: Posted    Date Range: 03/01/2024 - 03/31/2024
   Date            Description                      Amount        Balance
   Mar 29, 2024    EXTERNAL TRANSFER               -$500.00      $4,277.26
   Mar 22, 2024    MOBILE DEPOSIT                +$2,325.50      $4,777.26
   Copyright 2024 Heron Bank, National Association. Member FDIC.`),
      ])[0];
    const statement = site('Account Details | Statements & Documents | Transfer & Pay');
    expect(statement?.definition.name).toBe('Bank statement');
    expect(Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.accountLast4': '7719',
      'fields.periodStart': '2024-03-01',
      'fields.periodEnd': '2024-03-31',
    });
  });
});
