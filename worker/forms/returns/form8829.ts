/** Form 8829: the part of a home that is used for business. */
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import { homeOfficeAnswers } from './scheduleCDetails.ts';

export const form8829: FormDefinition = {
  name: 'Form 8829',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 3,
      anyOf: ['area used regularly and exclusively for business', 'total area of home'],
      of: [
        'form 8829',
        'expenses for business use of your home',
        'area used regularly and exclusively for business',
        'total area of home',
        'part of your home used for business',
      ],
    },
  ],
  fields: [
    {
      to: ['fields.homeOfficeSize'],
      as: 'rowMoney',
      where: [
        { right: 'inventory or product samples see instructions' },
        { right: 'area used regularly and exclusively for business', rows: 2 },
      ],
    },
    { to: ['fields.homeSize'], as: 'rowMoney', where: [{ right: 'total area of home' }] },
  ],
  derived: homeOfficeAnswers,
  otherLabels: [
    'divide line 1 by line 2',
    'business percentage',
    'multiply days used for daycare',
    'regularly for daycare or for storage of',
    'social security number',
  ],
};
