/** What the first screen costs: how much code comes before it, how it is served, and that nothing jumps. How fast it is: bench/firstScreen. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser.ts';
import { useBrowser } from './support/browserTests.ts';
import { openQuestionnaire, see, signUp } from './support/client.ts';

const { open, portal } = useBrowser();
const LIMIT_MS = 120_000;
/** Bytes of JavaScript, gzip, that may stand between an address and its first screen. */
const MOST_SCRIPT = 180 * 1024;

/** Scripts the page itself names, as the server sends them. */
async function initialScripts(): Promise<Response[]> {
  const page = await (await fetch(`${portal().url}/login`)).text();
  const names = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name as string);
  const headers = { 'Accept-Encoding': 'gzip' };
  return Promise.all(names.map((name) => fetch(portal().url + name, { headers })));
}

/** The sum of the browser's own layout-shift entries since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

describe('The first screen', () => {
  it('needs little code, compressed once and kept for ever', async () => {
    const scripts = await initialScripts();
    expect(scripts.length).toBeGreaterThan(0);
    for (const { headers } of scripts) {
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('cache-control')).toContain('immutable');
    }
    const bytes = scripts.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MOST_SCRIPT);
  });

  it('of a signed-in page waits for no form and no further call: neither checks nor axios are among what its page names', async () => {
    const page = await (await fetch(`${portal().url}/login`)).text();
    const named = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(5);
    const codes = await Promise.all(named.map(async (name) => (await fetch(portal().url + name)).text()));
    // what zod, and what axios, and nothing else, says
    for (const word of ['invalid_type', 'ERR_BAD_OPTION_VALUE'])
      expect(codes.filter((code) => code.includes(word))).toEqual([]);
  });

  it(
    'stands where it stands, and so do those after it',
    async () => {
      const page = await open({ viewport: PHONE });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      expect(await layoutShift(page)).toBe(0);
      await signUp(page);
      await page.goto('/dashboard');
      await see(page, 'Recent Activity');
      expect(await layoutShift(page)).toBe(0);
      await page.goto('/profile');
      await see(page, 'Last Login');
      expect(await layoutShift(page)).toBe(0);
      await openQuestionnaire(page, 'businessInfo');
      expect(await layoutShift(page)).toBeLessThan(0.1);
    },
    LIMIT_MS,
  );
});
