/** Form 1120, U.S. Corporation Income Tax Return. */
import { businessReturn } from './familyBusinessReturn.ts';

export const form1120 = businessReturn({
  name: '1120',
  title: 'u.s. corporation income tax return',
  businessType: 'C Corp',
  netIncome: [
    'taxable income before net operating loss deduction',
    'taxable income before nol and special deductions',
    'taxable income before nol',
  ],
  signs: [
    'consolidated return attach form 851',
    'taxable income before net operating loss deduction',
    'personal holding co',
  ],
  page2: [
    'business activity code no',
    'is the corporation a subsidiary in an affiliated group',
    'available nol carryover from prior tax years',
  ],
  fields: [
    { to: ['fields.businessCode'], as: 'activityCode', where: [{ right: 'business activity code no' }] },
    {
      to: ['businessInfo.industry'],
      as: 'text',
      // in the line, or in a box of its own
      where: [
        { right: 'business activity' },
        { below: 'business activity', depth: 20, starts: true, narrow: true },
      ],
    },
    {
      to: ['businessInfo.description'],
      as: 'text',
      where: [{ right: 'product or service' }],
      use: 'suggestion',
    },
  ],
  otherLabels: [
    'dividends and inclusions',
    'gross rents',
    'gross royalties',
    'compensation of officers',
    'charitable contributions',
  ],
});
