/** What summaries of a Form 1040 say of two people in columns, and of one whose filing status was not read. */
import type { FieldRule } from '../understanding/formDefinition.ts';
import { birthdays, nameRow } from './taxSummaryPlaces.ts';

/** Below `You | Your spouse`. */
export const inColumns: readonly FieldRule[] = [
  { to: ['primaryPerson.fullName'], as: 'firstOfCoupleInRow', where: [nameRow] },
  { to: ['spousePerson.fullName'], as: 'secondOfCoupleInRow', where: [nameRow] },
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
