/** The shape of all answers on one page while they are on the way. */
import { messages } from '#domain/messages';
import { SECTION_IDS } from '#domain/questionnaire/sections';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function ViewSkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{messages.ui.loading}</span>
      {SECTION_IDS.map((id) => (
        <Skeleton key={id} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
