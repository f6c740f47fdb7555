/** Leaves out the name of who gave a paper where it is that of whom it was given: from a box or a copy whose label was misread. */
import type { Candidate } from '../candidate.ts';
import type { FormDefinition } from '../formDefinition.ts';

/** Letters alone: OCR also loses the space between two words, or sets it elsewhere. */
const lettersOf = (value: Candidate['value']) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The values of one form without the other party's name where it is the own one's. */
export function otherParty({ parties, named }: FormDefinition, values: readonly Candidate[]): Candidate[] {
  const pair = parties ?? (named && { own: named.not, other: named.by });
  const own = pair && values.find(({ to }) => to === pair.own);
  return values.filter(
    ({ to, value }) => !own || to !== pair.other || lettersOf(value) !== lettersOf(own.value),
  );
}
