/** Step 7: accounts, payroll, inventory and investments. */
import type { Section } from '../section.ts';

export const bankingFinancials = {
  id: 'bankingFinancials',
  title: 'Banking & Financials',
  intro: 'Only counts and yes or no. We never ask for account numbers or passwords here.',
  fields: [
    {
      kind: 'count',
      name: 'numberOfBankAccounts',
      label: 'Number of Bank Accounts',
      min: 0,
      part: { title: 'Accounts', hint: 'Those you use for the business, mixed use included.' },
    },
    { kind: 'count', name: 'numberOfCreditCards', label: 'Number of Credit Cards', min: 0 },
    {
      kind: 'yesNo',
      name: 'hasPayroll',
      label: 'Do you run payroll?',
      hint: 'You pay wages to employees.',
      part: { title: 'What else there is' },
    },
    {
      kind: 'yesNo',
      name: 'hasInventory',
      label: 'Do you hold inventory?',
      hint: 'Goods in stock, for sale or for making what you sell.',
    },
    { kind: 'yesNo', name: 'hasInvestments', label: 'Do you have investments?' },
    {
      kind: 'longText',
      name: 'additionalFinancialInfo',
      label: 'Additional Financial Information',
      hint: 'Loans, credit lines, anything else that moves money.',
    },
  ],
} as const satisfies Section;
