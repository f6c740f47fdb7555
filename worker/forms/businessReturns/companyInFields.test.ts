/** Business returns and their summaries that ask for each part of the company's name and address in a field of its own. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const ROWS = [
  ['Name of corporation', 'Lanternfish Studios Inc'],
  ['Address', '71 Canal St'],
  ['Suite', '12'],
  ['City', 'Lowell'],
  ['State', 'MA'],
  ['ZIP code', '01852'],
  ['Employer ID number', '47-1180273'],
] as const;
const FIGURES = `
1a  Gross receipts or sales                    1a   812,400
1c  Balance. Subtract line 1b from line 1a     1c   812,400
2   Cost of goods sold                          2   301,200
3   Gross profit                                3   511,200
6   Total income                                6   511,200
20  Total deductions                           20   402,100
21  Ordinary business income (loss)            21   109,100`;
const TRUTH = {
  'businessInfo.businessName': 'Lanternfish Studios Inc',
  'businessInfo.ein': '47-1180273',
  'businessInfo.businessAddress.street': expect.stringMatching(/^71 Canal St (?:Ste|Suite) 12$/),
  'businessInfo.businessAddress.city': 'Lowell',
  'businessInfo.businessAddress.state': 'MA',
  'businessInfo.businessAddress.zipCode': '01852',
};

describe.each([
  'Form 1120-S   U.S. Income Tax Return for an S Corporation   2023   OMB No. 1545-0123',
  '2023 S Corporation Tax Return Summary (Form 1120-S)',
])('%s', (title) => {
  it.each([
    ['beside their labels', ROWS.map(([label, value]) => label.padEnd(30) + value).join('\n')],
    ['behind colons', ROWS.map(([label, value]) => `${label}: ${value}`).join('\n')],
    ['below their labels', ROWS.flat().join('\n')],
  ])('When the parts stand %s, then name, number and address are whole', (_, head) => {
    expect(readPicture(`${title}\n\n${head}\n${FIGURES}`)).toMatchObject(TRUTH);
  });
});
