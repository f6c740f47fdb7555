/** What a list of lines says of the people on a return: `Taxpayer: ...`, `Spouse: ...`. */
import { FILING_STATUSES } from '../../understanding/values/people/filingStatus.ts';
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';
import { saidAmounts, type Amounts } from './saidAmounts.ts';

/** Both of a couple have the same lines, each with its own word before it. */
const person = (who: string, is: 'primaryPerson' | 'spousePerson', occupation: TargetPath): SaidRule[] => [
  { to: [`${is}.fullName`], as: 'personName', after: [who, `${who} name`, `${who}'s name`] },
  { to: [`${is}.ssn`], as: 'ssn', after: [`${who} ssn`, `${who}'s ssn`, `${who} social security number`] },
  { to: [`${is}.ssn`], as: 'ssn', after: ['ssn'], beside: who },
  { to: [`${is}.fullName`], as: 'personName', after: ['name', 'full name'], under: [who] },
  { to: [`${is}.ssn`], as: 'ssn', after: ['ssn', 'social security number'], under: [who] },
  { to: [occupation], as: 'text', after: ['occupation'], under: [who] },
  { to: [occupation], as: 'text', after: [`${who} occupation`, `${who}'s occupation`] },
];

/** Amounts by the names people give the lines of a Form 1040. */
const AMOUNTS: Amounts = {
  'fields.wages': ['wages salaries tips', 'wages salaries and tips', 'wages'],
  'fields.taxableInterest': ['taxable interest', 'interest income'],
  'fields.ordinaryDividends': ['ordinary dividends', 'dividend income'],
  'fields.totalIncome': ['total income'],
  'fields.adjustedGrossIncome': ['adjusted gross income', 'adjusted gross income (agi)', 'agi'],
  'fields.deductions': ['standard deduction', 'itemized deductions'],
  'fields.taxableIncome': ['taxable income'],
  'fields.totalTax': ['total tax'],
  'fields.federalTaxWithheld': ['federal tax withheld', 'federal income tax withheld', 'total withholding'],
  'fields.totalPayments': ['total payments'],
  'fields.refundAmount': ['refund', 'refund amount', 'federal refund', 'tax refund'],
  'fields.amountOwed': ['amount owed', 'amount you owe', 'balance due', 'tax owed'],
};

const WHOSE = ['taxpayer(s)', 'taxpayers', 'taxpayer', 'prepared for', 'client'];

export const saidReturn: readonly SaidRule[] = [
  ...person('taxpayer', 'primaryPerson', 'fields.occupation'),
  ...person('spouse', 'spousePerson', 'fields.spouseOccupation'),
  ...saidAddress(addressPaths('primaryPerson.homeAddress'), [
    'home address',
    'mailing address',
    'street address',
    'address',
  ]),
  // the block of whose return it is, beside what heads it
  { to: addressPaths('primaryPerson.homeAddress'), as: 'address', after: WHOSE, isBlock: true },
  { to: ['spousePerson.fullName'], as: 'spouseInBlock', after: WHOSE, isBlock: true },
  { to: ['fields.filingStatus'], as: 'filingStatus', after: ['filing status'], choices: FILING_STATUSES },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'count',
    after: ['number of dependents'],
  },
  ...saidAmounts(AMOUNTS),
];
