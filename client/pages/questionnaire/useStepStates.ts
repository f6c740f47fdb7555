/** What the grid of steps says about each: saved, or typed and not saved. */
import { filledSections } from '#domain/questionnaire/progress';
import { isSectionId, sectionOf } from '#domain/questionnaire/sections';
import { useDocuments } from '../../features/documents/useDocuments.ts';
import { draftChanges } from '../../features/drafts/draftChanges.ts';
import { useDrafts } from '../../features/drafts/useDrafts.ts';
import { isSubmitted, type Questionnaire } from '../../features/questionnaire/questionnaire.ts';

/** Which steps are green: saved sections, and the upload step once there is a document. */
export function useSavedSteps(questionnaire: Questionnaire | null): string[] {
  const { data: documents } = useDocuments();
  const filled: string[] = questionnaire ? filledSections(questionnaire) : [];
  return documents?.length ? ['documentUpload', ...filled] : filled;
}

/** Steps with typing that is not saved: of this visit, or kept as a draft of an earlier one. */
export function useUnsavedSteps(questionnaire: Questionnaire | null, typedNow: readonly string[]): string[] {
  const { data: drafts = [] } = useDrafts(!isSubmitted(questionnaire));
  const kept = drafts.filter((draft) => {
    const { sectionId: id } = draft;
    return isSectionId(id) && draftChanges(sectionOf(id), questionnaire?.[id], draft);
  });
  return [...typedNow, ...kept.map(({ sectionId }) => sectionId)];
}
