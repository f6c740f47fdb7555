/** For tests only: a questionnaire, documents and people as the server answers them, with overrides. */
import { emptyPerson } from '#domain/documents/extractedData';
import type { Document } from '../../features/documents/useDocuments.ts';
import type { Questionnaire } from '../../features/questionnaire/questionnaire.ts';
import type { FakeAnswer } from '../../lib/fakeApi.ts';
import type { Person } from '#domain/people/person';

export function fakeQuestionnaire(overrides: Partial<Questionnaire> = {}): Questionnaire {
  return {
    status: 'in_progress',
    submittedAt: null,
    completionPercentage: 10,
    rev: 3,
    additionalPeople: [],
    aiExtractedData: null,
    taxReturnUpload: { uploaded: false },
    provenance: {},
    suggestions: {},
    ...overrides,
  };
}

export function fakeDocument(overrides: Partial<Document> = {}): Document {
  const documentId = overrides.documentId ?? '64b000000000000000000001';
  return {
    _id: documentId,
    documentId,
    documentType: 'w2-form',
    originalName: 'w2.pdf',
    uploadedAt: '2024-03-05T12:00:00.000Z',
    fileSize: 1536,
    extractionStatus: 'completed',
    extractionError: null,
    replaces: [],
    extractedData: null,
    needsConversion: false,
    needsPassword: false,
    ...overrides,
  };
}

/** What was read from a W-2. */
export function fakeExtractedData(): NonNullable<Document['extractedData']> {
  return {
    primaryPerson: { ...emptyPerson(), fullName: 'Ada Quill' },
    spousePerson: emptyPerson(),
    employmentStatus: {},
    businessInfo: {},
    additionalPeople: [],
    taxPreferences: {},
    form: 'W-2',
    taxYear: 2023,
    fields: { wages: 51234.5 },
  };
}

export function fakePerson(overrides: Partial<Person> = {}): Person {
  const personId = overrides.personId ?? '64c000000000000000000001';
  return {
    _id: personId,
    personId,
    personType: 'primary',
    ssn: '912345678',
    personalInfo: {
      fullName: 'Ada Quill',
      dateOfBirth: '',
      gender: '',
      phoneNumber: '5550100123',
      email: '',
      maritalStatus: 'Married',
      numberOfDependents: 0,
      homeAddress: { street: '', city: '', state: '', zipCode: '' },
    },
    employmentStatus: { employmentType: 'Self-employed' },
    sourceDocument: { documentType: 'personal-tax-return', extractedAt: '2024-03-05T12:00:00.000Z' },
    ...overrides,
  };
}

interface Given {
  questionnaire?: Questionnaire | null;
  documents?: readonly Document[];
  people?: readonly Person[];
  more?: Record<string, FakeAnswer>;
}

/** What every screen of the questionnaire asks for. */
export function questionnaireAnswers({
  questionnaire = null,
  documents = [],
  people = [],
  more = {},
}: Given = {}): Record<string, FakeAnswer> {
  return {
    'GET /api/questionnaire': { success: true, questionnaire },
    'GET /api/questionnaire/drafts': { success: true, drafts: [] },
    'GET /api/questionnaire/snapshots': { success: true, snapshots: [] },
    'GET /api/ai/documents': { success: true, documents },
    'GET /api/ai/people': { success: true, people },
    ...more,
  };
}
