/** How to reach whoever a summary of a Form 1040 speaks of. */
import type { FieldRule } from '../understanding/formDefinition.ts';
import { ofBlock, phoneOfBlock } from './taxSummaryPlaces.ts';

/** In the block of whose return it is, or below a heading of its own. */
export const contacts: readonly FieldRule[] = [
  ofBlock(
    'primaryPerson.phoneNumber',
    'phone',
    'daytime phone',
    'home phone',
    'cell phone',
    'mobile phone',
    'phone number',
    'telephone',
    'phone',
  ),
  phoneOfBlock,
  ofBlock('primaryPerson.email', 'email', 'e-mail', 'email address', 'email'),
  // a column of its own, whose heading names neither
  ...(
    [
      ['primaryPerson.phoneNumber', 'phone'],
      ['primaryPerson.email', 'email'],
    ] as const
  ).map(([to, as]): FieldRule => ({
    to: [to],
    as,
    where: ['contact', 'contact information'].map((below) => ({
      below,
      depth: 36,
      starts: true,
      whole: true,
    })),
    when: { field: to, isMissing: true },
    isLast: true,
  })),
];
