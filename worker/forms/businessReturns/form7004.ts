/** Form 7004, Application for Automatic Extension of Time To File the returns of firms: which firm asks for more time. Trusts and estates ask on it, too, who are no business. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { Condition, FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const number = 'identifying number';
const street = 'number street and room or suite no';
const town = 'city town state and zip code';
const asked = [
  'enter the form code for the return listed below that this application is for',
  'enter the form code for the return that this application is for',
];

const { street: streetPath, ...townPaths } = addressPaths('businessInfo.businessAddress');
const nameBox: Where[] = [{ below: 'name', beside: number, depth: 24 }];
/** The returns of firms by the codes that the form gives them. */
const OF_FIRMS = [
  ['09', 'Partnership'],
  ['12', 'C Corp'],
  ['25', 'S Corp'],
] as const;

/** Only of firms: their code says so, or a name that is a company's, whatever return it files. */
const CONDITIONS: readonly Condition[] = [
  { field: 'businessInfo.businessName', isGiven: true },
  ...OF_FIRMS.map(([is]): Condition => ({ field: 'fields.formCode', is })),
];
const ofFirms = (rule: FieldRule): FieldRule[] => CONDITIONS.map((when) => ({ ...rule, when }));
const box = (below: string): Where[] => [{ below, depth: 24 }];

export const form7004: FormDefinition = {
  name: '7004',
  documentType: 'business-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 5,
      mentions: ['7004'],
      anyOf: asked,
      noneOf: ['prepared for', 'prepared by', 'sincerely', 'dear', 'filing instructions'],
      of: [
        ...asked,
        'application for automatic extension of time',
        'business income tax information and other returns',
        number,
        town,
        'file request for extension by the due date of the return',
        'all filers must complete this part',
        'the application is for calendar year',
        'tentative total tax',
      ],
    },
  ],
  fields: [
    {
      to: ['fields.formCode'],
      as: 'formCode',
      where: asked.map((right): Where => ({ right })),
    },
    { to: ['businessInfo.businessName'], as: 'companyName', where: nameBox },
    ...ofFirms({ to: ['businessInfo.businessName'], as: 'businessName', where: nameBox, isLast: true }),
    ...ofFirms({ to: ['businessInfo.ein'], as: 'ein', where: box(number) }),
    ...ofFirms({ to: streetPath, as: 'street', where: box(street) }),
    ...ofFirms({ to: townPaths, as: 'place', where: box(town) }),
  ],
  derived: OF_FIRMS.map(([is, value]) => ({
    to: 'businessInfo.businessType',
    value,
    when: { field: 'fields.formCode', is },
    use: 'suggestion',
  })),
  otherLabels: [
    'form code',
    'application is for',
    'automatic extension for certain business income tax',
    'all filers must complete this part',
    'tentative total tax',
    'total payments and credits',
    'balance due',
    'short tax year',
  ],
};
