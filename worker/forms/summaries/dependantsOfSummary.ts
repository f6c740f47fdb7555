/** How many dependents a summary of a Form 1040 tells: a number, the names in a row, or those of a list. */
import type { FieldRule } from '../../understanding/formDefinition.ts';

export const dependantsOfSummary: readonly FieldRule[] = [
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'count',
    where: [
      'number of dependents claimed',
      'number of dependents',
      'dependents claimed',
      'total dependents',
      'dependents',
      'who you support',
    ].map((right) => ({ right })),
  },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'countedDependants',
    where: [{ anywhere: 'page' }],
  },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'namedDependants',
    where: [{ right: 'dependents', starts: true, colon: true }],
    when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
  },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'severalDependants',
    where: [{ right: 'dependents', starts: true, listed: true }],
    when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
  },
  // in a list whose every answer stands below its label
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'soleCount',
    where: [{ below: 'dependents', depth: 16, starts: true, whole: true }],
    when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
  },
  // where their number is not told
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'dependantsBelow',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
  },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'dependants',
    where: [
      { between: ['dependents', 'return at a glance'] },
      { between: ['dependents', 'wages salaries tips'] },
      { between: ['dependents', 'wages salaries'] },
    ],
    when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
  },
];
