import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '../lib/fakeApi.ts';
import { renderApp } from './renderApp.tsx';

const PUBLIC = ['/login', '/register', '/forgot-password', '/reset-password?token=t'];
const PRIVATE = ['/', '/dashboard', '/questionnaire', '/questionnaire/view', '/profile', '/nowhere'];

describe('Who may go where', () => {
  it.each(PRIVATE)('When nobody is signed in, then %s leads to sign in', async (address) => {
    const { pathname } = renderApp(address);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(pathname()).toBe('/login');
  });

  it.each(PUBLIC)('When somebody is signed in, then %s leads to the dashboard', async (address) => {
    const { pathname } = renderApp(address, { isSignedIn: true });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(pathname()).toBe('/dashboard');
  });

  it.each(['/', '/nowhere', '/questionnaire/else'])(
    '%s leads signed-in people to the dashboard',
    async (address) => {
      const { pathname } = renderApp(address, { isSignedIn: true });
      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
      expect(pathname()).toBe('/dashboard');
    },
  );

  it('While it is not known who is here, a spinner shows', async () => {
    renderApp('/profile', { isSignedIn: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  it('When the stored token is no good, then it is removed without a word', async () => {
    renderApp('/dashboard', { isSignedIn: true, answers: { 'GET /api/auth/me': refuse(401, 'No') } });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('No')).toBeNull();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  it('When the session ends on the way, then signing in is offered and said why', async () => {
    const { api, user } = renderApp('/dashboard', { isSignedIn: true });
    await screen.findByText('Not Started');
    api.answers['PUT /api/user/profile'] = refuse(401, 'Please sign in to continue.');
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('When another tab signs out, then this one does too', async () => {
    renderApp('/dashboard', { isSignedIn: true });
    await screen.findByText('Not Started');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

/** As the server makes them, but for the signature. */
const tokenOf = (sub: string, made: number) => `e30.${btoa(JSON.stringify({ sub, iat: made }))}.x`;

describe('When another tab signs in', () => {
  const signIn = (token: string) => {
    localStorage.setItem('token', token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  };
  const edit = async () => {
    const app = renderApp('/profile', { isSignedIn: true });
    const name = await screen.findByLabelText('Full Name');
    signIn(tokenOf('a', 1));
    await waitFor(() => expect(app.api.sent('GET /api/auth/me')).toHaveLength(2));
    return { ...app, name };
  };

  it('anew, as the same person, then this page stays as it is, and goes on with the new token', async () => {
    const { user, api } = await edit();
    const name = await screen.findByLabelText('Full Name');
    await user.type(name, ' typed');
    signIn(tokenOf('a', 2));
    expect(name).toHaveValue('Jordan Avery Lee typed');
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    const saves = () => api.sent('PUT /api/user/profile');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.authorization).toBe(`Bearer ${tokenOf('a', 2)}`);
    expect(name).toBeInTheDocument();
  });

  it('as somebody else, then this page begins anew', async () => {
    const { name } = await edit();
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Jordan Avery Lee');
  });
});

describe('Logging out', () => {
  it.each([
    ['the server agrees', { success: true, message: 'x' }],
    ['the server fails', refuse(500)],
  ])('When %s, then the token goes and sign in shows', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, pathname } = renderApp('/dashboard', {
      isSignedIn: true,
      answers: { 'POST /api/user/logout': answer },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    logged.mockRestore();
  });
});
