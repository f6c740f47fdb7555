/** Step 10: licences, insurance, contracts and rules. */
import type { Section } from '../section.ts';

export const legalCompliance = {
  id: 'legalCompliance',
  title: 'Legal & Compliance',
  intro: 'What your business has in place. "No" is a fine answer: it tells us what to look at together.',
  fields: [
    {
      kind: 'yesNo',
      name: 'hasBusinessLicense',
      label: 'Do you have a business license?',
      part: { title: 'What is in place' },
    },
    { kind: 'yesNo', name: 'hasInsurance', label: 'Do you have business insurance?' },
    {
      kind: 'yesNo',
      name: 'hasContracts',
      label: 'Do you use contracts?',
      hint: 'With clients, suppliers or contractors.',
    },
    {
      kind: 'yesNo',
      name: 'hasRegulatoryRequirements',
      label: 'Are there regulatory requirements for your business?',
      hint: 'For example food, health, building or transport rules.',
    },
    {
      kind: 'longText',
      name: 'complianceInfo',
      label: 'Compliance Information',
      hint: 'Licenses that run out soon, open questions, deadlines.',
    },
  ],
} as const satisfies Section;
