/** What stands behind a label's colon is what it heads: nothing below it is. */
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { isProse } from '../values/names/noName.ts';
import { runsOf } from '../values/runs.ts';

/** `Registrant: insert "N/A" if you have not started`: a sentence; `NAICS code: 444220`: a number, and below it whoever signed. */
export function isToldBeside({ sheet }: MappedSheet, { words }: Landmark): boolean {
  const last = words.at(-1)!;
  if (!last.text.endsWith(':')) return false;
  const runs = runsOf(sheet.lines.find((line) => line.words.includes(last))?.words ?? [], 1);
  const own = runs.find((one) => one.includes(last)) ?? [];
  const beside = own.slice(own.indexOf(last) + 1);
  return isProse(beside) || (beside.length === 1 && /^\d{4,}$/.test(beside[0]!.text));
}
