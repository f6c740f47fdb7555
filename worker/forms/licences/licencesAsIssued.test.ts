/** Licences as states, counties and their boards issue them: receipts of counties, sellers' permits, cards and certificates of boards. */
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
const ISSUED = 'fields.issueDate';
const EXPIRES = 'fields.expiryDate';
const BY = 'fields.issuingAuthority';
const place = ['27 Larch Ln', 'Salem, OR 97301'];

describe('licences as they are issued', () => {
  it('When a code stands beside its label, then whoever signs below it is no trade', () => {
    const values = read(
      [
        'TEXAS SALES AND USE TAX PERMIT',
        '',
        beside('Taxpayer name and outlet location:', 'Taxpayer number: 3-20661-8830-4'),
      ]
        .concat(beside('Caddo Kites LLC', 'NAICS code: 339930'), beside('27 Larch Ln', ''))
        .concat(beside('Paris, TX 75460', 'Odalys Prentiss'), '', 'This permit is not transferable.'),
    );
    expect(values).toMatchObject({ [NAME]: 'Caddo Kites LLC' });
    expect(values).not.toHaveProperty([TRADE]);
  });

  it('When a company stands below a code, then its name is no trade', () => {
    const values = read(
      ['STATE OF OKLAHOMA - SALES TAX PERMIT', 'PERMIT NUMBER: STS-22018840-01', '']
        .concat('INDUSTRY CODE: 451120      CITY CODE: 5521', '', 'Caddo Kites LLC', ...place, '')
        .concat('Effective date: May 6, 2024', 'Must be posted in a conspicuous place.'),
    );
    expect(values).toMatchObject({ [NAME]: 'Caddo Kites LLC' });
    expect(values).not.toHaveProperty([TRADE]);
  });

  const receipt = (location: string) => [
    '              MARLOW COUNTY LOCAL BUSINESS TAX RECEIPT',
    '            VALID OCTOBER 1, 2024 THROUGH SEPTEMBER 30, 2025',
    '',
    beside('DBA:', 'Receipt #:412-88017'),
    beside('Business Name: Caddo Kites LLC', 'Business Type: KITE MAKING'),
    beside('Owner Name: Orville P. Stamm', 'Business Opened:04/12/2019'),
    location,
    'Business Phone: 954-555-0147',
    '',
    'THIS RECEIPT MUST BE POSTED CONSPICUOUSLY IN YOUR PLACE OF BUSINESS',
    'Mailing Address:',
    beside('Orville P. Stamm', 'Receipt #2CP-23-00088017'),
    beside('PO BOX 118', 'Paid 08/12/2024 27.00'),
    'MARLOW, FL 33302',
  ];
  it('When the number is set close behind `Receipt #:`, then it is read and that of the payment is not', () => {
    expect(read(receipt('Business Location: 27 LARCH LN'))).toMatchObject({ [NUMBER]: '412-88017' });
  });
  it('When a business location has a street and no place, then a box of the post office is not where it is', () => {
    expect(read(receipt('Business Location: 27 LARCH LN'))).toMatchObject({ [STREET]: '27 Larch Ln' });
    expect(read(receipt('Business Location:'))).toHaveProperty([STREET]);
  });

  it('When a permit lets sell tangible property and another column stands beside it, then that is no trade', () => {
    const values = read(
      ["SELLER'S PERMIT", '', 'Caddo Kites LLC', ...place, '', 'ACCOUNT NUMBER 218840117', '']
        .concat(beside('IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX', 'You are required to obey all'))
        .concat(
          beside('LAW TO ENGAGE IN THE BUSINESS OF SELLING TANGIBLE', 'your business. This permit does'),
        )
        .concat(beside('PERSONAL PROPERTY AT THE ABOVE LOCATION.', 'not allow you to do otherwise.')),
    );
    expect(values).toMatchObject({ [NAME]: 'Caddo Kites LLC' });
    expect(values).not.toHaveProperty([TRADE]);
  });

  it('When `LIC/REG/CERT` heads a column beside a control number, then the licence’s number is below it', () => {
    const values = read(
      [
        'LICENSE * REGISTRATION * CERTIFICATION * PERMIT',
        'STATE OF MARYLAND',
        'CERTIFIES THAT:',
        '        CADDO KITES LLC',
        '',
      ]
        .concat('IS AN AUTHORIZED: 05 - CONTRACTOR', '')
        .concat('LIC/REG/CERT         EXPIRATION          EFFECTIVE          CONTROL NO')
        .concat('188017               05-14-2026          04-22-2024         5218840')
        .concat('', 'THIS MUST BE CONSPICUOUSLY DISPLAYED IN OFFICE TO WHICH IT APPLIES'),
    );
    expect(values).toMatchObject({ [NUMBER]: '188017', [EXPIRES]: '2026-05-14' });
  });

  it('When a division has registered somebody for practice, then the paper is read by what stands below its values', () => {
    const values = read([
      ...centred(['State Of New Jersey', 'Division of Consumer Affairs', '', 'THIS IS TO CERTIFY THAT THE']),
      ...centred([
        'Division of Consumer Affairs',
        '',
        'HAS REGISTERED',
        '',
        'Caddo Kites LLC',
        '27 Larch Ln',
      ]),
      ...centred([
        'Nutley NJ 07110',
        '',
        'FOR PRACTICE IN NEW JERSEY AS A(N): Home Improvement Contractor',
        '',
      ]),
      beside('02/21/2024 TO 03/31/2025', '13VH88017400'),
      beside('VALID', 'LICENSE/REGISTRATION/CERTIFICATION #'),
    ]);
    expect(values).toMatchObject({
      [NAME]: 'Caddo Kites LLC',
      [STREET]: '27 Larch Ln',
      [TRADE]: 'Home Improvement Contractor',
      [NUMBER]: '13VH88017400',
      [ISSUED]: '2024-02-21',
      [EXPIRES]: '2025-03-31',
    });
  });

  it('When the labels stand below the values and the head names a law, then the department that signs granted it', () => {
    const values = read(
      [
        '              Certificate of Registration                  DR-11',
        '',
        'Issued Pursuant to Chapter 212, Statutes',
        '',
      ]
        .concat('66-8018801774-2              03/14/2022                  R 11')
        .concat(
          'Certificate Number           Registration Effective Date County',
          '',
          'This certifies that',
          '',
        )
        .concat(
          'Caddo Kites LLC',
          '27 Larch Ln',
          'Ocala FL 34470',
          '',
          'has met the sales and use tax requirements.',
        )
        .concat('This certificate is non-transferable.', 'POST THIS CERTIFICATE IN A CONSPICUOUS PLACE', '')
        .concat('                                     FLORIDA DEPARTMENT OF REVENUE'),
    );
    expect(values).toMatchObject({
      [NUMBER]: '66-8018801774-2',
      [ISSUED]: '2022-03-14',
      [BY]: 'FLORIDA DEPARTMENT OF REVENUE',
    });
  });

  it.each([
    ['HAS BEEN LICENSED AS AN', 'AIR CONDITIONING CONTRACTOR'],
    ['is certified by the Department of Consumer Protection as a registered', 'SIDING CONTRACTOR'],
    ['is duly licensed and entitled to practice the following classifications', 'PILE DRIVING'],
  ])('When the sentence `%s` leads to it, then the trade stands in the next line', (sentence, trade) => {
    const values = read([
      ...centred([
        'STATE OF OREGON',
        'LICENSING BOARD',
        'BE IT KNOWN THAT',
        'Caddo Kites LLC',
        sentence,
        trade,
      ]),
      '',
      'License Number: 88017',
      'License Expires: June 18, 2025',
    ]);
    expect(values).toMatchObject({ [TRADE]: trade });
  });
  it.each([
    [
      'is registered as a Home Improvement Contractor under the Consumer Protection Act',
      'Home Improvement Contractor',
    ],
    ['is hereby licensed a General Contractor in the State of Oregon', 'General Contractor'],
  ])('When it says that a company `%s`, then that is its trade', (sentence, trade) => {
    const values = read([
      ...centred([
        'STATE OF OREGON',
        'CONTRACTOR REGISTRATION',
        'This is to certify that',
        'Caddo Kites LLC',
        sentence,
      ]),
      '',
      'Registration Number: 88017         Expiration Date: 06/18/2025',
    ]);
    expect(values).toMatchObject({ [TRADE]: trade });
  });

  const permit = ['SALES TAX PERMIT', '', 'Caddo Kites LLC', ...place, ''];
  const posted = ['Issue date: May 6, 2024', 'Must be posted in a conspicuous place.'];
  it.each(['MISSOURI TAX IDENTIFICATION NUMBER', 'Minnesota Tax ID', 'LDR ACCOUNT NUMBER', 'LIC/REG/CERT'])(
    'When `%s` stands before it, then that is the number',
    (label) => {
      expect(read([...permit, `${label}: 2188017`, ...posted])).toMatchObject({ [NUMBER]: '2188017' });
    },
  );
  it('When `FID` stands before it, then that is the number of the federal tax office', () => {
    expect(read([...permit, 'TID: 2188017', 'FID: 98-2188017', ...posted])).toMatchObject({
      'businessInfo.ein': '98-2188017',
    });
  });
});
