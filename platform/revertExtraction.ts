/** What taking back an extraction means: answers and people as they were, except where somebody changed them since. Pure. */
import { emptyPerson, getPath, setPath } from '#domain/documents/extractedData';
import { emptyValue, emptyValues } from '#domain/fields/emptyValue';
import type { Value } from '#domain/fields/field';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import { sectionOf, type SavedSections, type SectionId } from '#domain/questionnaire/sections';
import type { PersonContent } from './models/person.ts';
import type { QuestionnaireContent } from './models/questionnaireContent.ts';
import type { ChangedAnswer, ChangedPerson, StoredSnapshot } from './models/snapshot.ts';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The empty value of the question at a path. */
function emptyAt(path: string): Value {
  const question = fieldAt(path);
  return question ? emptyValue(question.field) : null;
}

/** Sections with the given changes taken back, and the paths that were. */
function revertAnswers(
  sections: SavedSections,
  answers: readonly ChangedAnswer[],
  newSections: readonly string[],
): { sections: SavedSections; reverted: readonly string[] } {
  const next: Record<string, unknown> = structuredClone(sections);
  const untouched = answers.filter(({ path, after }) => isEqual(getPath(sections, path), after));
  for (const { path, before } of untouched) setPath(next, path, before ?? emptyAt(path));
  for (const id of newSections) {
    const isEmptied = isEqual(next[id], emptyValues(sectionOf(id as SectionId).fields));
    if (isEmptied) delete next[id]; // nobody saved it: it goes back to being absent
  }
  return { sections: next, reverted: untouched.map(({ path }) => path) };
}

/** The questionnaire without what the snapshot's document changed. */
export function revertContent(
  current: QuestionnaireContent,
  { answers, newSections, documentId }: StoredSnapshot,
) {
  const { sections, reverted } = revertAnswers(current.sections, answers, newSections);
  const standing = Object.entries(current.provenance).filter(([path]) => !reverted.includes(path));
  const restored = answers.flatMap(
    ({ path, provenanceBefore }): [string, typeof provenanceBefore & object][] =>
      provenanceBefore && reverted.includes(path) ? [[path, provenanceBefore]] : [],
  );
  const suggestions = Object.entries(current.suggestions).filter(
    ([, { from }]) => from.documentId !== documentId,
  );
  return {
    ...current,
    sections,
    provenance: Object.fromEntries([...standing, ...restored]),
    suggestions: Object.fromEntries(suggestions),
  };
}

/** The person without what the document told: as before, or, where another document came since, value by value. */
export function revertPerson(
  current: PersonContent,
  { before, after }: ChangedPerson,
  documentId: string,
): PersonContent | null {
  if (isEqual(current, after)) return before;
  const person = structuredClone(current.person);
  const fields: Record<string, unknown> = { ...person };
  const sources = { ...current.sources };
  for (const path of Object.keys(sources)) {
    if (sources[path]?.documentId !== documentId) continue;
    setPath(fields, path, getPath(before?.person ?? emptyPerson(), path));
    const standing = before?.sources[path];
    if (standing) sources[path] = standing;
    else delete sources[path];
  }
  const isItsCard = current.sourceDocument.documentId === documentId;
  const sourceDocument = (isItsCard && before?.sourceDocument) || current.sourceDocument;
  return { person: { ...person, ...fields }, sources, sourceDocument };
}
