import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../lib/fakeApi.ts';
import { renderApp } from './renderApp.tsx';

const done = { success: true, message: 'x' };

describe('Asking for a reset link', () => {
  async function ask(answer: object) {
    const app = renderApp('/forgot-password', { answers: { 'POST /api/auth/forgot-password': answer } });
    await app.user.type(screen.getByLabelText('Email address'), 'jordan@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Send reset link' }));
    return app;
  }

  it('When it was sent, then the screen says to which address, and one can try again or go back', async () => {
    const { user } = await ask(done);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText('Password reset email sent!')).toBeVisible();
    expect(screen.getByText('jordan@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  });

  it.each([
    ['the server says why', refuse(429, 'Too many requests.'), 'Too many requests.'],
    ['the server says nothing', refuse(500), 'Failed to send reset email'],
  ])('When it fails and %s, then a toast tells', async (_, answer, sentence) => {
    await ask(answer);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  });
});

describe('Setting a new password', () => {
  async function set(answer: object, password: string, confirmation: string) {
    const app = renderApp('/reset-password?token=mailed', {
      answers: { 'POST /api/auth/reset-password': answer },
    });
    if (password) await app.user.type(screen.getByLabelText('New password'), password);
    if (confirmation) await app.user.type(screen.getByLabelText('Confirm password'), confirmation);
    await app.user.click(screen.getByRole('button', { name: 'Reset password' }));
    return app;
  }

  it('When the link has no token, then one is sent to sign in', async () => {
    const { pathname } = renderApp('/reset-password');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(pathname()).toBe('/login');
  });

  it('When it worked, then one is sent to sign in, and the token was not in the address meanwhile', async () => {
    const { api, router, pathname } = await set(done, 'secret2', 'secret2');
    expect(await screen.findByText('Password reset successful!')).toBeVisible();
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(router.state.location.search).toBe('');
    expect(api.sent('POST /api/auth/reset-password')[0]?.body).toEqual({
      token: 'mailed',
      password: 'secret2',
    });
  });

  it('The token leaves the address bar at once', async () => {
    const { router } = renderApp('/reset-password?token=mailed');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('New password')).toBeVisible();
  });

  it.each([
    ['', '', ['Password is required', 'Please confirm your password']],
    ['12345', '54321', ['Password must be at least 6 characters', 'Passwords do not match']],
  ])('%j confirmed by %j is refused before it is sent', async (password, confirmation, sentences) => {
    const { api } = await set(done, password, confirmation);
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.sent('POST /api/auth/reset-password')).toHaveLength(0);
  });

  it('When the link is no good any more, then a new one is offered', async () => {
    await set(refuse(400, 'This link has expired.', { code: 'RESET_INVALID' }), 'secret2', 'secret2');
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByText('This link has expired.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('When it fails otherwise, then a toast tells and the form stays', async () => {
    await set(refuse(500), 'secret2', 'secret2');
    expect(await screen.findByText('Password reset failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset password' })).toBeVisible();
  });
});
