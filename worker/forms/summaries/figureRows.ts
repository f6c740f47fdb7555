/** How summaries print a figure: in a row beside its name, or below it in a card of its own. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** A figure by its names; where it is small, it is known by the column it stands in. */
export const amount = (to: TargetPath, ...labels: string[]): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: labels.map((right) => ({ right, unspoken: true })) },
  {
    to: [to],
    as: 'money',
    where: labels.map((right) => ({ right, unspoken: true, flush: true })),
    when: { field: to, isMissing: true },
  },
];
/** A row of its own by a name that begins others, too: `Interest` is no `Interest expense`. */
export const named = (to: TargetPath, label: string): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: [{ right: label, starts: true, whole: true }] },
  {
    to: [to],
    as: 'money',
    where: [{ right: label, starts: true, whole: true, flush: true }],
    when: { field: to, isMissing: true },
  },
];
export const names = (to: TargetPath, ...labels: string[]): FieldRule[] =>
  labels.flatMap((label) => named(to, label));
/** The same by a name that a state's return has, too: only where no surer one is printed. */
export const lastNamed = (to: TargetPath, label: string): FieldRule => ({
  ...named(to, label)[0]!,
  when: { field: to, isMissing: true },
});

/** A pane of its own, with the amount as its headline below, or above. */
export const pane = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'money',
  where: [
    ...labels.map((below): Where => ({ below, depth: 36, unlisted: true, whole: true, starts: true })),
    ...labels.map((above): Where => ({ above, caption: 'amount', whole: true })),
  ],
  when: { field: to, isMissing: true },
});

/** What programs call a figure: of several names the surer ones stand first. */
export type FigureNames = Partial<Record<TargetPath, readonly (readonly string[])[]>>;

/** Figures that nothing else told: in rows by the first names that are printed, or on cards. */
export const inRowsOrOnCards = (names: FigureNames): FieldRule[] =>
  (Object.keys(names) as TargetPath[]).flatMap((to) => {
    const groups = names[to]!;
    const when = { field: to, isMissing: true } as const;
    const rows = groups.map((labels): FieldRule => ({
      to: [to],
      as: 'rowMoney',
      where: labels.map((right) => ({ right, starts: true, whole: true })),
      when,
    }));
    return [...rows, pane(to, ...groups.flat())];
  });
