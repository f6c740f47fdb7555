/** Certificates of occupancy, letters of renewal, certificates of states, and labels of two parts. */
import { describe, expect, it } from '@jest/globals';
import { formsOn, readPicture } from '../testing/readPage.ts';

describe('A certificate of occupancy', () => {
  const paper = (business: string) => `
                    CERTIFICATE OF OCCUPANCY
                    City of Alder Bay, Oregon
                    Building Inspection Division
C.O. NUMBER      CO-2023-00417       BUILDING PERMIT    BP-2022-1180
${business}
ADDRESS OF PREMISES     118 Cannery Row, Suite 4, Alder Bay, OR 97103
TENANT / OPERATOR    Odalys Brennecke        BUSINESS PHONE   (503) 555-0144
OWNER OF BUILDING    Cannery Holdings LP, 9 Pike St, Seattle, WA 98101
USE                  Retail bakery           OCCUPANCY GROUP  M
OCCUPANT LOAD        42                      DATE ISSUED      AUG 3, 2023
POST IN A CONSPICUOUS PLACE`;

  it('When it names a business, then it is read, whatever permit the house was built by', () => {
    expect(readPicture(paper('NAME OF BUSINESS    SALT & RYE BAKERY'))).toMatchObject({
      'businessInfo.businessName': 'SALT & RYE BAKERY',
      'businessInfo.businessAddress.street': '118 Cannery Row, Suite 4',
      'businessInfo.businessPhone': '(503) 555-0144',
      'primaryPerson.fullName': 'Odalys Brennecke',
      'fields.licenseNumber': 'CO-2023-00417',
      'fields.issueDate': '2023-08-03',
      'fields.issuingAuthority': 'City of Alder Bay, Oregon',
    });
  });
  it('When it is of a house, then it is no licence', () => {
    expect(
      formsOn(`
                    CERTIFICATE OF OCCUPANCY
                    City of Alder Bay, Oregon
PARCEL NUMBER    9874-22-1180         BUILDING PERMIT    BP-2022-1180
ADDRESS OF PREMISES     31 Quarry Lane, Alder Bay, OR 97103
OWNER            Odalys Brennecke
USE              One-family dwelling  OCCUPANCY GROUP    R-3
ZONING           R-20                 DATE ISSUED        AUG 3, 2023
POST IN A CONSPICUOUS PLACE`),
    ).toEqual([]);
  });
});

describe('Labels of licences', () => {
  it('When a label says what else it is, then the value stands behind its colon', () => {
    expect(
      readPicture(`
TOWN OF ALDER BAY
HOME OCCUPATION PERMIT
Permit No.: HOP-24-0031
Date approved: March 4, 2024
Applicant / householder: Odalys Brennecke
Name of business: Brennecke Lamp Repair
Location of dwelling: 31 Quarry Lane, Alder Bay, OR 97103
Nature of occupation: Lamp and clock repair
This permit is not transferable.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Odalys Brennecke',
      'businessInfo.businessAddress.street': '31 Quarry Lane',
      'businessInfo.industry': 'Lamp and clock repair',
    });
  });

  it('When the number is centred below its label and wider than it, then all of it is read', () => {
    expect(
      readPicture(`
STATE OF OREGON
SELLER'S PERMIT
                                        PERMIT NUMBER
                                      318-220917 - 00002
BUSINESS NAME: BRENNECKE LAMPS
START DATE: May 1, 2023
NOT TRANSFERABLE`)['fields.licenseNumber'],
    ).toBe('318-220917 - 00002');
  });

  it('When a certificate says when it was issued and when the first one was, then the former is read', () => {
    const values = readPicture(`
STATE OF OREGON
Board of Cosmetology
COSMETOLOGY SALON LICENSE
NUMBER                                  EXPIRES ON
2204 031877                             08-31-2026
Shear Folly House of Hair
40 N. Pine St
Alder Bay, OR 97103
LICENSEE: Odalys Brennecke
Originally licensed: 08-20-2015        This certificate issued: 08-22-2024`);
    expect(values).toMatchObject({ 'fields.issueDate': '2024-08-22' });
  });

  it("When the owner's address is a residence or a company's, then it is the owner's", () => {
    expect(
      readPicture(`
FICTITIOUS BUSINESS NAME STATEMENT
FILE NO. 20246604411
1. Fictitious Business Name(s)
FIRST FRIDAY FRAMING
2. Street Address of Principal Place of Business
40 N PINE ST, ALDER BAY, CA 92805
3. Full name of Registrant
ODALYS BRENNECKE
Res./Corp. Address (Do NOT use a P.O. Box)      City   State   Zip
31 QUARRY LN, ORANGE, CA 92869
THIS STATEMENT EXPIRES
OCT 3 2029`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '31 Quarry Ln',
      'fields.expiryDate': '2029-10-03',
    });
  });

  it('When a merchant is named in Spanish, then so are the legal name and the place', () => {
    expect(
      readPicture(`
DEPARTAMENTO DE HACIENDA
CERTIFICADO DE REGISTRO DE COMERCIANTES
Número de Registro de Comerciante
0331902-0044
Nombre legal
MARISOL ROSADO VEGA
Nombre comercial (DBA)
FERRETERIA EL CLAVO
Dirección física del establecimiento
CALLE LUNA 40, BAYAMON PR 00959`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Marisol Rosado Vega',
      'businessInfo.businessName': 'FERRETERIA EL CLAVO',
    });
  });
});

it('A letter of renewal tells its number in its subject and speaks to whom it is granted', () => {
  expect(
    readPicture(`
OREGON STATE PLUMBING BOARD
12 Harbor Way, Salem, OR 97301
December 4, 2023
Mr. Thibor Q. Brennecke
Brennecke & Sons Mechanical, LLC
40 N Pine St, Suite 5
Alder Bay, OR 97103
Re: Renewal of Master Plumber License LMP 2219
Your license has been renewed. It is effective January 1, 2024 and will expire on
December 31, 2024. This license is not transferable. Licensee is to keep this letter.`),
  ).toMatchObject({
    'primaryPerson.fullName': 'Thibor Q. Brennecke',
    'businessInfo.businessName': 'Brennecke & Sons Mechanical, LLC',
    'fields.licenseNumber': 'LMP 2219',
  });
});

it('A certificate of a state is from the officer who certifies, and not from its motto', () => {
  expect(
    readPicture(`
                     Delaware
                     The First State
I, LENA Q. CASTELLAN, SECRETARY OF STATE OF THE STATE
OF DELAWARE, DO HEREBY CERTIFY "OXBOW METRICS, LLC" IS
DULY FORMED UNDER THE LAWS OF THE STATE OF DELAWARE AND IS IN
GOOD STANDING AND HAS A LEGAL EXISTENCE SO FAR AS THE RECORDS
OF THIS OFFICE SHOW, AS OF THE TENTH DAY OF MAY, A.D. 2024.
SR# 20242871190                     Date: 05-10-24`),
  ).toMatchObject({
    'businessInfo.businessName': 'OXBOW METRICS, LLC',
    'fields.issuingAuthority': 'SECRETARY OF STATE OF THE STATE OF DELAWARE',
    'fields.issueDate': '2024-05-10',
  });
});

it('A notice of renewal tells when the current license expires and the telephone on file', () => {
  expect(
    readPicture(`
City of Alder Ford                            BUSINESS LICENSE
Finance Department                             RENEWAL NOTICE

OAK FLAT UPHOLSTERY               Notice Date:                12/02/2024
RUTH OKAFOR                       License Number:             0128834
410 TAMARACK AVE STE D            Current License Expires:    12/31/2024
ALDER FORD CA 95351-1542          Delinquent After:           01/31/2025

Business Location:   410 TAMARACK AVE STE D      Ownership:       SOLE PROPRIETOR
                     ALDER FORD CA 95351-1542    Phone on File:   (209) 555-0147
Business Activity:   FURNITURE REUPHOLSTERY      Rate Class:      C - SERVICE`),
  ).toMatchObject({
    'fields.expiryDate': '2024-12-31',
    'businessInfo.businessPhone': '(209) 555-0147',
  });
});
