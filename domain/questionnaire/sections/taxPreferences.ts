/** Step 8: taxes. The first five questions are the step form's own set; the rest is the record's set. */
import type { Section } from '../section.ts';

export const taxPreferences = {
  id: 'taxPreferences',
  title: 'Tax Preferences',
  intro: 'How you file today, and what you would like help with.',
  fields: [
    {
      kind: 'choice',
      name: 'taxFilingFrequency',
      label: 'Tax Filing Frequency',
      options: ['Monthly', 'Quarterly', 'Annually'],
      hint: 'How often you file business taxes, such as sales or payroll tax.',
      part: { title: 'What you would like' },
    },
    {
      kind: 'yesNo',
      name: 'wantsTaxPlanning',
      label: 'Would you like tax planning?',
      hint: 'Looking ahead, so that the next tax bill is no surprise.',
    },
    { kind: 'yesNo', name: 'wantsQuarterlyReviews', label: 'Would you like quarterly reviews?' },
    {
      kind: 'yesNo',
      name: 'wantsDeductionOptimization',
      label: 'Would you like deduction optimization?',
      hint: 'A check that you claim every expense you may.',
    },
    {
      kind: 'longText',
      name: 'taxConcerns',
      label: 'Tax Concerns',
      hint: 'Letters from the IRS, late returns, anything that worries you.',
    },
    {
      kind: 'text',
      name: 'filingMethod',
      label: 'Current Filing Method',
      hint: 'For example a preparer, software, or by yourself.',
      part: { title: 'How things stand today' },
    },
    {
      kind: 'text',
      name: 'preferredFilingMethod',
      label: 'Preferred Filing Method',
      hint: 'How you would like to file from now on.',
    },
    {
      kind: 'yesNo',
      name: 'quarterlyEstimatedTaxes',
      label: 'Do you pay quarterly estimated taxes?',
      hint: 'Payments to the IRS four times a year, usually by the self-employed.',
    },
    { kind: 'yesNo', name: 'taxExemptStatus', label: 'Do you have tax-exempt status?' },
    {
      kind: 'yesNo',
      name: 'underAudit',
      label: 'Are you under audit?',
      hint: 'The IRS or your state is examining one of your returns.',
    },
    { kind: 'yesNo', name: 'needsSalesTaxHelp', label: 'Do you need help with sales tax?' },
    { kind: 'yesNo', name: 'needs1099Help', label: 'Do you need help with 1099s?' },
  ],
} as const satisfies Section;
