/** Every screen in every state, at every size and in every colour scheme: axe finds nothing, and nothing scrolls sideways. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browserTests.ts';
import { ANSWERED_SCREENS } from './support/screens/answered.ts';
import { FRESH_SCREENS } from './support/screens/fresh.ts';
import type { Screen } from './support/screens/screen.ts';
import { SIGNED_OUT_SCREENS } from './support/screens/signedOut.ts';
import { SUBMITTED_SCREENS } from './support/screens/submitted.ts';
import { TROUBLED_SCREENS } from './support/screens/troubled.ts';

const { open, openBeside } = useBrowser();
const LIMIT_MS = 420_000;
/** What TROUBLED_SCREENS break off themselves. */
const BROKEN_OFF =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)|Failed to fetch dynamically imported module|questionnaire failed/;

/** 320 pixels: a phone of the smallest kind, or a page enlarged to 400 percent. */
const VIEWS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'phone', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
  { name: '320 pixels', viewport: { width: 320, height: 640 }, colorScheme: 'light' },
] as const;

const LISTS: readonly { name: string; screens: readonly Screen[]; expected?: RegExp }[] = [
  { name: 'before signing in', screens: SIGNED_OUT_SCREENS },
  { name: 'of a fresh account', screens: FRESH_SCREENS },
  { name: 'of an account with answers', screens: ANSWERED_SCREENS },
  { name: 'after submission', screens: SUBMITTED_SCREENS },
  { name: 'in trouble', screens: TROUBLED_SCREENS, expected: BROKEN_OFF },
];

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What is wrong on each screen, by its name: one run tells all of it. */
async function findFaults(page: Page, screens: readonly Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, show } of screens) {
    await show(page, { openBeside });
    const faults = await findViolations(page);
    if (await scrollsSideways(page)) faults.push('the page scrolls sideways');
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

describe.each(VIEWS)('On $name', ({ viewport, colorScheme }) => {
  it.each(LISTS)(
    'the screens $name are sound',
    async ({ screens, expected }) => {
      const page = await open({ viewport, colorScheme, reducedMotion: 'reduce', expected });
      expect(await findFaults(page, screens)).toEqual({});
    },
    LIMIT_MS,
  );
});
