/** Step 8: taxes. The first five questions are the step form's own set; the rest is the record's set (DECISIONS 9). */
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
    },
    { kind: 'yesNo', name: 'wantsTaxPlanning', label: 'Would you like tax planning?' },
    { kind: 'yesNo', name: 'wantsQuarterlyReviews', label: 'Would you like quarterly reviews?' },
    { kind: 'yesNo', name: 'wantsDeductionOptimization', label: 'Would you like deduction optimization?' },
    { kind: 'longText', name: 'taxConcerns', label: 'Tax Concerns' },
    {
      kind: 'text',
      name: 'filingMethod',
      label: 'Current Filing Method',
      hint: 'For example a preparer, software, or by yourself.',
    },
    { kind: 'text', name: 'preferredFilingMethod', label: 'Preferred Filing Method' },
    { kind: 'yesNo', name: 'quarterlyEstimatedTaxes', label: 'Do you pay quarterly estimated taxes?' },
    { kind: 'yesNo', name: 'taxExemptStatus', label: 'Do you have tax-exempt status?' },
    { kind: 'yesNo', name: 'underAudit', label: 'Are you under audit?' },
    { kind: 'yesNo', name: 'needsSalesTaxHelp', label: 'Do you need help with sales tax?' },
    { kind: 'yesNo', name: 'needs1099Help', label: 'Do you need help with 1099s?' },
  ],
} as const satisfies Section;
