/** Statements of several accounts: a first page that lists them, small print on its back, and then a page for each. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const readAll = (...pictures: string[]): Record<string, unknown> => {
  const pages = pictures.map((picture, at) => ({ ...typedPage(picture), number: at + 1 }));
  return Object.fromEntries(readPages(FORMS, pages)[0]!.values.map(({ to, value }) => [to, value]));
};

const cover = `
P.O. Box 7710                                                     Customer service: 1.800.555.0143
Barre, VT 05641

WINNIFRED A OSEI                                                  Foxglove Bank, N.A.
31 QUARRY ST                                                      P.O. Box 2210
BARRE, VT 05641                                                   Barre, VT 05641

Your combined statement
for May 1, 2025 to May 31, 2025

Your deposit accounts                       Account/plan number        Ending balance       Details on
Foxglove Plus Banking                       3382 0071 4410                   $1,310.00       Page 3
Regular Savings                             3382 0071 9926                      $75.50       Page 4
Total balance                                                                $1,385.50`;
const back = `
IMPORTANT INFORMATION:
How to contact us - You may call us at the telephone number listed on the front of this paper.
Deposit agreement - When you opened your account, you received a fee schedule.`;
const account = (title: string, number: string, opening: string, into: string, closing: string) => `
                                        Your own account
WINNIFRED A OSEI ! Account # 3382 0071 ${number} ! May 1, 2025 to May 31, 2025

Your ${title}
Account number: 3382 0071 ${number}

Account summary
Beginning balance on May 1, 2025          $${opening}
Deposits and other additions               ${into}
Withdrawals and other subtractions           -0.00
Ending balance on May 31, 2025            $${closing}`;
const checking = account('Plus Banking', '4410', '1,000.00', '310.00', '1,310.00');
const savings = account('Regular Savings', '9926', '60.00', '15.50', '75.50');

describe('a combined statement', () => {
  it('When small print stands on the back of the first page, then that tells the holder and the bank all the same', () => {
    expect(readAll(cover, back, checking, savings)).toMatchObject({
      'fields.bankName': 'Foxglove Bank, N.A.',
      'primaryPerson.fullName': 'WINNIFRED A OSEI',
      'primaryPerson.homeAddress.street': '31 Quarry St',
    });
  });

  it('When the first page lists accounts, then its figures are none of the account whose page comes first', () => {
    expect(readAll(cover, back, checking, savings)).toMatchObject({
      'fields.accountLast4': '4410',
      'fields.openingBalance': 1000,
      'fields.totalDeposits': 310,
      'fields.closingBalance': 1310,
    });
  });

  it('When the page between them is a letter to somebody else, then the first page is no cover', () => {
    const letter = `
LEOPOLD P OSEI
8 GRANITE AVE
BARRE, VT 05641

Thank you for your visit.`;
    expect(readAll(cover, letter, checking)).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When an account is named with a form of address, then that is no bank', () => {
    expect(readAll(checking)).not.toHaveProperty(['fields.bankName']);
  });
});
