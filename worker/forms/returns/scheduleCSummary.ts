/** Worksheets, summaries and comparisons of a Schedule C, as tax software prints them: its questions in the program's own boxes or rows. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition, SaidRule } from '../../understanding/formDefinition.ts';
import { inRowsOrOnCards } from '../summaries/figureRows.ts';
import { scheduleC } from './scheduleC.ts';
import { signsOfSummary } from './scheduleCSummarySigns.ts';
import { boxes, rows } from '../businessReturns/summaryPlaces.ts';

const ACTIVITY = [
  'principal business or profession including product or service',
  'principal business or profession',
  'principal business activity',
  'principal business',
  'business activity',
  'type of work',
];
const CODE = [
  'business code enter the 6-digit code',
  'principal business code',
  'business activity code',
  'business code',
  'activity code',
];
const NAME = [
  'business name if no separate business name leave blank',
  'business name if different',
  'business name',
  'name of business',
];
const NUMBER = [
  'employer id number ein if any',
  'employer id number ein',
  'employer id number',
  'employer id no',
  'employer identification number',
  'ein',
];
const ADDRESS = ['business address', 'address of business'];
const TOWN = [
  'city state and zip code',
  'city state zip code',
  'city state zip',
  'city town or post office state and zip code',
];
const OWNER = ['name of proprietor', 'proprietor name', 'proprietor'];
const SSN = ['social security number ssn', 'social security number', 'taxpayer identification number', 'ssn'];

const to = addressPaths('businessInfo.businessAddress');
const { street, ...town } = to;
const said = (target: TargetPath, as: FieldRule['as'], labels: readonly string[]): FieldRule => ({
  to: [target],
  as,
  where: [...rows(labels), ...boxes(labels)],
});
const amount = (target: TargetPath, ...labels: string[]): FieldRule => ({
  to: [target],
  as: 'rowMoney',
  where: rows(labels),
});

/** Behind a short name that only its colon tells from a word of a name. */
const listed: readonly SaidRule[] = [
  { to: ['businessInfo.businessName'], as: 'businessName', after: ['business'] },
  { to: ['fields.businessCode'], as: 'activityCode', after: ['code'] },
];
/** Where no label names whose business it is. */
const inHead = (target: TargetPath, as: FieldRule['as']): FieldRule => ({
  to: [target],
  as,
  where: [{ anywhere: 'page' }],
  when: { field: target, isMissing: true },
});

export const scheduleCSummary: FormDefinition = {
  ...scheduleC,
  signs: signsOfSummary,
  says: [...(scheduleC.says ?? []), ...listed],
  fields: [
    said('primaryPerson.fullName', 'personName', OWNER),
    said('primaryPerson.ssn', 'ssn', SSN),
    said('businessInfo.industry', 'text', ACTIVITY),
    said('fields.businessCode', 'activityCode', CODE),
    said('businessInfo.businessName', 'businessName', NAME),
    said('businessInfo.ein', 'ein', NUMBER),
    { to, as: 'address', where: [...rows(ADDRESS), ...boxes(ADDRESS)] },
    { to: street, as: 'street', where: [...rows(ADDRESS), ...boxes(ADDRESS)] },
    { to: town, as: 'place', where: [...rows(TOWN), ...boxes(TOWN)] },
    amount('fields.grossReceipts', 'gross receipts or sales', 'gross receipts', 'gross sales'),
    amount('fields.grossIncome', 'gross income'),
    amount(
      'fields.totalExpenses',
      'total expenses before expenses for business use of home',
      'total expenses before home office',
      'total expenses',
    ),
    amount('fields.tentativeProfit', 'tentative profit or loss', 'tentative profit loss', 'tentative profit'),
    amount('fields.netProfit', 'net profit or loss', 'net profit loss', 'net profit', 'net income or loss'),
    ...scheduleC.fields,
    ...inRowsOrOnCards({
      'fields.grossReceipts': [
        ['gross receipts or sales', 'gross receipts', 'gross sales'],
        ['gross revenue', 'total receipts', 'total sales', 'total income'],
        ['receipts', 'revenue', 'sales'],
      ],
      'fields.totalExpenses': [
        ['total expenses', 'total business expenses', 'total deductions'],
        ['expenses'],
      ],
      'fields.netProfit': [
        ['net profit or loss', 'net profit'],
        ['net income (loss)', 'net business income', 'net income'],
        ['profit'],
      ],
    }),
    inHead('primaryPerson.fullName', 'nameInHead'),
    inHead('primaryPerson.ssn', 'ssnInHead'),
  ],
  proofs: [
    // where they are missing, what is left of the receipts seems not to add up
    amount('fields.costOfGoodsSold', 'cost of goods sold', 'cost of sales'),
    amount('fields.otherIncome', 'other income'),
    amount(
      'fields.homeOfficeExpenses',
      'expenses for business use of your home',
      'business use of home',
      'home office expenses',
      'home office deduction',
    ),
    ...(scheduleC.proofs ?? []),
  ],
  otherLabels: [
    ...scheduleC.otherLabels,
    'accounting method',
    'material participation',
    'gross profit',
    'returns and allowances',
    'expenses',
  ],
};
