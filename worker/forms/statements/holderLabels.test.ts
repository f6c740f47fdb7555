/** Labels of a holder and of their address: what stands beside them, and what a name only looks like. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const balances = `
Beginning Balance      $4,509.02
Deposits               $2,690.19
Withdrawals            $1,768.98
Ending Balance         $5,430.23`;

describe('labels of a holder', () => {
  it.each(['John Q. Customer', 'JANE A CUSTOMER', 'Mary B. Member'])(
    'When a guide calls its reader `%s`, then that is a name, and no label of one',
    (name) => {
      expect(
        readPicture(`
Prairie Bank                        Account Number: 591 227 731
P.O. Box 1600                       Statement Period: 07/01/2023 - 07/31/2023
Troy, MT 59935                      Customer Service 1-800-555-0178

${name}
123 Main Street
Anytown, TX 78299
${balances}`),
      ).toMatchObject({
        'primaryPerson.fullName': name,
        'primaryPerson.homeAddress.street': '123 Main Street',
        'primaryPerson.homeAddress.city': 'Anytown',
      });
    },
  );

  it('When the address stands beside its label in two lines, then both are read', () => {
    expect(
      readPicture(`
Prairie Bank
Account Holder    Fern Tile & Stone LLC         Account Number    XXXXXX0446

Address           780 Orchard Pkwy Unit 6       Account Type      Business Checking
                  Troy, MT 59935

Statement Date    March 31, 2024                Statement Period  March 1, 2024 to March 31, 2024
${balances}`),
    ).toMatchObject({
      'businessInfo.businessName': 'Fern Tile & Stone LLC',
      'businessInfo.businessAddress.street': '780 Orchard Pkwy Unit 6',
      'businessInfo.businessAddress.city': 'Troy',
    });
  });
});
