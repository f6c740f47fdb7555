/** Form 1099-NEC, Nonemployee Compensation. */
import type { DerivedRule } from '../understanding/formDefinition.ts';
import { form1099 } from './family1099.ts';

const paid = { field: 'fields.nonemployeeCompensation', over: 0 } as const;

export const selfEmployed: readonly DerivedRule[] = [
  { to: 'employmentStatus.employmentType', value: 'Self-employed', when: paid, use: 'suggestion' },
  { to: 'employmentStatus.sideBusinesses', value: true, when: paid, use: 'suggestion' },
];

export const form1099Nec = form1099(
  '1099-NEC',
  ['nonemployee compensation'],
  { 'fields.nonemployeeCompensation': ['nonemployee compensation'] },
  selfEmployed,
  // tips have a box of their own below since 2026
  ['payer made direct sales', 'direct sales of', 'direct sales totaling', 'cash tips'],
  { 'fields.excessGoldenParachute': ['excess golden parachute payments'] },
);
