/** Licences that tell the owner, the trade, the place and the days in sentences, roles and columns of their own. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { addressBelowFirm } from '../../understanding/values/places/addressBelowFirm.ts';
import { FORMS } from '../index.ts';

const read = (picture: string, isScan = false): Record<string, unknown> => {
  const page = typedPage(picture);
  const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  const [licence] = readPages(FORMS, [isScan ? { ...page, words, source: 'ocr' } : page]);
  return Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]));
};
const licence = (lines: string) => `
                        CITY OF ALDER FORD
                        BUSINESS LICENSE

License number: TX-55102
Issued: 03/04/2024      Expires: 03/03/2025
${lines}

This license is not transferable and must be posted in a conspicuous place.`;
const owner = (lines: string, isScan = false) => read(licence(lines), isScan)['primaryPerson.fullName'];

describe('whoever owns a business', () => {
  it.each([
    'Business name: Heron Frames, LLC\nContact: Ottoline R Vance, Member',
    'Business name: Heron Frames, LLC\nManager      Ottoline R Vance, Owner',
    'Be it known that Heron Frames, LLC\nwhose owner and managing member is Ottoline R Vance\nhaving complied with the ordinances',
    'Business name: Heron Frames, LLC\nOwner and operator: Ottoline R Vance',
  ])('When it is said so: `%s`, then that is told', (lines) => {
    expect(owner(lines)).toBe('Ottoline R Vance');
  });

  it('When a sentence ends with the name, then its point is no part of it', () => {
    const lines =
      'Line of business stated on the application: Picture framing. Managing member:\nOttoline Vance-Burke.';
    expect(read(licence(lines))).toMatchObject({
      'primaryPerson.fullName': 'Ottoline Vance-Burke',
      'businessInfo.industry': 'Picture framing',
    });
  });

  it('When a contact or manager is no owner by what is said, then nobody is told', () => {
    expect(owner('Business name: Heron Frames, LLC\nContact: Ottoline R Vance, Manager')).toBeUndefined();
    expect(owner('Business name: Heron Frames, LLC\nContact: Ottoline R Vance')).toBeUndefined();
  });

  it('When a scan reads ć as é¢, then a name in -ović is whole', () => {
    expect(owner('Owner: Dragana Markovié¢', true)).toBe('Dragana Marković');
    expect(owner('Owner: DRAGANA MARKOVIÉ', true)).toBe('Dragana Marković');
    expect(owner('Owner: Dragana André', true)).toBe('Dragana André');
  });
});

describe('what a licence is for', () => {
  it.each([
    ['TYPE                SECONDHAND BOOKS', 'SECONDHAND BOOKS'],
    ['Classification: 3 — Retail', undefined],
    ['has the right to operate within the corporate limits a\nNail salon', 'Nail salon'],
  ])('When it says `%s`, then it is %s', (lines, trade) => {
    expect(read(licence(`Business name: Heron Frames, LLC\n${lines}`))['businessInfo.industry']).toBe(trade);
  });

  it('When a label with its value begins each of two columns, then the second label is no part of the first value', () => {
    const rows = `
Business:         Heron Frames           Ref:                  4
NAICS:            541310                 Year:                 2024
Occupation:  Picture framing             Amount:  $385.00
District:         North                  Zone:                 C2
Ward:             7                      Lot:                  12`;
    expect(read(licence(rows))['businessInfo.industry']).toBe('Picture framing');
  });
});

describe('where a business is', () => {
  const PLACE = {
    'businessInfo.businessAddress.street': '66 Quarry Rd',
    'businessInfo.businessAddress.city': 'Bend',
    'businessInfo.businessAddress.zipCode': '97701',
  };

  it('When its address stands right below a company without a label, then it is there', () => {
    expect(read(licence('\nHERON FRAMES, LLC\n66 Quarry Rd, Bend, OR 97701'))).toMatchObject(PLACE);
    expect(read(licence('\nHERON FRAMES, LLC\n66 Quarry Rd\nBend, OR 97701'))).toMatchObject(PLACE);
  });

  it('When that company is somebody’s agent, or another one has an address, too, then nothing is told', () => {
    const firm = 'HERON FRAMES, LLC\n66 Quarry Rd, Bend, OR 97701';
    const below = (print: string) =>
      addressBelowFirm(typedPage(print).words, { x0: 0, y0: 0, x1: 612, y1: 792 });
    expect(below(firm)?.street?.value).toBe('66 Quarry Rd');
    expect(below(`Registered agent\n${firm}`)).toBeNull();
    expect(below(`${firm}\n\nEGRET PIES, INC\n12 Elm St, Bend, OR 97701`)).toBeNull();
    expect(below('HERON FRAMES, LLC\n\n\n66 Quarry Rd, Bend, OR 97701')).toBeNull();
  });

  it('When labels of the next column stand beside its last line, then it is whole', () => {
    expect(
      read(`
                        DEPARTMENT OF REVENUE
                        SALES TAX LICENSE

ISSUED TO                                      LICENSE NUMBER
HERON FRAMES LLC                               21408877
66 QUARRY RD
BEND, OR 97701                                 ISSUED              EXPIRES
                                               03/04/2024          03/03/2025

This license is not transferable and must be posted in a conspicuous place.`),
    ).toMatchObject({ ...PLACE, 'fields.issueDate': '2024-03-04' });
  });
});

it('When its day is headed by `GRANTED`, then that is the day of issue', () => {
  const picture = `
                        VILLAGE OF ALDER FORD
                        BUSINESS LICENSE
Business name: Heron Frames, LLC

NUMBER              GRANTED             EXPIRES
OT-1187             May 1, 2025         April 30, 2026

This license is not transferable and must be posted in a conspicuous place.`;
  expect(read(picture)).toMatchObject({
    'fields.issueDate': '2025-05-01',
    'fields.expiryDate': '2026-04-30',
  });
});

it('When the office is broken in a column flush right, then the state beside it is who grants it', () => {
  const picture = `
                                                              DEPARTMENT OF THE
                                                                       TREASURY
             STATE OF OHIO
             BUSINESS REGISTRATION CERTIFICATE

Business name: Heron Frames, LLC
Certificate number: 1904477
Issued: 03/04/2024`;
  expect(read(picture)).toMatchObject({ 'fields.issuingAuthority': 'STATE OF OHIO' });
});

describe('a license in boxes, rows or sentences', () => {
  it('When the kind of business ends in a word that is a label elsewhere, then all of it is read', () => {
    expect(
      read(`
Maricopa County                                  PERMIT TO OPERATE
Environmental Services Department
FOOD ESTABLISHMENT
Casa Tlaloc
7345 W Encanto Blvd Ste 103, Phoenix, AZ 85035
Permit number                          Permit holder (owner)
FD-0451729                             Xochitl Pacheco
Business type                                            Permit class
Eating and drinking establishment                        Class 4
Issued on                              Expires on
02/01/2025                             01/31/2026`),
    ).toMatchObject({ 'businessInfo.industry': 'Eating and drinking establishment' });
  });
  it('When whoever owns it is responsible for it, too, then that is the person', () => {
    const license = (label: string) =>
      read(`
STATE OF OREGON
Construction Contractors Board
Contractor License
LICENSE NUMBER                        238417
LICENSEE                              Ironwood Electric Inc
ADDRESS OF RECORD                     1430 Umpqua Hwy
                                      Roseburg, OR 97470
${label.padEnd(38)}Svetlana P. Marchenko
DATE ISSUED                           11/03/2023
EXPIRATION DATE                       11/02/2025`);
    for (const label of ['OWNER / RESPONSIBLE INDIVIDUAL', 'RESPONSIBLE INDIVIDUAL'])
      expect(license(label)).toMatchObject({ 'primaryPerson.fullName': 'Svetlana P. Marchenko' });
  });
  it('When a sentence says what is conducted, then that is the trade', () => {
    expect(
      read(`
STATE OF NEW MEXICO
Office of the Secretary of State
CERTIFICATE OF TRADE NAME
REGISTRATION AND LICENSE
License Number TN-2022-10774
I, the Secretary of State, do hereby certify that Hannah R. Lindgren, owner, has filed an application to use the trade name
Copper Canyon Ledgers
for the conduct of the following business: Bookkeeping and payroll services, with its principal place of business
at 3305 Candelaria Rd NE, Albuquerque, NM 87107.`),
    ).toMatchObject({ 'businessInfo.industry': 'Bookkeeping and payroll services' });
  });

  it('When a registrar grants it, then that is the authority, and not who signs', () => {
    expect(
      read(`
Arizona Registrar of Contractors
1700 W. Washington Street, Suite 105, Phoenix, Arizona 85007

July 9, 2024
Ironwood Mechanical LLC
7740 E Speedway Blvd
Tucson, AZ 85710

Re: License No. ROC 331874
Dear Darnell Whitlock:
Congratulations. The Registrar has issued the contractor license shown above.
Sincerely,
Licensing Department
LICENSE NO.   ROC 331874
ISSUED   Jul 02, 2024     EXPIRES   Jul 31, 2026`)['fields.issuingAuthority'],
    ).toBe('Arizona Registrar of Contractors');
  });
  it('When rows name a member and the occupation that is licensed, then each is read', () => {
    expect(
      read(`
IOWA DEPARTMENT OF REVENUE                    PERMIT NUMBER
                                              1-85-117206
Sales and Use Tax Permit
Business name              Prairie Fork Works LLC
Member                     Thaddeus O. Vandersloot
Place of business          2209 Lincoln Way
                           Ames, IA 50014
OCCUPATION, TRADE OR PROFESSION LICENSED      Bicycle repair
Date issued                March 4, 2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'Prairie Fork Works LLC',
      'primaryPerson.fullName': 'Thaddeus O. Vandersloot',
      'businessInfo.industry': 'Bicycle repair',
    });
  });

  it('When labels are those of a board, then its days, its trade and its name in two lines are read', () => {
    expect(
      read(`
South Dakota Cosmetology
Commission

SALON LICENSE
Pursuant to the laws of this state, license is granted to
Prairie Rose Hair Studio
512 Saint Joseph St Ste 3
Rapid City, SD 57701
to operate as a
Beauty salon

Credential #          Original/renewal issue          Lapses after
S-04417               Feb 06, 2024                    Feb 28, 2025
Must be displayed at the reception desk.`),
    ).toMatchObject({
      'fields.issuingAuthority': 'South Dakota Cosmetology Commission',
      'fields.issueDate': '2024-02-06',
      'fields.expiryDate': '2025-02-28',
      'businessInfo.industry': 'Beauty salon',
    });
  });
  it('When a permit says what its number is for, then the number, the taxpayer of record and the days are read', () => {
    expect(
      read(`
Wisconsin Department of Revenue
SELLER'S PERMIT
USE THIS PERMIT NUMBER ON ALL RETURNS AND LETTERS        DATE OF ISSUE        GOOD THROUGH
456-1028837465-03                                        Nov 8, 2023          Nov 30, 2025
PLACE OF BUSINESS                                        COUNTY
Heron Foods                                              Marathon
1812 Rib Mountain Dr
Wausau WI 54401
TAXPAYER OF RECORD                                       KIND OF BUSINESS
Mai Yer Vang                                             Grocery store`),
    ).toMatchObject({
      'fields.licenseNumber': '456-1028837465-03',
      'primaryPerson.fullName': 'Mai Yer Vang',
      'fields.expiryDate': '2025-11-30',
    });
  });
  it('When a receipt was paid and issued on one day, then that is the day of issue', () => {
    expect(
      read(`
ESCAMBIA COUNTY TAX COLLECTOR                       EXPIRES
Local Business Tax Receipt                          09/30/2025
RECEIPT NO.          0092731
BUSINESS NAME        GULF LAWN & IRRIGATION
BUSINESS TYPE        LAWN MAINTENANCE
Employees     Amount     Penalty     Total paid     Paid and issued
3             26.25      0.00        26.25          08/22/2024`),
    ).toMatchObject({ 'fields.issueDate': '2024-08-22' });
  });
});
