/** The dashboard's first card: status, progress, and the one button that goes on. */
import { ArrowRight, CircleCheck } from 'lucide-react';
import { messages } from '#domain/messages';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { STAGE_BADGES, stageOf, type StatusAnswer } from './onboarding.ts';

const WORDS = {
  submitted: messages.dashboard.isSubmitted,
  inProgress: messages.dashboard.isInProgress,
  notStarted: messages.dashboard.isNotStarted,
};

export function OnboardingStatus({ status }: { status: StatusAnswer }) {
  const stage = stageOf(status);
  const badge = STAGE_BADGES[stage];
  const percent = Math.round(status.completionPercentage);
  return (
    <Card as="section" aria-labelledby="onboarding-status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="onboarding-status" className="text-xl font-semibold">
          {messages.dashboard.onboardingStatus}
        </h2>
        <Badge
          tone={badge.tone}
          icon={stage === 'submitted' && <CircleCheck aria-hidden className="size-4" />}
        >
          {badge.label}
        </Badge>
      </div>
      <p className="mt-2 text-muted">{WORDS[stage]}</p>
      <div className="mt-5 flex items-baseline justify-between gap-3">
        <span className="font-medium">
          {stage === 'submitted' ? messages.dashboard.sectionsFilledIn : messages.dashboard.progress}
        </span>
        <span className="text-muted tabular-nums">{messages.dashboard.percentComplete(percent)}</span>
      </div>
      <ProgressBar className="mt-2" percent={percent} label={messages.dashboard.onboardingProgress} />
      {stage !== 'submitted' && (
        <ButtonLink to="/questionnaire" className="mt-6 w-full sm:w-auto">
          {stage === 'notStarted' ? messages.dashboard.start : messages.dashboard.goOn}
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      )}
    </Card>
  );
}
