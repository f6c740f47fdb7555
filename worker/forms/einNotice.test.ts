import { expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { einNotice } from './einNotice.ts';
import { FORMS } from './index.ts';

it('A notice of an EIN is no return of the forms it names, and only offers what it says', () => {
  const [notice, ...others] = readPages(FORMS, [
    typedPage(`
IRS DEPARTMENT OF THE TREASURY                       Date of this notice: 04-12-2023
    INTERNAL REVENUE SERVICE
    CINCINNATI OH 45999-0023                         Employer Identification Number:
                                                     92-4410775
                                                     Form: SS-4
                                                     Number of this notice: CP 575 A
JUNIPER HOLLOW FARM LLC
ANNELIESE BRANDT MBR
4471 GOOSE CREEK RD
BOONE, NC 28607

       WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER

Thank you for applying for an Employer Identification Number (EIN). We assigned you EIN 92-4410775.
Based on the information received from you, you must file the following form(s) by the date(s) shown.
                       Form 1065              03/15/2024`),
  ]);
  expect(others).toEqual([]);
  expect(notice?.definition).toBe(einNotice);
  expect(Object.fromEntries(notice!.values.map(({ to, value }) => [to, value]))).toEqual({
    'businessInfo.ein': '92-4410775',
    'businessInfo.businessName': 'JUNIPER HOLLOW FARM LLC',
    'businessInfo.businessAddress.street': '4471 Goose Creek Rd',
    'businessInfo.businessAddress.city': 'Boone',
    'businessInfo.businessAddress.state': 'NC',
    'businessInfo.businessAddress.zipCode': '28607',
  });
  expect(new Set(notice!.values.map(({ use }) => use))).toEqual(new Set(['suggestion']));
});
