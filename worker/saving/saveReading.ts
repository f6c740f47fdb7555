/** Saves a reading in one transaction: people, answers, what can be taken back, and the document's status - or nothing. */
import type { ClientSession } from 'mongoose';
import { buildExtractedData } from '#domain/documents/extractedData';
import type { Vault } from '#platform/cipher/vault';
import { now } from '#platform/clock';
import { faultPoint } from '#platform/faultPoint';
import { removeFile } from '#platform/fileStore';
import type { DocumentResult, DocumentRow } from '#platform/models/document';
import { documentPlace } from '#platform/models/document';
import { listDocumentIds } from '#platform/models/documentRepository';
import { finishExtraction } from '#platform/models/extractionOutcome';
import { listPeople, savePerson } from '#platform/models/person';
import {
  findQuestionnaire,
  holdQuestionnaire,
  saveQuestionnaire,
  type StoredQuestionnaire,
} from '#platform/models/questionnaire';
import { EMPTY_CONTENT } from '#platform/models/questionnaireContent';
import { hideReplaced } from '#platform/models/replacement';
import { saveSnapshot, type ChangedPerson } from '#platform/models/snapshot';
import { holdEpoch } from '#platform/models/user';
import { withTransaction } from '#platform/mongo';
import { putSnippets } from '#platform/snippets';
import type { IllustratedReading } from '../parserChild/messages.ts';
import { applyReading, type ReadDocument } from './applyReading.ts';
import { documentPeople, type PeopleByRole } from './documentPeople.ts';
import { resolvePeople, type ResolvedPeople } from './resolvePeople.ts';

function resultOf({ reading }: ReadDocument): DocumentResult {
  const { forms, found, documentType, pdfAnalysis, unread } = reading;
  return {
    forms,
    found,
    classifiedAs: documentType,
    pdfAnalysis: pdfAnalysis ?? null,
    extractedData: buildExtractedData(reading),
    ...(unread && { unread }),
  };
}

/** A failed reading changes the document's row only. */
async function saveFailure(
  vault: Vault,
  row: DocumentRow,
  { reading }: IllustratedReading,
): Promise<boolean> {
  const { forms, documentType, pdfAnalysis } = reading;
  const result = {
    extractedData: null,
    found: [],
    forms,
    classifiedAs: documentType,
    pdfAnalysis: pdfAnalysis ?? null,
  };
  return await finishExtraction(vault, row, { errorCode: reading.reason ?? 'not-readable', result });
}

async function resolve(
  vault: Vault,
  document: ReadDocument,
  questionnaire: StoredQuestionnaire | null,
  documentIds: ReadonlySet<string>,
  session: ClientSession,
): Promise<{ before: PeopleByRole; resolved: ResolvedPeople }> {
  const stored = await listPeople(vault, session);
  const before: PeopleByRole = Object.fromEntries(
    stored.map(({ personType, person, sources, sourceDocument }) => [
      personType,
      { person, sources, sourceDocument },
    ]),
  );
  const known = {
    people: before,
    unplaced: questionnaire?.unplaced ?? [],
    hasDocument: (id: string) => documentIds.has(id),
  };
  return { before, resolved: resolvePeople(known, documentPeople(document.reading.found, document)) };
}

function changedPeople(before: PeopleByRole, now: PeopleByRole): ChangedPerson[] {
  return (['primary', 'spouse'] as const).flatMap((personType) => {
    const after = now[personType];
    const isChanged = after && JSON.stringify(after) !== JSON.stringify(before[personType]);
    return isChanged ? [{ personType, before: before[personType] ?? null, after }] : [];
  });
}

/** The part of the transaction that touches people and answers. Answers of a submitted questionnaire stay as they are. */
async function saveFindings(
  vault: Vault,
  row: DocumentRow,
  document: ReadDocument,
  documentIds: ReadonlySet<string>,
  session: ClientSession,
) {
  const questionnaire = await findQuestionnaire(vault, session);
  const { before, resolved } = await resolve(vault, document, questionnaire, documentIds, session);
  const people = changedPeople(before, resolved.people);
  for (const { personType, after } of people) await savePerson(vault, personType, after, session);
  await faultPoint('apply.people');
  if (questionnaire?.status === 'submitted') return; // what its answers came from stays as well
  await hideReplaced(vault, row, 'all', session);
  const { rev, ...content } = questionnaire ?? { ...EMPTY_CONTENT, rev: 0 };
  const applied = applyReading(content, document, resolved);
  if (people.length > 0 || applied.changes.answers.length > 0)
    await saveSnapshot(vault, document.documentId, { ...applied.changes, people }, session);
  const isSaved = await saveQuestionnaire(vault, rev, applied.content, session);
  if (isSaved === null) throw new Error('questionnaire changed meanwhile'); // the job runs again
  await faultPoint('apply.answers');
}

/**
 * Saves what was read. Answers false, having changed nothing, when the document was removed, everything was cleared,
 * or another worker has the document now. Saving the same reading twice leaves the same state.
 */
export async function saveReading(
  vault: Vault,
  row: DocumentRow,
  read: IllustratedReading,
): Promise<boolean> {
  if (read.reading.outcome === 'failed') return await saveFailure(vault, row, read);
  const documentId = row._id.toString();
  const document: ReadDocument = {
    documentId,
    documentType: read.reading.documentType ?? row.documentType,
    originalName: vault.open<string>(documentPlace(documentId, 'originalName'), row.originalName),
    extractedAt: now().toISOString(),
    reading: read.reading,
  };
  const replaced = new Set((row.replaces ?? []).map(String));
  const documentIds = new Set((await listDocumentIds(vault)).filter((id) => !replaced.has(id)));
  const snippetsFileId = await putSnippets(vault, read.snippets);
  await faultPoint('job.illustrated');
  const isSaved = await withTransaction(async (session) => {
    await holdQuestionnaire(vault, session);
    if (!(await holdEpoch(vault, session))) return false;
    await faultPoint('apply.user');
    if (
      !(await finishExtraction(
        vault,
        row,
        { errorCode: null, result: resultOf(document), snippetsFileId },
        session,
      ))
    )
      return false;
    await faultPoint('apply.document');
    await saveFindings(vault, row, document, documentIds, session);
    return true;
  });
  if (!isSaved && snippetsFileId) await removeFile(snippetsFileId);
  return isSaved;
}
