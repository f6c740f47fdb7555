/** Documents: uploading, listing, opening, removing; and clearing everything. */
import { z } from 'zod';
import { DOCUMENT_TYPE_IDS } from '../documents/documentTypes.ts';
import { messages } from '../messages.ts';
import { call, done, idPattern } from './call.ts';
import { extractedPerson, person } from './people.ts';

const success = z.literal(true);
const documentType = z.enum(DOCUMENT_TYPE_IDS, messages.documents.unknownType);
const extractionStatus = z.enum(['pending', 'completed', 'failed']);
const pdfAnalysis = z.object({ pageCount: z.number(), hasTextContent: z.boolean(), isScanned: z.boolean() });
/** PDF readers take 127 bytes (ISO 32000-2, 7.6.4.3). */
const PASSWORD_CAP = 127;
const pdfPassword = z
  .string({ error: messages.documents.passwordMissing })
  .min(1, messages.documents.passwordMissing)
  .max(PASSWORD_CAP, messages.documents.passwordTooLong);
const loose = z.record(z.string(), z.unknown());

export const extractedData = z.object({
  primaryPerson: extractedPerson,
  spousePerson: extractedPerson,
  employmentStatus: loose,
  businessInfo: loose,
  additionalPeople: z.array(extractedPerson),
  taxPreferences: loose,
  form: z.string(),
  taxYear: z.number(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export const document = z.object({
  _id: z.string(),
  documentId: z.string(),
  documentType: z.enum(DOCUMENT_TYPE_IDS),
  originalName: z.string(),
  uploadedAt: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  extractionStatus,
  /** Why it failed, as a sentence; null otherwise. */
  extractionError: z.string().nullable(),
  /** What of it was not looked at, though the rest was read, as a sentence. */
  readingNote: z.string().optional(),
  extractedData: extractedData.nullable(),
  pdfAnalysis: pdfAnalysis.optional(),
  /** Ids of the documents it takes the place of; those that are gone already are among them. */
  replaces: z.array(z.string()),
  /** While it is being read. */
  progress: z
    .object({
      percent: z.number(),
      page: z.number().optional(),
      pages: z.number().optional(),
      /** Forms met so far: their titles, years and first pages. */
      met: z
        .array(z.object({ form: z.string(), taxYear: z.number().nullable(), page: z.number() }))
        .optional(),
    })
    .optional(),
  /** The conversion helper can help with this failure. */
  needsConversion: z.boolean(),
  /** A protected PDF that waits for its password (`sendDocumentPassword`). */
  needsPassword: z.boolean(),
});
export type Document = z.infer<typeof document>;

export const documentCalls = {
  listDocuments: call({
    method: 'get',
    path: '/api/ai/documents',
    summary: 'Uploaded documents, newest first',
    access: 'user',
    answer: z.object({ success, documents: z.array(document) }),
  }),
  uploadDocument: call({
    method: 'post',
    path: '/api/ai/upload-document',
    summary: 'Upload one document. It is read at once or in the background (extractionStatus pending).',
    access: 'user',
    upload: {
      fileField: 'document',
      /** `replaces`: the document whose place it takes once it is read. One that cannot be read leaves it there. */
      fields: z.object({
        documentType,
        replaces: z.string().regex(idPattern, messages.documents.notFound).optional(),
      }),
    },
    answer: z.object({
      /** False when the document is stored but could not be read: error and message say why. */
      success: z.boolean(),
      documentId: z.string(),
      _id: z.string(),
      extractionStatus,
      extractedData: extractedData.nullable(),
      extractedPeople: z.array(person),
      error: z.string().optional(),
      message: z.string().optional(),
      pdfAnalysis: pdfAnalysis.optional(),
      needsConversion: z.boolean(),
      needsPassword: z.boolean(),
    }),
    failures: [409, 413, 415],
  }),
  sendDocumentPassword: call({
    method: 'post',
    path: '/api/ai/documents/{documentId}/password',
    summary: 'The password of a protected PDF, used for one reading and not kept',
    access: 'user',
    body: z.strictObject({ password: pdfPassword }),
    answer: document,
    failures: [409],
  }),
  downloadDocument: call({
    method: 'get',
    path: '/api/ai/documents/{documentId}/file',
    summary: 'The uploaded file, as an attachment, to its owner',
    access: 'user',
  }),
  documentSnippet: call({
    method: 'get',
    path: '/api/ai/documents/{documentId}/snippets/{valueId}',
    summary: 'A picture (PNG) of the piece of the page a value was read from',
    access: 'user',
  }),
  removeDocument: call({
    method: 'delete',
    path: '/api/ai/remove-document/{documentId}',
    summary: 'Remove a document; people found in it stay',
    access: 'user',
    answer: done,
  }),
  clearAllData: call({
    method: 'delete',
    path: '/api/ai/clear-all-data',
    summary: 'Delete all documents, people and questionnaire data',
    access: 'user',
    answer: z.object({
      success,
      message: z.string(),
      deletedCounts: z.object({ documents: z.number(), people: z.number(), questionnaires: z.number() }),
    }),
  }),
};
