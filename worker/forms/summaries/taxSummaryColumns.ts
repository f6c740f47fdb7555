/** What summaries of a Form 1040 say of two people in columns, and of one whose filing status was not read. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { birthdays, nameRow } from './taxSummaryPlaces.ts';

const nameRows: Where[] = [nameRow, { right: 'full name', starts: true }];

/** Below `You | Your spouse`. */
export const inColumns: readonly FieldRule[] = [
  { to: ['primaryPerson.fullName'], as: 'firstOfCoupleInRow', where: nameRows },
  { to: ['spousePerson.fullName'], as: 'secondOfCoupleInRow', where: nameRows },
  // whose heads a scan lost, white on a dark bar
  ...(
    [
      ['spousePerson.dateOfBirth', 'secondOfTwoDays', birthdays],
      ['fields.spouseOccupation', 'secondOfTwoTexts', ['occupation', 'job title']],
    ] as const
  ).map(([to, as, labels]): FieldRule => ({
    to: [to],
    as,
    where: labels.map((right) => ({ right, starts: true })),
    when: { field: 'fields.filingStatus', is: 'Married filing jointly' },
    isLast: true,
  })),
  ...(
    [
      ['primaryPerson.dateOfBirth', 'firstOfTwoDays', birthdays],
      ['fields.occupation', 'firstOfTwoTexts', ['occupation']],
    ] as const
  ).map(([to, as, labels]): FieldRule => ({
    to: [to],
    as,
    where: labels.map((right) => ({ right, starts: true })),
    when: { field: to, isMissing: true },
  })),
];

/** `Date of birth 09/14/1981   Date of birth 01/30/1984` below `Taxpayer Ann Lee   Spouse Bo Lee`. */
export const inTwins: readonly FieldRule[] = (
  [
    ['primaryPerson.dateOfBirth', 'spousePerson.dateOfBirth', 'date', birthdays],
    ['fields.occupation', 'fields.spouseOccupation', 'text', ['occupation']],
    [
      'primaryPerson.phoneNumber',
      'spousePerson.phoneNumber',
      'phone',
      ['daytime phone', 'cell phone', 'mobile phone', 'phone number', 'phone'],
    ],
    ['primaryPerson.email', 'spousePerson.email', 'email', ['e-mail', 'email address', 'email']],
    ['primaryPerson.ssn', 'spousePerson.ssn', 'ssn', ['social security number', 'ssn']],
  ] as const
).flatMap(([taxpayer, spouse, as, labels]) =>
  (
    [
      [taxpayer, 'left'],
      [spouse, 'right'],
    ] as const
  ).map(([to, side]): FieldRule => ({
    to: [to],
    as,
    where: labels.flatMap((right) =>
      ['spouse', 'spouse name'].map((headedBy) => ({ right, twin: { side, headedBy } })),
    ),
    when: { field: to, isMissing: true },
  })),
);

/** Where nothing else says whose return it is. */
export const withoutStatus: readonly FieldRule[] = [
  ...(
    [
      ['primaryPerson.fullName', 'personName', ['full name', 'name']],
      ['primaryPerson.ssn', 'ssn', ['social security number', 'social security no', 'ssn']],
    ] as const
  ).map(([to, as, labels]): FieldRule => ({
    to: [to],
    as,
    where: labels.map((right) => ({ right, starts: true })),
    when: { field: 'fields.filingStatus', isMissing: true },
    isLast: true,
  })),
];
