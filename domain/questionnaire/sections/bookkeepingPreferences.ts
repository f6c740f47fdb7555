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
      hint: 'Monthly suits most small businesses.',
      part: { title: 'How often' },
    },
    {
      kind: 'yesNo',
      name: 'wantsReceiptManagement',
      label: 'Would you like receipt management?',
      hint: 'You photograph receipts, we file them with the right expense.',
      part: { title: 'What comes with it' },
    },
    {
      kind: 'yesNo',
      name: 'wantsFinancialReports',
      label: 'Would you like financial reports?',
      hint: 'What came in, what went out, and what is left.',
    },
    {
      kind: 'yesNo',
      name: 'wantsBudgeting',
      label: 'Would you like budgeting?',
      hint: 'A plan for the year to compare with.',
    },
    {
      kind: 'longText',
      name: 'bookkeepingNeeds',
      label: 'Bookkeeping Needs',
      hint: 'What takes most of your time today, or what you would gladly hand over.',
    },
  ],
} as const satisfies Section;
