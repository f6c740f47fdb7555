/** Step 5: where the work is done. */
import type { Section } from '../section.ts';

export const officeDetails = {
  id: 'officeDetails',
  title: 'Office Details',
  intro: 'Office space can often be deducted. Answer what applies to you.',
  fields: [
    {
      kind: 'yesNo',
      name: 'hasHomeOffice',
      label: 'Do you have a home office?',
      part: { title: 'Home office', hint: 'A room or corner at home that you use for the business.' },
    },
    {
      kind: 'quantity',
      name: 'homeOfficeSize',
      label: 'Home Office Size',
      min: 1,
      unit: 'square feet',
      hint: 'Length times width; an estimate is fine.',
    },
    {
      kind: 'percent',
      name: 'homeOfficeUsage',
      label: 'Home Office Usage',
      min: 1,
      max: 100,
      unit: '%',
      hint: 'The share of the room used only for business.',
    },
    {
      kind: 'yesNo',
      name: 'hasCommercialOffice',
      label: 'Do you have a commercial office?',
      part: { title: 'Commercial office', hint: 'Space you rent or own away from home.' },
    },
    {
      kind: 'text',
      name: 'commercialOfficeAddress',
      label: 'Commercial Office Address',
      width: 'full',
    },
    { kind: 'money', name: 'officeRent', label: 'Office Rent', min: 0, step: 0.01, unit: 'per month' },
  ],
} as const satisfies Section;
