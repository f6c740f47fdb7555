/** What stands around the holder of an account: a title above the name, the name of the account below it, the end of its number. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (...pictures: string[]): Record<string, unknown> => {
  const pages = pictures.map((picture, at) => ({ ...typedPage(picture), number: at + 1 }));
  return Object.fromEntries(readPages(FORMS, pages)[0]!.values.map(({ to, value }) => [to, value]));
};

const balances = `
Beginning Balance                     $1,640.11
Total Deposits                        $4,905.37
Total Withdrawals                     $5,011.20
Ending Balance                        $1,534.28`;

const heldBy = (holder: string) =>
  read(`
Copper Basin Bank

Account number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023


${holder}
77 CAMINO SERENA STE 4
LAS CRUCES NM 88011

${balances}`);

describe('the block of name and address on a statement', () => {
  it('When the title of the statement stands right above the name, then it is no part of it', () => {
    expect(heldBy('Quarterly Savings Statement\nOSVALDO T VANCE')).toMatchObject({
      'primaryPerson.fullName': 'OSVALDO T VANCE',
      'primaryPerson.homeAddress.street': '77 Camino Serena Ste 4',
    });
  });

  it.each(['IOLTA TRUST ACCOUNT', 'CLIENT TRUST ACCOUNT', 'ESCROW ACCOUNT', 'GENERAL ACCOUNT'])(
    'When the name of the account stands below that of the firm, then it is no part of it: %s',
    (account) => {
      expect(heldBy(`LAW OFFICES OF IRMGARD VANCE\n${account}`)).toMatchObject({
        'businessInfo.businessName': 'LAW OFFICES OF IRMGARD VANCE',
        'businessInfo.businessAddress.city': 'Las Cruces',
      });
    },
  );

  it.each(['GENERAL FUND', 'BUILDING FUND', 'ROAD & BRIDGE FUND', 'PETTY CASH FUND'])(
    'When a fund stands below whoever keeps it, then it is nobody: %s',
    (fund) => {
      const values = heldBy(`MESA VERDE GRAIN COOPERATIVE\n${fund}`);
      expect(values).toMatchObject({ 'businessInfo.businessName': 'MESA VERDE GRAIN COOPERATIVE' });
      expect(values).not.toHaveProperty(['primaryPerson.fullName']);
    },
  );

  it('When a person stands above their company, then both are told; a company’s name may begin with a person’s', () => {
    expect(heldBy('Yvette M Landry\nLandry River Bindery LLC')).toMatchObject({
      'primaryPerson.fullName': 'Yvette M Landry',
      'businessInfo.businessName': 'Landry River Bindery LLC',
    });
    expect(heldBy('YVETTE M LANDRY\nBINDERY LLC')).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it.each(['$tamsinw', '@tamsin-wold'])(
    'When what others pay by stands below the name, then it is no part of it: %s',
    (handle) => {
      expect(heldBy(`Tamsin J Wold-Reyes\n${handle}`)).toMatchObject({
        'primaryPerson.fullName': 'Tamsin J Wold-Reyes',
        'primaryPerson.homeAddress.street': '77 Camino Serena Ste 4',
      });
    },
  );

  it.each(['Operating Expenses', 'Tax Reserve'])(
    'When a list of labels names the account, then the window says whose it is: %s',
    (nickname) => {
      const page = read(`
Sandpiper Money                                              Account Statement

Thornhill & Vey Binders LLC                        Account Name: ${nickname}
718 Harbor St Ste A                             Account Number: 200009913377
Astoria, OR 97103                                Routing Number: 064209588
                                                    Account Type: Checking
${balances}`);
      expect(page).toMatchObject({
        'businessInfo.businessName': 'Thornhill & Vey Binders LLC',
        'businessInfo.businessAddress.street': '718 Harbor St Ste A',
      });
      expect(page).not.toHaveProperty('primaryPerson.fullName');
    },
  );

  it.each(['4410 N STATE HIGHWAY 118 STE 205', '11870 FM 1960 STE 410', '7703 HWY 290 PMB 317'])(
    'When a street has the numbers of a house, a road and a suite, then it is no code of the post: %s',
    (street) => {
      const values = read(`
Copper Basin Bank

Account number: 7058812204     Statement Period: 03/18/2023 - 04/17/2023


JUNIPER-VANCE PAVING LLC
${street}
LAS CRUCES NM 88011

${balances}`);
      expect(String(values['businessInfo.businessAddress.street']).toUpperCase()).toBe(street);
    },
  );

  it('When money is held in a trust fund, then that is the name', () => {
    expect(heldBy('MESA CARPENTERS HEALTH\nTRUST FUND')).toMatchObject({
      'businessInfo.businessName': 'MESA CARPENTERS HEALTH TRUST FUND',
    });
  });
});

describe('the end of the number of an account', () => {
  it('When the subject of a letter names kind and number, then it is read', () => {
    const letter = (number: string) =>
      read(`
COPPER BASIN SAVINGS BANK
410 Plaza St, Taos, New Mexico 87571

Osvaldo Vance
77 Camino Serena
Las Cruces, NM 88011

Re: Statement of account, Personal ${number}

As you requested, we set out below the activity for the statement period from
May 1, 2024 through May 31, 2024.
${balances}`);
    expect(letter('Checking, account number ending 4406')).toMatchObject({ 'fields.accountLast4': '4406' });
    expect(letter('Savings, account number ending in 4406')).toMatchObject({ 'fields.accountLast4': '4406' });
  });

  const share = (name: string, [from, to, added, taken]: readonly string[]) => `
Copper Basin Federal Credit Union
                                  Member Number: ******4406 05/01/2024 - 05/31/2024 Page 1 of 2

Share ${name}
Date      Transaction Description            Amount            Balance
05/01     Beginning Balance                                    ${from}
05/31     Ending Balance                                       ${to}
Total deposits: $${added}   Total withdrawals: $${taken}`;

  it('When the days of the period follow closely, then their year is none, and pages of one member are one statement', () => {
    const values = read(
      share('01 - Regular Share Savings', ['812.40', '913.95', '101.55', '0.00']),
      share('09 - Everyday Checking', ['1,240.18', '1,305.60', '2,400.00', '2,334.58']),
    );
    expect(values).toMatchObject({
      'fields.accountLast4': '4406',
      'fields.openingBalance': 1240.18,
      'fields.closingBalance': 1305.6,
      'fields.totalDeposits': 2400,
      'fields.totalWithdrawals': 2334.58,
    });
  });

  it('When only the name of the account stands where its holder may, then nobody is told', () => {
    const page = (name: string) =>
      read(`
Sandpiper Money                                              Account Statement

Account Name: ${name}
Account Number: 200009913377
${balances}`);
    expect(page('Ana Fern')).toMatchObject({ 'primaryPerson.fullName': 'Ana Fern' });
    expect(page('Vacation Fund')).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
