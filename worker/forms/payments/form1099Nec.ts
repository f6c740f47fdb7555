/** Form 1099-NEC, Nonemployee Compensation. */
import type { DerivedRule } from '../../understanding/formDefinition.ts';
import { form1099 } from './family1099.ts';

const paid = { field: 'fields.nonemployeeCompensation', over: 0 } as const;

export const selfEmployed: readonly DerivedRule[] = [
  { to: 'employmentStatus.employmentType', value: 'Self-employed', when: paid, use: 'suggestion' },
  { to: 'employmentStatus.sideBusinesses', value: true, when: paid, use: 'suggestion' },
];

/** What the box of direct sales is called; tips have a box of their own since 2026. */
export const notPaid: readonly string[] = [
  'payer made direct sales',
  'direct sales of',
  'direct sales totaling',
  'direct sales $5,000 or more',
  'cash tips',
];

export const form1099Nec = form1099(
  '1099-NEC',
  ['nonemployee compensation'],
  { 'fields.nonemployeeCompensation': ['nonemployee compensation'] },
  selfEmployed,
  notPaid,
  { 'fields.excessGoldenParachute': ['excess golden parachute payments'] },
);
