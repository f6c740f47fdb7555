/** Form 1065, U.S. Return of Partnership Income. */
import { ORDINARY_INCOME, businessReturn } from './familyBusinessReturn.ts';

export const form1065 = businessReturn({
  name: '1065',
  title: 'return of partnership income',
  businessType: 'Partnership',
  netIncome: ORDINARY_INCOME,
  signs: [
    'name of partnership',
    'date business started',
    'guaranteed payments to partners',
    'partnership income tax',
  ],
  page2: ['what type of entity is filing this return', 'domestic general partnership', 'form 1065'],
  fields: [
    {
      to: ['businessInfo.industry'],
      as: 'text',
      where: [{ below: 'principal business activity', depth: 26, narrow: true }],
    },
    {
      to: ['businessInfo.description'],
      as: 'text',
      where: [{ below: 'principal product or service', depth: 26, narrow: true }],
      use: 'suggestion',
    },
    {
      to: ['fields.businessCode'],
      as: 'activityCode',
      where: [{ below: 'business code number', depth: 34 }],
    },
  ],
  otherLabels: [
    'guaranteed payments to partners',
    'net farm profit',
    'other income loss attach statement',
    'depreciation',
  ],
});
