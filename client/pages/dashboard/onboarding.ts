/** How far onboarding is, in the dashboard's words. */
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import type { Tone } from '../../ui/tone.ts';

export type StatusAnswer = AnswerOf<'questionnaireStatus'>;
export type OnboardingStage = 'notStarted' | 'inProgress' | 'submitted';

/** Submitted, else in progress as soon as anything is filled, else not started. */
export function stageOf({ status, completionPercentage }: StatusAnswer): OnboardingStage {
  if (status === 'submitted') return 'submitted';
  return completionPercentage > 0 ? 'inProgress' : 'notStarted';
}

export const STAGE_BADGES: Record<OnboardingStage, { label: string; tone: Tone }> = {
  submitted: { label: messages.dashboard.submitted, tone: 'good' },
  inProgress: { label: messages.dashboard.inProgress, tone: 'info' },
  notStarted: { label: messages.dashboard.notStarted, tone: 'neutral' },
};
