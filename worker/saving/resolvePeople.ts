/** Who of the people on a document is who in the account: one primary, one spouse, never a third person. */
import type { PersonType } from '#domain/people/person';
import type { PersonContent } from '#platform/models/person';
import type { PeopleByRole } from './documentPeople.ts';
import { isSamePerson } from './isSamePerson.ts';
import { mergePerson, rankOf } from './mergePerson.ts';

export interface ResolvedPeople {
  readonly people: PeopleByRole;
  /** People who are neither the client nor a known spouse. */
  readonly unplaced: readonly PersonContent[];
  /** Role on the document -> role in the account; absent when that person is unplaced. */
  readonly roles: Partial<Record<PersonType, PersonType>>;
  /** Roles now held by somebody else than before. */
  readonly changedHands: ReadonlySet<PersonType>;
}

interface Known {
  readonly people: PeopleByRole;
  readonly unplaced: readonly PersonContent[];
  /** Does the account still have the document this person is from? */
  readonly hasDocument: (documentId: string) => boolean;
}

const ROLES: readonly PersonType[] = ['primary', 'spouse'];
const other = (role: PersonType): PersonType => (role === 'primary' ? 'spouse' : 'primary');
const isReturn = (content: PersonContent) => content.sourceDocument.documentType === 'personal-tax-return';
const outranks = (a: PersonContent, b: PersonContent) =>
  rankOf(a.sourceDocument.documentType) > rankOf(b.sourceDocument.documentType);

const isSame = (a: PersonContent, b: PersonContent | undefined) =>
  b !== undefined && isSamePerson(a.person, b.person);

/** A tax return says who is who; lesser documents that came first may have had it the other way round. */
function needsSwap(people: PeopleByRole, found: PeopleByRole): boolean {
  return ROLES.some((role) => {
    const [present, standing] = [found[role], people[other(role)]];
    if (!present || !standing || !isReturn(present)) return false;
    return isSame(present, standing) && outranks(present, standing) && !isSame(present, people[role]);
  });
}

/** May this person take a role held by somebody who is not the same? */
function mayTake(present: PersonContent, holder: PersonContent, hasDocument: Known['hasDocument']): boolean {
  if (outranks(present, holder)) return true;
  if (outranks(holder, present)) return false;
  return isReturn(present) || !hasDocument(holder.sourceDocument.documentId);
}

/** Decides roles, merges what belongs together, and looks again at people nobody could place before. */
export function resolvePeople(known: Known, found: PeopleByRole): ResolvedPeople {
  const swap = needsSwap(known.people, found);
  const people: PeopleByRole = swap
    ? {
        ...(known.people.spouse && { primary: known.people.spouse }),
        ...(known.people.primary && { spouse: known.people.primary }),
      }
    : { ...known.people };
  const changedHands = new Set<PersonType>(swap ? ROLES : []);
  const roles: Partial<Record<PersonType, PersonType>> = {};
  let unplaced = [...known.unplaced];

  const join = (role: PersonType, present: PersonContent) => {
    const holder = people[role];
    people[role] = holder ? mergePerson(holder, present) : present;
  };
  const take = (role: PersonType, present: PersonContent) => {
    const holder = people[role];
    if (holder) unplaced.push(holder);
    people[role] = present;
    changedHands.add(role);
  };

  // First those already known, so that a newcomer never takes the place of somebody else on the same document.
  for (const onDocument of ROLES) {
    const present = found[onDocument];
    const role = present && ROLES.find((candidate) => isSame(present, people[candidate]));
    if (!present || !role || Object.values(roles).includes(role)) continue;
    join(role, present);
    roles[onDocument] = role;
  }
  for (const onDocument of ROLES) {
    const present = found[onDocument];
    if (!present || roles[onDocument]) continue;
    const role = Object.values(roles).includes(onDocument) ? other(onDocument) : onDocument;
    const holder = people[role];
    if (!holder || mayTake(present, holder, known.hasDocument)) {
      take(role, present);
      roles[onDocument] = role;
    } else {
      unplaced = [...unplaced.filter((person) => !isSame(present, person)), present];
    }
  }
  unplaced = unplaced.filter((person) => {
    const role = ROLES.find((candidate) => isSame(person, people[candidate]));
    const holder = role && people[role];
    if (holder) people[role] = mergePerson(person, holder);
    return !holder;
  });
  return { people, unplaced, roles, changedHands };
}
