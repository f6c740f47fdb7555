import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (page: string) =>
  readPages(FORMS, [typedPage(page)]).map(({ recognised: { form, taxYear }, definition, values }) => ({
    form,
    taxYear,
    type: definition.documentType,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }))[0];

describe('A Form 8879 of a firm', () => {
  it('says whose return it is, its year and the total income of the return that was filed', () => {
    expect(
      read(`
Form 8879-CORP           E-file Authorization for Corporations
                    For calendar year 2024, or tax year beginning      , 20   , ending     , 20
(December 2022)                    For use with Forms 1120, 1120-F, and 1120-S.
Department of the Treasury         Do not send to the IRS. Keep for your records.
Name of corporation                                             Employer identification number
BRIARWOOD KILN & GLASS INC                                      83-2290416
Part I   Information (Whole dollars only)
1  Total income (Form 1120, line 11)                                1
2  Total income (Form 1120-F, Section II, line 11)                  2
3  Total income (loss) (Form 1120-S, line 6)                        3      604,215.
Part II  Declaration and Signature Authorization of Officer. Be sure to get a copy of the corporation's return.
Officer's PIN: check one box only
X  I authorize MILLPOND TAX LLC      to enter my PIN   4 4 0 1 2    as my signature
Part III Certification and Authentication
ERO's signature    INGRID T. BAPTISTE, EA          Date   08/20/2025
                   ERO Must Retain This Form - See Instructions`),
    ).toEqual({
      form: '8879-CORP',
      taxYear: 2024,
      type: 'business-tax-return',
      'businessInfo.businessName': 'BRIARWOOD KILN & GLASS INC',
      'businessInfo.ein': '83-2290416',
      'fields.totalIncome': 604215,
    });
  });

  it('A partnership’s tells its ordinary business income, and is no Form 8879 of a person', () => {
    expect(
      read(`
Form 8879-PE      IRS e-file Signature Authorization for Form 1065        OMB No. 1545-0123
            For calendar year 2019, or tax year beginning      , 2019, ending     , 20
Name of partnership                                             Employer identification number
SALT MARSH OYSTER COMPANY LLP                                   26-4417730
Part I   Tax Return Information (Whole dollars only)
1  Gross receipts or sales less returns and allowances (Form 1065, line 1c)      1     512,900.
2  Gross profit (Form 1065, line 3)                                              2     301,400.
3  Ordinary business income (loss) (Form 1065, line 22)                          3     (18,250.)
4  Net rental real estate income (loss) (Form 1065, Schedule K, line 2)          4
Part II  Declaration and Signature Authorization of Partner or Member
Partner or Member's PIN: check one box only
Part III Certification and Authentication
                   ERO Must Retain This Form - See Instructions`),
    ).toEqual({
      form: '8879-PE',
      taxYear: 2019,
      type: 'business-tax-return',
      'businessInfo.businessName': 'SALT MARSH OYSTER COMPANY LLP',
      'businessInfo.ein': '26-4417730',
      'fields.netIncome': -18250,
    });
  });
});
