/** The dashboard's shape while its status is on the way, so that nothing jumps. */
import { messages } from '#domain/messages';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{messages.ui.loading}</span>
      <Card className="space-y-4">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-56" />
      </Card>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-44 rounded-card" />
        ))}
      </div>
    </div>
  );
}
