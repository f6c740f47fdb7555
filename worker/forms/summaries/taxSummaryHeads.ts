/** Whom the head of a summary of a Form 1040 names, or the subject of a letter, where no label says so. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { toldOnPage } from '../askedFields.ts';

export const inHead: readonly FieldRule[] = [
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'homeInHead',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  ...(['subjectHome', 'homeBesideHead'] as const).map((as): FieldRule => ({
    to: addressPaths('primaryPerson.homeAddress'),
    as,
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  })),
  ...toldOnPage([
    ['primaryPerson.fullName', 'subjectName'],
    ['spousePerson.fullName', 'subjectSpouse'],
    ['primaryPerson.fullName', 'birthdayedName'],
    ['spousePerson.fullName', 'birthdayedSpouse'],
    ['primaryPerson.dateOfBirth', 'birthdayInBrackets'],
    ['spousePerson.dateOfBirth', 'spouseBirthdayInBrackets'],
    ['primaryPerson.fullName', 'nameInHead'],
    ['spousePerson.fullName', 'spouseInHead'],
    ['primaryPerson.ssn', 'ssnInHead'],
    ['spousePerson.ssn', 'spouseSsnInHead'],
    ['primaryPerson.fullName', 'nameBelowTitle'],
    ['spousePerson.fullName', 'spouseBelowTitle'],
  ]),
];
