/** Licences granted to people: their names stand where others name a business, or within a sentence. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('licences granted to people', () => {
  it('When a professional’s name stands in the window, then it is a person’s and no business’s', () => {
    const values = readPicture(`
              Commonwealth of Pennsylvania
                  Department of State
     Bureau of Professional and Occupational Affairs

License Type                              License Status
Certified Public Accountant               Active

                                          Initial License Date
                                          07/12/2011
Marguerite A Szymanski
331 Arch Street Apt 6                     License Number
Allentown PA 18102                        CA058841

                                          Expiration Date
                                          12/31/2025`);
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'Marguerite A Szymanski' });
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When a resident may conduct an occupation known by a name, then who, what and its name are read', () => {
    expect(
      readPicture(`
City of Olathe                                            No. HOP-24-0093
                   HOME OCCUPATION PERMIT
Permission is hereby granted to Josephine Tran-Delgado, resident of 2731 Hickory Hollow
Ln, Olathe, KS 66061, to conduct a home occupation known as Threadbare Alterations
for the purpose of Clothing alterations and repair, subject to the conditions below.
This permit is effective June 11, 2024 and shall expire on June 10, 2025 unless renewed.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Josephine Tran-Delgado',
      'businessInfo.businessName': 'Threadbare Alterations',
      'businessInfo.industry': 'Clothing alterations and repair',
    });
  });

  it('When the owner is the permittee, too, and one word heads the permit, then it is read', () => {
    expect(
      readPicture(`
Mecklenburg County Health Department
PERMIT

Establishment name:    Smoke & Mirrors BBQ
Owner/Permittee:       Delroy Whitfield
Address:               905 N Tryon St
City/State/Zip:        Charlotte, NC 28206
Establishment ID:      F-060-44187
Date issued:           April 9, 2024
Valid through:         April 9, 2025`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Delroy Whitfield',
      'businessInfo.businessName': 'Smoke & Mirrors BBQ',
      'fields.licenseNumber': 'F-060-44187',
    });
  });
});

it('When a board of a trade heads a card, then it is its licence', () => {
  expect(
    readPicture(`
        Ohio State Cosmetology and Barber Board
                   BARBER LICENSE
DESMOND T CARRUTHERS
License #   BAR-118820
Status      ACTIVE
Expires     12/31/2025`),
  ).toMatchObject({
    'primaryPerson.fullName': 'Desmond T Carruthers',
    'fields.licenseNumber': 'BAR-118820',
    'fields.issuingAuthority': 'Ohio State Cosmetology and Barber Board',
  });
});

describe('what licences of other offices call things', () => {
  it('When letters in brackets end the heading, then it is a permit, and the current issue is its day', () => {
    const values = readPicture(`
Texas Alcoholic Beverage Commission
Mixed Beverage Permit (MB)
License/Permit No.       MB1129384
Trade Name               The Pecan Alley Taproom
Owner                    Pecan Alley Hospitality LLC
Location Address         611 S Congress Ave Ste 120, Austin, TX 78704
Original Issue Date      03/21/2018
Current Issued Date      03/21/2024
Expiration Date          03/20/2026`);
    expect(values).toMatchObject({
      'fields.licenseNumber': 'MB1129384',
      'fields.issueDate': '2024-03-21',
    });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When a stamp validates it, then that is the day of issue', () => {
    expect(
      readPicture(`
New York State Department of Taxation and Finance
Certificate of Authority
Identification number                        VALIDATED
47-3319085                                   05/02/2022

ADIRONDACK WOOL & YARN INC
17 MAIN ST
SARANAC LAKE NY 12983
Nontransferable. This certificate must be displayed in a conspicuous place.
CERTIFICATE OF REGISTRATION`),
    ).toMatchObject({ 'fields.issueDate': '2022-05-02' });
  });

  it('When a trade has its number of a list in front, then the words are the trade', () => {
    expect(
      readPicture(`
City of Woodstock, Georgia
2024 Occupational Tax Certificate
BUSINESS                                CERTIFICATE # OTC-2024-05582
Magnolia Mobile Notary                  NAICS 541120 - Notary Services
1190 Buckhead Xing                      ISSUED 1/8/2024
Woodstock, GA 30189                     EXPIRES 12/31/2024`),
    ).toMatchObject({ 'businessInfo.industry': 'Notary Services' });
  });
});
