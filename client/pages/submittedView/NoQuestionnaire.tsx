/** What the view shows before anything was saved. */
import { ClipboardList } from 'lucide-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NoQuestionnaire() {
  return (
    <Card>
      <PageHeading title="No Questionnaire Found" isCentred />
      <EmptyState icon={<ClipboardList aria-hidden className="size-10" />} title="Nothing is saved yet">
        <p>Your answers appear here once you have saved a step of the questionnaire.</p>
        <ButtonLink to="/questionnaire" className="mt-4">
          Start Questionnaire
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}
