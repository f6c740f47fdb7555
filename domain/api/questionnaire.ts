/** The questionnaire: reading, saving, drafts, submitting, undoing an extraction, test data. */
import { z } from 'zod';
import { DOCUMENT_TYPE_IDS } from '../documents/documentTypes.ts';
import { completeFieldsSchema } from '../fields/check.ts';
import { questionnaireBody } from '../questionnaire/questionnaireSchema.ts';
import { SECTIONS } from '../questionnaire/sections.ts';
import { call, done } from './call.ts';
import { extractedPerson } from './people.ts';

const success = z.literal(true);
const status = z.enum(['not_started', 'in_progress', 'submitted']);
const storedSections = Object.fromEntries(
  SECTIONS.map(({ id, fields }) => [id, completeFieldsSchema(fields).optional()]),
);

/** Where a pre-filled answer came from. */
const provenance = z.object({
  documentId: z.string(),
  documentType: z.enum(DOCUMENT_TYPE_IDS),
  /** Display name of the uploaded file. */
  originalName: z.string(),
  form: z.string(),
  page: z.number(),
  confidence: z.number(),
  /** The reading deserves a look. */
  isUncertain: z.boolean(),
  /** There is a picture of the piece of the page it was read from. */
  hasSnippet: z.boolean(),
  /** Key of the value in the document's reading, for the snippet call. */
  valueId: z.string(),
});
const suggestion = z.object({ value: z.union([z.string(), z.number(), z.boolean()]), from: provenance });

export const questionnaire = z.object({
  status,
  submittedAt: z.string().nullable(),
  completionPercentage: z.number(),
  rev: z.number(),
  ...storedSections,
  additionalPeople: z.array(extractedPerson),
  aiExtractedData: z
    .object({ sourceFile: z.string(), extractedAt: z.string(), isValidated: z.boolean() })
    .nullable(),
  taxReturnUpload: z.object({ uploaded: z.boolean() }),
  /** Leaf path (`personalInfo.ssn`) -> where its present value was read; absent for typed values. */
  provenance: z.record(z.string(), provenance),
  /** Leaf path -> a reading offered to the person, never filled in by itself. */
  suggestions: z.record(z.string(), suggestion),
});

const snapshot = z.object({
  snapshotId: z.string(),
  documentId: z.string(),
  documentType: z.enum(DOCUMENT_TYPE_IDS),
  originalName: z.string(),
  createdAt: z.string(),
  /** What the extraction changed. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  canUndo: z.boolean(),
});
const draft = z.object({
  sectionId: z.string(),
  values: z.record(z.string(), z.unknown()),
  savedAt: z.string(),
});
const asWritten = z.object({ success, questionnaire });

export const questionnaireCalls = {
  questionnaireStatus: call({
    method: 'get',
    path: '/api/questionnaire/status',
    summary: 'How far onboarding is',
    access: 'user',
    answer: z.object({
      success,
      status,
      completionPercentage: z.number(),
      submittedAt: z.string().nullable(),
    }),
  }),
  getQuestionnaire: call({
    method: 'get',
    path: '/api/questionnaire',
    summary: 'The questionnaire; null before anything was saved',
    access: 'user',
    answer: z.object({ success, questionnaire: questionnaire.nullable() }),
  }),
  saveQuestionnaire: call({
    method: 'post',
    path: '/api/questionnaire',
    summary: 'Save sections. A section that is left out is left alone; server-owned fields are ignored.',
    access: 'user',
    body: questionnaireBody,
    answer: asWritten,
    failures: [409],
  }),
  submitQuestionnaire: call({
    method: 'post',
    path: '/api/questionnaire/submit',
    summary: 'Submit; afterwards it is read-only',
    access: 'user',
    answer: asWritten,
    failures: [409],
  }),
  populatePersonalTest: call({
    method: 'post',
    path: '/api/questionnaire/populate-personal-test',
    summary: 'Debug: fill in test personal data',
    access: 'user',
    answer: asWritten,
    failures: [409],
  }),
  populateBusinessTest: call({
    method: 'post',
    path: '/api/questionnaire/populate-business-test',
    summary: 'Debug: fill in test business data',
    access: 'user',
    answer: asWritten,
    failures: [409],
  }),
  createTestPeople: call({
    method: 'post',
    path: '/api/questionnaire/create-test-people',
    summary: 'Debug: create a primary applicant and a spouse',
    access: 'user',
    answer: done,
    failures: [409],
  }),
  listSnapshots: call({
    method: 'get',
    path: '/api/questionnaire/snapshots',
    summary: 'What each document changed, newest first',
    access: 'user',
    answer: z.object({ success, snapshots: z.array(snapshot) }),
  }),
  undoSnapshot: call({
    method: 'post',
    path: '/api/questionnaire/snapshots/{snapshotId}/undo',
    summary: 'Take back what one document changed; fields edited since then keep their newer value',
    access: 'user',
    answer: asWritten,
    failures: [409],
  }),
  listDrafts: call({
    method: 'get',
    path: '/api/questionnaire/drafts',
    summary: 'Typed but unsaved answers',
    access: 'user',
    answer: z.object({ success, drafts: z.array(draft) }),
  }),
  saveDraft: call({
    method: 'put',
    path: '/api/questionnaire/drafts/{sectionId}',
    summary: 'Keep what is being typed; it does not count as saved',
    access: 'user',
    body: z.object({ values: z.record(z.string(), z.unknown()) }),
    answer: z.object({ success, savedAt: z.string() }),
    failures: [409],
  }),
  deleteDraft: call({
    method: 'delete',
    path: '/api/questionnaire/drafts/{sectionId}',
    summary: 'Forget a draft',
    access: 'user',
    answer: done,
  }),
};
