/** The amounts of a Form W-2 by shorter names than its own, where no fuller one was read. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { SHORT_LABELS, WHOLE_LABELS } from './w2AmountLabels.ts';

const shortly = (labels: typeof SHORT_LABELS, all: { readonly whole?: true }): FieldRule[] =>
  Object.entries(labels).map(([to, names]) => ({
    to: [to as TargetPath],
    as: 'money',
    where: names.flatMap((name): Where[] => [
      { right: name, listed: true, starts: true, ...all },
      { below: name, depth: 24, starts: true, unlisted: true, ...all },
    ]),
    when: { field: to, isMissing: true },
  }));

export const w2ByShortNames: readonly FieldRule[] = [
  ...shortly(SHORT_LABELS, {}),
  ...shortly(WHOLE_LABELS, { whole: true }),
];
