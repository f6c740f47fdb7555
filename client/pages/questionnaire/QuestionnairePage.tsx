/** The onboarding questionnaire: loads the answers, then shows one step at a time. */
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { isSubmitted } from '../../features/questionnaire/questionnaire.ts';
import { useQuestionnaire } from '../../features/questionnaire/useQuestionnaire.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { QuestionnaireSteps } from './QuestionnaireSteps.tsx';

/** SPEC section 8: that the step screen could not load is only logged; on screen stands a way to try again. */
function useLoggedError(error: unknown) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- see above
    if (error) console.error('Loading the questionnaire failed', error);
  }, [error]);
}

export function QuestionnairePage() {
  const { data: questionnaire, error, refetch, isFetching } = useQuestionnaire();
  useLoggedError(error);
  return (
    <>
      <PageHeading title="Onboarding Questionnaire">
        {isSubmitted(questionnaire) && (
          <Badge tone="good" icon={<CircleCheck aria-hidden className="size-4" />}>
            Submitted
          </Badge>
        )}
      </PageHeading>
      {questionnaire === undefined && !error && <QuestionnaireSkeleton />}
      {questionnaire === undefined && error && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {questionnaire !== undefined && <QuestionnaireSteps questionnaire={questionnaire} />}
    </>
  );
}
