/** The head of a business return: its name, number, address, the day it began and its total assets. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { companyFields } from '../askedFields.ts';

const below = (labels: readonly string[], more: { beside?: string } = {}): Where[] =>
  labels.map((label) => ({ below: label, depth: 26, ...more }));

/** The label of the number, which stands beside the name on the forms of every year. */
export const EIN_LABEL = 'employer identification number';
const numberStreet = ['number street and room or suite no', 'number and street if a p.o. box'];
/** The second is all that is left of a misread one where `ZIP or foreign postal code` is found as a label of its own, the last of one that lost words. */
const town = [
  'city or town state or province country and zip',
  'city or town state or province country and',
  'city or town state and zip code', // until 2011
  'city or town',
];

/** The last row of the head is as high as two others on the form of an S corporation. */
const TOWN_DEPTH = 34;

export const businessReturnHead: readonly FieldRule[] = [
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    where: [
      { below: 'name of partnership', depth: 26 },
      { below: 'name', beside: EIN_LABEL, depth: 26 },
    ],
  },
  // where a scan's label of the name is not recognised: it stands above that of the street
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    where: numberStreet.map((label): Where => ({ above: label })),
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  { to: ['businessInfo.ein'], as: 'ein', where: below([EIN_LABEL, 'employer identification no']) },
  {
    to: ['businessInfo.businessAddress.street'],
    as: 'street',
    where: [
      {
        join: [
          { below: numberStreet[1]!, depth: 24 },
          { below: 'room or suite no', depth: 24, say: 'Ste' },
        ],
      },
      ...below(numberStreet),
    ],
  },
  {
    to: {
      city: ['businessInfo.businessAddress.city'],
      state: ['businessInfo.businessAddress.state'],
      zipCode: ['businessInfo.businessAddress.zipCode'],
    },
    as: 'place',
    where: town.map((label): Where => ({ below: label, depth: TOWN_DEPTH })),
  },
  {
    to: ['businessInfo.businessAddress.city'],
    as: 'city',
    where: [{ below: 'city or town', beside: 'state or province', depth: 24 }],
  },
  {
    to: ['businessInfo.businessAddress.state'],
    as: 'state',
    where: [{ below: 'state or province', depth: 24 }],
  },
  {
    to: ['businessInfo.businessAddress.zipCode'],
    as: 'zipCode',
    where: [{ below: 'zip or foreign postal code', depth: 24 }],
  },
  {
    to: ['businessInfo.yearFounded'],
    as: 'year',
    where: below(['date incorporated', 'date business started']),
  },
  {
    to: ['fields.totalAssets'],
    as: 'money',
    where: below(['total assets see instructions', 'total assets']),
  },
  // `Use the IRS label.`: until 2007 one was sent out, to be stuck over the boxes
  {
    to: { name: ['businessInfo.businessName'], ...addressPaths('businessInfo.businessAddress') },
    as: 'businessBlock',
    where: [{ right: 'irs label', rows: 4 }],
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  // the IRS's transcript of it: below its numbers, as a letter has it
  {
    to: { name: ['businessInfo.businessName'], ...addressPaths('businessInfo.businessAddress') },
    as: 'businessBlock',
    where: ['tracking number', 'tax period', 'report for tax period ending'].map((above): Where => ({
      between: [above, 'received date'],
    })),
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  ...companyFields,
  // some programs print name and address as on an envelope, beside `Type or Print`
  ...(
    [
      [{ name: ['businessInfo.businessName'] }, 'addressedCompany'],
      [addressPaths('businessInfo.businessAddress'), 'businessBlock'],
    ] as const
  ).map(([to, as]): FieldRule => ({
    to,
    as,
    where: [{ letter: 'addressee' }],
    // and a letter with the return has no number
    when: { field: 'businessInfo.ein', isGiven: true },
    isLast: true,
  })),
];
