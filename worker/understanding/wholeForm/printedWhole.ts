/** Names that a table wraps into two lines, where the page also prints them in one: `Alder Valley Community` above `College District`. */
import type { Candidate } from '../candidate.ts';
import { isNextLine, runAt, runsOn, type Run } from '../locate/cellLines.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';
import { SHAPES } from '../values/shapes.ts';

/** Whose names may be so long. */
const NAMES = ['fields.employerName'];

const lettersOf = (text: string) => text.toLowerCase();

/** The candidate with its whole name, where the line below it in its cell is the rest of one that is printed elsewhere. */
export function withNamePrintedWhole(maps: readonly MappedSheet[], one: Candidate): Candidate {
  const { box, page, to, value } = one;
  if (!NAMES.includes(to) || one.source !== 'text' || !box) return one;
  for (const { sheet } of maps.filter((map) => map.sheet.page === page)) {
    const runs = runsOn(sheet);
    const own = runAt(runs, box);
    const next = own && runs.find((run) => isNextLine(own, run, 1));
    if (!next || textOf(own.words) !== value) continue;
    const words = [...own.words, ...next.words];
    const parsed = isPrinted(runs, textOf(words)) && SHAPES.wholeName(words, around(words.map((w) => w.box)));
    if (parsed && parsed.value)
      return { ...one, value: parsed.value.value, box: around(words.map((w) => w.box)) };
  }
  return one;
}

const isPrinted = (runs: readonly Run[], name: string) =>
  runs.some(({ words }) => lettersOf(textOf(words)) === lettersOf(name));
