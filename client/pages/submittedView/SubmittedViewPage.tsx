/** All answers on one page: to read, to print, and to edit until they are submitted. */
import { useQuestionnaire } from '../../features/questionnaire/useQuestionnaire.ts';
import { messages } from '#domain/messages';
import { useErrorToast } from '../../lib/useErrorToast.ts';
import { PageError } from '../../ui/PageError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NoQuestionnaire } from './NoQuestionnaire.tsx';
import { SubmittedView } from './SubmittedView.tsx';
import { ViewSkeleton } from './ViewSkeleton.tsx';

export function SubmittedViewPage() {
  const { data: questionnaire, error, refetch, isFetching } = useQuestionnaire();
  useErrorToast(error, messages.toast.loadQuestionnaireFailed);
  if (questionnaire === null) return <NoQuestionnaire />;
  if (questionnaire) return <SubmittedView questionnaire={questionnaire} />;
  return (
    <>
      <PageHeading title={messages.submittedView.pageTitle} />
      {error ? <PageError onRetry={() => void refetch()} isRetrying={isFetching} /> : <ViewSkeleton />}
    </>
  );
}
