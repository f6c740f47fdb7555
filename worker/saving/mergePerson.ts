/** Joins what two documents tell about one person, value by value, the better document winning. */
import { emptyPerson, getPath, setPath } from '#domain/documents/extractedData';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { PersonContent } from '#platform/models/person';

const RANK: Readonly<Partial<Record<DocumentType, number>>> = {
  'personal-tax-return': 3,
  'w2-form': 2,
  '1099-form': 1,
};

/** A tax return outranks a W-2, which outranks a 1099, which outranks the rest. */
export function rankOf(documentType: DocumentType | ''): number {
  return documentType === '' ? 0 : (RANK[documentType] ?? 0);
}

/** The person with everything known; of two values for one field the one from the higher or, if equal, the newer document. */
export function mergePerson(known: PersonContent, newer: PersonContent): PersonContent {
  const person = { ...emptyPerson(), ...structuredClone(known.person) };
  const sources = { ...known.sources };
  for (const [path, source] of Object.entries(newer.sources)) {
    const standing = sources[path];
    if (standing && rankOf(standing.documentType) > rankOf(source.documentType)) continue;
    setPath(person, path, getPath(newer.person, path));
    sources[path] = source;
  }
  const isNewerBetter =
    rankOf(newer.sourceDocument.documentType) >= rankOf(known.sourceDocument.documentType);
  return { person, sources, sourceDocument: isNewerBetter ? newer.sourceDocument : known.sourceDocument };
}
