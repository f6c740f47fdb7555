/** Licences whose labels and sentences are words of names, too, or are worded as few others are. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const ADDRESS = 'businessInfo.businessAddress';

describe('licences in other words', () => {
  it('When a licence says that it terminates, then that day is its last', () => {
    const values = readPicture(`
Borough of Collingswood          Camden County, New Jersey
Mercantile License 2024
License Number: ML-0417
Name of Business: Reed & Marsh Florists
Business Address: 31 Haddon Ave E, Collingswood, NJ 08108
Issued: January 22, 2024
This license terminates: December 31, 2024`);
    expect(values['fields.expiryDate']).toBe('2024-12-31');
  });

  it('When the owner is the one who manages, too, then both words are the label', () => {
    const values = readPicture(`
STATE OF OREGON
Construction Contractors Board
License Certificate
This document certifies that
Rogue Bend Roofing LLC
1204 Old Stage Rd
Medford, OR 97501
is licensed in accordance with Oregon law as a
Residential roofing contractor
License Number        Issued             Expires
219307                May 3, 2023        May 3, 2025
Owner and Responsible Managing Individual: Wm. Anders Nyqvist`);
    expect(values['primaryPerson.fullName']).toBe('Wm. Anders Nyqvist');
  });

  it('When a name holds the letters of a label within a longer word, then it is no label', () => {
    const values = readPicture(`
GEORGIA STATE BOARD OF COSMETOLOGY AND BARBERS
Salon License
License number        SHOP 071544
Salon name            Renowned by Noor Hair Studio
Owner                 Noor R. Haddad-Keene
Salon address         1160 Walton Way, Suite B
                      Augusta, GA 30901
Date of expiration    Jun 30, 2025`);
    expect(values['businessInfo.businessName']).toBe('Renowned by Noor Hair Studio');
  });

  it('When `doing business as` goes on in the next line, then the name is no part of the street', () => {
    const values = readPicture(`
VILLAGE OF BELLBROOK
Office of the Village Clerk    15 E Franklin Street    Bellbrook, Ohio 45305
HOME OCCUPATION LICENSE NO. HO-2025-017
BE IT KNOWN that a license is hereby granted to Ingrid Solheim-Vance, doing
business as Sugar Creek Cello Repair, at 88 Linden St, Bellbrook, OH 45305,
to carry on the business of musical instrument repair in the dwelling at that address.
This license was issued on the 3rd day of March, 2025 (03/03/2025) and expires on
03/02/2026 unless sooner revoked.`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Sugar Creek Cello Repair',
      [`${ADDRESS}.street`]: '88 Linden St',
      [`${ADDRESS}.zipCode`]: '45305',
    });
  });
});

describe('the parts of an address above their labels', () => {
  const licence = (rows: string) => `
COMMONWEALTH OF KENTUCKY
Cabinet for Health and Family Services
LICENSE TO OPERATE

Pennyrile Seedlings Learning Center LLC        L-352117
Name of licensed business                      License number
${rows}
Child day care center        Margit Oyelaran
Type of facility             Owner

10/15/2024                   10/14/2025
Date issued                  Expiration date`;

  it('When street, city, state and ZIP code are told below, then they are the address', () => {
    const values = readPicture(
      licence(`
418 Versailles Rd            Frankfort           KY       40601
Street                       City                State    Zip
`),
    );
    expect(values).toMatchObject({
      [`${ADDRESS}.street`]: '418 Versailles Rd',
      [`${ADDRESS}.city`]: 'Frankfort',
      [`${ADDRESS}.state`]: 'KY',
      [`${ADDRESS}.zipCode`]: '40601',
    });
  });

  it('When what stands above them has labels above it, then it is theirs', () => {
    const values = readPicture(
      licence(`
Owner street                 City                State    Zip
77 Holmes St                 Frankfort           KY       40601
Street                       City                State    Zip
`),
    );
    expect(values[`${ADDRESS}.street`]).not.toBe('77 Holmes St');
  });
});
