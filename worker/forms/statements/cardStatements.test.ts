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
