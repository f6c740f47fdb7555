/** People found on documents, test people, and clearing everything. */
import { describe, expect, it } from '@jest/globals';
import { messages } from '#domain/messages';
import { useBrowser } from './support/browserTests.ts';
import { box, openQuestionnaire, press, see, signUp, stepButton, walkTo } from './support/client.ts';

const { open } = useBrowser();
const LIMIT_MS = 120_000;
const { toast } = messages;

describe('People and test data', () => {
  it(
    'When test people are created, then the page reloads, choosing one fills the form, and one can be deleted',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      const reloaded = page.waitForEvent('load');
      await press(page, 'Create Test People');
      await see(page, toast.testPeople);
      await reloaded;
      await page.locator('[data-person="spouse"]').waitFor();

      await walkTo(page, 'personalInfo');
      const spouse = page.locator('[data-person="spouse"]');
      await spouse.click();
      expect(await spouse.getAttribute('data-selected')).toBe('true');
      const name = await spouse.getByRole('button', { pressed: true }).innerText();
      expect(await box(page, 'fullName').inputValue()).toBe(name);

      await press(page, `Delete ${name}`);
      await see(page, messages.confirm.deletePerson);
      await press(page, 'Cancel');
      await press(page, `Delete ${name}`);
      await press(page, 'Delete Person');
      await see(page, toast.personDeleted);
      await spouse.waitFor({ state: 'detached' });
      await page.locator('[data-person="primary"]').waitFor();
    },
    LIMIT_MS,
  );

  it(
    'When test data is filled in, then the steps are green; when all is cleared, then nothing is left',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page, 'businessInfo');
      await press(page, 'Populate Test Business Data');
      await see(page, toast.testBusiness);
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name=businessName]')?.value,
      );
      await press(page, 'Populate Test Personal Data');
      await see(page, toast.testPersonal);
      await page.locator('[data-step="personalInfo"][data-saved="true"]').waitFor();

      await walkTo(page, 'documentUpload');
      await press(page, 'Data Management');
      await press(page, 'Clear All Data');
      await page.getByRole('dialog', { name: 'Clear All Data?' }).waitFor();
      await press(page, 'Continue');
      const final = page.getByRole('dialog', { name: 'Final Warning' });
      const confirm = final.getByRole('button', { name: 'Delete All Data' });
      await final.getByRole('textbox').fill('delete all');
      expect(await confirm.isDisabled()).toBe(true);
      await final.getByRole('textbox').fill('DELETE ALL');
      await confirm.click();
      await see(page, toast.allDataCleared);
      await page.locator('[data-step="personalInfo"][data-saved="false"]').waitFor();
      expect(await stepButton(page, 'businessInfo').getAttribute('data-saved')).toBe('false');
      await walkTo(page, 'businessInfo');
      expect(await box(page, 'businessName').inputValue()).toBe('');
    },
    LIMIT_MS,
  );
});

describe('Where debug tools are off', () => {
  const production = useBrowser({ DEBUG_TOOLS: 'false' });
  it(
    'then the questionnaire shows none',
    async () => {
      const page = await production.open();
      await signUp(page);
      const settings = page.waitForResponse('**/api/settings');
      await openQuestionnaire(page);
      expect(await (await settings).json()).toMatchObject({ debugTools: false });
      await see(page, 'No documents uploaded yet');
      expect(await page.getByText('Debug Tools').count()).toBe(0);
    },
    LIMIT_MS,
  );
});
