/** Where a client stands: status, progress, what to do next, what happened. */
import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { UnsavedAnswers } from '../../features/drafts/UnsavedAnswers.tsx';
import { callApi } from '../../lib/callApi.ts';
import { takeSettled } from '../../lib/earlyAnswers.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { useErrorToast } from '../../lib/useErrorToast.ts';
import { PageError } from '../../ui/PageError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DashboardCards } from './DashboardCards.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DataManagement } from './DataManagement.tsx';
import { stageOf } from './onboarding.ts';
import { OnboardingStatus } from './OnboardingStatus.tsx';
import { RecentActivity } from './RecentActivity.tsx';

export function DashboardPage() {
  const { user } = useSession();
  const status = useQuery({
    queryKey: queryKeys.status,
    queryFn: ({ signal }) => callApi('questionnaireStatus', { signal }),
    initialData: () => takeSettled('questionnaireStatus'),
  });
  const welcome = user?.lastLogin ? messages.dashboard.welcomeBack : messages.dashboard.welcomeNew;
  useErrorToast(status.error, messages.toast.loadStatusFailed);
  return (
    <>
      <PageHeading title={messages.dashboard.pageTitle} intro={welcome(user?.fullName)} />
      {status.isPending && <DashboardSkeleton />}
      {status.isError && <PageError onRetry={() => void status.refetch()} isRetrying={status.isFetching} />}
      {status.data && (
        <div className="space-y-6">
          {stageOf(status.data) !== 'submitted' && <UnsavedAnswers />}
          <OnboardingStatus status={status.data} />
          <DashboardCards stage={stageOf(status.data)} />
          {stageOf(status.data) !== 'notStarted' && <DataManagement />}
          <RecentActivity createdAt={user?.createdAt} submittedAt={status.data.submittedAt} />
        </div>
      )}
    </>
  );
}
