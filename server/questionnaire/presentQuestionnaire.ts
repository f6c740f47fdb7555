/** The questionnaire as answers show it. */
import type { AnswerOf } from '#domain/api';
import { completionPercentage, filledSections } from '#domain/questionnaire/progress';
import type { QuestionnaireStatus } from '#domain/questionnaire/questionnaire';
import type { Vault } from '#platform/cipher/vault';
import { DocumentModel, type DocumentRow } from '#platform/models/document';
import type { Provenance } from '#platform/models/provenance';
import type { StoredQuestionnaire } from '#platform/models/questionnaire';
import { publicRevision } from './publicRevision.ts';

export type PresentedQuestionnaire = NonNullable<AnswerOf<'getQuestionnaire'>['questionnaire']>;
type PresentedProvenance = PresentedQuestionnaire['provenance'][string];

/** Below this a reading deserves a look, unless the form's own arithmetic confirms it. */
const CERTAIN = 0.85;

const isUncertain = ({ confidence, isVerified }: Provenance) =>
  isVerified === false || (confidence < CERTAIN && !isVerified);

function presentProvenance(from: Provenance, withSnippets: ReadonlySet<string>): PresentedProvenance {
  const { documentId, documentType, originalName, form, page, confidence, valueId } = from;
  return {
    ...{ documentId, documentType, originalName, form, page, confidence, valueId },
    isUncertain: isUncertain(from),
    hasSnippet: from.box !== null && withSnippets.has(documentId),
  };
}

const mapValues = <V, W>(map: Readonly<Record<string, V>>, present: (value: V) => W) =>
  Object.fromEntries(Object.entries(map).map(([path, value]) => [path, present(value)]));

async function documentFacts({ userId, epoch }: Vault) {
  const rows = await DocumentModel.find({ userId, epoch, deletedAt: null })
    .select('documentType snippetsFileId')
    .lean<Pick<DocumentRow, '_id' | 'documentType' | 'snippetsFileId'>[]>();
  const withSnippets = rows.filter((row) => row.snippetsFileId).map((row) => row._id.toString());
  return {
    withSnippets: new Set(withSnippets),
    hasTaxReturn: rows.some(({ documentType }) => documentType === 'personal-tax-return'),
  };
}

/** Not started until a section is filled, submitted for good, in progress between. */
export function presentStatus(status: QuestionnaireStatus, percentage: number): QuestionnaireStatus {
  if (status === 'submitted') return status;
  return percentage > 0 ? 'in_progress' : 'not_started';
}

/** Presents questionnaires of one user by what their documents are now. Sections never saved are absent; dates are ISO texts. */
export async function openPresenter(
  vault: Vault,
): Promise<(stored: StoredQuestionnaire) => PresentedQuestionnaire> {
  const { withSnippets, hasTaxReturn } = await documentFacts(vault);
  return (stored) => {
    const percentage = completionPercentage(filledSections(stored.sections).length);
    const { sections, provenance, suggestions, additionalPeople, aiExtractedData } = stored;
    return {
      ...sections,
      status: presentStatus(stored.status, percentage),
      submittedAt: stored.submittedAt?.toISOString() ?? null,
      completionPercentage: percentage,
      rev: publicRevision(vault, stored.rev),
      additionalPeople: [...additionalPeople],
      aiExtractedData,
      taxReturnUpload: { uploaded: hasTaxReturn },
      provenance: mapValues(provenance, (from) => presentProvenance(from, withSnippets)),
      suggestions: mapValues(suggestions, ({ value, from }) => ({
        value,
        from: presentProvenance(from, withSnippets),
      })),
    };
  };
}

/** One questionnaire as answers show it. */
export async function presentQuestionnaire(
  vault: Vault,
  stored: StoredQuestionnaire,
): Promise<PresentedQuestionnaire> {
  return (await openPresenter(vault))(stored);
}
