import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '#domain/messages';
import { renderApp } from '../renderApp.tsx';
import { fakeDocument, fakeExtractedData, fakeQuestionnaire, questionnaireAnswers } from './fakes.ts';

const { toast, upload } = messages;
const LIST = 'GET /api/ai/documents';
const submitted = fakeQuestionnaire({ status: 'submitted', submittedAt: '2024-03-05T12:00:00Z' });
const reading = fakeDocument({ extractionStatus: 'pending' });
const read = fakeDocument({ extractedData: fakeExtractedData() });

function open(documents = [reading]) {
  const app = renderApp('/questionnaire?step=additionalInfo', {
    isSignedIn: true,
    answers: questionnaireAnswers({ questionnaire: fakeQuestionnaire(), documents }),
  });
  app.api.answers['POST /api/questionnaire/submit'] = () => {
    app.api.answers['GET /api/questionnaire'] = { success: true, questionnaire: submitted };
    return { success: true, questionnaire: submitted };
  };
  const submit = async () =>
    await app.user.click(screen.getByRole('button', { name: 'Submit Questionnaire' }));
  return { ...app, submit };
}

describe('Submitting while documents are read', () => {
  it('When one is being read, then waiting is advised beside Submit, until it is done', async () => {
    const { api } = open();
    expect(await screen.findByText('One document is still being read.')).toBeVisible();
    expect(screen.getByText(upload.waitForThem)).toBeVisible();
    api.answers[LIST] = { success: true, documents: [read] };
    expect(await screen.findByText(upload.allRead)).toBeVisible();
    expect(screen.queryByText(upload.waitForThem)).toBeNull();
  });

  it('When the answers are checked meanwhile, then the look says so, too', async () => {
    const { user } = open([reading, fakeDocument({ documentId: 'b', extractionStatus: 'pending' })]);
    await user.click(await screen.findByRole('button', { name: 'Check your answers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check your answers' });
    expect(within(dialog).getByText('2 documents are still being read.')).toBeVisible();
  });

  it('When it is submitted all the same, then it is at once, and what becomes of the document is told', async () => {
    const { api, submit } = open();
    await screen.findByText('One document is still being read.');
    await submit();
    expect(await screen.findByText(toast.questionnaireSubmitted)).toBeVisible();
    expect(screen.getByText(upload.notFilledIn(1))).toBeVisible();
    api.answers[LIST] = { success: true, documents: [read] };
    expect(await screen.findByText(upload.readTooLate)).toBeVisible();
    expect(screen.queryByText(toast.extracted)).toBeNull();
    expect(screen.queryByText(upload.notFilledIn(1))).toBeNull();
  });

  it('When nothing is being read, then nothing is said of documents', async () => {
    const { api, submit } = open([read]);
    await waitFor(() => expect(api.sent(LIST)).not.toHaveLength(0));
    await submit();
    expect(await screen.findByText(toast.questionnaireSubmitted)).toBeVisible();
    for (const text of [upload.waitForThem, upload.allRead]) expect(screen.queryByText(text)).toBeNull();
  });
});
