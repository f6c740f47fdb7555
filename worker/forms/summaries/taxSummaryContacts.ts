/** How to reach whoever a summary of a Form 1040 speaks of. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { headed, ofBlock, phoneOfBlock } from './taxSummaryPlaces.ts';

/** Labels of both. */
const ASIDES = ['how to reach you', 'phone / e-mail', 'phone / email'];
const PHONES = [
  'daytime phone',
  'home phone',
  'cell phone',
  'mobile phone',
  'cell',
  'mobile',
  'phone number',
  'telephone',
  'phone',
  'tel',
  ...ASIDES,
];
const EMAILS = ['e-mail', 'email address', 'email', ...ASIDES];

/** In the block of whose return it is, or below a heading of its own. */
export const contacts: readonly FieldRule[] = [
  ofBlock('primaryPerson.phoneNumber', 'phone', ...PHONES),
  phoneOfBlock,
  ofBlock('primaryPerson.email', 'email', ...EMAILS),
  // the heads of columns, above the one row of who files
  ...(
    [
      ['primaryPerson.phoneNumber', 'phone', PHONES],
      ['primaryPerson.email', 'email', EMAILS],
    ] as const
  ).map(([to, as, labels]): FieldRule => ({
    to: [to],
    as,
    // `Tel. (505) 555-0190` is that of an office, above its fax's
    where: labels.filter((label) => label !== 'tel').map(headed),
    when: { field: to, isMissing: true },
    isLast: true,
  })),
  // in the block of name and address
  {
    to: ['primaryPerson.email'],
    as: 'emailBelowHome',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.email', isMissing: true },
    isLast: true,
  },
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
