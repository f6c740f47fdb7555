/** The screens of an account in which nothing was saved yet. */
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';
import { box, openQuestionnaire, press, see, signUp, walkTo } from '../client.ts';
import { dialog, escape, heading, type Screen } from './screen.ts';

const profileTab = (name: string): Screen => ({
  name: `profile, ${name}`,
  show: (page) => page.getByRole('tab', { name }).click(),
});

const step = (id: (typeof STEPS)[number]['id']): Screen => ({
  name: `step ${id}`,
  show: (page) => walkTo(page, id),
});

/** By the sidebar's link, which small screens hide. */
async function leaveForDashboard(page: Page): Promise<void> {
  await page.locator('aside a[href="/dashboard"]').dispatchEvent('click');
  await dialog(page, messages.drafts.leaveQuestion);
}

export const FRESH_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard, not started, with a toast',
    show: async (page) => {
      await signUp(page);
      await see(page, 'Not Started');
      await see(page, messages.toast.registerSuccess);
    },
  },
  {
    name: 'menu of small screens',
    show: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await dialog(page);
    },
  },
  {
    name: 'no questionnaire',
    show: async (page) => {
      await page.goto('/questionnaire/view');
      await heading(page, 'No Questionnaire Found');
    },
  },
  {
    name: 'profile',
    show: async (page) => {
      await page.goto('/profile');
      await heading(page, 'Profile');
    },
  },
  profileTab('Change Password'),
  {
    name: 'profile, passwords that differ',
    show: async (page) => {
      await page.getByLabel('Current Password', { exact: true }).fill('whatever');
      await page.getByLabel('New Password', { exact: true }).fill('one-password');
      await page.getByLabel('Confirm New Password', { exact: true }).fill('another');
      await press(page, 'Change Password');
      await see(page, messages.account.newPasswordsDiffer);
    },
  },
  profileTab('Danger Zone'),
  {
    name: 'delete account, asked',
    show: async (page) => {
      await press(page, 'Delete Account');
      await dialog(page, 'Delete your account?');
    },
  },
  {
    name: 'upload step',
    show: async (page) => {
      await escape(page);
      await openQuestionnaire(page);
      await see(page, 'No documents uploaded yet');
      await press(page, 'Data Management');
    },
  },
  {
    name: 'clear all, first warning',
    show: async (page) => {
      await press(page, 'Clear All Data');
      await dialog(page, 'Clear All Data?');
    },
  },
  {
    name: 'clear all, final warning',
    show: async (page) => {
      await press(page, 'Continue');
      await dialog(page, 'Final Warning');
    },
  },
  {
    name: 'submit refused',
    show: async (page) => {
      await escape(page);
      await press(page, 'Submit Questionnaire');
      await see(page, messages.questionnaire.nothingToSubmit);
    },
  },
  ...STEPS.slice(1).map(({ id }) => step(id)),
  {
    name: 'leaving unsaved answers',
    show: async (page) => {
      await walkTo(page, 'additionalInfo');
      await box(page, 'businessGoals').fill('To sleep at night');
      await leaveForDashboard(page);
    },
  },
  {
    name: 'dashboard with unsaved answers',
    show: async (page) => {
      await escape(page);
      await see(page, messages.questionnaire.draftSaved);
      await leaveForDashboard(page);
      await press(page, messages.drafts.leave);
      await see(page, messages.drafts.keptFor);
    },
  },
];
