/** `verify [--json]`: looks whether everything stored is as it must be. Ids and counts only. */
import { verifyInvariants, type Verdict } from './verify/invariants.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const SHOWN = 20;

function details({ id, violations }: Verdict): string {
  const lines = violations
    .slice(0, SHOWN)
    .map(({ collection, id: row, what }) => `  ${collection} ${row}: ${what}`);
  const more = violations.length > SHOWN ? [`  ... and ${violations.length - SHOWN} more`] : [];
  return [`${id}:`, ...lines, ...more].join('\n');
}

function report(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ id, sentence, checked, violations }) => [
    id,
    sentence,
    String(checked),
    String(violations.length),
  ]);
  const broken = verdicts.filter(({ violations }) => violations.length > 0);
  const end = broken.length === 0 ? 'Everything holds.' : broken.map(details).join('\n');
  return `${table(['', 'INVARIANT', 'CHECKED', 'VIOLATIONS'], rows)}\n\n${end}`;
}

export const verify: Command = {
  name: 'verify',
  takes: [],
  options: ['--json'],
  summary: 'Check that everything stored is whole, owned and readable (the portal may be running)',
  async run(words) {
    const verdicts = await verifyInvariants();
    const text = words.includes('--json') ? JSON.stringify(verdicts, null, 2) : report(verdicts);
    return { text, isSound: verdicts.every(({ violations }) => violations.length === 0) };
  },
};
