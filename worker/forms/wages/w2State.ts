/** Boxes 15 to 17 of a Form W-2: the state, its wages and its tax. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { STATE } from './w2Labels.ts';
import { below, beside } from './w2Places.ts';

/** Labels of boxes 18 to 20. */
const LOCAL = ['local wages tips', 'local income tax', 'locality name'];

export const w2State: readonly FieldRule[] = [
  {
    to: ['fields.state'],
    as: 'state',
    where: [
      // narrow copies break the label of the number beside it into a second line
      ...['15 state', '15 stat', '15 st'].flatMap((label): Where[] => [
        { below: label, depth: 26, across: ['state id no'] },
        { right: label },
      ]),
      // a list of lines names both boxes before either value: `15 State / employer state ID number   AZ 07-100200`
      ...["employer's state id number", "employer's state id no", "employer's state id"].map(
        (right): Where => ({ right, listed: true }),
      ),
      // in a table the number has a column of its own
      { right: 'state', starts: true, whole: true },
    ],
  },
  {
    to: ['fields.state'],
    as: 'stateBeforeNumber',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.state', isMissing: true },
  },
  // without its number, alone in its box: not the head of `State wages`
  {
    to: ['fields.state'],
    as: 'state',
    where: ['state', 'work state', 'state code'].flatMap((label): Where[] => [
      { right: label, starts: true, whole: true, listed: true },
      { below: label, depth: 24, starts: true, whole: true, narrow: true },
    ]),
    when: { field: 'fields.state', isMissing: true },
  },
  ...Object.entries(STATE).flatMap(([to, labels]): FieldRule[] => [
    { to: [to as TargetPath], as: 'money', where: beside(labels, 29) },
    // with a row for each of two states
    {
      to: [to as TargetPath],
      as: 'topMoney',
      where: below(...labels),
      when: { field: to, isMissing: true },
    },
    // above a row of boxes that are not as wide
    {
      to: [to as TargetPath],
      as: 'money',
      where: below(...labels).map((one) => ({ ...one, nextRow: LOCAL })),
      when: { field: to, isMissing: true },
    },
  ]),
];
