/** What a comparison of several years says of the years beside the latest one. */
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { markVerified, runChecks } from '../checks/checks.ts';
import { readForm, withDerived } from '../extractForm.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { OF_YEAR } from './otherYears.ts';
import { suspectsOf } from '../checks/settleAmounts.ts';

/** Nobody looks twice at these figures: of a scan they must be as sure as this, or add up. */
const SURE = 0.9;

/** The values kept for those years; they are offered, for the return of that year says them surer. */
export function ofOtherYears(definition: FormDefinition, maps: readonly MappedSheet[]): Candidate[] {
  const checks = definition.checks ?? [];
  return maps
    .flatMap(({ others = [] }) => others)
    .flatMap(({ year, map }) => {
      const read = readForm(definition, [map], year);
      const proven = markVerified(read, runChecks(checks, read, suspectsOf(checks, read)));
      return withDerived(definition, proven, year).filter(({ to }) => OF_YEAR.exec(to)?.[1] === String(year));
    })
    .filter(
      ({ isVerified, confidence }) => isVerified === true || (isVerified !== false && confidence >= SURE),
    )
    .map((value) => ({ ...value, use: 'suggestion' as const }));
}
