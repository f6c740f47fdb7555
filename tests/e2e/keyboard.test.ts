/** The product without a mouse: everything can be reached, and the focus is never lost. */
import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { useBrowser } from './support/browserTests.ts';
import { box, openQuestionnaire, PASSWORD, press, see, signUp, walkTo } from './support/client.ts';

const { open } = useBrowser();
const LIMIT_MS = 120_000;
/** More stops than any screen has. */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop += 1)
    await page.keyboard.press('Tab');
  expect(await hasFocus(target)).toBe(true);
}

async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function fillIn(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** What the focus is on, in words; '' when it was lost to the page's body. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    return (element.ariaLabel || element.textContent || element.getAttribute('name')) ?? '';
  });

describe('With the keyboard alone', () => {
  it(
    'one signs up, answers, submits and signs out',
    async () => {
      const page = await open();
      await page.goto('/login');
      await activate(page, page.getByRole('link', { name: 'Sign up here' }));
      await page.waitForURL('**/register');
      await fillIn(page, 'Full Name', 'Jordan Avery');
      await fillIn(page, 'Email address', `keys-${randomBytes(6).toString('hex')}@example.com`);
      await fillIn(page, 'Password', PASSWORD);
      await fillIn(page, 'Confirm Password', PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      await activate(page, page.getByRole('link', { name: 'Start Questionnaire' }));
      await page.waitForURL('**/questionnaire');
      await activate(page, page.getByRole('link', { name: 'Skip this step' }));
      await page.locator('[data-open-step="personalInfo"]').waitFor();
      await tabTo(page, box(page, 'fullName'));
      await page.keyboard.type('Jordan Avery');
      await page.keyboard.press('Enter');
      await see(page, messages.toast.questionnaireSaved);
      await page.locator('[data-open-step="employmentStatus"]').waitFor();
      expect(await focused(page)).not.toBe('');
      const saveStep = page.getByRole('button', { name: 'Save Step' });
      await activate(page, saveStep);
      await see(page, messages.toast.stepSaved);
      // out of use while it saved, which takes the focus away
      await page.waitForFunction(
        (button) => button === document.activeElement,
        await saveStep.elementHandle(),
      );
      await activate(page, page.getByRole('button', { name: 'Submit Questionnaire' }));
      await see(page, messages.toast.questionnaireSubmitted);
      expect(await focused(page)).not.toBe('');
      await activate(page, page.getByRole('button', { name: 'Logout' }));
      await page.waitForURL('**/login');
    },
    LIMIT_MS,
  );

  it(
    'a new page takes the focus to its heading, and the skip link past the menu',
    async () => {
      const page = await open();
      await signUp(page);
      await activate(page, page.getByRole('link', { name: 'Profile', exact: true }));
      await page.waitForURL('**/profile');
      await page.getByRole('tab', { name: 'Danger Zone' }).waitFor();
      expect(await focused(page)).toBe('Profile');
      await page.reload();
      await page.getByRole('tab', { name: 'Danger Zone' }).waitFor();
      await activate(page, page.getByRole('link', { name: 'Skip to main content' }));
      await page.keyboard.press('Tab');
      expect(await hasFocus(page.getByRole('tab', { name: 'Profile Information' }))).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await hasFocus(page.getByRole('tab', { name: 'Change Password' }))).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'a dialog whose code comes only once it is asked for gives the focus back, too',
    async () => {
      const page = await open();
      await signUp(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/OpenDialog-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload(); // what this page has fetched already is gone
      await openQuestionnaire(page);
      await activate(page, page.getByRole('button', { name: 'Data Management' }));
      const opener = page.getByRole('button', { name: 'Clear All Data' });
      await activate(page, opener);
      letGo();
      await page.getByRole('dialog', { name: 'Clear All Data?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(opener)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'a dialog holds the focus and gives it back',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      await activate(page, page.getByRole('button', { name: 'Data Management' }));
      const opener = page.getByRole('button', { name: 'Clear All Data' });
      await activate(page, opener);
      await page.getByRole('dialog', { name: 'Clear All Data?' }).waitFor();
      for (let stop = 0; stop < 5; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(
          true,
        );
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(opener)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'when a person is deleted, then the focus stays on the page',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      await press(page, 'Create Test People');
      await page.locator('[data-person="spouse"]').waitFor();
      await walkTo(page, 'personalInfo');
      const spouse = page.locator('[data-person="spouse"]');
      await activate(page, spouse.getByRole('button', { name: /^Delete/ }));
      await activate(page, page.getByRole('dialog').getByRole('button', { name: 'Delete Person' }));
      await spouse.waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused(page)).not.toBe('');
    },
    LIMIT_MS,
  );
});
