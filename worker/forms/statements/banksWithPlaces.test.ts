/** Statements whose head says where the bank is, and how its accounts are numbered below their kind. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (head: string, account = 'Account number: ****4471'): Record<string, unknown> => {
  const [upper = '', lower = ''] = account.split('\n');
  const page = typedPage(`
${head}

OSVALDO T VANCE                                   ${upper}
77 CAMINO SERENA                                  ${lower}
LAS CRUCES NM 88011

Statement period 03/18/2023 - 04/17/2023

Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`);
  return Object.fromEntries(readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]));
};
const bankOf = (head: string) => read(head)['fields.bankName'];
const endOf = (account: string) => read('Prairie Bank', account)['fields.accountLast4'];

describe('where a bank is', () => {
  it.each([
    ['tide banking by Tide Bank, Salt Lake City, UT', 'Tide Bank'],
    ['Tide Bank, N.A., Salt Lake City, Utah', 'Tide Bank, N.A.'],
    ['Tide Bank, Fargo, ND 58102', 'Tide Bank'],
    ['TIDE BANK — FARGO', 'TIDE BANK'],
    ['Tide Bank · Fargo, North Dakota', 'Tide Bank'],
    ['Tide Bank | Fargo ND', 'Tide Bank'],
    ['Tide Bank (Fargo, ND)', 'Tide Bank'],
    ['Tide Bank of Fargo, North Dakota', 'Tide Bank of Fargo'],
    ['Tide Bank   14 Elm St, Fargo, ND 58102', 'Tide Bank'],
    ['NORTHERN REACHES\nPRIVATE BANK — FARGO', 'NORTHERN REACHES PRIVATE BANK'],
    ['NORTHERN REACHES\nPRIVATE BANK, FARGO', 'NORTHERN REACHES PRIVATE BANK'],
    ['NORTHERN REACHES\nCREDIT UNION - FARGO, ND', 'NORTHERN REACHES CREDIT UNION'],
  ])('When its head is `%s`, then it is called %s', (head, name) => {
    expect(bankOf(head)).toBe(name);
  });

  it.each([
    'Bank of Fargo, N.A.',
    'Tide Savings Bank, FSB',
    'First National Bank, Fargo',
    'Community Bank Delaware',
  ])('When it is called %s, then that is no place', (name) => {
    expect(bankOf(name)).toBe(name);
  });
});

describe('the number of an account below its kind', () => {
  it.each(['No. ****-****-4471', 'Number: xxxxx4471', 'No. XXXX-4471', '(No. ****4471)', '# ••••4471'])(
    'When it is printed as `%s`, then its end is read',
    (number) => {
      expect(endOf(`Money Market Deposit Account\n${number}`)).toBe('4471');
    },
  );

  it('When nothing masks it and it is as short as a branch’s, then it is none', () => {
    expect(endOf('Money Market Deposit Account\nNo. 4471')).toBeUndefined();
  });
});
