/** Step 11: anything else. */
import type { Section } from '../section.ts';

export const additionalInfo = {
  id: 'additionalInfo',
  title: 'Additional Information',
  intro: 'Anything else your bookkeeper should know before you start together.',
  fields: [
    { kind: 'longText', name: 'businessGoals', label: 'Business Goals' },
    { kind: 'longText', name: 'currentChallenges', label: 'Current Challenges' },
    { kind: 'longText', name: 'additionalNotes', label: 'Additional Notes' },
  ],
} as const satisfies Section;
