/** People found on documents: listing and deleting. */
import { idPattern } from '#domain/api/call';
import { messages } from '#domain/messages';
import type { Person } from '#domain/people/person';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { listPeople, removePerson } from '#platform/models/person';
import { presentPerson } from '../presenters.ts';

/** The primary applicant, then the spouse, where there are any. */
export async function list(vault: Vault): Promise<Person[]> {
  return (await listPeople(vault)).map(presentPerson);
}

/** Deletes a person; throws 404 when there is none of that id. */
export async function remove(vault: Vault, personId: string | undefined): Promise<void> {
  const isRemoved = personId && idPattern.test(personId) && (await removePerson(vault, personId));
  if (!isRemoved) throw new AppError(404, 'NOT_FOUND', messages.people.notFound);
}
