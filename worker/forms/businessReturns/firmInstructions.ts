/** What tells the filing instructions that go with the return of a corporation or partnership: rows on what to sign, pay and mail, and hardly a figure. */
import type { Signs } from '../../understanding/formDefinition.ts';
import { OF_BILLS } from '../neighbouringPapers.ts';

const TITLES = ['filing instructions', 'tax return filing instructions', 'return filing instructions'];

const ROWS = [
  'prepared for',
  'prepared by',
  'to be signed and dated by',
  'amount due or refund',
  'amount of tax',
  'balance due',
  'overpayment',
  'make check payable to',
  'mail tax return',
  'mail tax return and check',
  'mail tax return to',
  'forms to be distributed',
  'return must be mailed on or before',
  'return must be mailed on or',
  'special instructions',
  'date due',
  'due date',
  'remittance',
  'signature',
  'for the year ending',
  'for the year ended',
];

/** Names of each return, letter for letter, for `Form 1120-H` looks like another; and what is printed only with others: `Form 1120` is the beginning of `Form 1120-S`. */
const RETURNS: Readonly<
  Record<string, { readonly names: readonly string[]; readonly others: readonly string[] }>
> = {
  '1120': {
    names: ['form 1120', 'u.s. corporation income tax return'],
    others: ['form 1120-', 'form 1120s', 'form 1120h', 'form 1065', 'form 1040', 'shareholders'],
  },
  '1120-S': {
    names: ['form 1120-s', 'form 1120s', 'income tax return for an s corporation'],
    others: ['form 1065', 'form 1040', 'form 8879-pe'],
  },
  '1065': {
    names: ['form 1065', 'u.s. return of partnership income'],
    others: ['form 1120', 'form 1040', 'form 8879-corp'],
  },
};

/** `TAX RETURN FILING INSTRUCTIONS` above `FORM 1120-S`, `Prepared for`, `Amount due or refund`, `Special instructions`. */
export function signsOfFirmInstructions(form: string): Signs {
  const { names, others } = RETURNS[form]!;
  return {
    needs: 6,
    anyOf: TITLES,
    mentions: names,
    unlessMentioned: others,
    noneOf: OF_BILLS,
    of: [...names, ...TITLES, ...ROWS],
  };
}
