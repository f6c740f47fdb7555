/** Licences whose number, days, holder, place and trade are asked for in other words than most authorities use. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const base = {
  number: 'License number',
  name: 'Business name',
  owner: 'Owner',
  place: 'Business location',
  trade: 'Type of business',
  issued: 'Issue date',
  expires: 'Expiration date',
};
const VALUES: Record<keyof typeof base, string> = {
  number: 'TX-55102',
  name: 'Heron Bay Frames LLC',
  owner: 'Ottoline R Vance',
  place: '66 Quarry Rd, Bend, OR 97701',
  trade: 'Picture framing',
  issued: '03/04/2024',
  expires: '03/03/2025',
};
const expected = {
  'fields.licenseNumber': 'TX-55102',
  'businessInfo.businessName': 'Heron Bay Frames LLC',
  'primaryPerson.fullName': 'Ottoline R Vance',
  'businessInfo.businessAddress.street': '66 Quarry Rd',
  'businessInfo.businessAddress.zipCode': '97701',
  'businessInfo.industry': 'Picture framing',
  'fields.issueDate': '2024-03-04',
  'fields.expiryDate': '2025-03-03',
};
const page = (lines: readonly string[]) => `
                                   City of Bend
                                   BUSINESS LICENSE

${lines.join('\n')}

This license is not transferable and must be posted in a conspicuous place.`;
const fieldsOf = (labels: typeof base) =>
  (Object.keys(base) as (keyof typeof base)[]).map((key) => [labels[key], VALUES[key]] as const);
const beside = (labels: typeof base) =>
  page(fieldsOf(labels).map(([label, value]) => `${label}:`.padEnd(48) + value));
const inColumns = (labels: typeof base) => {
  const fields = fieldsOf(labels);
  const rows = [fields.slice(0, 2), fields.slice(2, 4), fields.slice(4, 6), fields.slice(6)];
  return page(
    rows.flatMap((row) => [...[0, 1].map((at) => row.map((one) => one[at]!.padEnd(48)).join('')), '']),
  );
};

describe('licences labelled otherwise', () => {
  it.each<[keyof typeof base, string]>([
    ...[
      'Cert. No.',
      'Credential number',
      'Acct #',
      'Control no.',
      'UBI number',
      'Secretary of State file number',
    ].map((label): ['number', string] => ['number', label]),
    ...['Zoning permit no.', 'Contractor license no.', 'Permit identification number', 'Filing ID'].map(
      (label): ['number', string] => ['number', label],
    ),
    ['issued', 'Date of initial licensure'],
    ['issued', 'Original issuance'],
    ['issued', 'License begin date'],
    ['issued', 'Valid beginning'],
    ['issued', 'Last renewed'],
    ['expires', 'Renewal due'],
    ['expires', 'Renew by'],
    ['expires', 'Good till'],
    ['expires', 'Term ends'],
    ['expires', 'Permit exp. date'],
    ['expires', 'Not valid after'],
    ['expires', 'For license year ending'],
    ['name', 'Licensed establishment'],
    ['name', 'Registered business name'],
    ['name', 'Corporate name'],
    ['name', 'Business operating as'],
    ['owner', 'Legal owner'],
    ['owner', 'Managing member'],
    ['owner', 'Governing person'],
    ['owner', 'Governing person(s)'],
    ['owner', 'Managing partner'],
    ['owner', 'Owner, partner or officer'],
    ['owner', 'Name of owner(s) or principal'],
    ['place', 'Facility street address'],
    ['place', 'Shop address'],
    ['place', 'Licensed location'],
    ['place', 'Main office address'],
    ['place', 'Situs'],
    ['place', 'Place where business is conducted'],
    ['trade', 'Class of business'],
    ['trade', 'License class'],
    ['trade', 'Nature of operation'],
    ['trade', 'Primary business'],
    ['trade', 'License category description'],
  ])('When the %s is asked for as `%s`, then it is read beside and below that label', (key, label) => {
    const labels = { ...base, [key]: label };
    expect(readPicture(beside(labels))).toMatchObject(expected);
    expect(readPicture(inColumns(labels))).toMatchObject(expected);
  });

  it('When a word of names and sentences asks for it, then its colon tells', () => {
    expect(readPicture(beside({ ...base, number: 'Credential', trade: 'Profession' }))).toMatchObject(
      expected,
    );
    expect(readPicture(beside({ ...base, issued: 'Granted', expires: 'Ends' }))).toMatchObject(expected);
  });

  it.each(['Public address', 'Kitchen location', 'Owner or manager'])(
    'When `%s` heads the next column, then that is nobody’s name',
    (label) => {
      const values = readPicture(inColumns({ ...base, place: label }));
      expect(values['primaryPerson.fullName']).toBe('Ottoline R Vance');
    },
  );

  it.each(['Print date', 'Date paid', 'Renewal date'])(
    'When `%s` heads the column beside the trade, then it is none',
    (label) => {
      expect(readPicture(inColumns({ ...base, issued: label }))).toMatchObject({
        'businessInfo.industry': 'Picture framing',
      });
    },
  );

  it('When a colon ends a label before a house’s number, then the label is no part of the street', () => {
    const picture = page([
      'License number: TX-55102',
      'Business name: Heron Bay Frames LLC',
      'Address: Job site: 66 Quarry Rd, Bend, OR 97701',
      'Issue date: 03/04/2024                              Expiration date: 03/03/2025',
    ]);
    expect(readPicture(picture)).toMatchObject({ 'businessInfo.businessAddress.street': '66 Quarry Rd' });
  });

  it('When the title of a fictitious name’s statement is read in part, then its sentence tells what it is', () => {
    const picture = page([
      'File No.: FBN-2025-4410',
      'Date Filed: 07/19/2025                              Expiration Date: 07/19/2030',
      'The following person is doing business as:',
      'Fictitious business name: Heron Bay Frames',
      'Registered owner: Ottoline R Vance',
    ]).replace(/^.*(?:TAX|LICENSE|CERTIFICATE).*$/im, 'FICTITIOUS BUSINESS NAME');
    expect(readPicture(picture)).toMatchObject({
      'businessInfo.businessName': 'Heron Bay Frames',
      'fields.licenseNumber': 'FBN-2025-4410',
    });
  });
});
