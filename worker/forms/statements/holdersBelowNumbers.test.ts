/** Who holds an account where a statement's window was not read: the name below the number, above the terms of its state. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const read = (names: string, terms = 'Kansas account terms and conditions apply') =>
  readPicture(`
Caldera Trust Bank

Statement period activity summary                 Account number: 6408173966 (primary account)
Beginning balance on 2/1        $806.74           ${names.replaceAll('\n', `\n${' '.repeat(50)}`)}
Deposits/Credits                 100.00           ${terms}
Withdrawals/Debits               -50.00           For Direct Deposit use Routing Number (RTN): 101100728
Ending balance on 2/29          $856.74`);

describe('a statement without a window', () => {
  it('When a name stands below the number and above the terms of its state, then they hold the account', () => {
    expect(read('HERON VETERINARY SERVICES PLLC\nDBA ALDER ANIMAL CLINIC')).toMatchObject({
      'businessInfo.businessName': 'HERON VETERINARY SERVICES PLLC',
    });
    expect(read('RUTH V OKAFOR')).toMatchObject({ 'primaryPerson.fullName': 'Ruth V Okafor' });
  });

  it('When no terms stand below it, or no name above them, then nobody is told', () => {
    for (const values of [read('RUTH V OKAFOR', 'Overdraft protection'), read('Your Savings Plan')]) {
      expect(values).not.toHaveProperty(['primaryPerson.fullName']);
      expect(values).not.toHaveProperty(['businessInfo.businessName']);
    }
  });
});
