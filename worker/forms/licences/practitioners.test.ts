/** Licences that let somebody practice: only people do. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const diploma = (name: string, does: string) =>
  readPicture(`
                         State of Nebraska
               DEPARTMENT OF HEALTH AND HUMAN SERVICES
                         Be it known that
                      ${name}
        having given satisfactory evidence of the qualifications required by law
          and having complied with the provisions of the Act, ${does}
                           ESTHETICIAN
        License Number        Date Issued        Expires
        EST-41772             March 4, 2024      September 30, 2025
        This license must be displayed in a conspicuous place.`);

describe('Whom a licence lets practice', () => {
  it('When somebody of an unusual name is licensed to practice, then that is a person', () => {
    const values = diploma('Xuyen Ngoc Abernethy', 'is hereby licensed to practice as a');
    expect(values['primaryPerson.fullName']).toBe('Xuyen Ngoc Abernethy');
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When somebody proved the qualifications, then that is a person, though the sentence goes on far below', () => {
    expect(diploma('Xuyen Ngoc Abernethy', 'may work as a')['primaryPerson.fullName']).toBe(
      'Xuyen Ngoc Abernethy',
    );
  });

  it('When a company may do so, then that is none', () => {
    const values = diploma('Abernethy Skin Studio LLC', 'is hereby licensed to practice as a');
    expect(values['businessInfo.businessName']).toBe('Abernethy Skin Studio LLC');
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When the name stands in the line that certifies it, then it is read, and the sentence below is nobody', () => {
    expect(
      readPicture(`
                       STATE OF KANSAS
              STATE BOARD OF TECHNICAL PROFESSIONS
                   CERTIFICATE OF LICENSURE

This is to certify that  Oluwaseun Bright Farquhar

having passed the required examination and proved the qualifications prescribed by law,
is hereby authorized to practice as a
                   LICENSED LAND SURVEYOR
License No. LS-1877        Issued 02/01/2023       Expires 01/31/2025`)['primaryPerson.fullName'],
    ).toBe('Oluwaseun Bright Farquhar');
  });

  it('When somebody is in the care of a company, then that company is no holder', () => {
    const values = readPicture(`
                  DEPARTMENT OF STATE
               DIVISION OF LICENSING SERVICES
UNIQUE ID NUMBER                                   Control No.
10301211887                                        1622001
                     MBEKI-LUND ADA
                     C/O TALL PINES REALTY LLC
                     8 FIR ST
                     ITHACA, NY 14850
          HAS BEEN DULY LICENSED TO TRANSACT BUSINESS AS A
                     REAL ESTATE SALESPERSON
EFFECTIVE DATE     EXPIRATION DATE
02 10 2024         02 09 2026`);
    expect(values['primaryPerson.fullName']).toBe('Mbeki-Lund Ada');
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When an examining board licenses a firm, then that is its licence', () => {
    expect(
      readPicture(`
Plumbers & Gas Fitters
Examining Board                                  FIRM LICENSE
Department of Commerce

FIRM                                             LICENSE NO.
Copper Crow Plumbing Co.                         PF 40118
PO Box 88
Billings, MT 59101                               TERM
                                                 01/01/2024 - 12/31/2025
This license must be posted in a conspicuous place.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Copper Crow Plumbing Co.',
      'fields.licenseNumber': 'PF 40118',
      'fields.expiryDate': '2025-12-31',
      'fields.issuingAuthority': 'Plumbers & Gas Fitters Examining Board',
    });
  });
});
