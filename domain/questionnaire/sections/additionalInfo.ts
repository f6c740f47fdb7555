/** Step 11: anything else. */
import type { Section } from '../section.ts';

export const additionalInfo = {
  id: 'additionalInfo',
  title: 'Additional Information',
  intro: 'Anything else your bookkeeper should know before you start together.',
  fields: [
    {
      kind: 'longText',
      name: 'businessGoals',
      label: 'Business Goals',
      hint: 'Where you would like to be in a year or two.',
      part: { title: 'In your own words' },
    },
    {
      kind: 'longText',
      name: 'currentChallenges',
      label: 'Current Challenges',
      hint: 'What is hard about the numbers right now.',
    },
    {
      kind: 'longText',
      name: 'additionalNotes',
      label: 'Additional Notes',
      hint: 'Anything we did not ask.',
    },
  ],
} as const satisfies Section;
