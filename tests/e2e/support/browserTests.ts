/** One portal and one browser for a file of end-to-end tests; every page must end without a problem. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import { type Portal, startPortal } from '../../support/portal.ts';

const START_LIMIT_MS = 120_000;
/** Longer than a single wait may take (openPage): what hangs is named by what was waited for. */
const TEST_LIMIT_MS = 300_000;

interface OpenOptions extends BrowserContextOptions {
  /** Problems the test brings about itself. */
  expected?: RegExp;
}

export interface BrowserTests {
  portal: () => Portal;
  /** A page with a storage of its own, closed and checked for problems after the test. */
  open: (options?: OpenOptions) => Promise<Page>;
  /** Another page of the same person: same storage. */
  openBeside: (page: Page) => Promise<Page>;
}

/** Call once at the top of a test file. */
export function useBrowser(env: NodeJS.ProcessEnv = {}): BrowserTests {
  let portal: Portal;
  let browser: Browser;
  let opened: (WatchedPage & { expected?: RegExp })[] = [];
  jest.setTimeout(TEST_LIMIT_MS);

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(env), launchBrowser()]);
  }, START_LIMIT_MS);
  afterEach(async () => {
    const problems = opened.flatMap(({ problems: all, expected }) =>
      all.filter((problem) => !expected?.test(problem)),
    );
    await Promise.all(opened.map((page) => page.close()));
    opened = [];
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  }, START_LIMIT_MS);

  return {
    portal: () => portal,
    open: async ({ expected, ...options } = {}) => {
      const watched = await openPage(browser, { baseURL: portal.url, ...options });
      opened.push({ ...watched, expected });
      return watched.page;
    },
    openBeside: (page) => page.context().newPage(),
  };
}
