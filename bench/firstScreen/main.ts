/**
 * How soon the first screen is there on a slow phone, by the browser's own entries: `npm run bench:first-screen -- [URL] [RUNS]`
 * against a portal that is running (`npm start`). Prints medians; nothing is judged here.
 */
import os from 'node:os';
import { readOptions, refuse } from '../../scripts/processes/readOptions.ts';
import { DESKTOP, PHONE, launchBrowser } from '../../tests/support/browser.ts';
import { DESKTOP_CABLE, loadScreen, type ScreenTimes, SLOW_PHONE } from './loadScreen.ts';
import { signedInToken } from './signedInToken.ts';

const USAGE = 'Usage: npm run bench:first-screen -- [URL] [RUNS]   (5 runs against http://localhost:3000)';
const [url = 'http://localhost:3000', runs = '5'] = readOptions(USAGE, {}).positionals;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

function medians(all: readonly ScreenTimes[]): ScreenTimes {
  const names = Object.keys(all[0] as ScreenTimes) as (keyof ScreenTimes)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((times) => times[name]))]),
  ) as unknown as ScreenTimes;
}

const token = await signedInToken(url).catch(() =>
  refuse(`No portal lets anybody sign up at ${url}: start one with npm start.`, USAGE),
);
const SCREENS = [
  { name: 'login, slow phone', path: '/login', ready: '#login-email', profile: SLOW_PHONE, viewport: PHONE },
  {
    name: 'register, slow phone',
    path: '/register',
    ready: '#register-email',
    profile: SLOW_PHONE,
    viewport: PHONE,
  },
  {
    name: 'dashboard, slow phone',
    path: '/dashboard',
    ready: '#onboarding-status',
    profile: SLOW_PHONE,
    viewport: PHONE,
    token,
  },
  {
    name: 'questionnaire, slow phone',
    path: '/questionnaire',
    ready: '[data-open-step]',
    profile: SLOW_PHONE,
    viewport: PHONE,
    token,
  },
  {
    name: 'login, desktop',
    path: '/login',
    ready: '#login-email',
    profile: DESKTOP_CABLE,
    viewport: DESKTOP,
  },
];

const browser = await launchBrowser();
console.log(
  `load average at the start: ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, ${runs} runs each, medians`,
);
const rows: Record<string, ScreenTimes> = {};
for (const { name, ...screen } of SCREENS) {
  const all: ScreenTimes[] = [];
  for (let run = 0; run < Number(runs); run += 1) all.push(await loadScreen(browser, url, screen));
  rows[name] = medians(all);
}
await browser.close();
console.table(rows);
