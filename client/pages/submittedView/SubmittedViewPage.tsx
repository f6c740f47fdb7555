/** Being built. */
import { PageHeading } from '../../ui/PageHeading.tsx';

export function SubmittedViewPage() {
  return <PageHeading title="Submitted Questionnaire" />;
}
