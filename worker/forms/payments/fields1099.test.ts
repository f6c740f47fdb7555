/** 1099s that ask for each part of the recipient and the payer in a field of its own. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (parties: string): Record<string, unknown> => {
  const page = typedPage(`Form 1099-NEC Nonemployee Compensation 2024

${parties}

1 Nonemployee compensation          $21,340.80
4 Federal income tax withheld            $0.00`);
  return Object.fromEntries(readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]));
};

const PAYER = [
  ['Payer', 'Lanternfish Studios LLC'],
  ['EIN', '47-1180273'],
  ['Address', '71 Canal St'],
  ['City', 'Lowell'],
  ['State', 'MA'],
  ['ZIP', '01852'],
] as const;
const PREFIXED = [
  ['Recipient name', 'Noor B Achterhuis'],
  ['Recipient TIN', '914-22-7081'],
  ['Recipient street', '16 Orchard Ct Apt 3'],
  ['Recipient city', 'Nashua'],
  ['Recipient state', 'NH'],
  ['Recipient ZIP', '03060'],
] as const;
const IN_PARTS = [
  ['Recipient first name', 'Noor B'],
  ['Recipient last name', 'Achterhuis'],
  ['Recipient TIN', '914-22-7081'],
  ['Address', '16 Orchard Ct Apt 3'],
  ['City or town, state or province, country, and ZIP or foreign postal code', 'Nashua, NH 03060'],
] as const;
const TRUTH = {
  'fields.recipientName': 'Noor B Achterhuis',
  'primaryPerson.ssn': '914-22-7081',
  'primaryPerson.homeAddress.street': '16 Orchard Ct Apt 3',
  'primaryPerson.homeAddress.city': 'Nashua',
  'primaryPerson.homeAddress.state': 'NH',
  'primaryPerson.homeAddress.zipCode': '03060',
  'fields.payerName': 'Lanternfish Studios LLC',
  'fields.payerTin': '47-1180273',
};

type Rows = readonly (readonly [string, string])[];
const SETTINGS = {
  'beside their labels': (rows: Rows) => rows.map(([label, value]) => label.padEnd(78) + value).join('\n'),
  'behind colons': (rows: Rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  'below their labels': (rows: Rows) => rows.flat().join('\n'),
} as const;

describe.each(Object.entries(SETTINGS))('fields of a 1099 with what was filled in %s', (_, set) => {
  it.each([
    ['each label says whose it is', PREFIXED, false],
    ['the payer stands first', PREFIXED, true],
    ['the name is asked for in parts', IN_PARTS, true],
  ] as const)('When %s, then both are told', (_case, recipient, isBehind) => {
    const blocks = [set(recipient), set(PAYER)];
    expect(read((isBehind ? blocks.reverse() : blocks).join('\n\n'))).toMatchObject(TRUTH);
  });
});

it('When a heading tells whose block it is, then the labels in it are no part of what they ask for', () => {
  const rows = (heading: string, name: string, tin: string, address: string) =>
    `${heading}\nName      ${name}\nTIN       ${tin}\nAddress   ${address}`;
  const payer = rows('Payer', 'Lanternfish Studios LLC', '47-1180273', '71 Canal St, Lowell, MA 01852');
  const recipient = rows(
    'Recipient',
    'Noor B Achterhuis',
    '914-22-7081',
    '16 Orchard Ct Apt 3, Nashua, NH 03060',
  );
  expect(read(`${payer}\n\n${recipient}`)).toMatchObject({
    'fields.recipientName': 'Noor B Achterhuis',
    'primaryPerson.homeAddress.street': '16 Orchard Ct Apt 3',
  });
});
