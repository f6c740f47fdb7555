/** Cards, registrations and assumed names as offices of states print them, and words of theirs that are no labels. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (lines: readonly string[]) =>
  Object.fromEntries(
    readPages(FORMS, [typedPage(lines.join('\n'))]).flatMap(({ values }) =>
      values.map(({ to, value }) => [to as string, value]),
    ),
  );
const centred = (lines: readonly string[]) =>
  lines.map((line) => ' '.repeat(Math.round((90 - line.length) / 2)) + line);
const beside = (left: string, right: string) => left.padEnd(56) + right;

const NAME = 'businessInfo.businessName';
const TRADE = 'businessInfo.industry';
const STREET = 'businessInfo.businessAddress.street';
const NUMBER = 'fields.licenseNumber';
const EXPIRES = 'fields.expiryDate';
const BY = 'fields.issuingAuthority';

describe('licences of states', () => {
  it('When a card says as what its holder is registered by law, then it is read without a title', () => {
    const values = read([
      beside('Department of Labor and Industries', 'CADDO KITES LLC'),
      beside('PO Box 118', 'Reg: CC CADDOKI880NP'),
      beside('Olympia, WA 98504', 'Registered as provided by Law as:'),
      beside('', 'Construction Contractor'),
      '',
      'CADDO KITES LLC',
      beside('27 LARCH LN', 'Effective Date: 3/14/2023'),
      beside('YAKIMA WA 98901', 'Expiration Date: 3/14/2025'),
    ]);
    expect(values).toMatchObject({
      [NAME]: 'CADDO KITES LLC',
      [STREET]: '27 Larch Ln',
      [NUMBER]: 'CADDOKI880NP',
      [EXPIRES]: '2025-03-14',
    });
  });

  it('When a board registers a contractor, then the registration is one', () => {
    const values = read(
      centred(['STATE OF OKLAHOMA', 'CONSTRUCTION INDUSTRIES BOARD', 'SIDING CONTRACTOR REGISTRATION'])
        .concat('Registration No. 80018801', centred(['CADDO KITES LLC', '27 LARCH LN, ADA OK 74820']))
        .concat('Expires: 06/30/2025'),
    );
    expect(values).toMatchObject({
      [NAME]: 'CADDO KITES LLC',
      [NUMBER]: '80018801',
      [EXPIRES]: '2025-06-30',
    });
  });

  it('When a registration says to whom it is issued and that it must be posted, then it is one', () => {
    const values = read(
      centred(['STATE OF CALIFORNIA', 'BUREAU OF REPAIR', 'AUTOMOTIVE REPAIR DEALER REGISTRATION'])
        .concat('NO. ARD 00188017', 'ISSUED TO: CADDO MOTORS INC', '           27 LARCH LN')
        .concat('           OJAI, CA 93023', 'VALID UNTIL: 07/31/2025')
        .concat('THIS REGISTRATION MUST BE POSTED IN A CONSPICUOUS PLACE'),
    );
    expect(values).toMatchObject({
      [NAME]: 'CADDO MOTORS INC',
      [STREET]: '27 Larch Ln',
      [EXPIRES]: '2025-07-31',
    });
  });

  const license = [
    'CITY OF BEND',
    'BUSINESS LICENSE',
    '',
    'License Number: BL-88017',
    'Name: Caddo Kites LLC',
  ];
  it.each(['Home Improvement Contractor', 'Tow Truck Company'])(
    'When `%s` is its class, then that is its trade',
    (trade) => {
      const values = read([...license, '', 'LICENSE CATEGORY', trade, '', 'Expires: May 6, 2025']);
      expect(values).toMatchObject({ [TRADE]: trade });
    },
  );
  it('When a column is headed by a schedule, then that is no trade', () => {
    const values = read(
      [...license, '', 'NAICS    SCHEDULE    DESCRIPTION                      EXPIRES'].concat(
        '327110   046         KITES, PAPER AND SILK            12/31/2025',
      ),
    );
    expect(values).toMatchObject({ [TRADE]: 'KITES, PAPER AND SILK' });
  });
  it('When a period stands in its own row, then it ends with it', () => {
    expect(
      read([...license, 'Period              06/01/2024 - 11/30/2024', 'Not transferable']),
    ).toMatchObject({
      [EXPIRES]: '2024-11-30',
    });
  });

  it('When a title names what companies hold, then that is no company', () => {
    const values = read(
      centred([
        'STATE OF MICHIGAN',
        'DEPARTMENT OF LICENSING',
        '',
        'RESIDENTIAL BUILDER COMPANY',
        'LICENSE',
        '',
        'CADDO GABLES LLC',
      ])
        .concat(centred(['27 LARCH LN', 'IONIA, MI 48846']), '')
        .concat('LICENSE NO.                EXPIRATION DATE', '2102288017                 05/31/2026'),
    );
    expect(values).toMatchObject({ [NAME]: 'CADDO GABLES LLC' });
  });

  it('When an attorney general grants it, then the office is named whole', () => {
    const values = read(
      ['Commonwealth of Pennsylvania', 'Office of Attorney General', '', 'CONTRACTOR REGISTRATION', '']
        .concat('This is to certify that', 'Caddo Kites LLC', '')
        .concat('Registration Number: PA88017                Expiration Date: 06/14/2026'),
    );
    expect(String(values[BY])).toMatch(/Attorney General$/);
  });

  it('When city, state and ZIP code have labels below a business address, then an owner’s address further down is another', () => {
    const values = read(
      centred(['COUNTY OF TRAVIS', 'ASSUMED NAME RECORDS', 'CERTIFICATE OF OWNERSHIP'])
        .concat('NAME IN WHICH BUSINESS IS OR WILL BE CONDUCTED', 'CADDO BINDERY')
        .concat('BUSINESS ADDRESS: 27 LARCH LN', 'CITY: AUSTIN   STATE: TX   ZIP CODE: 78704', '')
        .concat('NAME: ORVILLE P STAMM', 'ADDRESS: 918 ELM ST, AUSTIN TX 78745', '')
        .concat('FILED 05/06/2024', 'OFFICIAL PUBLIC RECORDS'),
    );
    expect(values).toMatchObject({ [STREET]: '27 Larch Ln' });
  });

  it('When every business has a license of one kind, then its name stands beside the name of that', () => {
    const values = read(
      ['City of Philadelphia', 'COMMERCIAL ACTIVITY LICENSE', '', 'License Number: 88017'].concat(
        'Commercial Activity License Name: CADDO KITES',
        'Expiration Date: N/A',
        'Issue Date: 03/14/2022',
      ),
    );
    expect(values).toMatchObject({ [NAME]: 'CADDO KITES' });
  });
});
