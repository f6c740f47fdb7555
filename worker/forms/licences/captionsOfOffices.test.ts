/** What offices call the parts of a licence, each in place of the usual word, beside its value and above it. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const USUAL = {
  number: 'License Number',
  name: 'Business Name',
  owner: 'Owner',
  trade: 'Type of Business',
  issued: 'Issue Date',
  expires: 'Expiration Date',
};
const PATHS = {
  number: 'fields.licenseNumber',
  name: 'businessInfo.businessName',
  owner: 'primaryPerson.fullName',
  trade: 'businessInfo.industry',
  issued: 'fields.issueDate',
  expires: 'fields.expiryDate',
} as const;
const SAID = {
  number: 'BL-2024-03315',
  name: 'Heron Hill Bakery',
  owner: 'Robert Johnson',
  trade: 'Shoe repair',
  issued: '03/14/2024',
  expires: '02/28/2026',
};
type Part = keyof typeof USUAL;

function read(part: Part, label: string, between: string): unknown {
  const line = (one: Part) =>
    one === part ? `${label}${between}${SAID[one]}\n` : `${USUAL[one]}: ${SAID[one]}`;
  return readPicture(`
                  CITY OF ALDER FORD
                   FINANCE DEPARTMENT
                    BUSINESS LICENSE

${line('number')}
${line('name')}
${line('owner')}
Business Address: 410 Tamarack Ave, Alder Ford, NV 89406
${line('trade')}
${line('issued')}
${line('expires')}

This license must be posted in a conspicuous place and is not transferable.`)[PATHS[part]];
}

describe('captions of offices', () => {
  it.each<[Part, string]>([
    ...[
      'SOS Control Number',
      'Trade Name Reg. No.',
      'FBN #',
      'DBA File Number',
      'DEA Number',
      'Facility #',
    ].map((label): [Part, string] => ['number', label]),
    ...[
      'Name of the Business',
      'Trade Style',
      'Brokerage Name',
      'Certificate Holder',
      'Name of Food Establishment',
    ].map((label): [Part, string] => ['name', label]),
    ...['Officer Name', 'Licensed Individual', 'Host Name'].map((label): [Part, string] => ['owner', label]),
    ...['Type of Service', 'Classification', 'Services Offered', 'Scope of Work', 'Use Type'].map(
      (label): [Part, string] => ['trade', label],
    ),
    ...['Lic. Issued', 'Starting Date', 'Reg. Date', 'Inception Date', 'License From'].map(
      (label): [Part, string] => ['issued', label],
    ),
    ...['Expires After', 'Lic. Exp.', 'Good To', 'End of Term', 'Paid To', 'Date of Termination'].map(
      (label): [Part, string] => ['expires', label],
    ),
  ])('When the %s is called `%s`, then it is read', (part, label) => {
    const value = SAID[part].replace(/^(\d\d)\/(\d\d)\/(\d+)$/, '$3-$1-$2');
    expect([read(part, label, ': '), read(part, label, '\n')]).toEqual([value, value]);
  });
});
