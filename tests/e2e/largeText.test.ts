/** Letters twice as large, as phones can be set to: nothing of a page stands beyond the window's edge (WCAG 1.4.4). */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { PHONE } from '../support/browser.ts';
import { useBrowser } from './support/browserTests.ts';
import { dropSample, openQuestionnaire, press, see, signUp } from './support/client.ts';

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

const enlarge = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );

it('When letters are twice as large on a phone, then no page scrolls sideways', async () => {
  const page = await open({ viewport: PHONE });
  await signUp(page, 'Bartholomew Featherstonehaugh');
  await openQuestionnaire(page);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Create Test People');
  await reloaded;
  await press(page, 'Populate Test Business Data');
  await see(page, messages.toast.testBusiness);
  await enlarge(page);
  const beyond: Record<string, number> = {};
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    const pixels = await beyondTheEdge(page);
    if (pixels !== 0) beyond[address] = pixels;
  }
  expect(beyond).toEqual({});
});

it('When letters are twice as large, then a toast breaks no word, and a zone with a document keeps to its card', async () => {
  const page = await open({ viewport: PHONE });
  await signUp(page);
  await enlarge(page);
  await page.goto('/profile');
  await press(page, 'Update Profile');
  await see(page, messages.toast.profileUpdated);
  const lines = await page.locator('[data-toast] p').evaluateAll((all) =>
    all.map((toast) => {
      const range = document.createRange();
      range.selectNodeContents(toast);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  // three words: a fourth line would hold a piece of one
  expect(lines).toHaveLength(1);
  expect(lines[0]).toBeLessThanOrEqual(3);
  await openQuestionnaire(page);
  await dropSample(page, 'w2-irs');
  await page.locator('[data-dropzone="w2-form"]').getByText('Completed').waitFor();
  const [zone, list] = await Promise.all(
    ['[data-dropzone="w2-form"]', 'ul:has(> [data-document-type])'].map((one) =>
      page.locator(one).evaluate((element) => element.getBoundingClientRect().right),
    ),
  );
  expect(zone).toBeLessThanOrEqual(list as number);
  expect(
    await page.locator('ul:has(> [data-document-type])').evaluate((ul) => ul.scrollWidth - ul.clientWidth),
  ).toBe(0);
});
