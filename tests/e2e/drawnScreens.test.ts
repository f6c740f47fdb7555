/** The screens that stand there before any script does: what is done with them in that moment is kept. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browserTests.ts';
import { PASSWORD, saveBusinessName, see, signUp } from './support/client.ts';

const { open } = useBrowser();

/** Keeps every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const email = (page: Page) => page.getByLabel('Email address');
const isAwake = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Signs up, signs out, and comes back on a line so slow that the page stands there without its scripts. */
async function comeBack(page: Page, path = '/login') {
  const address = await signUp(page);
  await page.evaluate(() => localStorage.clear());
  const letGo = await holdScripts(page);
  await goto(page, path);
  await email(page).waitFor();
  return { address, letGo };
}

describe('Before any script has come', () => {
  it('When the form is filled in and sent, then it is sent once the scripts are there, and nothing of it stands in the address', async () => {
    const page = await open({ viewport: PHONE });
    const { address, letGo } = await comeBack(page);
    await email(page).fill(address);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('form[data-early]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.waitForURL('**/dashboard');
  });

  it('When somebody is still typing, then their words and their place stay', async () => {
    const page = await open({ viewport: PHONE });
    const { letGo } = await comeBack(page);
    await email(page).pressSequentially('jordan@');
    letGo();
    await isAwake(page);
    await page.keyboard.type('example.com');
    expect(await email(page).inputValue()).toBe('jordan@example.com');
  });

  it.each(['/', '/dashboard', '/nowhere'])('%s shows the sign-in to a stranger', async (path) => {
    const page = await open();
    const letGo = await holdScripts(page);
    await goto(page, path);
    await email(page).waitFor();
    letGo();
    await isAwake(page);
    expect(await email(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it.each([
    ['/register', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=x', 'Set a new password'],
  ])('%s shows its own form, under its own name', async (path, title) => {
    const page = await open();
    const letGo = await holdScripts(page);
    await goto(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} - Bookkeeping Onboarding`);
    letGo();
    await isAwake(page);
    expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
  });

  it('When a token is stored, then no form flashes by', async () => {
    const page = await open();
    await signUp(page);
    const letGo = await holdScripts(page);
    await goto(page, '/profile');
    await page.getByText('Loading...').waitFor();
    expect(await email(page).isVisible()).toBe(false);
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  it('When a token is stored, then what the page shows first is asked for meanwhile, and only once', async () => {
    const page = await open();
    await signUp(page);
    const letGo = await holdScripts(page);
    await page.goto('about:blank'); // the page before may still be asking
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse('**/api/questionnaire/status');
    await goto(page, '/dashboard');
    await answered;
    letGo();
    await page.locator('#root').getByText('Not Started').waitFor(); // the drawn page stands beside it for a moment
    expect(asked.filter((path) => path === '/api/questionnaire/status')).toHaveLength(1);
    expect(asked.filter((path) => path === '/api/auth/me')).toHaveLength(1);
  });

  it('When a token is stored, then the dashboard says where one stands, in the very words and places it keeps', async () => {
    const page = await open({ viewport: PHONE });
    await signUp(page, 'Jordan <b>Avery</b> @percent@');
    await saveBusinessName(page);
    const letGo = await holdScripts(page);
    await goto(page, '/dashboard');
    await page.getByText('In Progress').waitFor();
    const seen = await page.locator('body').innerText();
    expect(seen).toContain('Welcome to your onboarding, Jordan <b>Avery</b> @percent@!');
    expect(seen).toContain('10% complete');
    const bar = page.getByRole('progressbar', { name: 'Onboarding progress' });
    expect(await bar.getAttribute('value')).toBe('10');
    expect(await page.title()).toBe('Dashboard - Bookkeeping Onboarding');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Upload Files' }).focus();
    letGo();
    await isAwake(page);
    await page.locator('#drawn').waitFor({ state: 'detached' });
    expect(await page.locator('body').innerText()).toBe(seen);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Upload Files');
  });

  it('When something of the drawn dashboard is pressed, then it happens once the scripts are there', async () => {
    const page = await open();
    await signUp(page);
    const letGo = await holdScripts(page);
    await goto(page, '/dashboard');
    await page.getByRole('link', { name: 'View Profile' }).click();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  it('When the session is over, then no dashboard is drawn, and signing in is offered', async () => {
    const page = await open();
    await signUp(page);
    await see(page, 'Not Started'); // asking with this token the page before would end the session itself
    await page.evaluate(() => localStorage.setItem('token', 'of nobody'));
    const letGo = await holdScripts(page);
    const answered = page.waitForResponse('**/api/questionnaire/status');
    await goto(page, '/dashboard');
    await answered;
    expect(await page.locator('#drawn').count()).toBe(0);
    letGo();
    await email(page).waitFor();
  });

  it('When a reset link has no token, then it leads to the sign-in', async () => {
    const page = await open();
    await page.goto('/reset-password');
    await email(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('When a script does not come, then it says so and offers to load it again', async () => {
    const page = await open({ expected: /net::ERR_FAILED/ });
    await page.route('**/assets/react-*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByText('This page could not be loaded completely.').waitFor();
    await page.unroute('**/assets/react-*.js');
    await page.getByRole('link', { name: 'load it again' }).click();
    await isAwake(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('When there are never any scripts, then the password still stands in no address', async () => {
    const page = await open({ javaScriptEnabled: false, expected: /csp$/ });
    await page.goto('/login');
    await email(page).fill('jordan@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
