/** Letters twice as large, as phones can be set to: nothing of a page stands beyond the window's edge (WCAG 1.4.4). */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { PHONE } from '../support/browser.ts';
import { useBrowser } from './support/browserTests.ts';
import { openQuestionnaire, press, see, signUp } from './support/client.ts';

const { open } = useBrowser();

const ADDRESSES = [
  '/dashboard',
  '/questionnaire?step=documentUpload',
  '/questionnaire?step=personalInfo',
  '/questionnaire?step=businessInfo',
  '/questionnaire?step=taxPreferences',
  '/questionnaire/view',
  '/profile',
];

/** By how many pixels the page can be scrolled sideways. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { style, scrollWidth, clientWidth } = document.documentElement;
    return style.fontSize === '' ? -1 : scrollWidth - clientWidth;
  });

it('When letters are twice as large on a phone, then no page scrolls sideways', async () => {
  const page = await open({ viewport: PHONE });
  await signUp(page, 'Bartholomew Featherstonehaugh');
  await openQuestionnaire(page);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Create Test People');
  await reloaded;
  await press(page, 'Populate Test Business Data');
  await see(page, messages.toast.testBusiness);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  const beyond: Record<string, number> = {};
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    const pixels = await beyondTheEdge(page);
    if (pixels !== 0) beyond[address] = pixels;
  }
  expect(beyond).toEqual({});
});
