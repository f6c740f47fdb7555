/** From the first step to submission, and what is there on return. */
import { describe, expect, it } from '@jest/globals';
import { messages } from '#domain/messages';
import { SECTION_IDS, sectionOf } from '#domain/questionnaire/sections';
import { useBrowser } from './support/browserTests.ts';
import {
  box,
  openQuestionnaire,
  press,
  saveBusinessName,
  see,
  signUp,
  stepButton,
  walkTo,
} from './support/client.ts';

const { open, openBeside } = useBrowser();
const LIMIT_MS = 120_000;
const { toast } = messages;

describe('The questionnaire', () => {
  it('When a window has no room for all buttons in a row, then saving, checking and handing in stay together', async () => {
    const page = await open({ viewport: { width: 820, height: 1180 } });
    await signUp(page);
    await openQuestionnaire(page, 'legalCompliance');
    const tops = await page
      .locator('footer button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    const [previous, next, save, review, submit] = tops;
    expect([next, review, submit]).toEqual([previous, save, save]);
  });

  it(
    'When every step is saved with Save & Continue, then all are green, and submitting makes them read-only',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      await page.getByRole('link', { name: 'Skip this step' }).click();
      for (const id of SECTION_IDS) {
        await page.locator(`[data-open-step="${id}"]`).waitFor();
        await page.getByRole('heading', { name: sectionOf(id).title, exact: true }).waitFor();
        await press(page, 'Save & Continue');
        await page.locator(`[data-step="${id}"][data-saved="true"]`).waitFor();
      }
      expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
      await press(page, 'Submit Questionnaire');
      await see(page, toast.questionnaireSubmitted);
      await page.getByText('Submitted', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Submit Questionnaire' }).count()).toBe(0);
      expect(await box(page, 'businessGoals').isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Save & Continue' }).isDisabled()).toBe(true);
      await walkTo(page, 'documentUpload');
      expect(await page.locator('[data-dropzone="w2-form"] input').isDisabled()).toBe(true);

      await page.goto('/questionnaire/view');
      await page.getByRole('heading', { name: 'Submitted Questionnaire' }).waitFor();
      await page.locator('[data-section="additionalInfo"]').waitFor();
      expect(await page.locator('[data-section]').count()).toBe(10);
      expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
      expect(await page.getByText('Continue Editing').count()).toBe(0);
      await page.getByText('Back to Dashboard').first().click();
      await see(page, 'Questionnaire Submitted');
      await see(page, '100% complete');
    },
    LIMIT_MS,
  );

  it(
    'When nothing was saved, then submitting says what to do',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      await press(page, 'Submit Questionnaire');
      await see(page, messages.questionnaire.nothingToSubmit);
    },
    LIMIT_MS,
  );

  it(
    'When one comes back, then it goes on where one stopped',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page, 'personalInfo');
      await press(page, 'Save & Continue');
      await see(page, toast.questionnaireSaved);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Continue Questionnaire' }).click();
      await page.locator('[data-open-step="employmentStatus"]').waitFor();
      await press(page, 'Previous');
      await page.locator('[data-open-step="personalInfo"]').waitFor();
      await press(page, 'Next');
      await page.locator('[data-open-step="employmentStatus"]').waitFor();
    },
    LIMIT_MS,
  );

  it(
    'When an answer cannot be right, then a summary leads to it and nothing is saved',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page, 'personalInfo');
      await box(page, 'ssn').fill('12');
      await press(page, 'Save Step');
      await page.getByRole('alert').getByText('There is a problem').waitFor();
      await page.getByRole('link', { name: /SSN/ }).click();
      expect(await box(page, 'ssn').evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await stepButton(page, 'personalInfo').getAttribute('data-saved')).toBe('false');
      await box(page, 'ssn').fill('912 34 5678');
      await press(page, 'Save Step');
      await see(page, toast.stepSaved);
      expect(await box(page, 'ssn').inputValue()).toBe('912-34-5678');
    },
    LIMIT_MS,
  );

  it(
    'When the page is reloaded in the middle of typing, then what was typed is offered again',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page, 'businessInfo');
      await box(page, 'businessName').fill('Half a na');
      await see(page, messages.questionnaire.draftSaved);
      await page.reload();
      await see(page, messages.questionnaire.draftFound);
      expect(await box(page, 'businessName').inputValue()).toBe('');
      await press(page, 'Restore what I typed');
      expect(await box(page, 'businessName').inputValue()).toBe('Half a na');
      // walking on keeps it as well, and says that it is not saved
      await walkTo(page, 'officeDetails');
      expect(await stepButton(page, 'businessInfo').innerText()).toContain('Not saved yet');
      await walkTo(page, 'businessInfo');
      expect(await box(page, 'businessName').inputValue()).toBe('Half a na');
      // and leaving warns
      await page.getByRole('link', { name: 'Profile' }).click();
      await see(page, messages.confirm.leaveUnsaved);
      await press(page, 'Leave this page');
      await page.waitForURL('**/profile');
    },
    LIMIT_MS,
  );

  it(
    'When two windows change the same answer, then the person chooses; other answers of both are kept',
    async () => {
      const page = await open();
      await signUp(page);
      await saveBusinessName(page, 'First');
      const other = await openBeside(page);
      await openQuestionnaire(other, 'businessInfo');
      await other.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name=businessName]')?.value,
      );
      await box(other, 'businessName').fill('From the other window');
      await box(other, 'industry').fill('Bees');
      await press(other, 'Save Step');
      await see(other, toast.stepSaved);

      await box(page, 'businessName').fill('From this window');
      await press(page, 'Save Step');
      await page.getByRole('dialog', { name: 'Changed in another window' }).waitFor();
      await page.getByRole('radio', { name: /Saved in the other window/ }).check();
      await press(page, 'Save with these answers');
      await see(page, toast.stepSaved);
      expect(await box(page, 'businessName').inputValue()).toBe('From the other window');
      expect(await box(page, 'industry').inputValue()).toBe('Bees');
    },
    LIMIT_MS,
  );

  it(
    'When a section is edited in the view, then its answer is updated there',
    async () => {
      const page = await open();
      await signUp(page);
      await saveBusinessName(page, 'Blue Heron Books');
      await page.goto('/questionnaire/view');
      const card = page.locator('[data-section="businessInfo"]');
      await card.getByText('Blue Heron Books').waitFor();
      await press(page, 'Edit Business Information');
      await box(page, 'businessName').fill('Red Fox Books');
      await card.getByRole('button', { name: 'Cancel' }).click();
      await card.getByText('Blue Heron Books').waitFor();
      await press(page, 'Edit Business Information');
      await box(page, 'businessName').fill('Red Fox Books');
      await card.getByRole('button', { name: 'Save', exact: true }).click();
      await see(page, toast.sectionUpdated);
      await card.getByText('Red Fox Books').waitFor();
    },
    LIMIT_MS,
  );

  it(
    'When nothing was ever saved, then the view says so',
    async () => {
      const page = await open();
      await signUp(page);
      await page.goto('/questionnaire/view');
      await page.getByRole('heading', { name: 'No Questionnaire Found' }).waitFor();
      await page.getByRole('link', { name: 'Start Questionnaire' }).click();
      await page.locator('[data-open-step="documentUpload"]').waitFor();
    },
    LIMIT_MS,
  );
});
