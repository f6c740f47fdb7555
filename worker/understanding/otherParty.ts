/** Leaves out the name of who gave a paper where it is that of whom it was given: from a box or a copy whose label was misread. */
import type { Candidate } from './candidate.ts';
import type { FormDefinition } from './formDefinition.ts';

/** Letters alone: OCR also loses the space between two words, or sets it elsewhere. */
const lettersOf = (value: Candidate['value']) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The values of one form without the other party's name where it is the own one's. */
export function otherParty({ parties }: FormDefinition, values: readonly Candidate[]): Candidate[] {
  const own = parties && values.find(({ to }) => to === parties.own);
  return values.filter(
    ({ to, value }) => !own || to !== parties.other || lettersOf(value) !== lettersOf(own.value),
  );
}
