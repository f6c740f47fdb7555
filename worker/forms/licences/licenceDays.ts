/** From which day a licence holds and until which, beside or below what authorities call them. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import * as term from './businessLicenseTerm.ts';
import { beganAlone, beganOfKinds, issuedOfKinds } from './licenceDaysOfKinds.ts';
import { endsAlone, expiresOfKinds } from './licenceEndsOfKinds.ts';
import { alone, headed, near, nearUnlessFilled } from './licencePlaces.ts';

/** `09 15 2024`, whose bars a photo lost, where nothing else is a day. */
const inParts = (to: TargetPath, labels: readonly string[]): FieldRule => ({
  to: [to],
  as: 'monthDayYear',
  where: near(labels),
  when: { field: to, isMissing: true },
});

export const days: readonly FieldRule[] = [
  {
    to: ['fields.issueDate'],
    as: 'date',
    where: [
      ...headed(term.headsIssued),
      ...near(term.issued),
      ...headed(issuedOfKinds),
      // other days may take effect beside it: those of a bond
      ...headed(['date first licensed', 'date first issued']),
      ...nearUnlessFilled(term.began, term.issueDates),
      ...headed(beganOfKinds),
      ...alone(beganAlone),
      { right: 'dated', starts: true, colon: true },
    ],
  },
  {
    to: ['fields.expiryDate'],
    as: 'date',
    where: [
      ...headed(term.headsExpiry),
      ...near(term.expires),
      ...headed(expiresOfKinds),
      ...alone(endsAlone),
    ],
  },
  // heads of a table, of which one is parted by a row of heads of its own
  ...(['monthDayYear', 'date'] as const).map((as): FieldRule => ({
    to: ['fields.issueDate'],
    as,
    where: [{ below: 'issue date', depth: 45, starts: true }],
    ...(as === 'date' && { when: { field: 'fields.issueDate', isMissing: true } }),
  })),
  {
    to: ['fields.expiryDate'],
    as: 'yearEnd',
    where: ['license valid to december 31', 'valid to december 31', 'expires december 31'].map((below) => ({
      below,
      depth: 36,
      narrow: true as const,
    })),
  },
  // `License year: 05/01/2024 - 04/30/2025` beside `Issued: 04/22/2024`
  {
    to: ['fields.issueDate'],
    as: 'termStart',
    where: near(term.periods),
    when: { field: 'fields.issueDate', isMissing: true },
  },
  {
    to: ['fields.expiryDate'],
    as: 'termEnd',
    // a period is set wider than the word above it
    where: [...near(term.periods), { below: 'valid', depth: 20, left: 80, whole: true }],
  },
  inParts('fields.issueDate', [...term.issued, ...term.began]),
  inParts('fields.expiryDate', term.expires),
  // `VALID OCTOBER 1, 2024 THROUGH`, and below it `09/30/2025`
  {
    to: ['fields.expiryDate'],
    as: 'headedEnd',
    where: term.periods.map((label) => ({
      join: [
        { right: label, starts: true as const },
        { below: label, depth: 30, run: true as const },
      ],
    })),
    when: { field: 'fields.expiryDate', isMissing: true },
  },
];
