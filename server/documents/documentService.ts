/** Documents: receiving, listing, opening, removing, and clearing everything. */
import type { AnswerOf } from '#domain/api';
import { idPattern } from '#domain/api/call';
import type { Document } from '#domain/api/documents';
import type { DocumentType } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { eraseUserData } from '#platform/eraseUserData';
import { enqueueExtraction } from '#platform/extractionQueue';
import { faultPoint } from '#platform/faultPoint';
import { openFile, removeFile } from '#platform/fileStore';
import type { StoredDocument } from '#platform/models/document';
import {
  findDocument,
  insertDocument,
  listDocuments,
  measureDocuments,
} from '#platform/models/documentRepository';
import { keepPassword } from '#platform/models/oneShotPassword';
import { listPeople } from '#platform/models/person';
import { removeDocument } from '#platform/removeDocument';
import { readSnippet } from '#platform/snippets';
import type { FileAnswer } from '../http/door.ts';
import type { ReceivedFile } from '../http/receiveFile.ts';
import { presentPerson } from '../presenters.ts';
import { requireOpen } from '../questionnaire/questionnaireService.ts';
import { mediaTypeOf } from './mediaType.ts';
import { presentDocument } from './presentDocument.ts';
import { removeUnread } from './removeUnread.ts';
import { requireQuota } from './requireRoom.ts';
import { waitForReading } from './waitForReading.ts';

type UploadAnswer = Omit<AnswerOf<'uploadDocument'>, 'success'> & { success: boolean };

const notFound = () => new AppError(404, 'NOT_FOUND', messages.documents.notFound);

/** The user's documents, newest first. */
export async function list(vault: Vault): Promise<Document[]> {
  return (await listDocuments(vault)).map(presentDocument);
}

/** What an upload says of its file. */
interface FileFacts {
  readonly documentType: DocumentType;
  /** The document whose place it takes once it is read. */
  readonly replaces: string | undefined;
}

async function createRow(vault: Vault, file: ReceivedFile, facts: FileFacts): Promise<StoredDocument> {
  const { kind, ...stored } = file;
  await faultPoint('upload.stored');
  try {
    // Once more, now that the bytes are here: the questionnaire may have been submitted meanwhile.
    await requireOpen(vault, messages.documents.submittedReadOnly);
    const document = {
      ...facts,
      mediaType: mediaTypeOf(kind),
      fileId: stored.fileId,
      fileSize: stored.fileSize,
      sha256: stored.sha256,
      originalName: stored.originalName,
    };
    const row = await insertDocument(vault, document, requireQuota);
    if (row) return row;
  } catch (error) {
    // Only a refusal is certain: a database that went away may have stored the row, which then needs its file. If it did
    // not, the reconciler finds the file without a row.
    if (error instanceof AppError) await removeFile(stored.fileId);
    throw error;
  }
  await removeFile(stored.fileId);
  throw notFound(); // everything was cleared while the file was on its way
}

/** People a document told something about. */
async function peopleFrom(vault: Vault, documentId: string) {
  const people = await listPeople(vault);
  const isSource = ({ sources, sourceDocument }: (typeof people)[number]) =>
    sourceDocument.documentId === documentId ||
    Object.values(sources).some((source) => source.documentId === documentId);
  return people.filter(isSource).map(presentPerson);
}

async function answerUpload(vault: Vault, document: StoredDocument): Promise<UploadAnswer> {
  const { documentId, extractionStatus, extractionError, extractedData, pdfAnalysis, ...needs } =
    presentDocument(document);
  return {
    success: extractionStatus !== 'failed',
    documentId,
    _id: documentId,
    extractionStatus,
    extractedData,
    extractedPeople: extractionStatus === 'completed' ? await peopleFrom(vault, documentId) : [],
    ...(extractionError ? { error: extractionError, message: extractionError } : {}),
    ...(pdfAnalysis ? { pdfAnalysis } : {}),
    needsConversion: needs.needsConversion,
    needsPassword: needs.needsPassword,
  };
}

/** Creates the document of a stored file, hands it to the reader and answers what is known after a short wait. */
export async function receive(vault: Vault, file: ReceivedFile, facts: FileFacts): Promise<UploadAnswer> {
  const row = await createRow(vault, file, facts);
  await faultPoint('upload.inserted');
  const { unfinished } = await measureDocuments(vault);
  const isQueued = await enqueueExtraction(
    { documentId: row.documentId, attempt: row.extraction.attempt },
    { unfinished },
  );
  await faultPoint('upload.queued');
  // What the reconciler has to queue later is not read in a moment: no use in waiting.
  const document = await (isQueued ? waitForReading : findDocument)(vault, row.documentId);
  await faultPoint('upload.answering');
  if (!document) throw notFound(); // removed or cleared while it was read
  await removeUnread(vault, document);
  return await answerUpload(vault, document);
}

async function find(vault: Vault, documentId: string | undefined): Promise<StoredDocument> {
  const document = documentId && idPattern.test(documentId) ? await findDocument(vault, documentId) : null;
  if (!document) throw notFound();
  return document;
}

/** Has a protected PDF read with its password, and answers the document as it is after a short wait. Throws 404 or 409. */
export async function readWithPassword(
  vault: Vault,
  documentId: string | undefined,
  password: string,
): Promise<Document> {
  const document = await find(vault, documentId);
  await requireOpen(vault, messages.documents.submittedReadOnly);
  const attempt = await keepPassword(vault, document.documentId, password);
  if (attempt === null) throw new AppError(409, 'NO_PASSWORD_NEEDED', messages.documents.passwordNotNeeded);
  const isQueued = await enqueueExtraction({ documentId: document.documentId, attempt });
  const read = await (isQueued ? waitForReading : findDocument)(vault, document.documentId);
  if (!read) throw notFound();
  return presentDocument(read);
}

/** The uploaded file, to be saved under its own name. */
export async function download(vault: Vault, documentId: string | undefined): Promise<FileAnswer> {
  const { fileId, fileSize, mediaType, originalName } = await find(vault, documentId);
  const content = await openFile(vault, fileId);
  if (!content) throw notFound();
  return { content, mediaType, bytes: fileSize, downloadName: originalName };
}

/** The picture of the piece of the page a value was read from. */
export async function snippet(
  vault: Vault,
  documentId: string | undefined,
  valueId: string,
): Promise<FileAnswer> {
  const { snippetsFileId } = await find(vault, documentId);
  const content = snippetsFileId && (await readSnippet(vault, snippetsFileId, valueId));
  if (!content) throw notFound();
  return { content, mediaType: 'image/png', bytes: content.length };
}

/** Removes a document; people found in it stay. */
export async function remove(vault: Vault, documentId: string | undefined): Promise<void> {
  const isRemoved = documentId && idPattern.test(documentId) && (await removeDocument(vault, documentId));
  if (!isRemoved) throw notFound();
}

/** Deletes all documents, people and questionnaire data, and tells how many there were. */
export async function clearAll(userId: string): Promise<AnswerOf<'clearAllData'>['deletedCounts']> {
  return (await eraseUserData(userId)) ?? { documents: 0, people: 0, questionnaires: 0 };
}
