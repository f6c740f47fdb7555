/** The numbers of the employee and the employer on a Form W-2. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { einLabels, ssnLabels } from './w2Labels.ts';
import { nameAndAddressOf } from './w2PartyLabels.ts';
import { beside } from './w2Places.ts';

export const w2Numbers: readonly FieldRule[] = [
  {
    to: ['primaryPerson.ssn', 'fields.employeeSsn'],
    as: 'ssn',
    where: beside(ssnLabels),
  },
  // the box has no other number with such dashes; nothing may be read of small print above it
  {
    to: ['primaryPerson.ssn', 'fields.employeeSsn'],
    as: 'dashedSsn',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.employeeSsn', isMissing: true },
  },
  {
    to: ['fields.employerEin'],
    as: 'ein',
    where: beside(einLabels),
  },
  // above the employer's name, where nothing was read of its label
  {
    to: ['fields.employerEin'],
    as: 'dashedEin',
    where: ssnLabels.flatMap((ssn) =>
      nameAndAddressOf('employer').map((name): Where => ({ between: [ssn, name] })),
    ),
    when: { field: 'fields.employerEin', isMissing: true },
  },
];
