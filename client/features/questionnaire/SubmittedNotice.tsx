/** Says that the questionnaire is handed in, and where its answers can be read. */
import { Link } from 'react-router-dom';
import { formatDateTime } from '#domain/format';
import { messages } from '#domain/messages';
import { Alert } from '../../ui/Alert.tsx';

export function SubmittedNotice({ submittedAt }: { submittedAt: string | null }) {
  return (
    <Alert tone="good" title={messages.questionnaire.thanks}>
      <p>{submittedAt && `Submitted on ${formatDateTime(submittedAt)}. `}</p>
      <Link to="/questionnaire/view" className="text-link inline-flex min-h-11 items-center">
        View your submitted answers
      </Link>
    </Alert>
  );
}
