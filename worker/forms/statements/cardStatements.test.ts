/** Statements of credit cards as they are read on a screen: no window, months for names of balances, the bank in the small print. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const ISSUER = 'Pinyon Card is issued by Caldera Bank USA, Fargo Branch. P.O. Box 7247, Fargo, ND 58102.';
const WARNING = 'Late Payment Warning: If we do not receive your minimum payment by the date listed above';
const HOLDER = 'Marguerite A Szymanski · 2915 Couch St, Unit 4, Portland, OR 97232';

function read({ holder = HOLDER, warning = WARNING, issuer = ISSUER }): Record<string, unknown> | undefined {
  const [statement] = readPages(FORMS, [
    typedPage(`
Pinyon Card          Marguerite A Szymanski, m.szymanski@example.com     Mar 1 - Mar 31, 2024

Statement
${holder}

Your March Balance          Minimum Payment Due          Payment Due By
as of Mar 31, 2024

$711.28                     $25.00                       Apr 30, 2024

Payment Information
Previous Monthly Balance                                              $812.47
as of Feb 29, 2024
Payments made                                                        -$812.47
New charges and installments                                          $711.28
Interest charged                                                        $0.00
March Balance as of Mar 31, 2024                                      $711.28

${'\n'.repeat(16)}
${warning}, you may become ineligible.
${issuer}`),
  ]);
  return statement && Object.fromEntries(statement.values.map(({ to, value }) => [to, value]));
}

describe('the statement of a credit card on a screen', () => {
  it('is known by the warning that the law asks for, and its balances by their month', () => {
    expect(read({})).toMatchObject({
      'fields.periodStart': '2024-03-01',
      'fields.periodEnd': '2024-03-31',
      'fields.openingBalance': 812.47,
      'fields.closingBalance': 711.28,
      'bankingFinancials.numberOfCreditCards': 1,
    });
    expect(read({ warning: 'Pay in time' })).toBeUndefined();
  });

  it('names the bank that issues the card', () => {
    expect(read({})).toMatchObject({ 'fields.bankName': 'Caldera Bank USA' });
    expect(read({ issuer: 'Pinyon Card is issued by us' })).not.toHaveProperty(['fields.bankName']);
  });

  it('finds the holder in one line with the address, and the e-mail behind the same name', () => {
    expect(read({})).toMatchObject({
      'primaryPerson.fullName': 'Marguerite A Szymanski',
      'primaryPerson.email': 'm.szymanski@example.com',
      'primaryPerson.homeAddress.street': '2915 Couch St, Unit 4',
      'primaryPerson.homeAddress.zipCode': '97232',
    });
  });

  it('When a bank or another person stands in such a line, then no holder or no e-mail is found', () => {
    const bank = read({ holder: 'Caldera Bank USA · 2915 Couch St, Unit 4, Portland, OR 97232' });
    expect(bank).not.toHaveProperty(['primaryPerson.fullName']);
    expect(bank).not.toHaveProperty(['primaryPerson.email']);
    const other = read({ holder: HOLDER.replace('Marguerite', 'Rosalind') });
    expect(other).toMatchObject({ 'primaryPerson.fullName': 'Rosalind A Szymanski' });
    expect(other).not.toHaveProperty(['primaryPerson.email']);
  });
});

describe('the statement of a charge card', () => {
  const charge = (holders: string, total = '') => {
    const [statement] = readPages(FORMS, [
      typedPage(`
Caldera Express Business Card
CORVIDAE SIGNWORKS INC
Closing Date 09/18/23     Next Closing Date 10/18/23
Account Ending 7-42119

New Balance               Account Summary
$3,590.36                 Pay In Full Portion
Please Pay By             Previous Balance              $218.44
10/03/23                  Payments/Credits             -$218.44
                          New Charges                 +$590.36
                          New Balance =                $590.36
${total}



Payment Coupon                                      Account Ending 7-42119

${holders}
CORVIDAE SIGNWORKS INC                              CALDERA EXPRESS
1402 MARLIN LN STE B                                P.O. BOX 6031
HAMPTON VA 23666-2921                               CAROL STREAM IL 60197-6031`),
    ]);
    return statement && Object.fromEntries(statement.values.map(({ to, value }) => [to, value]));
  };
  const total = `
                          Account Total
                          Previous Balance             $3,218.44
                          New Charges                 +$3,590.36
                          New Balance                  $3,590.36`;

  it('is known by what only such a card says, and names its member above the company', () => {
    expect(charge('YVETTE M LANDRY')).toMatchObject({
      'primaryPerson.fullName': 'Yvette M Landry',
      'businessInfo.businessName': 'CORVIDAE SIGNWORKS INC',
      'businessInfo.businessAddress.street': '1402 Marlin Ln Ste B',
      'fields.bankName': 'CALDERA EXPRESS',
      'fields.accountLast4': '2119',
      'fields.periodEnd': '2023-09-18',
      'fields.openingBalance': 218.44,
    });
    expect(charge('')).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When the balances of all follow those of a portion, then they are the card’s', () => {
    expect(charge('YVETTE M LANDRY', total)).toMatchObject({
      'fields.openingBalance': 3218.44,
      'fields.closingBalance': 3590.36,
    });
  });
});
