/** What leaves the house: stored rows as the API shows them, and nothing else of them. */
import type { User } from '#domain/account/user';
import type { Person } from '#domain/people/person';
import type { StoredPerson } from '#platform/models/person';
import { profileOf, type UserRow } from '#platform/models/user';

/** The user, as every answer shows them. */
export function presentUser(user: UserRow): User {
  const { fullName, email } = profileOf(user);
  return {
    _id: user._id.toString(),
    fullName,
    email,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin?.toISOString() ?? null,
  };
}

/** A person found on documents. */
export function presentPerson({ personId, personType, person, sourceDocument }: StoredPerson): Person {
  const { ssn, employmentType, ...personalInfo } = person;
  const { documentType, extractedAt } = sourceDocument;
  return {
    _id: personId,
    personId,
    personType,
    ssn,
    personalInfo,
    employmentStatus: { employmentType },
    sourceDocument: { documentType, extractedAt },
  };
}
