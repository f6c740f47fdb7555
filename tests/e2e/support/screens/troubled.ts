/** The screens while something is on its way, and where it does not come. */
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { see, signUp } from '../client.ts';
import type { Screen } from './screen.ts';

/** Lets a call hang, as on a dead line. */
const hold = (page: Page, address: string) => page.route(address, () => undefined);
const breakOff = (page: Page, address: string) => page.route(address, (route) => route.abort());
const STATUS = '**/api/questionnaire/status';
const QUESTIONNAIRE = '**/api/questionnaire';

const loading = (name: string, path: string, address: string): Screen => ({
  name,
  show: async (page) => {
    await hold(page, address);
    await page.goto(path);
    await page.getByRole('status').first().waitFor();
  },
});

const failed = (name: string, path: string, address: string): Screen => ({
  name,
  show: async (page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await breakOff(page, address);
    await page.goto(path);
    await see(page, messages.view.couldNotLoad);
  },
});

export const TROUBLED_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard without a server',
    show: async (page) => {
      await signUp(page);
      await failed('', '/dashboard', STATUS).show(page, { openBeside: () => Promise.resolve(page) });
    },
  },
  failed('questionnaire without a server', '/questionnaire', QUESTIONNAIRE),
  failed('view without a server', '/questionnaire/view', QUESTIONNAIRE),
  loading('dashboard on its way', '/dashboard', STATUS),
  loading('view on its way', '/questionnaire/view', QUESTIONNAIRE),
  loading('questionnaire on its way', '/questionnaire', QUESTIONNAIRE),
  loading('who is here on its way', '/profile', '**/api/auth/me'),
  {
    name: 'a page whose code does not come',
    show: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await breakOff(page, '**/assets/ProfilePage*');
      await page.goto('/profile');
      await see(page, messages.view.couldNotShow);
    },
  },
  {
    name: 'offline',
    show: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/dashboard');
      await see(page, 'Not Started');
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Get Started' }).click();
      await see(page, messages.view.couldNotLoad);
    },
  },
];
