/** Articles of organization or incorporation, and certificates of formation: what a state has on file of a company. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const near = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [{ right: label }, { below: label, depth: 30, run: true }]);

const officesOf = (company: string) => [
  `address of the principal office of the ${company} is`,
  `principal office of the ${company} is`,
];
/** An address beside the label or below it, or first beside it and then below it. */
const withLines = (label: string, starts?: true): Where[] => [
  {
    join: [
      { right: label, ...(starts && { starts }) },
      { below: label, depth: 30, ...(starts && { starts }) },
    ],
  },
  { right: label, rows: 2, ...(starts && { starts }) },
  { below: label, depth: 44, ...(starts && { starts }) },
];

interface Kind {
  readonly businessType: string;
  readonly titles: readonly string[];
  /** What sentences call the company: `The name of the limited liability company is ...` */
  readonly company: string;
}

const COMMON = [
  'secretary of state',
  'department of state',
  'division of corporations',
  'registered agent',
  'registered office',
  'principal office',
  'filed',
  'entity name',
  'document number',
  'filing number',
];

const articles = ({ businessType, titles, company }: Kind): FormDefinition => ({
  name: 'Business license',
  documentType: 'business-license',
  hasTaxYear: false,
  signs: [{ needs: 3, anyOf: titles, of: [...titles, company, ...COMMON] }],
  fields: [
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      where: [
        ...near([`name of the ${company} is`, `entity name of the ${company} is`, 'name of the entity is']),
        ...near([`name of the ${company}`, `name of ${company}`, 'entity name', 'company name']),
      ],
    },
    {
      to: ['businessInfo.businessName'],
      as: 'companyName',
      use: 'suggestion', // it may be whoever filed them
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.businessName', isMissing: true },
    },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateName',
      where: [
        { right: 'state of' },
        { right: 'commonwealth of' },
        { right: 'under the laws of' },
        { right: 'secretary of state of' },
      ],
    },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateOfOffice',
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.stateOfIncorporation', isMissing: true },
    },
    {
      to: ['businessInfo.yearFounded'],
      as: 'year',
      where: [
        ...near(['date of formation', 'formation date', 'exist date']),
        ...near(['date filed', 'filing date', 'filed on', 'filed']),
        { below: 'filed', depth: 44, across: ['secretary of state', 'department of state'] },
      ],
    },
    {
      to: ['businessInfo.yearFounded'],
      as: 'year',
      use: 'suggestion', // the day of a signature, too, is a date
      where: near(['date']),
      when: { field: 'businessInfo.yearFounded', isMissing: true },
    },
    {
      to: ['fields.issueDate'],
      as: 'date',
      where: [
        ...near(['date filed', 'filing date', 'filed on', 'file date', 'filed']),
        { below: 'filed', depth: 44, across: ['secretary of state', 'department of state', 'date'] },
      ],
    },
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'address',
      where: [
        ...officesOf(company).map((below): Where => ({ below, depth: 44, run: true, across: ['zip code'] })),
        ...officesOf(company).flatMap((label) => withLines(label)),
        // `The street address and county of the registered agent's office`: in a sentence it may be anybody's
        ...withLines('street address', true),
        ...['principal office', 'principal place of business'].flatMap((label) => withLines(label)),
      ],
    },
    // `2. The principal office address: street name and number`, and below it `City | State | ZIP code`
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'partsOfBusiness',
      where: [{ anywhere: 'page' }],
      when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    },
    { to: ['fields.issuingAuthority'], as: 'secretaryOfState', where: [{ anywhere: 'page' }] },
    { to: ['businessInfo.businessPhone'], as: 'phone', where: near(['principal office telephone number']) },
    {
      to: ['fields.licenseNumber'],
      as: 'code',
      where: near(['entity number', 'document number', 'filing number', 'id number', 'file number']),
    },
  ],
  derived: [
    {
      to: 'businessInfo.businessType',
      value: businessType,
      when: { field: 'businessInfo.businessName', isGiven: true },
    },
  ],
  otherLabels: [...titles, ...COMMON, company, 'registered agent name', 'mailing address', 'organizer'],
});

export const articlesOfOrganization = articles({
  businessType: 'LLC',
  company: 'limited liability company',
  titles: ['articles of organization', 'certificate of organization', 'certificate of formation'],
});

export const articlesOfIncorporation = articles({
  businessType: 'Corporation',
  company: 'corporation',
  titles: ['articles of incorporation', 'certificate of incorporation'],
});
