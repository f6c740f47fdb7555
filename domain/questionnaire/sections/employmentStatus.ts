/** Step 3: how the client earns a living. */
import type { Section } from '../section.ts';

export const EMPLOYMENT_TYPES = [
  'Self-employed',
  'Business Owner',
  'Full-time Employee',
  'Part-time Employee',
] as const;

export const employmentStatus = {
  id: 'employmentStatus',
  title: 'Employment Status',
  intro: 'How you earn your income. It tells us which of the next questions matter to you.',
  fields: [
    {
      kind: 'choice',
      name: 'employmentType',
      label: 'Employment Type',
      options: EMPLOYMENT_TYPES,
      hint: 'Choose the one most of your income comes from.',
      part: { title: 'Your work' },
    },
    {
      kind: 'yesNo',
      name: 'multipleBusinesses',
      label: 'Do you have multiple businesses?',
      hint: 'A separate form per business will be required.',
    },
    { kind: 'yesNo', name: 'w2Income', label: 'Do you have W-2 income?', hint: 'Wages from an employer.' },
    {
      kind: 'yesNo',
      name: 'sideBusinesses',
      label: 'Do you have side businesses?',
      hint: 'Anything you earn beside your main work, for example by driving, selling or freelancing.',
    },
  ],
} as const satisfies Section;
