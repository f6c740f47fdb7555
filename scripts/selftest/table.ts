/** The score as a table for the terminal. */
import type { Totals } from './totals.ts';

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
const HEAD = ['documents', 'recall', 'precision', 'wrong', 'ids+sums', 'type'];

export function formatTable(title: string, rows: ReadonlyMap<string, Totals>): string {
  const width = Math.max(title.length, ...[...rows.keys()].map((name) => name.length));
  const head = [title.padEnd(width), ...HEAD.map((word) => word.padStart(9))].join(' ');
  const lines = [...rows].map(([name, { documents, recall, precision, wrong, exact, type }]) =>
    [
      name.padEnd(width),
      String(documents).padStart(9),
      ...[recall, precision, wrong, exact, type].map(percent),
    ].join(' '),
  );
  return [head, ...lines].join('\n');
}
