/** The screens once everything is submitted: every form disabled, the view without Edit. */
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';
import { dropSample, openQuestionnaire, press, saveBusinessName, see, signUp, walkTo } from '../client.ts';
import type { Screen } from './screen.ts';

export const SUBMITTED_SCREENS: readonly Screen[] = [
  {
    name: 'submitted, with a toast',
    show: async (page) => {
      await signUp(page);
      await openQuestionnaire(page);
      await dropSample(page, '1040-2024-joint', { seed: 5 });
      await see(page, messages.toast.extracted);
      await saveBusinessName(page);
      await press(page, 'Submit Questionnaire');
      await see(page, messages.toast.questionnaireSubmitted);
    },
  },
  ...STEPS.map(({ id }) => ({
    name: `step ${id}, disabled`,
    show: (page: Parameters<Screen['show']>[0]) => walkTo(page, id),
  })),
  {
    name: 'dashboard, submitted',
    show: async (page) => {
      await page.goto('/dashboard');
      await see(page, 'View Submitted Data');
    },
  },
  {
    name: 'submitted view',
    show: async (page) => {
      await page.goto('/questionnaire/view');
      await see(page, 'Submitted on');
      await see(page, '1040-2024-joint.pdf');
    },
  },
];
