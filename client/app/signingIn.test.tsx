import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../lib/fakeApi.ts';
import { fakeUser } from '../lib/fakeUser.ts';
import { renderApp } from './renderApp.tsx';

const signedIn = { success: true, token: 'new-token', user: fakeUser() };

async function fillIn(user: ReturnType<typeof renderApp>['user'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

describe('Signing in', () => {
  it('When the answer is a token, then it is kept, the dashboard opens and a toast says so', async () => {
    const { api, user, pathname } = renderApp('/login', { answers: { 'POST /api/auth/login': signedIn } });
    await fillIn(user, { 'Email address': ' jordan@example.com', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(pathname()).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('new-token');
    const [login] = api.sent('POST /api/auth/login');
    expect(login?.body).toEqual({ email: 'jordan@example.com', password: 'secret1' });
    expect(login?.authorization).toBeUndefined();
    expect(api.sent('GET /api/questionnaire/status')[0]?.authorization).toBe('Bearer new-token');
  });

  it("When it is refused, then the server's sentence is shown and what was typed stays", async () => {
    const { user, pathname } = renderApp('/login', {
      answers: { 'POST /api/auth/login': refuse(401, 'Invalid email or password') },
    });
    await fillIn(user, { 'Email address': 'a@b.co', Password: 'wrong1' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(pathname()).toBe('/login');
    expect(screen.getByLabelText('Email address')).toHaveValue('a@b.co');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('When the server says nothing about a failure, then the fallback is shown', async () => {
    const { user } = renderApp('/login', { answers: { 'POST /api/auth/login': refuse(500) } });
    await fillIn(user, { 'Email address': 'a@b.co', Password: 'wrong1' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('While it is being sent, the button is busy', async () => {
    const answers: ((answer: object) => void)[] = [];
    const { user } = renderApp('/login', {
      answers: { 'POST /api/auth/login': () => new Promise<object>((resolve) => answers.push(resolve)) },
    });
    await fillIn(user, { 'Email address': 'a@b.co', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    answers[0]?.(signedIn);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('The password can be shown and hidden', async () => {
    const { user } = renderApp('/login');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('Registering', () => {
  it('When nothing was filled in, then every field says what it needs, and editing one clears its error', async () => {
    const { api, user } = renderApp('/register');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const sentence of [
      'Full name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    await user.type(screen.getByLabelText('Full Name'), 'A');
    await waitFor(() => expect(screen.queryByText('Full name is required')).toBeNull());
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(api.sent('POST /api/auth/register')).toHaveLength(0);
  });

  it('When email and passwords are wrong, then it says how', async () => {
    const { user } = renderApp('/register');
    await fillIn(user, {
      'Full Name': 'Ana',
      'Email address': 'ana@home',
      Password: '12345',
      'Confirm Password': '54321',
    });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Email address' }));
    expect(screen.getByLabelText('Email address')).toHaveFocus();
  });

  it('When all is well, then the name is sent as first and last name', async () => {
    const { api, user } = renderApp('/register', { answers: { 'POST /api/auth/register': signedIn } });
    await fillIn(user, {
      'Full Name': ' Ana María de la Cruz ',
      'Email address': 'ana@example.com',
      Password: 'secret1',
      'Confirm Password': 'secret1',
    });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration successful!')).toBeVisible();
    expect(api.sent('POST /api/auth/register')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'María de la Cruz',
      email: 'ana@example.com',
      password: 'secret1',
    });
  });

  it('When the email is taken, then it says so at the field too', async () => {
    const taken = 'An account with this email already exists.';
    const { user } = renderApp('/register', {
      answers: { 'POST /api/auth/register': refuse(409, taken, { fields: { email: taken } }) },
    });
    await fillIn(user, {
      'Full Name': 'Ana',
      'Email address': 'ana@example.com',
      Password: 'secret1',
      'Confirm Password': 'secret1',
    });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(taken));
  });
});
