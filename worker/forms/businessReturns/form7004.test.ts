/** Form 7004, the application for more time to file the return of a firm. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const application = (name: string, code: string) =>
  readPages(FORMS, [
    typedPage(`
Form 7004             Application for Automatic Extension of Time To File Certain
(Rev. December 2018)     Business Income Tax, Information, and Other Returns        OMB No. 1545-0233
Department of the Treasury        File a separate application for each return.
           Name                                                              Identifying number
           ${name.padEnd(66)}91-5520316
Print      Number, street, and room or suite no. (If P.O. box, see instructions.)
or         33 COULEE RD
Type       City, town, state, and ZIP code (If a foreign address, enter city, province or state, and country).
           VELVA, ND 58790
Note: File request for extension by the due date of the return. See instructions before completing this form.
Part I   Automatic Extension for Certain Business Income Tax, Information, and Other Returns. See instructions.
1  Enter the form code for the return listed below that this application is for . . . . . . . .    ${code}
Application Is For:                        Form Code     Application Is For:                   Form Code
Form 1041 (trust)                             05         Form 1120-S                              25
Form 1065                                     09         Form 8804                                31
Form 1120                                     12         Form 8831                                32
Part II   All Filers Must Complete This Part
5a The application is for calendar year 20 23 , or tax year beginning      , 20   , and ending      , 20
6  Tentative total tax . . . . . . . . . . . . . . . . . . . . . . . .   6            4,100.
7  Total payments and credits. See instructions . . . . . . . . . . . .  7            4,100.
8  Balance due. Subtract line 7 from line 6. See instructions . . . . .  8                0.
For Privacy Act and Paperwork Reduction Act Notice, see separate instructions.        Form 7004 (Rev. 12-2018)`),
  ]).map(({ recognised: { form, taxYear }, definition, values }) => ({
    form,
    taxYear,
    type: definition.documentType,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }));

const firm = {
  form: '7004',
  taxYear: 2023,
  type: 'business-tax-return',
  'businessInfo.ein': '91-5520316',
  'businessInfo.businessAddress.street': '33 Coulee Rd',
  'businessInfo.businessAddress.city': 'Velva',
  'businessInfo.businessAddress.state': 'ND',
  'businessInfo.businessAddress.zipCode': '58790',
};

describe('Form 7004', () => {
  it('tells which firm asks for more time, and which return it files', () => {
    expect(application('COULEE HONEY', '2 5')).toEqual([
      {
        ...firm,
        'fields.formCode': '25',
        'businessInfo.businessName': 'COULEE HONEY',
        'businessInfo.businessType': 'S Corp',
      },
    ]);
  });

  it('knows a company by its name where the code says nothing', () => {
    expect(application('COULEE HONEY LLC', '')).toEqual([
      { ...firm, 'businessInfo.businessName': 'COULEE HONEY LLC' },
    ]);
  });

  it('tells of no business where a trust asks', () => {
    expect(application('HALVORSEN FAMILY TRUST', '05')).toEqual([
      { form: '7004', taxYear: 2023, type: 'business-tax-return', 'fields.formCode': '05' },
    ]);
  });
});
