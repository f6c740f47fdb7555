import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../lib/fakeApi.ts';
import { renderApp } from './renderApp.tsx';

const status = (given: string, completionPercentage: number, submittedAt: string | null = null) => ({
  success: true,
  status: given,
  completionPercentage,
  submittedAt,
});
const open = (answer: object, more = {}) =>
  renderApp('/dashboard', {
    isSignedIn: true,
    answers: { 'GET /api/questionnaire/status': answer, ...more },
  });

describe('The dashboard', () => {
  it('When nothing was begun, then it offers to start and hides Data Management', async () => {
    open(status('not_started', 0));
    expect(await screen.findByText('Not Started')).toBeVisible();
    expect(screen.getByText('Welcome, Jordan Avery Lee')).toBeVisible();
    expect(screen.getByText('Welcome to your onboarding, Jordan Avery Lee!')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
    expect(screen.getByRole('link', { name: 'Start Questionnaire' })).toHaveAttribute(
      'href',
      '/questionnaire',
    );
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload Files' })).toBeVisible();
    expect(screen.queryByText('Data Management')).toBeNull();
    expect(screen.queryByText('View Submitted Data')).toBeNull();
    expect(screen.getByText('Account created').parentElement).toHaveTextContent('3/5/2024');
    expect(screen.queryByText('Questionnaire submitted')).toBeNull();
  });

  it('When something is filled, then it offers to continue, whatever the server calls it', async () => {
    open(status('draft', 40));
    expect(await screen.findByText('In Progress')).toBeVisible();
    expect(screen.getByText('40% complete')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Questionnaire' })).toBeVisible();
    expect(screen.getByText('Data Management')).toBeVisible();
  });

  it('When something was typed and not saved, then it leads back there', async () => {
    const draft = { sectionId: 'vehicleUse', values: {}, savedAt: '2024-03-05T12:00:00.000Z' };
    open(status('not_started', 0), {
      'GET /api/questionnaire/drafts': { success: true, drafts: [draft] },
    });
    expect(await screen.findByRole('link', { name: 'Vehicle Use' })).toHaveAttribute(
      'href',
      '/questionnaire?step=vehicleUse',
    );
  });

  it('When it was submitted, then it can be looked at and is no longer continued', async () => {
    open(status('submitted', 100, '2024-04-01T10:00:00.000Z'));
    expect(await screen.findByText('Questionnaire Submitted')).toBeVisible();
    expect(screen.queryByRole('link', { name: /(Start|Continue) Questionnaire/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'View Details' })).toBeVisible();
    const view = screen.getByRole('link', { name: 'View Submitted Data' });
    expect(view).toHaveAttribute('href', '/questionnaire/view');
    expect(screen.getByText('Questionnaire submitted').parentElement).toHaveTextContent('4/1/2024');
  });

  it('When the status cannot be loaded, then it says so and can be tried again', async () => {
    const { api, user } = open(refuse(500));
    expect(await screen.findByText('Failed to load questionnaire status')).toBeVisible();
    api.answers['GET /api/questionnaire/status'] = status('in_progress', 10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('In Progress')).toBeVisible();
  });
});

describe('Clear All Data', () => {
  const cleared = {
    success: true,
    message: 'x',
    deletedCounts: { documents: 1, people: 2, questionnaires: 1 },
  };
  async function openFirst(answer: object = cleared) {
    const app = open(status('in_progress', 40), { 'DELETE /api/ai/clear-all-data': answer });
    const toggle = await screen.findByRole('button', { name: 'Show' });
    await app.user.click(toggle);
    await app.user.click(await screen.findByRole('button', { name: 'Clear All Data' }));
    return app;
  }
  async function openFinal(answer?: object) {
    const app = await openFirst(answer);
    await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Final Warning' }) };
  }

  it('The control shows and hides', async () => {
    const { user } = open(status('in_progress', 40));
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('button', { name: 'Clear All Data' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('button', { name: 'Clear All Data' })).toBeNull();
  });

  it('The first question lists what goes and can be cancelled', async () => {
    const { user } = await openFirst();
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear All Data?' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'All uploaded documents',
      'All extracted people (primary and spouse)',
      'All questionnaire data',
      'All progress and completion status',
    ]);
    expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('The last button works for the exact phrase only, and cancelling forgets what was typed', async () => {
    const { user, dialog } = await openFinal();
    const remove = within(dialog).getByRole('button', { name: 'Delete All Data' });
    await user.type(within(dialog).getByLabelText('Type DELETE ALL to confirm'), 'delete all');
    expect(remove).toBeDisabled();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), 'DELETE ALL');
    expect(remove).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Clear All Data' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  it('When it worked, then the status is loaded anew and the panel is hidden', async () => {
    const { api, user, dialog } = await openFinal();
    api.answers['GET /api/questionnaire/status'] = status('not_started', 0);
    await user.type(within(dialog).getByRole('textbox'), 'DELETE ALL');
    await user.click(within(dialog).getByRole('button', { name: 'Delete All Data' }));
    expect(await screen.findByText('All data cleared successfully!')).toBeVisible();
    expect(await screen.findByText('Not Started')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('While it is at work, the button says so and nothing closes', async () => {
    const { user, dialog } = await openFinal(() => new Promise<object>(() => undefined));
    await user.type(within(dialog).getByRole('textbox'), 'DELETE ALL');
    await user.click(within(dialog).getByRole('button', { name: 'Delete All Data' }));
    expect(await within(dialog).findByRole('button', { name: 'Clearing...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Final Warning' })).toBeVisible();
  });

  it('When it fails, then the server says why and one can try again', async () => {
    const { user, dialog } = await openFinal(refuse(503, 'Not now.'));
    await user.type(within(dialog).getByRole('textbox'), 'DELETE ALL');
    await user.click(within(dialog).getByRole('button', { name: 'Delete All Data' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await within(dialog).findByRole('button', { name: 'Delete All Data' })).toBeEnabled();
  });
});
