/** Step 4: the business. */
import { addressFields } from '../address.ts';
import type { Section } from '../section.ts';

const BUSINESS_TYPES = [
  'LLC',
  'S Corp',
  'C Corp',
  'Corporation',
  'Sole Proprietor',
  'Partnership',
  'Non-Profit',
] as const;

const revenueYears = [
  { kind: 'money', name: 'year2022', label: '2022', min: 0, step: 0.01 },
  { kind: 'money', name: 'year2023', label: '2023', min: 0, step: 0.01 },
] as const;
const netIncomeYears = [
  { kind: 'money', name: 'year2022', label: '2022', step: 0.01 },
  { kind: 'money', name: 'year2023', label: '2023', step: 0.01 },
] as const;

export const businessInfo = {
  id: 'businessInfo',
  title: 'Business Information',
  intro: 'Your business as it is registered. No business? Leave this step empty and go on.',
  fields: [
    {
      kind: 'text',
      name: 'businessName',
      label: 'Business Name',
      autoComplete: 'organization',
      part: { title: 'The business' },
    },
    { kind: 'year', name: 'yearFounded', label: 'Year Founded', min: 1900, max: 'thisYear' },
    { kind: 'choice', name: 'businessType', label: 'Business Type', options: BUSINESS_TYPES },
    {
      kind: 'ein',
      name: 'ein',
      label: 'EIN',
      placeholder: 'XX-XXXXXXX',
      hint: 'Nine digits, on your IRS letter or business tax return.',
    },
    {
      kind: 'text',
      name: 'stateOfIncorporation',
      label: 'State of Incorporation',
      hint: 'Where it is registered.',
    },
    {
      kind: 'text',
      name: 'industry',
      label: 'Industry',
      hint: 'For example construction, retail or design.',
    },
    {
      kind: 'longText',
      name: 'description',
      label: 'Description',
      hint: 'What you sell or do, in a sentence or two.',
    },
    {
      kind: 'count',
      name: 'numberOfEmployees',
      label: 'Number of Employees (W-2)',
      min: 0,
      part: { title: 'People and contact' },
    },
    { kind: 'count', name: 'numberOfContractors', label: 'Number of Contractors (1099)', min: 0 },
    { kind: 'phone', name: 'businessPhone', label: 'Business Phone', autoComplete: 'work tel' },
    { kind: 'email', name: 'businessEmail', label: 'Business Email', autoComplete: 'work email' },
    { kind: 'group', name: 'businessAddress', label: 'Business Address', fields: addressFields },
    {
      kind: 'url',
      name: 'website',
      label: 'Website',
      width: 'full',
      placeholder: 'https://',
      autoComplete: 'url',
    },
    {
      kind: 'group',
      name: 'annualRevenue',
      label: 'Annual Revenue',
      fields: revenueYears,
      part: {
        title: 'Figures',
        hint: 'From your tax returns or books. Leave a year empty if you do not have it.',
      },
    },
    {
      kind: 'group',
      name: 'netIncome',
      label: 'Net Income',
      hint: 'A loss is a negative number.',
      fields: netIncomeYears,
    },
    {
      kind: 'yesNo',
      name: 'hasAccountant',
      label: 'Do you have an accountant?',
      part: { title: 'Accountant and software' },
    },
    {
      kind: 'group',
      name: 'accountantInfo',
      label: 'Accountant',
      showWhen: { name: 'hasAccountant', is: true },
      fields: [
        { kind: 'text', name: 'name', label: 'Accountant Name' },
        {
          kind: 'text',
          name: 'contact',
          label: 'Accountant Contact',
          hint: 'Phone number or email address.',
        },
      ],
    },
    {
      kind: 'textOrList',
      name: 'accountingSoftware',
      label: 'Accounting Software',
      hint: 'For example QuickBooks Online. Several are fine.',
    },
  ],
} as const satisfies Section;
