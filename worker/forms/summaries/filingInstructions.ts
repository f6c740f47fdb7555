/** What tells papers about a Form 1040 whose titles speak of no summary: filing instructions with the figures. */
import type { Signs } from '../../understanding/formDefinition.ts';
import { instructions } from '../returns/form1040Named.ts';
import { first, home } from '../returns/form1040People.ts';
import { OF_AUTHORITY, OF_BILLS } from '../neighbouringPapers.ts';

/** The form itself, the returns of firms and of states, letters of the authority and bills have such rows, too. */
const noneOf = [
  first,
  home,
  'if joint return',
  ...instructions,
  'form 1120',
  'form 1120-s',
  'form 1065',
  ...OF_AUTHORITY,
  ...OF_BILLS,
];

/** Rows that the figures of a return have on any paper. */
const ROWS = [
  'filing status',
  'total income',
  'adjusted gross income',
  'taxable income',
  'total tax',
  'federal tax withheld',
  'federal income tax withheld',
  'total payments',
];

export const signsOfInstructions: readonly Signs[] = [
  // `2023 FILING INSTRUCTIONS - FORM 1040`
  {
    needs: 5,
    mentions: ['form 1040', '1040-sr'],
    anyOf: ['filing instructions'],
    of: [...ROWS, 'form 1040', 'federal refund', 'refund amount', 'amount you owe', 'balance due'],
    noneOf,
  },
];
