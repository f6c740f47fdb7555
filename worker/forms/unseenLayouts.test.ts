/** Papers of banks and offices whose layouts were new to the reader: other kinds of accounts, permits, columns close beside each other. */
import { describe, expect, it } from '@jest/globals';
import { SHAPES } from '../understanding/values/shapes.ts';
import { parseAmount } from '../understanding/values/amounts/amountOf.ts';
import { wordsAt } from '../understanding/testing/printedPage.ts';
import { readPicture } from './testing/readPage.ts';
const cell = { x0: 0, y0: 0, x1: 612, y1: 40 };

describe('amounts close beside the next column', () => {
  it('When the number of the next box stands close behind an amount, then it is no part of it', () => {
    const words = wordsAt([100, 10, '$47,310.00 2']);
    expect(SHAPES.money(words, cell)?.value?.value).toBe(47310);
    expect(SHAPES.statedMoney(words, cell)?.value?.value).toBe(47310);
  });

  it('When an amount and that number were joined to one word, then it is no amount of millions', () => {
    expect(parseAmount('47,310.002')).toBeNull();
    expect(parseAmount('47.310.002')).toBe(47310002);
  });

  it('When the next column stands a little lower, then its amount does not dispute that of the box', () => {
    const words = [
      ...wordsAt([100, 10, '1,998.16     3 Interest on US savings bonds']),
      ...wordsAt([420, 18, '51.00']),
    ];
    expect(SHAPES.boxMoney(words, cell)?.value?.value).toBe(1998.16);
  });
});

describe('statements of other kinds of accounts', () => {
  it('When balances are named by their day and money goes in and out, then it is a statement of the account', () => {
    expect(
      readPicture(`
Cumberland Gap Savings Bank
1902 Cumberland Ave, Middlesboro, KY 40965                Member FDIC

THEODORA P VANLANDINGHAM                                  Statement cycle
PO BOX 318                                                03/09/24 to 04/08/24
MIDDLESBORO KY 40965                                      Primary account
                                                          XXXXXX4417

HERITAGE CHECKING
Your balance on 03/08/24     Money in (3)     Money out (9)     Your balance on 04/08/24
$2,218.07                    $3,120.00        $3,433.52         $1,904.55`),
    ).toMatchObject({
      'fields.bankName': 'Cumberland Gap Savings Bank',
      'fields.accountLast4': '4417',
      'fields.periodStart': '2024-03-09',
      'fields.periodEnd': '2024-04-08',
      'fields.totalDeposits': 3120,
      'fields.totalWithdrawals': 3433.52,
    });
  });

  it('When balances are those of a ledger, then they are read', () => {
    expect(
      readPicture(`
Foxglove Bank, N.A.
Commercial Analysis Checking         Account No. 000 7781 6620
Activity from October 1, 2024 through October 31, 2024

Opening ledger balance           118,402.66
Total credits (14)                64,250.00
Total debits (38)                (85,342.57)
Closing ledger balance            97,310.09`),
    ).toMatchObject({ 'fields.openingBalance': 118402.66, 'fields.closingBalance': 97310.09 });
  });

  it('When a statement names two balances and what came in and went out, then it needs no title', () => {
    expect(
      readPicture(`
fennel                                   Fennel Bank, Member FDIC
Kiyoshi Ambrose-Tate
Sep 1 - Sep 30, 2024
Opening balance     $92.10
Money in            $1,800.00
Money out           $1,546.33
Closing balance     $345.77`),
    ).toMatchObject({ 'fields.openingBalance': 92.1, 'fields.totalWithdrawals': 1546.33 });
  });

  it('When the account is masked behind its nickname, then that is its end, and that of a transfer is not', () => {
    const statement = (line: string) => `
Foxglove Bank, N.A.
Statement for February 2025 (02/01/2025 - 02/28/2025)
${line}
Opening balance     $20,110.00
Total money in      $14,800.00
Total money out     $11,503.20
Closing balance     $23,406.80`;
    expect(readPicture(statement('Operating account ··5540'))).toMatchObject({
      'fields.accountLast4': '5540',
    });
    expect(readPicture(statement('Moved to account ··5540'))).not.toHaveProperty(['fields.accountLast4']);
  });

  it('When a label is printed in two languages, then the masked number behind it is the account', () => {
    expect(SHAPES.accountEnd(wordsAt([100, 10, '/ Cuenta ******7702']), cell)?.value?.value).toBe('7702');
  });

  it('When a kind of account is printed beside the name, then it is not whose account it is kept at', () => {
    expect(
      readPicture(`
                                         Cash Management Account
Quillfeather                             Statement period June 1 - 30, 2024
                                         Account number 88-4413055

Beginning cash balance      $15,204.18
Additions                     5,000.00
Subtractions                 -1,314.16
Ending cash balance         $18,890.02`),
    ).toMatchObject({ 'fields.bankName': 'Quillfeather', 'fields.openingBalance': 15204.18 });
  });

  it('When who else may sign stands below a firm, then they are no part of its name', () => {
    const words = [
      ...wordsAt([36, 10, 'STUBBLEFIELD HAY & CATTLE']),
      ...wordsAt([36, 20, 'DWAYNE OR PATTI STUBBLEFIELD']),
      ...wordsAt([36, 30, 'RR 1 BOX 214']),
      ...wordsAt([36, 40, 'WAKITA OK 73771']),
    ];
    expect(SHAPES.businessBlock(words, { ...cell, y1: 60 })?.name?.value).toBe('STUBBLEFIELD HAY & CATTLE');
  });
});

describe('licences of other offices', () => {
  it('When a certificate names its owner and where they do business, then neither is taken for the other', () => {
    const licence = readPicture(`
                    CITY OF YAKIMA
                    Business License
                    This certifies that
                    GRACKLE & WREN FLORISTS
      owned by Consuelo Ibarra-Whitmore, doing business at
             311 N 2nd St, Yakima, WA 98901

License No.              Date Issued              Valid Through
2024-118834              February 14, 2024        February 13, 2025`);
    expect(licence).toMatchObject({
      'businessInfo.businessName': 'GRACKLE & WREN FLORISTS',
      'primaryPerson.fullName': 'Consuelo Ibarra-Whitmore',
    });
  });

  it('When it is a permit to operate, then it is a licence', () => {
    expect(
      readPicture(`
Maricopa County Environmental Services Department
Permit to Operate
Permit ID                  FE-2024-07713
Permit type                Eating & Drinking
Establishment              Tacos El Guero
Effective date             06/01/2024
Expiration date            05/31/2025`),
    ).toMatchObject({
      'fields.licenseNumber': 'FE-2024-07713',
      'fields.expiryDate': '2025-05-31',
    });
  });

  it('When a title begins with the name of a county, then its next word is no part of that', () => {
    expect(
      readPicture(`
               PINELLAS COUNTY LOCAL BUSINESS TAX RECEIPT
Receipt No.        BTR-0091457                 Fee class        5-R
Owner              TOBIAS VAN DER HOEK         Business tax     $45.00
Expires            09/30/2025`),
    ).toMatchObject({
      'fields.issuingAuthority': 'PINELLAS COUNTY',
      'primaryPerson.fullName': 'Tobias Van Der Hoek',
    });
  });
});
