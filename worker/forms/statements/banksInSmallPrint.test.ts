/** Statements whose head shows only when the bank was founded, and whose small print names it; numbers of accounts that a scan spoils. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const page = (head: string, foot: string, account: string) =>
  typedPage(`
${head}

                                                  Statement of Account
OSVALDO T VANCE                                   ${account}
77 CAMINO SERENA
LAS CRUCES NM 88011

Statement period 03/18/2023 - 04/17/2023

Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28


${foot}`);
const read = (head: string, foot = '', account = 'Account number: ****4471', isScan = false) => {
  const typed = page(head, foot, account);
  const words = typed.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  const [statement] = readPages(FORMS, [isScan ? { ...typed, words, source: 'ocr' } : typed]);
  return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
};
const bankOf = (head: string, foot = '', isScan = false) =>
  read(head, foot, undefined, isScan)['fields.bankName'];

describe('the name of a bank in small print', () => {
  it.each([
    [
      'Tide Bank is a division of Prairie Savings Bank, N.A., Member FDIC. Questions? 1-888-555-0137.',
      'Tide Bank',
    ],
    ['Tide, a division of Prairie Bank, Member FDIC.', 'Tide'],
    ['Tide is a trade name of Prairie Bank, N.A. Member FDIC.', 'Tide'],
    [
      'Prairie Savings Bank, FSB — 12 Elm Street — Post Office Box 94, Bangor, Maine 04402\nMember FDIC',
      'Prairie Savings Bank, FSB',
    ],
    ['Prairie Bank, N.A., 12 Elm St, Bangor, ME 04402. Member FDIC.', 'Prairie Bank, N.A.'],
  ])('When it is `%s`, then it is %s', (foot, name) => {
    expect(bankOf('', foot)).toBe(name);
  });

  it.each(['ESTABLISHED 1868 - BANGOR, MAINE', 'Chartered 1901', 'Since 1911'])(
    'When the head says only `%s`, then that is no bank',
    (head) => {
      expect(bankOf(head)).toBeUndefined();
      expect(bankOf(head, 'Prairie Bank, N.A., 12 Elm St, Bangor, ME 04402. Member FDIC.')).toBe(
        'Prairie Bank, N.A.',
      );
    },
  );

  it('When a scan reads a roof beside it as a letter, then that is no part of it', () => {
    expect(bankOf('A Farmers & Prairie Bank', '', true)).toBe('Farmers & Prairie Bank');
    expect(bankOf('A Prairie Trades Credit Union', '', true)).toBe('Prairie Trades Credit Union');
    expect(bankOf('C & N Bank', '', true)).toBe('C & N Bank');
  });

  it('When it ends in a word that heads a column elsewhere, then it is whole', () => {
    expect(bankOf('ASHGROVE TRUST COMPANY')).toBe('ASHGROVE TRUST COMPANY');
  });
});

describe('the number of an account on a scan', () => {
  const endOf = (account: string) => read('Prairie Bank', '', account, true)['fields.accountLast4'];

  it('When its dots are read as letters behind what the account is called, then its end is read', () => {
    expect(endOf('Account      Golden Saver eeee 4471')).toBe('4471');
    expect(endOf('Account      Golden Saver    4471')).toBeUndefined();
  });

  it('When a line is drawn through it, then it is not told', () => {
    expect(endOf('Account number   1027-8812" 4471')).toBeUndefined();
  });

  it('When a day without a space behind its comma stands below the label, then its year is no end', () => {
    expect(endOf('Account number\n'.padEnd(66) + 'March 1,2025 through March 31, 2025')).toBeUndefined();
  });
});
