import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../renderApp.tsx';

const toast = (text: string) => screen.findByText(text);
const placement = () => document.querySelector('[data-placement]')?.getAttribute('data-placement');

describe('The shell', () => {
  // first, while nothing has asked for the dialogs' code yet
  it('When the menu is opened before its code has come, then closing it gives the focus back', async () => {
    const { user } = renderApp('/dashboard', { isSignedIn: true });
    await screen.findByText('Not Started');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  });

  it('Highlights the current place and greets by name', async () => {
    renderApp('/profile', { isSignedIn: true });
    expect(await screen.findByText('Welcome, Jordan Avery Lee')).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Questionnaire',
      'Profile',
    ]);
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
    await waitFor(() => expect(document.title).toBe('Profile - Bookkeeping Onboarding'));
  });

  it('When one goes elsewhere, then the new heading has the focus', async () => {
    const { user } = renderApp('/dashboard', { isSignedIn: true });
    await screen.findByText('Not Started');
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus());
  });

  it('The slide-over menu opens, leads on and closes', async () => {
    const { user, pathname } = renderApp('/dashboard', { isSignedIn: true });
    await screen.findByText('Not Started');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(pathname()).toBe('/profile'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Toasts stand top-centre before signing in and top-right after, politely or urgently', async () => {
    const { user } = renderApp('/login', {
      answers: { 'POST /api/auth/login': { success: true, token: 't', user: { fullName: 'A' } } },
    });
    expect(placement()).toBe('top-center');
    await user.type(screen.getByLabelText('Email address'), 'a@b.co');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const card = await toast('Login successful!');
    expect(card.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(placement()).toBe('top-right'));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Login successful!')).toBeNull());
  });
});
