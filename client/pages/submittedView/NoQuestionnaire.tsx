/** What the view shows before anything was saved. */
import { ClipboardList } from 'lucide-react';
import { messages } from '#domain/messages';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NoQuestionnaire() {
  return (
    <Card className="flex flex-col items-center py-12 text-center">
      <ClipboardList aria-hidden className="mb-4 size-10 text-accent" />
      <PageHeading
        isCentred
        title={messages.submittedView.noneFound}
        intro={messages.submittedView.appearsHere}
      />
      <ButtonLink to="/questionnaire">{messages.submittedView.start}</ButtonLink>
    </Card>
  );
}
