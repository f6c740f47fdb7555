/** On the dashboard: where something was typed and not saved, and the way back to it. */
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';
import { isSectionId, sectionOf } from '#domain/questionnaire/sections';
import { Alert } from '../../ui/Alert.tsx';
import { useDrafts } from './useDrafts.ts';

export function UnsavedAnswers() {
  const { data: drafts = [] } = useDrafts(true, { isFresh: true });
  const sections = drafts.map(({ sectionId }) => sectionId).filter(isSectionId);
  if (sections.length === 0) return null;
  return (
    <Alert tone="info" title={messages.drafts.keptFor} role="status">
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {sections.map((id) => (
          <li key={id}>
            <Link to={`/questionnaire?step=${id}`} className="text-link inline-flex min-h-11 items-center">
              {sectionOf(id).title}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
