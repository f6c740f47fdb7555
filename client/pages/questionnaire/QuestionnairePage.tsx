/** The onboarding questionnaire: loads the answers, then shows one step at a time. */
import { CircleCheck } from 'lucide-react';
import { messages } from '#domain/messages';
import { isSubmitted } from '../../features/questionnaire/questionnaire.ts';
import { useQuestionnaire } from '../../features/questionnaire/useQuestionnaire.ts';
import { useLoggedError } from '../../lib/useLoggedError.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PageError } from '../../ui/PageError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { QuestionnaireSteps } from './QuestionnaireSteps.tsx';

export function QuestionnairePage() {
  const { data: questionnaire, error, refetch, isFetching } = useQuestionnaire();
  useLoggedError(error, 'Loading the questionnaire failed');
  return (
    <>
      <PageHeading title={messages.steps.pageTitle}>
        {isSubmitted(questionnaire) && (
          <Badge tone="good" icon={<CircleCheck aria-hidden className="size-4" />}>
            {messages.steps.submitted}
          </Badge>
        )}
      </PageHeading>
      {questionnaire === undefined && !error && <QuestionnaireSkeleton />}
      {questionnaire === undefined && error && (
        <PageError onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {questionnaire !== undefined && <QuestionnaireSteps questionnaire={questionnaire} />}
    </>
  );
}
