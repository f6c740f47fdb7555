/** Whose return a summary of a Form 1040 is, where the preparer calls them a client: `Client: Ann Lee   ID: 929-55-7041`. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const CLIENTS = ['client', 'client name', 'client(s)', 'clients'];

export const asClient: readonly FieldRule[] = [
  {
    to: ['primaryPerson.fullName'],
    as: 'personName',
    where: CLIENTS.map((right): Where => ({ right, starts: true, colon: true })),
    when: { field: 'primaryPerson.fullName', isMissing: true },
    isLast: true,
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'nameBehindColon',
    where: CLIENTS.map((right): Where => ({ right, starts: true })),
    when: { field: 'primaryPerson.fullName', isMissing: true },
    isLast: true,
  },
  // who is greeted above it
  ...(
    [
      ['primaryPerson.fullName', 'greetedName'],
      ['primaryPerson.email', 'greetedEmail'],
      ['spousePerson.fullName', 'remarkedSpouse'],
      ['spousePerson.ssn', 'remarkedSpouseSsn'],
    ] as const
  ).map(([to, as]): FieldRule => ({
    to: [to],
    as,
    where: [{ anywhere: 'page' }],
    when: { field: to, isMissing: true },
    isLast: true,
  })),
  {
    to: ['primaryPerson.ssn'],
    as: 'dashedSsn',
    where: ['id', 'tin'].map((right): Where => ({ right, beside: 'client', behind: true })),
    when: { field: 'primaryPerson.ssn', isMissing: true },
    isLast: true,
  },
];
