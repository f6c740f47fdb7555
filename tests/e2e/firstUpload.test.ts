/** The spine of the product, as a person walks it. */
import { describe, expect, it } from '@jest/globals';
import { formatSsn } from '#domain/format';
import { useBrowser } from './support/browserTests.ts';
import {
  box,
  dropSample,
  openQuestionnaire,
  press,
  see,
  signUp,
  stepButton,
  walkTo,
} from './support/client.ts';

const { open } = useBrowser();
const ONE_UPLOAD_MS = 120_000;

describe('When somebody signs up and uploads a W-2', () => {
  it(
    'then the person on it is shown, fills in the form, and what is saved is still there after a reload',
    async () => {
      const page = await open();
      await signUp(page);
      await openQuestionnaire(page);
      const { expected } = await dropSample(page, 'w2-irs', { seed: 7, isFillable: true });
      const { fullName, ssn } = expected.primaryPerson as { fullName: string; ssn: string };
      await see(page, 'W-2 Form uploaded successfully!');
      await see(page, 'Document data extracted and forms populated successfully!');

      const person = page.locator('[data-person="primary"]');
      await person.waitFor();
      expect(await person.innerText()).toContain(fullName);
      expect(await person.innerText()).toContain(formatSsn(ssn));
      expect(await stepButton(page, 'personalInfo').getAttribute('data-saved')).toBe('true');

      await walkTo(page, 'personalInfo');
      await page.locator('[data-person="primary"]').click();
      expect(await box(page, 'fullName').inputValue()).toBe(fullName);
      expect(await box(page, 'ssn').inputValue()).toBe(formatSsn(ssn));
      await box(page, 'citizenshipStatus').fill('US citizen');
      await press(page, 'Save Step');
      await see(page, 'Step saved successfully!');

      await page.reload();
      await page.locator('[data-open-step="personalInfo"]').waitFor();
      expect(await box(page, 'fullName').inputValue()).toBe(fullName);
      expect(await box(page, 'citizenshipStatus').inputValue()).toBe('US citizen');
      await walkTo(page, 'employmentStatus');
      expect(await box(page, 'w2Income').isChecked()).toBe(true);
    },
    ONE_UPLOAD_MS,
  );
});
