/** The end of the number of an account or of a card: beside or below its label, over two lines, or in a list. */
import * as numbers from './accountLabels.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** `depth`: how far below its label the number may stand, in points. */
export const accountEndRules = (depth: number): FieldRule[] => [
  {
    to: ['fields.accountLast4'],
    as: 'accountEnd',
    where: [
      ...numbers.accountEnding.map((right): Where => ({ right, undated: true })),
      ...numbers.account.map((right): Where => ({ right, starts: true })),
      ...numbers.account.map((below) => ({ below, depth })),
      { below: 'your account', depth, starts: true, whole: true },
      // `Statement for account` may stand above its day
      ...numbers.accountEnding
        .filter((label) => label.endsWith('ending in'))
        .map((below) => ({ below, depth, starts: true as const })),
    ],
  },
  {
    to: ['fields.accountLast4'],
    as: 'brokenAccountEnd',
    where: numbers.account.flatMap((label): Where[] => [
      { right: label, starts: true, rows: 2, begins: true },
      { below: label, depth: 40 },
    ]),
    when: { field: 'fields.accountLast4', isMissing: true },
  },
  // a list of transactions may name it, too, but also whatever was paid from it
  {
    to: ['fields.accountLast4'],
    as: 'accountEnd',
    where: [{ right: 'card ending in' }],
    when: { field: 'fields.accountLast4', isMissing: true },
    isLast: true,
  },
];
