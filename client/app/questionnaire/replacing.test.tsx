import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messages } from '#domain/messages';
import type { Document } from '../../features/documents/useDocuments.ts';
import { refuse } from '../../lib/fakeApi.ts';
import { renderApp } from '../renderApp.tsx';
import { fakeDocument, questionnaireAnswers } from './fakes.ts';

const UPLOAD = 'POST /api/ai/upload-document';
const LIST = 'GET /api/ai/documents';
const { documentId } = fakeDocument();
const OLD = '64b0000000000000000000aa';
const REMOVE = `DELETE /api/ai/remove-document/${OLD}`;

/** A document as an API lists it that knows no more than SPEC names. */
function plain(overrides: Partial<Document> = {}): object {
  return { ...fakeDocument(overrides), replaces: undefined };
}

/** Drops a file on the zone of a document that is there, behind such an API. */
async function replace({ old = {}, read = {}, removal = { success: true, message: '' } as object }) {
  const before = fakeDocument({ documentId: OLD, ...old });
  const app = renderApp('/questionnaire?step=documentUpload', {
    isSignedIn: true,
    answers: questionnaireAnswers({ documents: [before] }),
  });
  const { api } = app;
  const list = (...documents: object[]) => ({ success: true, documents });
  const outcome = { extractionStatus: 'completed', extractedData: null, ...read };
  api.answers[UPLOAD] = () => {
    api.answers[LIST] = list(plain(outcome as Partial<Document>), plain({ documentId: OLD, ...old }));
    const success = outcome.extractionStatus !== 'failed';
    return { success, documentId, _id: documentId, extractedPeople: [], needsConversion: false, ...outcome };
  };
  api.answers[REMOVE] = () => {
    if ('success' in removal) api.answers[LIST] = list(plain(outcome as Partial<Document>));
    return removal;
  };
  const zone = await screen.findByLabelText<HTMLInputElement>('Replace W-2 Form');
  await app.user.upload(zone, new File(['%PDF-1.7'], 'w2.pdf', { type: 'application/pdf' }));
  const order = () => api.requests.map(({ method, path }) => `${method} ${path}`);
  return { api, order };
}

describe('Replacing a document behind an API that does not replace by itself', () => {
  it('When the new one is read, then the old one is removed after it', async () => {
    const { order } = await replace({});
    expect(await screen.findByText('Document replaced successfully!')).toBeVisible();
    expect(order().indexOf(UPLOAD)).toBeLessThan(order().indexOf(REMOVE));
    expect(order().filter((request) => request === REMOVE)).toHaveLength(1);
  });
  it('When the old one is still being read, then it goes as soon as the new one is stored', async () => {
    const pending = { extractionStatus: 'pending' as const };
    const { order } = await replace({ old: pending, read: pending });
    expect(await screen.findByText('Document replaced successfully!')).toBeVisible();
    expect(order()).toContain(REMOVE);
  });
  it('When the new one cannot be read, then the old one stays, unless it could not be read either', async () => {
    const failed = { extractionStatus: 'failed' as const, extractionError: 'No.', error: 'No.' };
    const { order } = await replace({ read: failed });
    expect(await screen.findByText(messages.documents.stillThere)).toBeVisible();
    expect(order()).not.toContain(REMOVE);
  });
  it('When the old one cannot be removed, then that is said and both are there', async () => {
    const { api } = await replace({ removal: refuse(500, 'Failed to replace document') });
    expect(await screen.findByText('Failed to replace document')).toBeVisible();
    expect(screen.queryByText('Document replaced successfully!')).toBeNull();
    expect(api.sent(REMOVE)).toHaveLength(1);
  });
});
