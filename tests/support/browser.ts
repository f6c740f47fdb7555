/** A real headless Chromium, and pages that remember every error the browser saw. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/systemPrograms/provideChromium.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** For what hangs: on a machine that does much else, a document of one page was seen to take half a minute. Below the tests' own limit, which would not say what was waited for. */
const WAIT_LIMIT_MS = 90_000;

export type WatchedPage = {
  page: Page;
  /** Console errors, uncaught exceptions, failed or 5xx requests and requests elsewhere, in order. */
  problems: string[];
  close: () => Promise<void>;
};

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Throws a sentence that says what to do when there is no Chromium. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium: "apt-get install -y chromium", or name one in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** Remembers what goes wrong in one window, and every request that leaves the portal. */
function watch(page: Page, origin: string | undefined, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (origin && /^(http|ws)/.test(protocol) && to !== origin)
      problems.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED')
      problems.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/**
 * A page with storage of its own; it and every window opened beside it are watched. A console error that only repeats an
 * answer (4xx) is not a problem; with a `baseURL`, a request to any other place is one.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const problems: string[] = [];
  const origin = options.baseURL && new URL(options.baseURL).origin;
  context.on('page', (page) => watch(page, origin, problems));
  const page = await context.newPage();
  return { page, problems, close: () => context.close() };
}
