/** The people one document tells of, with the source of every value. */
import { emptyPerson, setPath } from '#domain/documents/extractedData';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { ExtractedPerson, FoundValue } from '#domain/documents/extraction';
import type { PersonType } from '#domain/people/person';
import type { PersonContent } from '#platform/models/person';

export type PeopleByRole = Partial<Record<PersonType, PersonContent>>;

export interface PeopleSource {
  readonly documentId: string;
  readonly documentType: DocumentType;
  /** ISO 8601. */
  readonly extractedAt: string;
}

const PREFIX = { primary: 'primaryPerson.', spouse: 'spousePerson.' } as const;

/** Path of a person's value (`homeAddress.street`), when this found value belongs to that person. */
export function personPath(role: PersonType, found: FoundValue): string | undefined {
  return found.to.startsWith(PREFIX[role]) ? found.to.slice(PREFIX[role].length) : undefined;
}

function personOf(
  role: PersonType,
  found: readonly FoundValue[],
  source: PeopleSource,
): PersonContent | undefined {
  const person: ExtractedPerson = emptyPerson();
  const sources: Record<string, PersonContent['sources'][string]> = {};
  for (const value of found) {
    const path = value.use === 'direct' && personPath(role, value);
    if (!path) continue;
    setPath(person as unknown as Record<string, unknown>, path, value.value);
    sources[path] = { documentId: source.documentId, documentType: source.documentType };
  }
  if (person.fullName === '' && person.ssn === '') return undefined;
  const { documentId, documentType, extractedAt } = source;
  return { person, sources, sourceDocument: { documentId, documentType, extractedAt } };
}

/** Primary and spouse as the document presents them; who they are to the account is decided by resolvePeople. */
export function documentPeople(found: readonly FoundValue[], source: PeopleSource): PeopleByRole {
  const primary = personOf('primary', found, source);
  const spouse = personOf('spouse', found, source);
  return { ...(primary && { primary }), ...(spouse && { spouse }) };
}
