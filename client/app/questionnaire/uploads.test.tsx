import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CanceledError } from 'axios';
import { messages } from '#domain/messages';
import { MAX_FILE_BYTES } from '#domain/documents/documentTypes';
import { refuse } from '../../lib/fakeApi.ts';
import { fakeUser } from '../../lib/fakeUser.ts';
import { renderApp } from '../renderApp.tsx';
import {
  fakeDocument,
  fakeExtractedData,
  fakePerson,
  fakeQuestionnaire,
  questionnaireAnswers,
} from './fakes.ts';

const { toast } = messages;
type Given = Parameters<typeof questionnaireAnswers>[0];
const UPLOAD = 'POST /api/ai/upload-document';
const LIST = 'GET /api/ai/documents';

function open(given: Given = {}) {
  const app = renderApp('/questionnaire?step=documentUpload', {
    isSignedIn: true,
    answers: questionnaireAnswers(given),
  });
  const drop = async (label: string, file: File) =>
    app.user.upload(await screen.findByLabelText<HTMLInputElement>(label), file);
  return { ...app, drop };
}

const pdf = (name = 'w2.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const extractedData = fakeExtractedData();
const { documentId } = fakeDocument();
const answer = (more: object = {}) => ({
  success: true,
  documentId,
  _id: documentId,
  extractionStatus: 'completed',
  extractedData,
  extractedPeople: [],
  needsConversion: false,
  ...more,
});
const list = (...documents: object[]) => ({ success: true, documents });
const analysis = { pageCount: 1, hasTextContent: false, isScanned: true };

describe('The upload step', () => {
  it('While its bytes are on their way, then beside Submit it is said to be uploaded, not read', async () => {
    const { api, drop } = open();
    let arrive = (_: object) => {};
    api.answers[UPLOAD] = () => new Promise<object>((resolve) => (arrive = resolve));
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByText('One document is still being uploaded.')).toBeVisible();
    expect(screen.queryByText('One document is still being read.')).toBeNull();
    arrive(answer());
    expect(await screen.findByText(messages.upload.allRead)).toBeVisible();
  });

  it('When nothing is uploaded, then every type has a zone that says what it takes', async () => {
    open();
    await screen.findByText('Skip this step');
    expect(screen.getAllByText('PDF, images, or Office documents up to 10MB')).toHaveLength(7);
    expect(screen.queryByText('Click or drag to replace this document')).toBeNull();
    expect(screen.queryByText('People from Tax Returns')).toBeNull();
  });

  it('When Skip this step is followed, then step 2 opens', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Skip this step' }));
    expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeVisible();
  });

  it('When the documents cannot be loaded, then it says so', async () => {
    open({ more: { [LIST]: refuse(500) } });
    expect(await screen.findByText('Failed to load existing documents')).toBeVisible();
  });

  it('When the people cannot be loaded, then it says so', async () => {
    open({ more: { 'GET /api/ai/people': refuse(500) } });
    expect(await screen.findByText('Failed to load people')).toBeVisible();
  });

  it('When a document is read at once, then it is announced and the answers are loaded again', async () => {
    const { api, drop } = open({ more: { [UPLOAD]: answer() } });
    api.answers[UPLOAD] = () => {
      api.answers[LIST] = list(fakeDocument({ extractedData }));
      api.answers['GET /api/ai/people'] = { success: true, people: [fakePerson()] };
      return answer();
    };
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByText('W-2 Form uploaded successfully!')).toBeVisible();
    expect(await screen.findByText(toast.extracted)).toBeVisible();
    expect(await screen.findByText('Click or drag to replace this document')).toBeVisible();
    expect(await screen.findByText('Ada Quill')).toBeVisible();
    expect(api.sent('GET /api/questionnaire').length).toBeGreaterThan(1);
    const form = api.sent(UPLOAD)[0]?.body as FormData;
    expect(form.get('documentType')).toBe('w2-form');
    expect((form.get('document') as File).name).toBe('w2.pdf');
  });

  it('While a file is on its way, then its zone takes no other, and gives the keyboard back afterwards', async () => {
    let letGo = (_: object) => {};
    const held = new Promise<object>((resolve) => (letGo = resolve));
    const { drop } = open({ more: { [UPLOAD]: () => held } });
    const box = await screen.findByLabelText('Upload W-2 Form');
    box.focus();
    await drop('Upload W-2 Form', pdf());
    await waitFor(() => expect(box).toBeDisabled());
    expect(screen.getByLabelText('Upload Other Document')).toBeEnabled();
    letGo(answer());
    await waitFor(() => expect(box).toBeEnabled());
    expect(box).toHaveFocus();
  });

  it('When one walks about while a file is sent and read, then its zone still shows it, and its toasts come wherever one is', async () => {
    let letGo = (_: object) => {};
    const held = new Promise<object>((resolve) => (letGo = resolve));
    const { api, drop, user, pathname } = open({ more: { [UPLOAD]: () => held } });
    await drop('Upload W-2 Form', pdf('walked.pdf'));
    await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0] as HTMLElement);
    await waitFor(() => expect(pathname()).toBe('/profile'));
    await user.click((await screen.findAllByRole('link', { name: 'Questionnaire' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('Upload W-2 Form')).toBeDisabled());
    expect(screen.getByText(/walked\.pdf/)).toBeVisible();
    await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0] as HTMLElement);
    api.answers[LIST] = list(fakeDocument({ extractionStatus: 'pending' }));
    letGo(answer({ extractionStatus: 'pending', extractedData: null }));
    expect(await screen.findByText('W-2 Form uploaded successfully!')).toBeVisible();
    await waitFor(() => expect(api.sent(LIST).length).toBeGreaterThan(1));
    api.answers[LIST] = list(fakeDocument({ extractedData }));
    expect(await screen.findByText(toast.extracted)).toBeVisible();
    expect(pathname()).toBe('/profile');
  });

  it('When a session ends while a file is on its way, then its sender finds it again after signing in', async () => {
    let letGo = (_: object) => {};
    const held = new Promise<object>((resolve) => (letGo = resolve));
    const { api, drop, user } = open({ more: { [UPLOAD]: () => held } });
    await drop('Upload W-2 Form', pdf('travels.pdf'));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    api.answers['POST /api/auth/login'] = { success: true, token: 'new-token', user: fakeUser() };
    await user.type(await screen.findByLabelText('Email address'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click((await screen.findAllByRole('link', { name: 'Questionnaire' }))[0] as HTMLElement);
    expect(await screen.findByText(/travels\.pdf/)).toBeVisible();
    letGo(answer());
    expect(await screen.findByText('W-2 Form uploaded successfully!')).toBeVisible();
  });

  it('When an upload is cancelled, then its zone takes a file again, and no failure is told', async () => {
    const { api, drop, user } = open();
    api.answers[UPLOAD] = ({ signal }) =>
      new Promise((_, fail) => signal?.addEventListener?.('abort', () => fail(new CanceledError())));
    await drop('Upload W-2 Form', pdf());
    await user.click(await screen.findByRole('button', { name: 'Cancel upload W-2 Form' }));
    expect(await screen.findByText('Upload cancelled. Nothing was kept.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Upload W-2 Form')).toBeEnabled());
    expect(screen.queryByText(toast.uploadFailed)).toBeNull();
  });

  it('When the questionnaire is submitted, then no zone takes a file', async () => {
    open({ questionnaire: fakeQuestionnaire({ status: 'submitted' }) });
    await screen.findByText(messages.questionnaire.thanks);
    const zones = await screen.findAllByLabelText(/^Upload /);
    expect(zones).toHaveLength(7);
    for (const zone of zones) expect(zone).toBeDisabled();
  });

  it('When a document is read in the background, then its pages are counted and it ends in the same toasts', async () => {
    const pending = fakeDocument({
      extractionStatus: 'pending',
      progress: { percent: 40, page: 2, pages: 5 },
    });
    const { api, drop } = open({
      more: { [UPLOAD]: answer({ extractionStatus: 'pending', extractedData: null }) },
    });
    await screen.findByText('Skip this step');
    api.answers[LIST] = list(pending);
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByText('W-2 Form uploaded successfully!')).toBeVisible();
    expect((await screen.findAllByText('Reading page 2 of 5...'))[0]).toBeVisible();
    expect(screen.getAllByText('Pending')[0]).toBeVisible();
    // the wrong file can be replaced without waiting for its end
    expect(screen.getByText('Click or drag to replace this document')).toBeVisible();
    api.answers[LIST] = list(fakeDocument({ extractedData }));
    expect(await screen.findByText(toast.extracted)).toBeVisible();
    expect((await screen.findAllByText('Completed'))[0]).toBeVisible();
  });

  it('When a reading fails in the background, then the upload is told at once, and the reason in the end', async () => {
    const reason = messages.extraction['nothing-legible'];
    const { api, drop } = open({
      more: { [UPLOAD]: answer({ extractionStatus: 'pending', extractedData: null }) },
    });
    await screen.findByText('Skip this step');
    api.answers[LIST] = list(fakeDocument({ extractionStatus: 'pending' }));
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByText('W-2 Form uploaded successfully!')).toBeVisible();
    expect((await screen.findAllByText('Reading the document...'))[0]).toBeVisible();
    api.answers[LIST] = list(fakeDocument({ extractionStatus: 'failed', extractionError: reason }));
    // under its zone, in the list, and as a toast
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(3));
  });

  it('When a document turns out to need conversion, then the page moves to the helper', async () => {
    const failed = { extractionStatus: 'failed', needsConversion: true, pdfAnalysis: analysis } as const;
    const { api, drop } = open();
    api.answers[UPLOAD] = () => {
      api.answers[LIST] = list(fakeDocument(failed));
      return answer({ success: false, ...failed, extractedData: null });
    };
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByRole('heading', { name: 'PDF Conversion Helper' })).toHaveFocus();
  });

  it.each([
    [1, 'Convert the page to a JPG or PNG image, at 200 dpi or more.'],
    [4, 'Convert every page to a JPG or PNG image of its own, at 200 dpi or more.'],
  ])('When a PDF of %d pages needs conversion, then the helper says how', async (pageCount, step) => {
    const pdfAnalysis = { ...analysis, pageCount };
    const failed = { extractionStatus: 'failed', needsConversion: true, pdfAnalysis } as const;
    const { api, drop } = open();
    api.answers[UPLOAD] = () => {
      api.answers[LIST] = list(fakeDocument({ ...failed, extractionError: 'Nothing legible' }));
      return answer({ ...failed, success: false, error: 'Nothing legible', extractedData: null });
    };
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findByText('PDF requires conversion. See guidance below.')).toBeVisible();
    const helper = await screen.findByRole('region', { name: 'PDF Conversion Helper' });
    expect(within(helper).getByText(step)).toBeVisible();
    expect(within(helper).getByText(String(pageCount))).toBeVisible();
    expect(within(helper).getByText('Scanned')).toBeVisible();
    const links = within(helper).getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(within(helper).getByText('Tip: upload each image separately.')).toBeVisible();
  });

  it('When the call itself refuses a PDF with its analysis, then the helper says how, too', async () => {
    const { drop } = open({ more: { [UPLOAD]: refuse(422, 'Cannot be read', { pdfAnalysis: analysis }) } });
    await drop('Upload W-2 Form', pdf());
    expect(await screen.findAllByText('PDF requires conversion. See guidance below.')).not.toHaveLength(0);
    expect(await screen.findByRole('region', { name: 'PDF Conversion Helper' })).toBeVisible();
  });

  it('When a document is replaced, then the upload names it, and its going is told', async () => {
    const old = fakeDocument({ documentId: '64b0000000000000000000aa' });
    const { api, drop } = open({ documents: [old] });
    api.answers[UPLOAD] = () => {
      api.answers[LIST] = list(fakeDocument({ replaces: [old.documentId], extractedData }));
      return answer();
    };
    await drop('Replace W-2 Form', pdf());
    expect(await screen.findByText('Document replaced successfully!')).toBeVisible();
    expect((api.sent(UPLOAD)[0]?.body as FormData).get('replaces')).toBe(old.documentId);
    expect(screen.queryByText('W-2 Form uploaded successfully!')).toBeNull();
  });

  it('When a document is replaced while it is read, then that is told as soon as the new one is stored', async () => {
    const old = fakeDocument({ documentId: '64b0000000000000000000aa', extractionStatus: 'pending' });
    const { api, drop } = open({ documents: [old] });
    api.answers[UPLOAD] = () => {
      api.answers[LIST] = list(fakeDocument({ replaces: [old.documentId], extractionStatus: 'pending' }));
      return answer({ extractionStatus: 'pending', extractedData: null });
    };
    await drop('Replace W-2 Form', pdf());
    expect(await screen.findByText('Document replaced successfully!')).toBeVisible();
    api.answers[LIST] = list(fakeDocument({ replaces: [old.documentId], extractedData }));
    expect(await screen.findByText(toast.extracted)).toBeVisible();
  });

  it('When the page is loaded anew before a replacement is read, then its end is told all the same', async () => {
    const old = fakeDocument({ documentId: '64b0000000000000000000aa' });
    const replacement = { replaces: [old.documentId] };
    const pending = fakeDocument({ ...replacement, extractionStatus: 'pending' });
    const { api } = open({ documents: [pending, old] });
    expect((await screen.findAllByText('Pending'))[0]).toBeVisible();
    api.answers[LIST] = list(fakeDocument({ ...replacement, extractedData }));
    expect(await screen.findByText('Document replaced successfully!')).toBeVisible();
  });

  it('When a replacement cannot be read, then the earlier document is said to be there still', async () => {
    const old = fakeDocument({ documentId: '64b0000000000000000000aa' });
    const reason = messages.extraction['nothing-legible'];
    const { api, drop } = open({ documents: [old] });
    api.answers[UPLOAD] = () => {
      const failed = { extractionStatus: 'failed', extractionError: reason } as const;
      api.answers[LIST] = list(fakeDocument({ ...failed, replaces: [old.documentId] }), old);
      return answer({ ...failed, success: false, error: reason, extractedData: null });
    };
    await drop('Replace W-2 Form', pdf());
    expect(await screen.findByText(messages.documents.stillThere)).toBeVisible();
    expect(screen.queryByText('Document replaced successfully!')).toBeNull();
  });

  it('When a replacement fails, then the old document stays', async () => {
    const { api, drop } = open({ documents: [fakeDocument()], more: { [UPLOAD]: refuse(503) } });
    await drop('Replace W-2 Form', pdf());
    expect((await screen.findAllByText('Failed to replace document'))[0]).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('When an upload fails, then the server is quoted, or else the fallback is shown', async () => {
    const { api, drop } = open({ more: { [UPLOAD]: refuse(415, messages.documents.notWhatItSays) } });
    await drop('Upload W-2 Form', pdf());
    expect((await screen.findAllByText(messages.documents.notWhatItSays))[0]).toBeVisible();
    api.answers[UPLOAD] = refuse(500);
    await drop('Upload 1099 Form', pdf());
    expect((await screen.findAllByText('Failed to upload document'))[0]).toBeVisible();
  });

  it('When everything is cleared, then what was said of a refused file goes with it', async () => {
    const { user, drop } = open({
      more: {
        'DELETE /api/ai/clear-all-data': {
          success: true,
          deletedCounts: { documents: 0, people: 0, questionnaires: 0 },
        },
      },
    });
    await drop('Upload W-2 Form', new File([], 'nothing.pdf', { type: 'application/pdf' }));
    const said = expect.stringContaining(messages.documents.empty);
    const zone = () => screen.getByLabelText('Upload W-2 Form');
    await waitFor(() => expect(zone()).toHaveAccessibleDescription(said));
    await user.click(screen.getByRole('button', { name: 'Data Management' }));
    await user.click(await screen.findByRole('button', { name: 'Clear All Data' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Type DELETE ALL to confirm'), 'DELETE ALL');
    await user.click(screen.getByRole('button', { name: 'Delete All Data' }));
    await screen.findByText(toast.allDataCleared);
    await waitFor(() => expect(zone()).not.toHaveAccessibleDescription(said));
  });

  it('When a file is too large or empty, then nothing is sent', async () => {
    const { api, drop } = open();
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
    await drop('Upload W-2 Form', large);
    expect((await screen.findAllByText(messages.documents.tooLarge))[0]).toBeVisible();
    await drop('Upload W-2 Form', new File([], 'empty.pdf', { type: 'application/pdf' }));
    expect((await screen.findAllByText(messages.documents.empty))[0]).toBeVisible();
    expect(api.sent(UPLOAD)).toEqual([]);
  });

  it('When a document failed, then it says why; removing it says so, too', async () => {
    const reason = messages.extraction['password-protected'];
    const { api, user } = open({
      documents: [fakeDocument({ extractionStatus: 'failed', extractionError: reason })],
    });
    // under its zone and in the list
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    expect(screen.getByLabelText('Replace W-2 Form')).toHaveAccessibleDescription(new RegExp(reason));
    const remove = `DELETE /api/ai/remove-document/${documentId}`;
    api.answers[remove] = refuse(500);
    await user.click(screen.getByRole('button', { name: /Remove/ }));
    expect(await screen.findByText('Failed to remove document')).toBeVisible();
    api.answers[remove] = () => {
      api.answers[LIST] = list();
      return { success: true, message: '' };
    };
    await user.click(screen.getByRole('button', { name: /Remove/ }));
    expect(await screen.findByText('Document removed successfully')).toBeVisible();
    expect((await screen.findAllByText('No documents uploaded yet'))[0]).toBeVisible();
  });

  it('When a part of a document was not looked at, then its card and what was extracted from it say so', async () => {
    const readingNote = messages.unread.parts({ pages: { count: 48, of: 160, first: 113 } });
    const { user } = open({ documents: [fakeDocument({ extractedData, readingNote })] });
    expect(await screen.findByText(readingNote)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /View extracted data/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Extracted Data' });
    expect(within(dialog).getByText(readingNote)).toBeVisible();
  });

  it('When what was extracted is viewed, then only what was found is listed', async () => {
    const { user } = open({ documents: [fakeDocument({ extractedData })] });
    await user.click(await screen.findByRole('button', { name: /View extracted data/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Extracted Data' });
    expect(within(dialog).getByText('Ada Quill')).toBeVisible();
    expect(within(dialog).getByText('Wages').nextSibling).toHaveTextContent('51,234.50');
    expect(within(dialog).queryByText('Spouse')).toBeNull();
  });

  it('When a document filled in answers, then they are listed, and Undo takes them back', async () => {
    const snapshot = {
      snapshotId: 's1',
      documentId,
      documentType: 'w2-form',
      originalName: 'w2.pdf',
      createdAt: '2024-03-05T12:00:00Z',
      changes: [{ path: 'personalInfo.fullName', before: 'Ada', after: 'Ada Quill' }],
      canUndo: true,
    };
    const { api, user } = open({
      more: {
        'GET /api/questionnaire/snapshots': { success: true, snapshots: [snapshot] },
        'POST /api/questionnaire/snapshots/s1/undo': { success: true, questionnaire: null },
      },
    });
    expect(await screen.findByText('Personal Information: Full Name')).toBeInTheDocument();
    expect(screen.getByText('Ada Quill')).toBeInTheDocument();
    api.answers['GET /api/questionnaire/snapshots'] = {
      success: true,
      snapshots: [{ ...snapshot, canUndo: false }],
    };
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(messages.questionnaire.undone)).toBeVisible();
    await waitFor(() => expect(api.sent('GET /api/questionnaire/snapshots')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('Undone')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});
