/** Step 10: licences, insurance, contracts and rules. */
import type { Section } from '../section.ts';

export const legalCompliance = {
  id: 'legalCompliance',
  title: 'Legal & Compliance',
  intro: 'What your business has in place. "No" is a fine answer: it tells us what to look at together.',
  fields: [
    { kind: 'yesNo', name: 'hasBusinessLicense', label: 'Do you have a business license?' },
    { kind: 'yesNo', name: 'hasInsurance', label: 'Do you have business insurance?' },
    { kind: 'yesNo', name: 'hasContracts', label: 'Do you use contracts?' },
    {
      kind: 'yesNo',
      name: 'hasRegulatoryRequirements',
      label: 'Are there regulatory requirements for your business?',
    },
    { kind: 'longText', name: 'complianceInfo', label: 'Compliance Information' },
  ],
} as const satisfies Section;
