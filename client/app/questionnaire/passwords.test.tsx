import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '#domain/messages';
import { renderApp } from '../renderApp.tsx';
import { fakeDocument, questionnaireAnswers } from './fakes.ts';

const failedFor = (reason: 'password-protected' | 'wrong-password') =>
  fakeDocument({
    extractionStatus: 'failed',
    extractionError: messages.extraction[reason],
    needsPassword: true,
  });
const { documentId } = fakeDocument();
const SEND = `POST /api/ai/documents/${documentId}/password`;
const LIST = 'GET /api/ai/documents';

function open() {
  const documents = [failedFor('password-protected')];
  const answers = questionnaireAnswers({ documents });
  return renderApp('/questionnaire?step=documentUpload', { isSignedIn: true, answers });
}
const box = () => screen.findByLabelText<HTMLInputElement>(messages.documents.password);
const button = () => screen.getByRole('button', { name: new RegExp(messages.documents.sendPassword) });

describe('A protected PDF on the upload step', () => {
  it('When its zone is looked at, then it leads to the box for the password', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: messages.documents.goToPassword }));
    expect(await box()).toHaveFocus();
  });

  it('When nothing is typed, then nothing is sent and the box says what is missing', async () => {
    const { user, api } = open();
    await box();
    await user.click(button());
    expect(await screen.findByText(messages.documents.passwordMissing)).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('When the password is wrong, then it is asked for again in an empty box that has the focus', async () => {
    const { user, api } = open();
    const wrong = failedFor('wrong-password');
    api.answers[SEND] = () => {
      api.answers[LIST] = { success: true, documents: [wrong] };
      return { success: true, ...wrong };
    };
    await user.type(await box(), 'guess{Enter}');
    expect((await screen.findAllByText(messages.extraction['wrong-password']))[0]).toBeVisible();
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    expect(api.requests.find(({ path }) => path.endsWith('/password'))?.body).toEqual({ password: 'guess' });
  });

  it('When the password is right, then the box is gone and the answers are loaded again', async () => {
    const { user, api } = open();
    const input = await box();
    const loads = () => api.requests.filter(({ path }) => path === '/api/questionnaire').length;
    const before = loads();
    api.answers[SEND] = () => {
      api.answers[LIST] = { success: true, documents: [fakeDocument()] };
      return { success: true, ...fakeDocument() };
    };
    await user.type(input, 'the right one{Enter}');
    await waitFor(() => expect(screen.queryByLabelText(messages.documents.password)).toBeNull());
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
  });
});
