/** What the view shows before anything was saved. */
import { ClipboardList } from 'lucide-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NoQuestionnaire() {
  return (
    <Card className="flex flex-col items-center py-12 text-center">
      <ClipboardList aria-hidden className="mb-4 size-10 text-accent" />
      <PageHeading
        isCentred
        title="No Questionnaire Found"
        intro="Your answers appear here once you have saved a step of the questionnaire."
      />
      <ButtonLink to="/questionnaire">Start Questionnaire</ButtonLink>
    </Card>
  );
}
