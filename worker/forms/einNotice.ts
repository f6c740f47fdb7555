/** Notice CP 575 and letter 147C: the IRS tells a business its EIN. No question asks for the paper itself: what it says is offered. */
import { addressPaths } from '../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition } from '../understanding/formDefinition.ts';

export const einNotice: FormDefinition = {
  name: 'EIN notice',
  documentType: 'other',
  hasTaxYear: false,
  signs: [
    {
      needs: 2,
      anyOf: [
        'we assigned you an employer identification number',
        'we assigned you ein',
        'your ein is',
        'number of this notice cp 575',
        'letter 147c',
      ],
      of: [
        'department of the treasury',
        'internal revenue service',
        'date of this notice',
        'number of this notice',
        'employer identification number',
        'we assigned you ein',
      ],
    },
  ],
  fields: [
    {
      to: ['businessInfo.ein'],
      as: 'ein',
      use: 'suggestion',
      where: [
        { right: 'we assigned you ein' },
        { right: 'your ein is' },
        { right: 'employer identification number' },
        { below: 'employer identification number', depth: 26 },
      ],
    },
    {
      to: { name: ['businessInfo.businessName'], ...addressPaths('businessInfo.businessAddress') },
      as: 'businessBlock',
      use: 'suggestion',
      where: [{ letter: 'addressee' }],
    },
  ],
  otherLabels: [
    'department of the treasury',
    'internal revenue service',
    'form ss-4',
    'number of this notice',
  ],
};
