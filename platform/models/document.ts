/** Uploaded documents. The row is also the outbox of its extraction: whatever the queue forgets, the row remembers. */
import mongoose, { Schema, type Types } from 'mongoose';
import type { DocumentType } from '#domain/documents/documentTypes';
import type {
  ExtractedData,
  ExtractionProgress,
  MetForm,
  FailureCode,
  FoundValue,
  PdfAnalysis,
  RecognisedForm,
  UnreadParts,
} from '#domain/documents/extraction';
import type { Vault } from '../cipher/vault.ts';
import { clear, sealed } from './fieldTags.ts';

/** `processing` is internal; people see it as pending with progress. */
export type StoredStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface ExtractionState {
  readonly status: StoredStatus;
  /** Names the job that is due: `doc-<id>-<attempt>`. Only ever grows. */
  readonly attempt: number;
  /** How often reading was started since the upload (or since an administrator's retry). */
  readonly tries: number;
  readonly leaseToken: string | null;
  /** By the database's clock. */
  readonly leaseUntil: Date | null;
  /** By the database's clock; null: at once. */
  readonly nextTryAt: Date | null;
  readonly errorCode: FailureCode | null;
  readonly progress: ExtractionProgress | null;
  readonly finishedAt: Date | null;
}

/** What reading gave; sealed. */
export interface DocumentResult {
  readonly extractedData: ExtractedData | null;
  readonly pdfAnalysis: PdfAnalysis | null;
  readonly forms: readonly RecognisedForm[];
  readonly found: readonly FoundValue[];
  readonly classifiedAs: DocumentType | null;
  /** Absent when everything was looked at, and in rows of earlier versions. */
  readonly unread?: UnreadParts;
}

export interface DocumentRow {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly epoch: number;
  readonly documentType: DocumentType;
  readonly mediaType: string;
  readonly originalName: string;
  readonly fileId: Types.ObjectId;
  /** SHA-256 of the sealed bytes: proves the stored file intact and tells nothing about its content. */
  readonly sha256: string;
  readonly fileSize: number;
  readonly uploadedAt: Date;
  /** Documents whose place this one takes once it is read (replacement.ts); absent in rows of earlier versions. */
  readonly replaces?: readonly Types.ObjectId[];
  readonly deletedAt: Date | null;
  readonly extraction: ExtractionState;
  readonly result: string | null;
  /** Sealed file with the pictures of the pieces of pages values were read from; null when there are none. */
  readonly snippetsFileId: Types.ObjectId | null;
  /** Of a protected PDF, until the reader takes it (oneShotPassword.ts). */
  readonly password: string | null;
  readonly passwordUntil: Date | null;
}

const met = new Schema<MetForm>(
  {
    form: clear(String, 'the title of a printed form'),
    taxYear: clear(Number, 'a year', { default: null }),
    page: clear(Number, 'a page number'),
  },
  { _id: false },
);

const progress = new Schema<ExtractionProgress>(
  {
    percent: clear(Number, 'a figure about time'),
    page: clear(Number, 'a page number'),
    pages: clear(Number, 'a page count'),
    met: clear([met], 'titles of printed forms', { default: undefined }),
  },
  { _id: false },
);

const extraction = new Schema<ExtractionState>(
  {
    status: clear(String, 'a status'),
    attempt: clear(Number, 'a counter'),
    tries: clear(Number, 'a counter'),
    leaseToken: clear(String, 'random', { default: null }),
    leaseUntil: clear(Date, 'a time', { default: null }),
    nextTryAt: clear(Date, 'a time', { default: null }),
    errorCode: clear(String, 'a code, no text of the document', { default: null }),
    progress: clear(progress, 'figures about time', { default: null }),
    finishedAt: clear(Date, 'a time', { default: null }),
  },
  { _id: false },
);

const schema = new Schema<DocumentRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    epoch: clear(Number, 'a counter'),
    documentType: clear(String, 'one of seven kinds'),
    mediaType: clear(String, 'a MIME type'),
    originalName: sealed({ required: true }),
    fileId: clear(Schema.Types.ObjectId, 'an id', { unique: true }),
    sha256: clear(String, 'a digest of sealed bytes'),
    fileSize: clear(Number, 'a size'),
    uploadedAt: clear(Date, 'a time'),
    replaces: clear([Schema.Types.ObjectId], 'ids', { default: undefined }),
    deletedAt: clear(Date, 'a time', { default: null }),
    extraction: clear(extraction, 'statuses and times'),
    result: sealed({ default: null }),
    snippetsFileId: clear(Schema.Types.ObjectId, 'an id', { default: null }),
    password: sealed({ default: null }),
    passwordUntil: clear(Date, 'a time', { default: null }),
  },
  { versionKey: false },
);
schema.index({ userId: 1, epoch: 1, uploadedAt: -1 });
schema.index({ 'extraction.status': 1, 'extraction.nextTryAt': 1 });
schema.index({ snippetsFileId: 1 });
schema.index({ passwordUntil: 1 }, { sparse: true });
// The reconciler looks for hidden documents every few seconds; there are hardly ever any.
schema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $type: 'date' } } });

export const DocumentModel = mongoose.model<DocumentRow>('Document', schema, 'documents');

export const FRESH_EXTRACTION: ExtractionState = {
  status: 'pending',
  attempt: 1,
  tries: 0,
  leaseToken: null,
  leaseUntil: null,
  nextTryAt: null,
  errorCode: null,
  progress: null,
  finishedAt: null,
};

/** Where the sealed members of a document's row are bound to. */
export const documentPlace = (documentId: string, member: 'originalName' | 'result' | 'password') =>
  `documents/${documentId}/${member}`;

/** A document as it is read: its facts and its opened members. */
export interface StoredDocument {
  readonly documentId: string;
  readonly documentType: DocumentType;
  readonly mediaType: string;
  readonly originalName: string;
  readonly fileId: string;
  readonly fileSize: number;
  readonly uploadedAt: Date;
  readonly replaces: readonly string[];
  readonly extraction: ExtractionState;
  readonly result: DocumentResult | null;
  readonly snippetsFileId: string | null;
}

/** Opens a row with its owner's vault. */
export function openDocument(vault: Vault, row: DocumentRow): StoredDocument {
  const documentId = row._id.toString();
  const { documentType, mediaType, fileSize, uploadedAt, extraction: state } = row;
  return {
    documentId,
    documentType,
    mediaType,
    fileSize,
    uploadedAt,
    replaces: (row.replaces ?? []).map(String),
    extraction: state,
    fileId: row.fileId.toString(),
    snippetsFileId: row.snippetsFileId?.toString() ?? null,
    originalName: vault.open<string>(documentPlace(documentId, 'originalName'), row.originalName),
    result: row.result ? vault.open<DocumentResult>(documentPlace(documentId, 'result'), row.result) : null,
  };
}
