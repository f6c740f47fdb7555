/** The dashboard's first card: status, progress, and the one button that goes on. */
import { ArrowRight, CircleCheck } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { STAGE_BADGES, stageOf, type StatusAnswer } from './onboarding.ts';

const WORDS = {
  submitted: 'Thank you. We have everything you sent us, and your bookkeeper can begin.',
  inProgress: 'Your answers are kept. Go on whenever you have a moment.',
  notStarted: 'Eleven short steps. Upload a tax return or a W-2 and much of it fills itself in.',
};

export function OnboardingStatus({ status }: { status: StatusAnswer }) {
  const stage = stageOf(status);
  const badge = STAGE_BADGES[stage];
  const percent = Math.round(status.completionPercentage);
  return (
    <Card as="section" aria-labelledby="onboarding-status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="onboarding-status" className="text-xl font-semibold">
          Onboarding Status
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
        <span className="font-medium">{stage === 'submitted' ? 'Sections filled in' : 'Progress'}</span>
        <span className="text-muted tabular-nums">{percent}% complete</span>
      </div>
      <ProgressBar className="mt-2" percent={percent} label="Onboarding progress" />
      {stage !== 'submitted' && (
        <ButtonLink to="/questionnaire" className="mt-6 w-full sm:w-auto">
          {stage === 'notStarted' ? 'Start Questionnaire' : 'Continue Questionnaire'}
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      )}
    </Card>
  );
}
