/** Loads one screen with empty caches under a network and processor profile, and reads the browser's entries. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page, ViewportSize } from 'playwright-core';

export interface Profile {
  latencyMs: number;
  /** Bits per second. */
  down: number;
  up: number;
  /** How many times slower the processor is. */
  slowdown: number;
  /** A phone by its name: it has a face of its own made for screens (client/ui/tokens.css), so it never asks for the portal's. */
  phone?: string;
}
/** The slow 4G and the mid-range phone of Lighthouse's mobile profile. */
export const SLOW_PHONE: Profile = {
  ...{ latencyMs: 150, down: 1_638_400, up: 768_000, slowdown: 4 },
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
/** Lighthouse's desktop profile. */
export const DESKTOP_CABLE: Profile = { latencyMs: 40, down: 10_240_000, up: 10_240_000, slowdown: 1 };

/** Milliseconds since navigation, but `layoutShift` (a score) and `kilobytes` (on the wire). */
export interface ScreenTimes {
  /** First contentful paint: the screen drawn at build time, or the spinner. */
  firstPaint: number;
  largestPaint: number;
  /** What one came for stands there: it can be read, typed into and sent. */
  usable: number;
  /** React is there: what was sent before goes out now. */
  awake: number;
  blocking: number;
  layoutShift: number;
  kilobytes: number;
}

interface ScreenToLoad {
  path: string;
  /** Selector of what one came for. */
  ready: string;
  profile: Profile;
  viewport: ViewportSize;
  token?: string;
}

type Entries = Omit<ScreenTimes, 'kilobytes'>;

async function throttle(cdp: CDPSession, { latencyMs, down, up, slowdown }: Profile) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const readEntries = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Entries }).seen);

export async function loadScreen(browser: Browser, url: string, screen: ScreenToLoad): Promise<ScreenTimes> {
  const { phone } = screen.profile;
  const context = await browser.newContext({ viewport: screen.viewport, baseURL: url, userAgent: phone });
  const page = await context.newPage();
  if (screen.token) await page.addInitScript((token) => localStorage.setItem('token', token), screen.token);
  await page.addInitScript((ready) => Object.assign(globalThis, { ready }), screen.ready);
  await page.addInitScript({ path: fileURLToPath(new URL('watchEntries.js', import.meta.url)) });
  const cdp = await context.newCDPSession(page);
  await throttle(cdp, screen.profile);
  // this machine has no Roboto, and would take the portal's face where a phone has its own
  if (phone) await cdp.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => {
    const { usable, awake } = (globalThis as unknown as { seen: Entries }).seen;
    return usable > 0 && awake > 0;
  });
  const entries = await readEntries(page);
  await context.close();
  const { layoutShift, ...milliseconds } = entries;
  const whole = Object.entries(milliseconds).map(([name, value]) => [name, Math.round(value)] as const);
  return {
    ...(Object.fromEntries(whole) as Omit<Entries, 'layoutShift'>),
    layoutShift: Number(layoutShift.toFixed(4)),
    kilobytes: Math.round(bytes / 1024),
  };
}
