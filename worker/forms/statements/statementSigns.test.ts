/** What tells that a paper is a bank's statement where it does not say so. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name;

describe('the signs of a statement', () => {
  it('When its sums of deposits and checks stand between two balances, then it is one', () => {
    expect(
      formOf(`
The Old Line State Bank
Account number          00 22 9917
Previous balance          5,540.02
+ Deposits/credits        6,209.75
- Checks/debits           4,881.30
Current balance           6,868.47`),
    ).toBe('Bank statement');
  });

  it('When its table tells what was added and subtracted, then it is one', () => {
    expect(
      formOf(`
Regular Checking 42006712345
Beginning Balance:           $3,120.55
Ending Balance:              $2,980.15
Date    Description                Amount Subtracted   Amount Added     Balance
11/03   ACH Electronic Credit                                1,200.00      4,320.55`),
    ).toBe('Bank statement');
  });

  it('When a utility asks for its balance, then it is none', () => {
    expect(
      formOf(`
Cascade Gas
Account number          441 882 0091
Previous balance            $118.40
Payments received          -$118.40
Current balance             $131.77
Meter reading 8842`),
    ).toBeUndefined();
  });
});
