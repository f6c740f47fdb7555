/** Says that the questionnaire is handed in, and where its answers can be read. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#domain/format';
import { messages } from '#domain/messages';
import { Alert } from '../../ui/Alert.tsx';

interface SubmittedNoticeProps {
  submittedAt: string | null;
  /** It was handed in just now: the button that did it is gone. */
  isNew: boolean;
  /** Documents that were not read in time. */
  unread: number;
}

export function SubmittedNotice({ submittedAt, isNew, unread }: SubmittedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      className="outline-none"
      tone="good"
      title={messages.questionnaire.thanks}
    >
      <p>{submittedAt && `${messages.submittedView.submittedOn(formatDateTime(submittedAt))}. `}</p>
      {unread > 0 && <p>{messages.upload.notFilledIn(unread)}</p>}
      <Link to="/questionnaire/view" className="text-link inline-flex min-h-11 items-center">
        {messages.steps.viewSubmitted}
      </Link>
    </Alert>
  );
}
