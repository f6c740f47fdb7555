/** What people meet on bad days: no network, an ended session, a busy server, an impatient finger, an unusual name. Nothing is lost. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { PHONE } from '../support/browser.ts';
import { useBrowser } from './support/browserTests.ts';
import {
  box,
  drop,
  openQuestionnaire,
  PASSWORD,
  press,
  saveBusinessName,
  see,
  signUp,
} from './support/client.ts';

const { open, openBeside } = useBrowser();
const LIMIT_MS = 120_000;
const GOALS = 'To sleep at night';
const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/;

async function typeGoals(page: Page): Promise<void> {
  await openQuestionnaire(page, 'additionalInfo');
  await box(page, 'businessGoals').fill(GOALS);
}

/** In the page: does the server keep something that was typed? */
const hasDraft = async () => {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
  const answer = await fetch('/api/questionnaire/drafts', { headers });
  const { drafts } = (await answer.json()) as { drafts: unknown[] };
  return drafts.length > 0;
};

describe('On a bad day', () => {
  it(
    'When the network goes while somebody types, then it says so, and keeps the words once it is back',
    async () => {
      const page = await open({ expected: OFFLINE });
      await signUp(page);
      await openQuestionnaire(page, 'additionalInfo');
      await page.context().setOffline(true);
      await box(page, 'businessGoals').fill(GOALS);
      await see(page, messages.questionnaire.draftWaiting);
      await see(page, messages.shell.offline);
      await page.context().setOffline(false);
      await see(page, messages.questionnaire.draftSaved);
    },
    LIMIT_MS,
  );

  it(
    'When there is no network, then a page says so, and comes by itself once it is back',
    async () => {
      const page = await open({ expected: OFFLINE });
      await signUp(page);
      await openQuestionnaire(page);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await see(page, messages.view.couldNotLoad);
      await page.context().setOffline(false);
      await see(page, 'Not Started');
    },
    LIMIT_MS,
  );

  it(
    'When the session ends in the middle of a step, then signing in again brings the words back',
    async () => {
      const page = await open();
      const email = await signUp(page);
      await typeGoals(page);
      await see(page, messages.questionnaire.draftSaved);
      // an administrator, another device: the server no longer takes this token
      await page.evaluate(() =>
        fetch('/api/user/logout', {
          method: 'POST',
          headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
        }),
      );
      await box(page, 'businessGoals').fill(`${GOALS}, and on Sundays`);
      await see(page, messages.account.signInAgain);
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Sign in');
      await page.waitForURL('**/dashboard');
      await page.getByRole('link', { name: 'Start Questionnaire' }).click();
      await page.locator('[data-step="additionalInfo"]').click();
      await press(page, messages.drafts.restore);
      expect(await box(page, 'businessGoals').inputValue()).toBe(`${GOALS}, and on Sundays`);
    },
    LIMIT_MS,
  );

  it(
    'When the page is reloaded right after the last key, then even that is kept',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page, 'additionalInfo');
      page.on('dialog', (question) => void question.accept());
      await box(page, 'businessGoals').pressSequentially(GOALS);
      await page.reload();
      await page.waitForFunction(hasDraft);
      await openQuestionnaire(page, 'additionalInfo');
      await press(page, messages.drafts.restore);
      expect(await box(page, 'businessGoals').inputValue()).toBe(GOALS);
    },
    LIMIT_MS,
  );

  it(
    'When answers edited on the page of all answers are about to be left, then it asks first, and keeps them as a draft',
    async () => {
      const page = await open();
      await signUp(page);
      await saveBusinessName(page);
      await page.goto('/questionnaire/view');
      await press(page, 'Edit Business Information');
      await box(page, 'businessName').fill('Grey Heron Books');
      await page.getByRole('link', { name: 'Continue Editing' }).click();
      await page.getByRole('dialog', { name: messages.drafts.leaveQuestion }).waitFor();
      await press(page, messages.drafts.leave);
      await page.locator('[data-open-step]').waitFor();
      await page.waitForFunction(hasDraft);
      await openQuestionnaire(page, 'businessInfo');
      await press(page, messages.drafts.restore);
      expect(await box(page, 'businessName').inputValue()).toBe('Grey Heron Books');
    },
    LIMIT_MS,
  );

  it(
    'When the server is too busy to save, then it says so and the words stay',
    async () => {
      const page = await open({ expected: /503/ });
      await signUp(page);
      await page.route('**/api/questionnaire', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 503,
              headers: { 'Retry-After': '1' },
              json: { success: false, message: messages.http.unavailable, code: 'BUSY' },
            })
          : route.fallback(),
      );
      await typeGoals(page);
      await press(page, 'Save Step');
      await see(page, messages.http.unavailable);
      expect(await box(page, 'businessGoals').inputValue()).toBe(GOALS);
      await page.unroute('**/api/questionnaire');
      await press(page, 'Save Step');
      await see(page, messages.toast.stepSaved);
    },
    LIMIT_MS,
  );

  it(
    'When Submit is pressed twice at once, then it is submitted once and nothing fails',
    async () => {
      const page = await open();
      await signUp(page);
      await saveBusinessName(page);
      let submits = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/questionnaire/submit')) submits += 1;
      });
      await page.getByRole('button', { name: 'Submit Questionnaire' }).dblclick();
      await see(page, messages.toast.questionnaireSubmitted);
      expect(submits).toBe(1);
    },
    LIMIT_MS,
  );

  it(
    'When the window is closed while a file is on its way, then the browser asks first',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/api/ai/upload-document', async (route) => {
        await held;
        await route.continue();
      });
      const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') };
      await drop(page, 'other', pdf);
      await page.getByRole('progressbar').waitFor();
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await closing;
      letGo();
      await see(page, messages.extraction['broken-pdf']);
    },
    LIMIT_MS,
  );

  it.each([
    ['long', 'W'.repeat(180)],
    ['of emoji and another direction', 'نور الدين 🌷 Lee'],
  ])('A name that is %s fits everywhere', async (_, name) => {
    const page = await open({ viewport: PHONE });
    await signUp(page, name);
    await see(page, name);
    for (const path of ['/dashboard', '/profile', '/questionnaire', '/questionnaire/view']) {
      await page.goto(path);
      // not the spinner's, nor that of the dashboard drawn at build time, which stands in front of it at first: the page itself
      await page.locator('#root h1[tabindex]').waitFor();
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, overhang }).toEqual({ path, overhang: 0 });
    }
  });

  it(
    'When another window signs out, then this one does too, and nothing of the account stays on it',
    async () => {
      const page = await open();
      await signUp(page, 'Robin Marsh');
      const other = await openBeside(page);
      await other.goto('/dashboard');
      await other.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      expect(await page.getByText('Robin Marsh').count()).toBe(0);
    },
    LIMIT_MS,
  );

  it.each([
    ['123 45 6789', '123-45-6789'],
    ['123456789', '123-45-6789'],
    [' 123-45-6789 ', '123-45-6789'],
  ])('An SSN pasted as "%s" is taken as it is meant', async (pasted, shown) => {
    const page = await open();
    await signUp(page);
    await openQuestionnaire(page, 'personalInfo');
    await box(page, 'ssn').focus();
    await page.keyboard.insertText(pasted);
    await page.keyboard.press('Tab');
    expect(await box(page, 'ssn').inputValue()).toBe(shown);
  });
});
