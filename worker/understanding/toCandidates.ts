/** What a shape found, as candidates for the targets that a rule names. */
import type { TargetPath } from '#domain/documents/extraction';
import { toCandidate, type Candidate } from './candidate.ts';
import { AMOUNTS } from './closerLook/questionsFor.ts';
import type { FieldRule } from './formDefinition.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Parsed, Part, Parts } from './values/shape.ts';

/** One candidate for every target of every part a shape found; `edits` is how far the label was from its spelling. */
export function toCandidates(
  { page }: Sheet,
  rule: Pick<FieldRule, 'to' | 'use' | 'as'>,
  parts: Parts,
  edits: number,
): Candidate[] {
  const targets: Readonly<Partial<Record<Part, readonly TargetPath[]>>> =
    'length' in rule.to ? { value: rule.to } : rule.to;
  return Object.entries(parts).flatMap(([part, parsed]) =>
    (targets[part as Part] ?? []).map((to) => ({
      ...toCandidate(to, parsed, page, rule.use ?? 'direct', edits),
      ...(AMOUNTS.includes(rule.as) && { hasCents: hasCents(parsed) }),
    })),
  );
}

const hasCents = ({ words }: Parsed) => words.some(({ text }) => /\d[.,]\d{2}\D*$|^\d{2}$/.test(text));
