/** The questionnaire's shape while its answers are on the way, so that nothing jumps. */
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function QuestionnaireSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{messages.ui.loading}</span>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {STEPS.map(({ id }) => (
          <Skeleton key={id} className="h-11 sm:h-12" />
        ))}
      </div>
      <Skeleton className="mt-6 h-96 rounded-card" />
    </div>
  );
}
