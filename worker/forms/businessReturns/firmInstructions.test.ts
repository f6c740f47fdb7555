/** Filing instructions that go with the return of a firm. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const instructions = (form: string, firm: string, authorization: string) =>
  readPages(FORMS, [
    typedPage(`
                         TAX RETURN FILING INSTRUCTIONS
                                  FORM ${form}
                             FOR THE YEAR ENDING
                              DECEMBER 31, 2023

Prepared For:            ${firm}
                         33 Coulee Rd
                         Velva, ND 58790

Prepared By:             Ledger & Vine LLP
                         5 Main Street
                         Minot, ND 58701

Amount Due or Refund:    Not applicable

Make Check Payable To:   Not applicable

Return Must be Mailed On or Before:   Not applicable

Special Instructions:    This return has qualified for electronic filing. After you
                         have reviewed the return for completeness and accuracy,
                         please sign, date and return Form ${authorization} to our office
                         by March 15, 2024.`),
  ]).map(({ recognised: { form: name, taxYear }, values }) => ({
    name,
    taxYear,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }));

describe('Filing instructions of a firm', () => {
  it.each([
    ['1120-S', 'Coulee Honey, Inc.', '8879-CORP', 'S Corp'],
    ['1120', 'Coulee Honey, Inc.', '8879-CORP', 'C Corp'],
    ['1065', 'Coulee Honey Partners LLP', '8879-PE', 'Partnership'],
  ])('of Form %s tell whose return it is and of which year', (form, firm, authorization, businessType) => {
    expect(instructions(form, firm, authorization)).toEqual([
      expect.objectContaining({
        name: form,
        taxYear: 2023,
        'businessInfo.businessName': firm,
        'businessInfo.businessType': businessType,
        'businessInfo.businessAddress.street': '33 Coulee Rd',
        'businessInfo.businessAddress.zipCode': '58790',
      }),
    ]);
  });

  it('are none of a return that is not known', () => {
    for (const form of ['990', '1041', '1120-H'])
      expect(instructions(form, 'Coulee Honey, Inc.', '8879-TE')).toEqual([]);
  });
});
