/** The answers of a questionnaire: when they were submitted, ten sections, what was read, the documents. */
import { ArrowLeft, CircleCheck, Clock, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#domain/format';
import { messages } from '#domain/messages';
import { SECTIONS } from '#domain/questionnaire/sections';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { LeaveWarning } from '../../features/drafts/LeaveWarning.tsx';
import { useUnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import { isSubmitted, type Questionnaire } from '../../features/questionnaire/questionnaire.ts';
import { useSaveSections } from '../../features/questionnaire/useSaveSections.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { ExtractionBox } from './ExtractionBox.tsx';

const icon = 'size-4 shrink-0';

function BackLink() {
  return (
    <Link to="/dashboard" className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
      <ArrowLeft aria-hidden className={icon} />
      {messages.submittedView.backToDashboard}
    </Link>
  );
}

function StatusBadge({ questionnaire }: { questionnaire: Questionnaire }) {
  return isSubmitted(questionnaire) ? (
    <Badge tone="good" icon={<CircleCheck aria-hidden className={icon} />}>
      {messages.submittedView.submitted}
    </Badge>
  ) : (
    <Badge tone="info" icon={<Clock aria-hidden className={icon} />}>
      {messages.submittedView.inProgress}
    </Badge>
  );
}

function ViewActions({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {!isReadOnly && <ButtonLink to="/questionnaire">{messages.submittedView.continueEditing}</ButtonLink>}
      <Button look="secondary" icon={<Printer aria-hidden className={icon} />} onClick={() => window.print()}>
        {messages.submittedView.print}
      </Button>
    </div>
  );
}

export function SubmittedView({ questionnaire }: { questionnaire: Questionnaire }) {
  const { save } = useSaveSections();
  const unsaved = useUnsavedWork();
  const { user } = useSession();
  const { submittedAt, aiExtractedData } = questionnaire;
  const isReadOnly = isSubmitted(questionnaire);
  return (
    <>
      <BackLink />
      <PageHeading
        title={messages.submittedView.pageTitle}
        intro={
          submittedAt
            ? messages.submittedView.submittedOn(formatDateTime(submittedAt))
            : messages.view.notSubmitted
        }
      >
        <StatusBadge questionnaire={questionnaire} />
      </PageHeading>
      <p className="mb-4 hidden font-semibold wrap-anywhere print:block">{user?.fullName}</p>
      <div className="space-y-6">
        <ViewActions isReadOnly={isReadOnly} />
        {aiExtractedData && <ExtractionBox {...aiExtractedData} />}
        {SECTIONS.map((section) => (
          <AnswerCard
            key={section.id}
            section={section}
            questionnaire={questionnaire}
            stored={questionnaire[section.id]}
            {...{ save, unsaved }}
            isReadOnly={isReadOnly}
          />
        ))}
        <Card as="section" aria-labelledby="documents-heading">
          <h2 id="documents-heading" className="text-lg font-semibold">
            {messages.submittedView.uploadedDocuments}
          </h2>
          <DocumentList failedText={messages.toast.viewDocumentsFailed} />
        </Card>
        <BackLink />
      </div>
      <LeaveWarning hasUnsaved={!isReadOnly && unsaved.ids.length > 0} />
    </>
  );
}
