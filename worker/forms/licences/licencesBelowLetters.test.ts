/** Licences told though a letter of payment stands above them, or though a facility of children is what they permit. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name;

describe('licences below a letter', () => {
  it('When a certificate to post stands below the bill it was paid by, then it is read', () => {
    expect(
      readPicture(`
CITY OF FRESNO                               Invoice        TX-24-00771
Finance Department                           Amount paid    $118.20
                                             Balance due    $0.00

                 BUSINESS TAX CERTIFICATE

     POST IN A CONSPICUOUS PLACE       NOT TRANSFERABLE

BUSINESS NAME                   ACCOUNT NO.          CERTIFICATE VALID THROUGH
COBALT FERN PRINTING            5520917364           May 31, 2026

BUSINESS LOCATION               ISSUED
410 TULARE ST                   06/02/2025
FRESNO, CA 93721`),
    ).toMatchObject({
      'businessInfo.businessName': 'COBALT FERN PRINTING',
      'fields.licenseNumber': '5520917364',
      'fields.expiryDate': '2026-05-31',
    });
  });

  it('When a bill asks for the tax of a licence, then it is none', () => {
    expect(
      formOf(`
CITY OF FRESNO                               Invoice        TX-24-00771

                 BUSINESS LICENSE RENEWAL NOTICE

BUSINESS NAME                   ACCOUNT NO.          EXPIRATION DATE
COBALT FERN PRINTING            5520917364           May 31, 2026

Balance due   $118.20           Issue date  05/02/2026`),
    ).not.toBe('Business license');
  });
});

describe('licences of facilities', () => {
  it('When a child care center is licensed for so many children, then its name is read and no shift is its trade', () => {
    const values = readPicture(`
            North Carolina Department of Health and Human Services

                         Three Star Center License

                             is issued to

                     Juniper Lane Early Learning Center

                77 Juniper Lane, Durham, North Carolina 27701

Ownership                        Licensed capacity    Children     ID NUMBER
Rosalind Achterberg              First shift          40           70011223

License type                     Second shift         0            EFFECTIVE
Star Rated License               Third shift          0            March 4, 2024`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Juniper Lane Early Learning Center',
      'businessInfo.businessAddress.city': 'Durham',
      'fields.issueDate': '2024-03-04',
    });
    expect(values['businessInfo.industry']).not.toMatch(/shift/i);
  });
});
