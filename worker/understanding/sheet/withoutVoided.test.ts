import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../../forms/testing/readPage.ts';

describe('Two copies of a 1099 on a page', () => {
  const copy = (head: string, amount: string) => `
                                   ${head}
PAYER'S name, street address, city or town, state         1 Nonemployee compensation       Form 1099-NEC
Prairie Wind Auctions, Ltd.                               $ ${amount}                       2023
4418 County Hwy J
Berlin, WI 54923

PAYER'S TIN              RECIPIENT'S TIN                  4 Federal income tax withheld
39-1604488               944-37-0812

RECIPIENT'S name
Ephraim St. Onge
`;
  const amount = (...copies: readonly string[]) =>
    readPicture(copies.join('\n'))['fields.nonemployeeCompensation'];

  it('When one is void, then the corrected one is told', () => {
    expect(
      amount(copy('X VOID        CORRECTED', '14,250.00'), copy('VOID        X CORRECTED', '12,450.00')),
    ).toBe(12450);
    expect(
      amount(copy('[X] VOID    [ ] CORRECTED', '14,250.00'), copy('[ ] VOID    [X] CORRECTED', '12,450.00')),
    ).toBe(12450);
  });

  it('When both are, or one that is alone, then it is told as it is printed', () => {
    expect(amount(copy('X VOID        CORRECTED', '14,250.00'))).toBe(14250);
    expect(
      amount(copy('X VOID        CORRECTED', '14,250.00'), copy('X VOID        CORRECTED', '14,250.00')),
    ).toBe(14250);
  });
});
