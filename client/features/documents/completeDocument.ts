/** A document, or the answer to its upload, as every card can rely on it: what the answer leaves out is empty. */
import type { AnswerOf } from '#domain/api';
import { emptyPerson } from '#domain/documents/extractedData';
import { withDefaults } from '../../lib/withDefaults.ts';

type Document = AnswerOf<'listDocuments'>['documents'][number];
type Data = NonNullable<Document['extractedData']>;
/** What the list of documents and the answer to an upload have in common. */
type Read = Pick<
  Document,
  '_id' | 'documentId' | 'extractionStatus' | 'extractedData' | 'pdfAnalysis' | 'needsConversion' | 'replaces'
>;

function completeData(data: Partial<Data>): Data {
  const { primaryPerson, spousePerson, additionalPeople, ...rest } = withDefaults<Data>(
    {
      primaryPerson: emptyPerson(),
      spousePerson: emptyPerson(),
      additionalPeople: [],
      employmentStatus: {},
      businessInfo: {},
      taxPreferences: {},
      form: '',
      taxYear: 0,
      fields: {},
    },
    data,
  );
  const complete = (person: Partial<Data['primaryPerson']>) => withDefaults(emptyPerson(), person);
  return {
    ...rest,
    primaryPerson: complete(primaryPerson),
    spousePerson: complete(spousePerson),
    additionalPeople: additionalPeople.map(complete),
  };
}

/** A PDF that was looked at in vain needs conversion, unless the answer says otherwise. */
export function completeDocument<T extends Partial<Read>>(answer: T): T & Read {
  const id = answer.documentId ?? answer._id ?? '';
  const extractionStatus = answer.extractionStatus ?? 'pending';
  return {
    ...answer,
    _id: answer._id ?? id,
    documentId: id,
    extractionStatus,
    extractedData: answer.extractedData ? completeData(answer.extractedData) : null,
    pdfAnalysis: answer.pdfAnalysis,
    replaces: answer.replaces ?? [],
    needsConversion: answer.needsConversion ?? (extractionStatus === 'failed' && Boolean(answer.pdfAnalysis)),
  };
}
