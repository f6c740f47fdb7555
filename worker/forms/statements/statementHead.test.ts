/** The holder of an account on statements that show no envelope's window, and totals with their signs behind them. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('the head of a statement', () => {
  it('When name and address of the business stand below labels, then they are the holder’s', () => {
    expect(
      readPicture(`
bluevine
Business Checking Statement
Statement period           Business name              Account number
12/01/2023 - 12/31/2023    Cobalt Tile & Stone Inc.   •••••• 7716

Business address
980 Atlantic Ave, Brooklyn, NY 11238

Beginning balance (12/01/2023)       $30,114.80
Total credits                        $18,900.25
Total debits                        ($21,407.11)
Ending balance (12/31/2023)          $27,607.94`),
    ).toMatchObject({
      'businessInfo.businessName': 'Cobalt Tile & Stone Inc.',
      'businessInfo.businessAddress.street': '980 Atlantic Ave',
    });
  });

  it('When signs stand apart behind the amounts, then checks and fees are summed up with the withdrawals', () => {
    expect(
      readPicture(`
Regional Bank                               Account # 0188042217
Beginning Balance           $11,260.18
Deposits & Credits        $22,418.00 +
Withdrawals               $16,008.41 -
Fees                          $15.00 -
Checks                     $4,250.00 -
Ending Balance              $13,404.77`),
    ).toMatchObject({ 'fields.totalDeposits': 22418, 'fields.totalWithdrawals': 20273.41 });
  });

  it('When a list names the customer and where mail goes, then they are the holder', () => {
    expect(
      readPicture(`
Brightside Online Savings
Customer                                      Niamh Halloran
Mailing address       1 Kinley Ct, Apt 4B, Butte, MT 59701
Customer service                            1-800-555-0133
Account number                                002 114 7780
Statement period                       October 1-31, 2023
Starting balance (Oct 1)                        $15,000.00
Total deposits                                   $1,250.00
Total withdrawals                                  $800.00
Ending balance (Oct 31)                         $15,450.00`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Niamh Halloran',
      'primaryPerson.homeAddress.street': '1 Kinley Ct, Apt 4B',
    });
  });

  it('When the primary holder and their address stand below labels, then they are read', () => {
    expect(
      readPicture(`
Tarn                                                               Tarn Bank, N.A.
Monthly Statement
Statement Period Jul 1, 2024 - Jul 31, 2024

Primary Account Holder         Member Since           Contact Us
Niamh Halloran                 March 2022             (855) 555-0134

Address                        Account Type
1 Kinley Ct Unit B             Individual
Butte, MT 59701

Account number     Beginning balance (as of Jul 1, 2024)    Current balance (as of Jul 31, 2024)
••••2291           $1,744.63                                $3,134.10`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Niamh Halloran',
      'primaryPerson.homeAddress.street': '1 Kinley Ct Unit B',
      'primaryPerson.homeAddress.city': 'Butte',
    });
  });

  it('When the holder calls the account something below their name, then that is no part of the street', () => {
    expect(
      readPicture(`
Foothill Bank                               STARTING DATE:  November 01, 2024
                                            ENDING DATE:    November 29, 2024

ORRIN LAMP & SHADE CO INC
MONEY MARKET RESERVE
DEPT 4, 1833 S KINLEY BLVD
BUTTE MT 59701

Account number   08-03881264      Beginning balance      $3,304.18
Enclosures                2       Total additions         4,402.50
Low balance         $970.75       Total subtractions      4,118.06
Average balance   $2,106.95       Ending balance         $3,588.62`),
    ).toMatchObject({
      'businessInfo.businessName': 'ORRIN LAMP & SHADE CO INC',
      'businessInfo.businessAddress.street': 'Dept 4, 1833 S Kinley Blvd',
      'fields.periodStart': '2024-11-01',
      'fields.periodEnd': '2024-11-29',
    });
  });

  it('When the other holder stands below the first, then the first is read', () => {
    const values = (names: string) =>
      readPicture(`
Cardinal Community Bank                           Account ending in 4482
Member FDIC                            Statement dates: Mar 11, 2024 - Apr 10, 2024

${names}
8 Lantern Hill Rd
Lyndon, VT 05849

Opening balance       Money in        Money out       Closing balance
$8,204.11             $5,310.00       $6,018.44       $7,495.67`);
    expect(values('Eun-Ji Park\nand Thomas R. Mulcahy')).toMatchObject({
      'primaryPerson.fullName': 'Eun-Ji Park',
    });
    expect(values('Park Hill Bakery\nand Catering Inc')).toMatchObject({
      'businessInfo.businessName': 'Park Hill Bakery and Catering Inc',
    });
  });

  it('When either day of the period has a row of its own, then both are read, and one alone is not', () => {
    const values = (first: string, last: string) =>
      readPicture(`
Harbor State Bank                         Account        XXXXXX8830
                                          ${first}
                                          ${last}
Beginning Balance         $14,880.22
Deposits/Credits          $31,204.10
Withdrawals/Debits        $28,911.87
Ending Balance            $17,172.45`);
    const period = { 'fields.periodStart': '2024-09-01', 'fields.periodEnd': '2024-09-30' };
    expect(values('From           09/01/2024', 'Through        09/30/2024')).toMatchObject(period);
    expect(values('Start date     09/01/2024', 'End date       09/30/2024')).toMatchObject(period);
    expect(values('From           09/01/2024', 'Page           1 of 2')).not.toHaveProperty([
      'fields.periodStart',
    ]);
  });

  it('When the ZIP code stands on a line of its own, then it ends the address of the window', () => {
    expect(
      readPicture(`
Beacon Employees Credit Union
Account number 3604418820      Statement Period: 04/21/2022 - 05/20/2022

KAI'MANA L FERNANDES
17402 BOTHELL WAY NE
UNIT C-12
LAKE FOREST PARK WA
98155-5511

Beginning Balance            $3,304.18
Deposits                     $4,402.50
Withdrawals                  $4,118.06
Ending Balance               $3,588.62`),
    ).toMatchObject({
      'primaryPerson.fullName': "KAI'MANA L FERNANDES",
      'primaryPerson.homeAddress.street': '17402 Bothell Way NE Unit C-12',
      'primaryPerson.homeAddress.city': 'Lake Forest Park',
      'primaryPerson.homeAddress.zipCode': '98155-5511',
    });
  });

  it('When the member has a number, too, then the account’s is taken', () => {
    const statement = (accounts: string) =>
      readPicture(`
Skagit Farmers Credit Union
${accounts}
Period: January 1, 2022 to January 31, 2022

Beginning Balance            $3,304.18
Deposits                     $4,402.50
Withdrawals                  $4,118.06
Ending Balance               $3,588.62`)['fields.accountLast4'];
    expect(statement('Member number 118204    Share draft account 0044-7719')).toBe('7719');
    expect(statement('Member number 118204    Checking - 3604418820')).toBe('8820');
    expect(statement('Member number 118204')).toBe('8204');
  });

  it('When one of two holders is the third of that name, then the other’s is no part of the street', () => {
    expect(
      readPicture(`
Lone Eagle Federal Savings Bank
Account number 0147209817      Statement period: 10/14/21 - 11/12/21

AUGUSTIN R DE LOS SANTOS III
ELEANOR DE LOS SANTOS
PSC 2 BOX 6614
APO AE 09012-0067

Beginning Balance            $3,304.18
Deposits                     $4,402.50
Withdrawals                  $4,118.06
Ending Balance               $3,588.62`),
    ).toMatchObject({
      'primaryPerson.fullName': 'AUGUSTIN R DE LOS SANTOS III',
      'primaryPerson.homeAddress.street': 'PSC 2 Box 6614',
    });
  });

  it('When the address stands on one line below the name, then that is the holder, and a nickname of the account nobody', () => {
    const values = (name: string) =>
      readPicture(`
Relay                                        Account statement

${name}
2104 Fernhill Rd, Asheville, NC 28803

Account name        Account number         Statement period
Operating           200000155502           Aug 1 - Aug 31, 2024

Starting balance     $18,220.40
Money in              $9,400.00
Money out            -$9,709.34
Ending balance       $17,911.06`);
    expect(values('Fernhill Pottery Supply LLC')).toMatchObject({
      'businessInfo.businessName': 'Fernhill Pottery Supply LLC',
      'businessInfo.businessAddress.street': '2104 Fernhill Rd',
    });
    const branch = values('Asheville Main Branch');
    expect(branch).not.toHaveProperty(['primaryPerson.fullName']);
    expect(branch).not.toHaveProperty(['businessInfo.businessName']);
  });
});

it('When a sentence tells which other account ends how, then the number is still that of the own one', () => {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.                                     Account Number: 000000493815541
HOLLOW REED MUSIC LLC                                    Statement Period: 03/01/2024 - 03/31/2024
88 ORCHARD ST
ERIE PA 16501
Your account ending in 5541 is linked to the control account ending 9921 for overdraft protection.
Beginning balance on March 1                  $1,204.10
Deposits and additions                         3,771.25
Withdrawals                                  - 2,910.06
Ending balance on March 31                    $2,065.29`),
  ]);
  expect(statement!.values).toContainEqual(
    expect.objectContaining({ to: 'fields.accountLast4', value: '5541' }),
  );
});
