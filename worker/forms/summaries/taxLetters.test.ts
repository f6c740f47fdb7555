/** Letters that come with a return: to whom they are written, and the figures they sum up. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const instructions = (address: string) =>
  readPicture(`
Electronic Filing Instructions for your 2023 Federal Tax Return

${address}

Your federal tax return (Form 1040) shows a refund due to you in the
amount of $1,437.00.
2023                 Adjusted Gross Income      $   142,310.00
Federal              Taxable Income             $   114,610.00
Tax                  Total Tax                  $    14,862.00
Return               Total Payments/Credits     $    16,299.00
Summary              Amount to be Refunded      $     1,437.00
Filing status: Married filing jointly      Taxpayer SSN: 925-66-1047`);

describe('letters about a return', () => {
  it('When the only address on the page is that of a couple, then it is theirs, greeted or not', () => {
    expect(
      instructions(`Gideon L & Rosalind Arkwright
3108 Palisade Ct
Fort Collins, CO 80525`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Gideon L Arkwright',
      'primaryPerson.homeAddress.street': '3108 Palisade Ct',
      'spousePerson.fullName': 'Rosalind Arkwright',
    });
  });

  it("When the only address is a preparer's, then nobody lives there", () => {
    expect(
      instructions(`Gideon Arkwright CPA
3108 Palisade Ct
Fort Collins, CO 80525`),
    ).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When `Taxpayer` stands above `SSN` in a list, then each row has its own value', () => {
    expect(
      readPicture(`
2024 Federal Tax Return Summary
Taxpayer           Calista R Nwosu
SSN                951-40-3378
Filing Status      Single
Wages              $61,250
Total Income       $61,334
Taxable Income     $46,734
Total Tax          $5,335`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Calista R Nwosu', 'primaryPerson.ssn': '951-40-3378' });
  });
});
