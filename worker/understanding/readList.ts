/** What a form says where it is printed as a list of lines: `Label: value`, or a table of labels and values. */
import type { TargetPath } from '#domain/documents/extraction';
import type { Candidate } from './candidate.ts';
import type { SaidRule } from './formDefinition.ts';
import { saidAfter } from './labels/saidAfter.ts';
import { saidLines, type SaidLine } from './labels/saidLines.ts';
import { around, type Sheet } from './sheet/sheet.ts';
import { toCandidates } from './toCandidates.ts';
import type { Parts } from './values/shape.ts';
import { SHAPES } from './values/shapes.ts';

/** One candidate for every target that a line of the list answers. */
export function readList(sheet: Sheet, rules: readonly SaidRule[]): Candidate[] {
  const lines = rules.length > 0 ? saidLines(sheet) : [];
  const said = new Map<TargetPath, Candidate>();
  for (const rule of rules) {
    if (rule.once && !said.has(rule.once)) continue;
    const parts = readSaid(lines, rule);
    // the more particular rule stands first
    for (const found of parts ? toCandidates(sheet, rule, parts, 0) : [])
      if (!said.has(found.to)) said.set(found.to, found);
  }
  return [...said.values()];
}

/** What is said after the first of the labels that has the shape; nothing where it says different things in different places. */
function readSaid(lines: readonly SaidLine[], { after, as, ...options }: SaidRule): Parts | null {
  for (const label of after) {
    const cells =
      typeof label === 'string'
        ? saidAfter(lines, label, options)
        : [label.flatMap((part) => saidAfter(lines, part, options)[0] ?? [])];
    const found = cells
      .filter((words) => words.length > 0)
      .flatMap((words) => SHAPES[as](words, around(words.map(({ box }) => box))) ?? []);
    const isOne = new Set(found.map((parts) => JSON.stringify(valuesOf(parts)))).size === 1;
    if (isOne) return found[0]!;
  }
  return null;
}

const valuesOf = (parts: Parts) => Object.values(parts).map(({ value }) => value);
