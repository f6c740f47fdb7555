/** Form 1120-S, U.S. Income Tax Return for an S Corporation. */
import { ORDINARY_INCOME, businessReturn } from './familyBusinessReturn.ts';

export const form1120s = businessReturn({
  name: '1120-S',
  title: 'income tax return for an s corporation',
  businessType: 'S Corp',
  netIncome: ORDINARY_INCOME,
  signs: ['s election effective date', 'ordinary business income', 'enter the number of shareholders'],
  // the summary of a partnership's return tells its ordinary business income, too
  noneOf: ['guaranteed payments to partners', 'partnership income', "partners' distributive share items"],
  page2: ['qualified subchapter', 'was any shareholder of the corporation a disregarded', 'form 1120-s'],
  fields: [
    {
      to: ['fields.businessCode'],
      as: 'activityCode',
      where: [{ below: 'number see instructions', depth: 24 }],
    },
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
    'is the corporation electing to be an s corporation',
    'business activity code',
    'compensation of officers',
    'net gain loss from form 4797',
  ],
});
