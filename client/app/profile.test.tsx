import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '#domain/messages';
import { refuse } from '../lib/fakeApi.ts';
import { fakeUser } from '../lib/fakeUser.ts';
import { renderApp } from './renderApp.tsx';

const done = { success: true, message: 'x' };
const open = (answers = {}) => renderApp('/profile', { isSignedIn: true, answers });

describe('Profile information', () => {
  it('Shows the account, and Never before a second sign-in', async () => {
    open();
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Jordan Avery Lee');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    expect(screen.getByText('3/5/2024')).toBeVisible();
    expect(screen.getByText('Never')).toBeVisible();
  });

  it('When it was updated, then the new name stands everywhere', async () => {
    const changed = fakeUser({ fullName: 'Jo Lee', lastLogin: '2024-05-01T09:00:00.000Z' });
    const { api, user } = open({ 'PUT /api/user/profile': { success: true, user: changed } });
    await user.clear(await screen.findByLabelText('Full Name'));
    await user.type(screen.getByLabelText('Full Name'), 'Jo Lee');
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(screen.getByText('Welcome, Jo Lee')).toBeVisible();
    expect(api.sent('PUT /api/user/profile')[0]?.body).toEqual({
      fullName: 'Jo Lee',
      email: 'jordan@example.com',
    });
  });

  it('When another tab is looked at meanwhile, then what was typed is still there', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Full Name'), ' Jr');
    await user.click(screen.getByRole('tab', { name: 'Change Password' }));
    await user.click(screen.getByRole('tab', { name: 'Profile Information' }));
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Jordan Avery Lee Jr');
  });

  it('When what was typed is not saved, then leaving asks first; once it is saved, it does not', async () => {
    const changed = fakeUser({ fullName: 'Jo Lee' });
    const { user, pathname } = open({ 'PUT /api/user/profile': { success: true, user: changed } });
    const toDashboard = async () =>
      user.click((await screen.findAllByRole('link', { name: 'Dashboard' }))[0] as HTMLElement);
    await user.clear(await screen.findByLabelText('Full Name'));
    await user.type(screen.getByLabelText('Full Name'), 'Jo Lee');
    await toDashboard();
    const dialog = within(await screen.findByRole('dialog', { name: messages.drafts.leaveQuestion }));
    expect(dialog.getByText(messages.confirm.leaveProfile)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: messages.drafts.stay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await screen.findByText('Profile updated successfully');
    await toDashboard();
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  it('When it fails without a word, then the fallback is shown', async () => {
    const { user } = open({ 'PUT /api/user/profile': refuse(500) });
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
  });
});

describe('Changing the password', () => {
  async function change(answer: object, passwords: [string, string, string]) {
    const app = open({ 'PUT /api/user/password': answer });
    await app.user.click(await screen.findByRole('tab', { name: 'Change Password' }));
    const labels = ['Current Password', 'New Password', 'Confirm New Password'];
    for (const [index, label] of labels.entries())
      await app.user.type(screen.getByLabelText(label), passwords[index] as string);
    await app.user.click(screen.getByRole('button', { name: 'Change Password' }));
    return app;
  }

  it('When it worked, then a toast says so and the boxes are empty', async () => {
    const { api } = await change(done, ['secret1', 'secret2', 'secret2']);
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(api.sent('PUT /api/user/password')[0]?.body).toEqual({
      currentPassword: 'secret1',
      newPassword: 'secret2',
    });
    await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveValue(''));
  });

  it.each<[string, [string, string, string]]>([
    ['New passwords do not match', ['secret1', 'secret2', 'secret3']],
    ['New password must be at least 6 characters', ['secret1', '12345', '12345']],
  ])('%s', async (sentence, passwords) => {
    const { api } = await change(done, passwords);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.sent('PUT /api/user/password')).toHaveLength(0);
  });

  it('When the current password is wrong, then it says so there and the session goes on', async () => {
    const sentence = 'Current password is incorrect';
    const refusal = refuse(401, sentence, { code: 'WRONG_PASSWORD', fields: { currentPassword: sentence } });
    await change(refusal, ['guess11', 'secret2', 'secret2']);
    await waitFor(() =>
      expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(sentence),
    );
    expect(localStorage.getItem('token')).toBe('held-token');
  });
});

describe('Deleting the account', () => {
  async function openQuestion(answer: object) {
    const app = open({ 'DELETE /api/user/account': answer });
    await app.user.click(await screen.findByRole('tab', { name: 'Danger Zone' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('Are you sure you want to delete your account? This action cannot be undone.'),
    ).toBeVisible();
    return { ...app, dialog };
  }

  it('When it is confirmed, then one is signed out', async () => {
    const { user, dialog, pathname } = await openQuestion(done);
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('When it is cancelled, then nothing is asked of the server', async () => {
    const { api, user, dialog } = await openQuestion(done);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('DELETE /api/user/account')).toHaveLength(0);
  });

  it('When it fails, then the account is still there and a toast tells', async () => {
    const { user, dialog, pathname } = await openQuestion(refuse(500));
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Failed to delete account')).toBeVisible();
    expect(pathname()).toBe('/profile');
  });
});
