/** What happened lately, newest first. */
import { CircleCheck, UserPlus } from 'lucide-react';
import { formatDate } from '#domain/format';
import { messages } from '#domain/messages';
import { Card } from '../../ui/Card.tsx';

interface RecentActivityProps {
  createdAt: string | undefined;
  submittedAt: string | null;
}

export function RecentActivity({ createdAt, submittedAt }: RecentActivityProps) {
  const events = [
    { what: messages.dashboard.submittedEvent, when: submittedAt, Icon: CircleCheck },
    { what: messages.dashboard.accountCreated, when: createdAt, Icon: UserPlus },
  ];
  return (
    <Card as="section" aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="text-xl font-semibold">
        {messages.dashboard.recentActivity}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {events.map(
          ({ what, when, Icon }) =>
            when && (
              <li key={what} className="flex flex-wrap items-center gap-x-3 py-3">
                <Icon aria-hidden className="size-5 shrink-0 text-muted" />
                <span className="flex-1 font-medium">{what}</span>
                <time dateTime={when} className="text-muted tabular-nums">
                  {formatDate(when)}
                </time>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}
