/** Which labels together tell a page to be a summary of a Form 1040. */
import type { Signs } from '../understanding/formDefinition.ts';
import { instructions } from './form1040Named.ts';
import { first, home } from './form1040People.ts';
import { signs1040X } from './form1040XSigns.ts';
import { OF_AUTHORITY } from './neighbouringPapers.ts';

/** The form itself says all that a summary says, and these besides. */
const ofHead = [first, home, 'presidential election campaign', 'if joint return'];

/** The titles of states' own returns, which carry the federal lines over, and who takes them. */
const ofStates = [
  'resident income tax return',
  'nonresident income tax return',
  'resident personal income tax return',
  'full-year resident income tax return',
  'part-year resident income tax return',
  'franchise tax board',
  'department of revenue',
  'department of taxation',
  'department of taxation and finance',
  'state wages from your federal',
  'enter federal adjusted gross income',
  'federal income and adjustments',
];

export const summarySigns: readonly Signs[] = [
  {
    needs: 4,
    anyOf: [
      'tax return summary',
      'return summary',
      'tax return overview',
      'return overview',
      'return at a glance',
      'return cover sheet',
      'tax summary',
      'client summary',
      'tax snapshot',
      'client data sheet',
      '1040 summary',
      'federal summary',
      'tax return comparison',
      'year comparison',
      'three-year comparison',
      'multi-year comparison',
      'comparative summary',
      'tax history report',
      'e-file acknowledgement',
      'e-file acknowledgment',
      'electronic filing acknowledgment',
      'submission id',
    ],
    of: [
      'tax return summary',
      'form 1040',
      'taxpayer',
      'spouse',
      'filing status',
      'adjusted gross income',
      'taxable income',
      'total tax',
    ],
  },
  // rows of the return under its number, whatever the title calls them: `Form 1040 - Comparison`
  {
    needs: 7,
    anyOf: ['form 1040', 'form 1040-sr'],
    noneOf: [first, home, 'if joint return', ...instructions, ...OF_AUTHORITY, ...ofStates],
    of: [
      'form 1040',
      'name(s) shown on return',
      'filing status',
      'dependents',
      'wages salaries',
      'total income',
      'adjusted gross income',
      'standard deduction',
      'itemized deductions',
      'taxable income',
      'total tax',
      'federal tax withheld',
      'total payments',
      'refund amount',
      'amount owed',
    ],
  },
  // without a title of its own: lines that stand together on no other paper about a return
  {
    needs: 6,
    anyOf: ['federal tax return', 'income tax return', 'federal return'],
    noneOf: [...ofHead, ...ofStates],
    of: [
      'filing status',
      'dependents',
      'wages',
      'total income',
      'adjusted gross income',
      'standard deduction',
      'itemized deductions',
      'taxable income',
      'child tax credit',
      'total tax',
      'federal tax withheld',
      'total payments',
      'refund',
      'amount owed',
      'balance due',
      'effective tax rate',
    ],
  },
  // the rows of a return, several of them by short names, on a page that speaks of it somewhere
  {
    needs: 7,
    mentions: ['1040'],
    anyOf: ['agi', 'adjusted gross income'],
    noneOf: [...ofHead, ...instructions, ...OF_AUTHORITY, ...ofStates, ...signs1040X],
    of: [
      'agi',
      'adjusted gross income',
      'wages',
      'taxable interest',
      'ordinary dividends',
      'total income',
      'taxable income',
      'total tax',
      'refund',
      'balance due',
      'amount due',
      'federal withholding',
      'withheld',
      'filing status',
    ],
  },
];
