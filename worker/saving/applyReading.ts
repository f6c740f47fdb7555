/** What a reading changes in the questionnaire: answers, where they came from, suggestions, and what can be taken back. */
import type { DocumentType } from '#domain/documents/documentTypes';
import type { FoundValue, Reading } from '#domain/documents/extraction';
import type { ChangedAnswer, SnapshotContent } from '#platform/models/snapshot';
import type { Provenance, Suggestion } from '#platform/models/provenance';
import type { QuestionnaireContent } from '#platform/models/questionnaireContent';
import { fillSections, type Answer } from './fillSections.ts';
import { isSamePerson } from './isSamePerson.ts';
import { answerPathOf, personalAnswers } from './personalAnswers.ts';
import type { ResolvedPeople } from './resolvePeople.ts';

export interface ReadDocument {
  readonly documentId: string;
  readonly documentType: DocumentType;
  readonly originalName: string;
  /** ISO 8601. */
  readonly extractedAt: string;
  readonly reading: Reading;
}

type Changes = Omit<SnapshotContent, 'people'>;

function provenanceOf(document: ReadDocument, found: FoundValue): Provenance {
  const { documentId, documentType, originalName } = document;
  const { form, page, box, confidence, source, isVerified } = found;
  const valueId = String(document.reading.found.indexOf(found));
  const verified = isVerified === undefined ? {} : { isVerified };
  return {
    documentId,
    documentType,
    originalName,
    valueId,
    form,
    page,
    box,
    confidence,
    source,
    ...verified,
  };
}

/** A form about one person whom the account does not know says nothing about the client. */
function isAboutStranger({ reading }: ReadDocument, roles: ResolvedPeople['roles']): boolean {
  const isPersonal = reading.documentType === 'w2-form' || reading.documentType === '1099-form';
  const namesSomebody = reading.found.some(({ to }) => /^primaryPerson\.(fullName|ssn)$/.test(to));
  return isPersonal && namesSomebody && !roles.primary;
}

/** Direct findings by answer path, the people's excluded: those are taken from the merged people. */
function directAnswers(document: ReadDocument, roles: ResolvedPeople['roles']): Answer[] {
  return document.reading.found.flatMap((found) => {
    const path = answerPathOf(found, roles);
    const isPersons = found.to.startsWith('primaryPerson.') || found.to.startsWith('spousePerson.');
    return found.use === 'direct' && path && !isPersons ? [{ path, value: found.value }] : [];
  });
}

function byPath<T>(
  document: ReadDocument,
  roles: ResolvedPeople['roles'],
  use: FoundValue['use'],
  make: (found: FoundValue) => T,
) {
  const entries = document.reading.found.flatMap((found): [string, T][] => {
    const path = answerPathOf(found, roles);
    return path && found.use === use ? [[path, make(found)]] : [];
  });
  return Object.fromEntries(entries);
}

function withoutPaths<T>(map: Readonly<Record<string, T>>, paths: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([path]) => !paths.has(path)));
}

/** Is the reading confirmed by the form's own arithmetic and contradicted nowhere? */
const isValidated = ({ found }: Reading) =>
  found.some((value) => value.isVerified) && !found.some((value) => value.isVerified === false);

/** Applies a reading to the content of a questionnaire; pure, and giving the same content when applied twice. */
export function applyReading(
  content: QuestionnaireContent,
  document: ReadDocument,
  resolved: ResolvedPeople,
): { content: QuestionnaireContent; changes: Changes } {
  const { reading } = document;
  const { roles, unplaced } = resolved;
  const isStranger = isAboutStranger(document, roles);
  const answers = isStranger
    ? []
    : [...personalAnswers(resolved, document.documentId), ...directAnswers(document, roles)];
  const { sections, filled, newSections } = fillSections(content.sections, answers);
  const filledPaths = new Set(filled.map(({ path }) => path));
  const from = (found: FoundValue) => provenanceOf(document, found);
  const provenance = byPath(document, roles, 'direct', from);
  const suggestions: Record<string, Suggestion> = isStranger
    ? {}
    : byPath(document, roles, 'suggestion', (found) => ({ value: found.value, from: from(found) }));
  const isNew = (person: (typeof reading.additionalPeople)[number]) =>
    !content.additionalPeople.some((known) => isSamePerson(known, person));
  const changed = filled.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  return {
    content: {
      sections,
      provenance: {
        ...withoutPaths(content.provenance, filledPaths),
        ...Object.fromEntries(Object.entries(provenance).filter(([path]) => filledPaths.has(path))),
      },
      suggestions: withoutPaths({ ...content.suggestions, ...suggestions }, filledPaths),
      additionalPeople: [...content.additionalPeople, ...reading.additionalPeople.filter(isNew)],
      unplaced,
      aiExtractedData: {
        sourceFile: document.originalName,
        extractedAt: document.extractedAt,
        isValidated: isValidated(reading),
      },
    },
    changes: {
      originalName: document.originalName,
      newSections,
      answers: changed.map((answer): ChangedAnswer => {
        const before = content.provenance[answer.path];
        return before ? { ...answer, provenanceBefore: before } : answer;
      }),
    },
  };
}
