/** Step 9: how the books should be kept. */
import type { Section } from '../section.ts';

export const bookkeepingPreferences = {
  id: 'bookkeepingPreferences',
  title: 'Bookkeeping Preferences',
  intro: 'How often you would like your books brought up to date, and what should come with it.',
  fields: [
    {
      kind: 'choice',
      name: 'bookkeepingFrequency',
      label: 'Bookkeeping Frequency',
      options: ['Weekly', 'Bi-weekly', 'Monthly', 'Quarterly'],
    },
    { kind: 'yesNo', name: 'wantsReceiptManagement', label: 'Would you like receipt management?' },
    { kind: 'yesNo', name: 'wantsFinancialReports', label: 'Would you like financial reports?' },
    { kind: 'yesNo', name: 'wantsBudgeting', label: 'Would you like budgeting?' },
    { kind: 'longText', name: 'bookkeepingNeeds', label: 'Bookkeeping Needs' },
  ],
} as const satisfies Section;
