/** The registry of invariants, and one verdict over all of them. */
import { documentsComeToAnEnd, queueNamesDocuments } from './extraction.ts';
import { filesMatchDocuments } from './files.ts';
import type { Invariant, Look, Violation } from './invariant.ts';
import { everythingOpens, scratchIsEmpty } from './leftovers.ts';
import { nothingBelowTheEpoch, nothingOfUnknownUsers, peopleAreOnce } from './ownership.ts';
import { revisionsAreComplete } from './revisions.ts';

const INVARIANTS: readonly Invariant[] = [
  filesMatchDocuments,
  documentsComeToAnEnd,
  peopleAreOnce,
  nothingBelowTheEpoch,
  nothingOfUnknownUsers,
  revisionsAreComplete,
  queueNamesDocuments,
  scratchIsEmpty,
  everythingOpens,
];

export type Verdict = Pick<Invariant, 'id' | 'sentence'> & Look;

/** Rows change while they are looked at one after the other: only what is still wrong after this counts. */
const SECOND_LOOK_MS = 2000;
const keyOf = ({ collection, id, what }: Violation) => `${collection}/${id}/${what}`;

async function lookTwice(invariant: Invariant): Promise<Look> {
  const first = await invariant.look();
  if (first.violations.length === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
  const known = new Set(first.violations.map(keyOf));
  const second = await invariant.look();
  return { ...second, violations: second.violations.filter((violation) => known.has(keyOf(violation))) };
}

/** Looks at every invariant; throws when database or queue are away. The portal may be running. */
export async function verifyInvariants(): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const invariant of INVARIANTS) {
    const { id, sentence } = invariant;
    verdicts.push({ id, sentence, ...(await lookTwice(invariant)) });
  }
  return verdicts;
}
