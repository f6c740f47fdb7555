/** Licenses whose small print, controls and mail might be told as what they are about. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Licenses with numbers and names in small print', () => {
  it('When a form has a control number and the dealer’s certificate its own, then that is the license’s', () => {
    expect(
      readPicture(`
MVB-22 (REV. 07/21)                                        CONTROL NO. 0031882

                         MOTOR VEHICLE DEALER BOARD
                         DEALER LICENSE CERTIFICATE

DEALER CERTIFICATE NUMBER          CLASS              FRANCHISE LINES
DLR-00417-4                        INDEPENDENT        NONE

LICENSED DEALER (LEGAL NAME)
COPPER RIDGE MOTORS, INC.

LICENSE EFFECTIVE                  LICENSE EXPIRES
NOVEMBER 1, 2023                   OCTOBER 31, 2024`),
    ).toMatchObject({ 'fields.licenseNumber': 'DLR-00417-4' });
  });

  it('When a list of copies names the registrant, then what follows is not their name', () => {
    expect(
      readPicture(`
                  ALDER COUNTY CLERK-RECORDER
              FICTITIOUS BUSINESS NAME STATEMENT

Filed on 10/06/2021                      File No. 2021-0001847
Expires on 10/06/2026

3. Full name of registrant
Guadalupe Zavala-Finch

FBN-1 (Rev. 01/2020)      Distribution:      Original - County;      Registrant;      Copy - Newspaper`),
    ).not.toMatchObject({ 'businessInfo.businessName': expect.stringContaining('Newspaper') });
  });

  it('When the label of a company’s name begins further left than is known of it, then the whole name is read', () => {
    expect(
      readPicture(`
                  STATE OF COLORADO
          Articles of Organization for a Limited Liability Company

ID number 20221417730                     Date filed 05/11/2022

1. The domestic entity name of the limited liability company is
Larkspur Drone Surveying LLC

3. The registered agent name
Four Corners Agents Inc`),
    ).toMatchObject({ 'businessInfo.businessName': 'Larkspur Drone Surveying LLC' });
  });

  it('When a department’s name goes on flush below it, then it is read to its end', () => {
    expect(
      readPicture(`
Florida Department          2024 Annual Resale Certificate          DR-13R
of Revenue                                                          R. 10/23

               This certificate expires on December 31, 2024

Business name and location address          Certificate number
                                            26-8019374412-6
PALMETTO & PINE HOME GOODS LLC
2140 SAN MARCO BLVD STE 3                   Issued
JACKSONVILLE FL 32207-3218                  11/13/2023`),
    ).toMatchObject({ 'fields.issuingAuthority': 'Florida Department of Revenue' });
  });

  it('When a license came as an e-mail, then neither the mailbox grants it nor has whoever signs the trade’s address', () => {
    const values = readPicture(`
Mail                                        Dana Kealoha <dana.kealoha@oceanmail.example>

Your license has been issued - MAT-17702

Aloha Dana Kealoha,

Licensee                  Dana Kealoha
License type              Massage Therapist
License number            MAT-17702
Original issue date       07/01/2024
Expires                   06/30/2026

Mahalo,
Professional and Vocational Licensing Division
335 Merchant St Rm 301, Honolulu, HI 96813
(808) 555-0131`);
    expect(values).toMatchObject({ 'fields.licenseNumber': 'MAT-17702' });
    expect(values['fields.issuingAuthority']).not.toBe('Mail');
    expect(values).not.toHaveProperty(['businessInfo.businessAddress.street']);
  });
});
