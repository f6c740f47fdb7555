/** `npm run screenshots -- [URL]`: takes the README's pictures of a portal that is running, of an account and documents it invents. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { DESKTOP, launchBrowser, PHONE } from '../tests/support/browser.ts';
import { dropSample, openQuestionnaire, see, signUp } from '../tests/e2e/support/client.ts';
import { drawSample } from './samples/drawSample.ts';
import { readOptions } from './processes/readOptions.ts';

const { positionals } = readOptions('Usage: npm run screenshots -- [URL]', {});
const [url = 'http://localhost:3000'] = positionals;
const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots');
const FORMS = ['1040-2024-joint', 'w2-irs'];
/** Whom the documents are of. */
const SEED = 7;
/** Sharp on fine screens; the palette keeps a picture below 100 KB. */
const SCALE = 1.5;
const COLOURS = 256;

interface Screen {
  name: string;
  path: string;
  /** What stands at the top of the picture. */
  top: string;
  isPhone?: boolean;
  isDark?: boolean;
}
const UPLOAD = { path: '/questionnaire?step=documentUpload', top: '[data-open-step]' };
const PERSONAL = '/questionnaire?step=personalInfo';
const SCREENS: readonly Screen[] = [
  { name: 'upload-desktop', ...UPLOAD },
  { name: 'upload-phone', ...UPLOAD, isPhone: true },
  { name: 'personal-desktop', path: PERSONAL, top: '[data-open-step]' },
  { name: 'personal-phone', path: PERSONAL, top: 'label[for$="fullName"]', isPhone: true },
  { name: 'dashboard-dark', path: '/dashboard', top: 'body', isDark: true },
];

async function fillIn(browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: url });
  const { expected } = await drawSample(FORMS[0] as string, { seed: SEED });
  await signUp(page, expected.primaryPerson?.fullName as string);
  await openQuestionnaire(page);
  for (const [index, form] of FORMS.entries()) {
    await dropSample(page, form, { seed: SEED });
    await page
      .getByText('Completed')
      .nth(2 * index + 1)
      .waitFor(); // in the zone and in the list
  }
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.close();
  return token ?? '';
}

async function take(page: Page, { name, top }: Screen): Promise<void> {
  await page
    .locator(top)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
      (document.activeElement as HTMLElement | null)?.blur();
    });
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, colours: COLOURS })
    .toFile(path.join(FOLDER, `${name}.png`));
  console.log(`docs/screenshots/${name}.png`);
}

const browser = await launchBrowser();
const token = await fillIn(browser);
for (const screen of SCREENS) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen.isPhone ? PHONE : DESKTOP,
    deviceScaleFactor: SCALE,
    colorScheme: screen.isDark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.addInitScript((held) => localStorage.setItem('token', held), token);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' }); // the typeface is shown from the second time on
  await see(page, 'Welcome, ');
  await take(page, screen);
  await context.close();
}
await browser.close();
