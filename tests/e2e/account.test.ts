/** The account: signing in and out, profile, password, reset by mail, deletion. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '#domain/messages';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { useBrowser } from './support/browserTests.ts';
import { PASSWORD, press, see, signUp } from './support/client.ts';

const { open, openBeside, portal } = useBrowser();
const LIMIT_MS = 120_000;
const { toast } = messages;
const NEW_PASSWORD = 'another-good-one';

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** The link of a reset mail: what an operator without a mail server sees announced. */
async function resetLink(): Promise<string> {
  const find = () =>
    portal()
      .notices.join('\n')
      .match(/https?:\S+reset-password\?token=\S+/g)
      ?.at(-1);
  await waitUntil('the reset mail', () => Promise.resolve(find() !== undefined), { limitMs: 30_000 });
  return find() as string;
}

describe('An account', () => {
  it(
    'A106: When one signs out, then pages of the portal lead to sign-in, and back after signing in',
    async () => {
      const page = await open();
      const email = await signUp(page, 'Jordan Avery Lee');
      await see(page, 'Welcome, Jordan Avery Lee');
      await press(page, 'Logout');
      await see(page, toast.loggedOut);
      await page.waitForURL('**/login');
      await page.goto('/questionnaire');
      await page.waitForURL('**/login');
      await signIn(page, email, 'wrong password');
      await see(page, messages.account.wrongCredentials);
      await signIn(page, email, PASSWORD);
      await page.waitForURL('**/dashboard');
      await see(page, toast.loginSuccess);
      await page.goto('/nowhere');
      await page.waitForURL('**/dashboard');
    },
    LIMIT_MS,
  );

  it(
    'When profile and password are changed, then the new ones hold',
    async () => {
      const page = await open();
      const email = await signUp(page);
      await page.goto('/profile');
      await page.getByLabel('Full Name').fill('Riley Stone');
      await press(page, 'Update Profile');
      await see(page, toast.profileUpdated);
      await see(page, 'Welcome, Riley Stone');

      await page.getByRole('tab', { name: 'Change Password' }).click();
      await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
      await press(page, 'Change Password');
      await see(page, toast.passwordChanged);
      await press(page, 'Logout');
      await page.waitForURL('**/login');
      await signIn(page, email, NEW_PASSWORD);
      await page.waitForURL('**/dashboard');
    },
    LIMIT_MS,
  );

  it(
    'A101: When the password is forgotten, then the mailed link sets a new one, once',
    async () => {
      const page = await open();
      const email = await signUp(page);
      await press(page, 'Logout');
      await page.waitForURL('**/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(email);
      await press(page, 'Send reset link');
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await see(page, email);
      const link = await resetLink();
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
      expect(page.url()).not.toContain('token=');
      await press(page, 'Reset password');
      await page.waitForURL('**/login');
      await see(page, toast.resetSuccess);
      await signIn(page, email, NEW_PASSWORD);
      await page.waitForURL('**/dashboard');

      await press(page, 'Logout');
      await page.waitForURL('**/login');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('a-third-password');
      await page.getByLabel('Confirm password', { exact: true }).fill('a-third-password');
      await press(page, 'Reset password');
      await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    },
    LIMIT_MS,
  );

  it(
    'When the session has ended elsewhere, then the next call leads to sign-in, says why, and one goes on after it',
    async () => {
      const page = await open();
      const email = await signUp(page);
      await page.goto('/profile');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await fetch(`${portal().url}/api/user/logout`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      });
      await press(page, 'Update Profile');
      await page.waitForURL('**/login');
      await see(page, messages.account.signInAgain);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await signIn(page, email, PASSWORD);
      await page.waitForURL('**/dashboard');
    },
    LIMIT_MS,
  );

  it(
    'When one window signs out, then the other does too; when one signs in, the other follows',
    async () => {
      const page = await open();
      const email = await signUp(page);
      const other = await openBeside(page);
      await other.goto('/profile');
      await see(other, 'Welcome, Jordan Avery');
      await press(page, 'Logout');
      await other.waitForURL('**/login');
      await signIn(page, email, PASSWORD);
      await page.waitForURL('**/dashboard');
      await other.waitForURL('**/dashboard');
    },
    LIMIT_MS,
  );

  it(
    'When the account is deleted, then it is gone',
    async () => {
      const page = await open();
      const email = await signUp(page);
      await page.goto('/profile');
      await page.getByRole('tab', { name: 'Danger Zone' }).click();
      await press(page, 'Delete Account');
      await see(page, messages.confirm.deleteAccount);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
      await see(page, toast.accountDeleted);
      await page.waitForURL('**/login');
      await signIn(page, email, PASSWORD);
      await see(page, messages.account.wrongCredentials);
    },
    LIMIT_MS,
  );
});
