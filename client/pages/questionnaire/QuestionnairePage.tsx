/** Being built. */
import { PageHeading } from '../../ui/PageHeading.tsx';

export function QuestionnairePage() {
  return <PageHeading title="Onboarding Questionnaire" />;
}
