/** What the fault suite measured, as a table for the terminal. */
import { existsSync, readFileSync } from 'node:fs';

interface Gate {
  readonly id: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** One line per goal, in the order of their ids; empty when nothing was measured. `file` holds one JSON object a line. */
export function gateTable(file: string): string {
  if (!existsSync(file)) return '';
  const gates = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Gate);
  const order = (a: Gate, b: Gate) => a.id.localeCompare(b.id, 'en', { numeric: true });
  const lines = gates
    .sort(order)
    .map(
      ({ id, goal, measured, isMet }) =>
        `  ${id.padEnd(4)} ${isMet ? 'met    ' : 'NOT MET'} ${goal}: ${measured}`,
    );
  return ['', '  Goals of the fault suite', ...lines, ''].join('\n');
}
