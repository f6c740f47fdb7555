/** The screens before signing in. */
import { messages } from '#domain/messages';
import { press, see } from '../client.ts';
import { heading, type Screen } from './screen.ts';

export const SIGNED_OUT_SCREENS: readonly Screen[] = [
  {
    name: 'login',
    show: async (page) => {
      await page.goto('/login');
      await heading(page);
    },
  },
  {
    name: 'login refused, password shown',
    show: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a-wrong-password');
      await press(page, 'Show password');
      await press(page, 'Sign in');
      await see(page, messages.account.wrongCredentials);
    },
  },
  {
    name: 'register',
    show: async (page) => {
      await page.getByRole('link', { name: 'Sign up here' }).click();
      await heading(page, 'Create your account');
    },
  },
  {
    name: 'register with problems',
    show: async (page) => {
      await press(page, 'Create Account');
      await see(page, messages.account.fullNameRequired);
    },
  },
  {
    name: 'forgot password',
    show: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('somebody@example.com');
    },
  },
  {
    name: 'check your email, with a toast',
    show: async (page) => {
      await press(page, 'Send reset link');
      await heading(page, 'Check your email');
      await see(page, messages.toast.resetMailSent);
    },
  },
  {
    name: 'reset password with problems',
    show: async (page) => {
      await page.goto('/reset-password?token=nothing');
      await press(page, 'Reset password');
      await see(page, messages.account.passwordRequired);
    },
  },
  {
    name: 'invalid reset link',
    show: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('long-enough');
      await page.getByLabel('Confirm password', { exact: true }).fill('long-enough');
      await press(page, 'Reset password');
      await heading(page, 'Invalid Reset Link');
    },
  },
];
