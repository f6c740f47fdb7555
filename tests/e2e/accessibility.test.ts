/** Every screen, in its main states, at both sizes and in both colour schemes: axe finds nothing, and nothing scrolls sideways. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browserTests.ts';
import {
  box,
  drop,
  dropSample,
  emptyPages,
  pdfFile,
  openQuestionnaire,
  press,
  see,
  signUp,
  walkTo,
} from './support/client.ts';

const { open } = useBrowser();
const LIMIT_MS = 240_000;

const VIEWS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'phone', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
] as const;

/** Collects what is wrong on each screen, so that one run tells all of it. */
function collector(page: Page) {
  const found: Record<string, string[]> = {};
  const check = async (screen: string) => {
    const violations = await findViolations(page);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    const all = [...violations, ...(isTooWide ? ['the page scrolls sideways'] : [])];
    if (all.length > 0) found[screen] = all;
  };
  return { found, check };
}

describe.each(VIEWS)('On $name', ({ viewport, colorScheme }) => {
  const view = { viewport, colorScheme };

  it(
    'the signed-out screens are sound',
    async () => {
      const page = await open(view);
      const { found, check } = collector(page);
      await page.goto('/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check('login');
      await page.goto('/register');
      await press(page, 'Create Account');
      await see(page, messages.account.fullNameRequired);
      await check('register with problems');
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('somebody@example.com');
      await check('forgot password');
      await press(page, 'Send reset link');
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await check('check your email');
      await page.goto('/reset-password?token=nothing');
      await page.getByLabel('New password', { exact: true }).waitFor();
      await check('reset password');
      expect(found).toEqual({});
    },
    LIMIT_MS,
  );

  it(
    'the screens of a fresh account are sound',
    async () => {
      const page = await open(view);
      const { found, check } = collector(page);
      await signUp(page);
      await see(page, 'Not Started');
      await check('dashboard');
      await page.goto('/profile');
      for (const tab of ['Profile Information', 'Change Password', 'Danger Zone']) {
        await page.getByRole('tab', { name: tab }).click();
        await check(`profile, ${tab}`);
      }
      await page.goto('/questionnaire/view');
      await page.getByRole('heading', { name: 'No Questionnaire Found' }).waitFor();
      await check('no questionnaire');
      await openQuestionnaire(page);
      await see(page, 'No documents uploaded yet');
      await press(page, 'Data Management');
      await check('upload step');
      await press(page, 'Clear All Data');
      await page.getByRole('dialog').waitFor();
      await check('first warning');
      await press(page, 'Continue');
      await page.getByRole('dialog', { name: 'Final Warning' }).waitFor();
      await check('final warning');
      await page.keyboard.press('Escape');
      for (const { id } of STEPS.slice(1)) {
        await walkTo(page, id);
        await check(`step ${id}`);
      }
      expect(found).toEqual({});
    },
    LIMIT_MS,
  );

  it(
    'the screens of an account with answers are sound',
    async () => {
      const page = await open(view);
      const { found, check } = collector(page);
      await signUp(page);
      await openQuestionnaire(page);
      await dropSample(page, '1040-2024-joint', { seed: 5 });
      await see(page, messages.toast.extracted);
      const broken = {
        name: 'broken.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nnothing'),
      };
      await drop(page, 'w2-form', broken);
      await see(page, messages.extraction['broken-pdf']);
      await drop(page, 'other', pdfFile('blank.pdf', { pdf: await emptyPages(2) }));
      await page.getByRole('region', { name: 'PDF Conversion Helper' }).waitFor();
      await page.getByText('filled in', { exact: false }).first().click();
      await check('upload step with documents');
      await press(page, /View extracted data/);
      await page.getByRole('dialog', { name: 'Extracted Data' }).waitFor();
      await check('extracted data');
      await page.keyboard.press('Escape');
      await walkTo(page, 'personalInfo');
      await page.locator('[data-person="primary"]').click();
      await box(page, 'ssn').fill('12');
      await press(page, 'Save Step');
      await page.getByText('There is a problem').waitFor();
      await check('personal info with problems');
      await press(page, /where Full Name came from/);
      await page.getByRole('dialog').waitFor();
      await check('origin of an answer');
      await page.keyboard.press('Escape');
      await press(page, 'Check your answers');
      await page.getByRole('dialog', { name: 'Check your answers' }).waitFor();
      await check('check your answers');
      await page.keyboard.press('Escape');
      await box(page, 'ssn').fill('');
      await press(page, 'Save Step');
      await see(page, messages.toast.stepSaved);
      await page.goto('/questionnaire/view');
      await press(page, 'Edit Business Information');
      await check('view with an open section');
      await openQuestionnaire(page, 'businessInfo');
      await press(page, 'Submit Questionnaire');
      await see(page, messages.toast.questionnaireSubmitted);
      await check('submitted');
      await page.goto('/dashboard');
      await see(page, 'View Submitted Data');
      await check('dashboard of a submitted questionnaire');
      await page.goto('/questionnaire/view');
      await see(page, 'Submitted on');
      await check('submitted view');
      expect(found).toEqual({});
    },
    LIMIT_MS,
  );
});
