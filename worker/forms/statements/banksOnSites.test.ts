/** Statements printed from a browser, and what banks tell of an account in a few words. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const printed = (title: string, holder: string) => `
4/2/25, 6:02 PM                                   ${title}

Everyday account ****0418

March 2025 statement | Mar 1, 2025 to Mar 31, 2025

${holder}

Balance on Mar 1         $411.38

Total deposits           $5,992.05

Total withdrawals        -$963.93

Balance on Mar 31        $5,439.50
Transactions
Venmo Cashout                                     $2,174.11
Sunday, Mar 30`;
const HOLDER = `Account holder Kazimierz Obiora-Larkin
Address 2020 Grand Ave #1105, Oakland, CA 94612`;

describe('statements printed from a browser', () => {
  it('When the head is the title of a page and the bank, then the bank is what stands beside the bar', () => {
    const bankOf = (title: string) => readPicture(printed(title, HOLDER))['fields.bankName'];
    expect(bankOf('Statements | Juniper Digital Bank')).toBe('Juniper Digital Bank');
    expect(bankOf('Juniper Digital Bank | Account activity')).toBe('Juniper Digital Bank');
  });

  it('When holder and address stand right behind their labels, then they are read', () => {
    expect(readPicture(printed('Statements | Juniper Digital Bank', HOLDER))).toMatchObject({
      'fields.accountHolder': 'Kazimierz Obiora-Larkin',
      'fields.holderStreet': '2020 Grand Ave #1105',
      'fields.holderCity': 'Oakland',
      'fields.holderState': 'CA',
      'fields.holderZipCode': '94612',
    });
  });

  it('When what follows the label is no name above an address, then nobody is read', () => {
    const values = readPicture(
      printed('Statements | Juniper Digital Bank', 'Account holder Agreement Terms'),
    );
    expect(values).not.toHaveProperty(['fields.accountHolder']);
  });
});

describe('the number of an account', () => {
  it('When one star stands for its first figures behind the kind of account, then its end is read', () => {
    const values = readPicture(`
Chinook Community CU               Business Services Dept.
                                   PO Box 5560, Missoula, MT 59806
Bitterroot Excavation & Septic     Statement period: October 1 - October 31, 2024
4410 Mullan Rd Ste C               Account: Business Checking *7215
Missoula, MT 59808-1120
Opening balance: $27,615.20
Total deposits and credits: $18,335.39
Total withdrawals and debits: $17,149.80
Closing balance: $28,800.79`);
    expect(values['fields.accountLast4']).toBe('7215');
  });
});
