/** Summaries of a corporation's or partnership's return, and comparisons of its years, as tax software prints them. */
import { addressPaths } from '../understanding/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import { form1065 } from './form1065.ts';
import { form1120 } from './form1120.ts';
import { form1120s } from './form1120s.ts';
import { boxes, rows } from './summaryPlaces.ts';

const NUMBER = ['employer identification number', 'employer id number', 'employer id no', 'ein', 'fein'];
const OWNERS = ['corporation', 's corporation', 'partnership', 'company', 'business', 'entity', 'llc'];
const NAMES = [...OWNERS.flatMap((owner) => [`name of ${owner}`, `${owner} name`]), 'business name'];
const TOWNS = [
  'city state zip',
  'city state and zip code',
  'city state zip code',
  'city or town state and zip code',
  'city or town state zip code',
];
const STREETS = ['number street and room or suite no', 'street address', 'business address', 'address'];
const STARTED = ['date incorporated', 'date of incorporation', 'date business started', 'date formed'];
const ACTIVITIES = ['principal business activity', 'business activity'];

const to = addressPaths('businessInfo.businessAddress');
const { street, ...town } = to;

/** The number beside the name tells whose it is, in boxes or in a list. */
const head: readonly FieldRule[] = [
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    where: [...boxes(NAMES), ...boxes(['name', 'name(s) shown on return', 'name(s) as shown on return'])],
  },
  { to: ['businessInfo.businessName'], as: 'businessName', where: rows([...NAMES, 'name']) },
  { to: ['businessInfo.ein'], as: 'ein', where: [...rows(NUMBER), ...boxes(NUMBER)] },
  { to, as: 'address', where: rows(STREETS) },
  { to: street, as: 'street', where: [...rows(STREETS), ...boxes(STREETS)] },
  { to: town, as: 'place', where: [...rows(TOWNS), ...boxes(TOWNS)] },
  { to: ['businessInfo.yearFounded'], as: 'year', where: [...rows(STARTED), ...boxes(STARTED)] },
  {
    to: ['businessInfo.stateOfIncorporation'],
    as: 'state',
    where: rows(['state of incorporation', 'state of formation', 'state incorporated']),
  },
  { to: ['businessInfo.businessPhone'], as: 'phone', where: rows(['business phone', 'telephone', 'phone']) },
  { to: ['businessInfo.industry'], as: 'text', where: rows(ACTIVITIES) },
  {
    to: ['fields.businessCode'],
    as: 'activityCode',
    where: rows([
      'business activity code',
      'principal business code',
      'business code',
      'activity code',
      'code',
    ]),
  },
  {
    to: { name: ['businessInfo.businessName'], value: ['businessInfo.ein'], ...to },
    as: 'firmInHead',
    where: [{ anywhere: 'page' }],
  },
];

const TITLES = [
  'tax return summary',
  'return summary',
  'tax summary',
  'income tax summary',
  'year comparison',
  'year summary',
  'tax return comparison',
  'return comparison',
  'comparative summary',
  'tax history',
];

interface Kind {
  readonly form: FormDefinition;
  /** What such a summary speaks of and those of other returns do not. */
  readonly mentions: readonly string[];
  /** Lines that it has. */
  readonly lines: readonly string[];
  /** Two of these tell that it is another return's. */
  readonly noneOf: readonly string[];
}

const summaryOf = ({ form, mentions, lines, noneOf }: Kind): FormDefinition => ({
  ...form,
  signs: [
    {
      needs: 5,
      anyOf: TITLES,
      mentions,
      // the summary of a person's return may tell of a business, too
      noneOf: [
        ...noneOf,
        'adjusted gross income',
        'filing status',
        'name of proprietor',
        'net profit or loss',
      ],
      of: [
        'employer identification number',
        'gross receipts or sales',
        'cost of goods sold',
        'gross profit',
        'total income',
        'total deductions',
        ...lines,
      ],
    },
  ],
  listTitles: [],
  fields: [...head, ...form.fields],
  otherLabels: [
    ...form.otherLabels,
    'prepared by',
    'accounting method',
    's election effective',
    'returns and allowances',
    'gross profit',
    'shareholders',
  ],
});

const CORPORATION = ['compensation of officers'];
const OF_1120 = [
  'taxable income before nol',
  'taxable income before net operating loss',
  'net operating loss deduction',
];

export const summary1120 = summaryOf({
  form: form1120,
  mentions: ['taxable income'],
  lines: [...CORPORATION, 'taxable income before nol', 'taxable income', 'total tax'],
  noneOf: [
    'ordinary business income',
    's election effective',
    'guaranteed payments to partners',
    'shareholders',
  ],
});
export const summary1120s = summaryOf({
  form: form1120s,
  mentions: ['1120-s', '1120s', 's corporation', 'shareholder'],
  lines: [...CORPORATION, 'ordinary business income'],
  noneOf: [...OF_1120, 'guaranteed payments to partners', "partners' distributive share items"],
});
export const summary1065 = summaryOf({
  form: form1065,
  mentions: ['1065', 'partner'],
  lines: ['guaranteed payments to partners', 'ordinary business income'],
  noneOf: [...OF_1120, ...CORPORATION, 's election effective'],
});
