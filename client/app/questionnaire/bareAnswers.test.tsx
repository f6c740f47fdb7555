import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { messages } from '#domain/messages';
import { refuse } from '../../lib/fakeApi.ts';
import { renderApp } from '../renderApp.tsx';

/** Another server, or an older one, answers with no more than this. */
const PEOPLE = {
  people: [
    { _id: 'p1', personType: 'primary', ssn: '912345678', personalInfo: { fullName: 'Ada Quill' } },
    { _id: 'p2', personType: 'spouse', ssn: null, personalInfo: null },
  ],
};
const QUESTIONNAIRE = {
  questionnaire: { personalInfo: { fullName: 'Ada' }, businessInfo: null, vehicleUse: {} },
};
const bareDocument = (more: object) => ({
  documentType: 'w2-form',
  originalName: 'w2.pdf',
  uploadedAt: '2024-03-05T12:00:00.000Z',
  fileSize: 1536,
  ...more,
});

function open(path: string, answers: Record<string, object> = {}) {
  return renderApp(path, {
    isSignedIn: true,
    answers: {
      'GET /api/questionnaire': QUESTIONNAIRE,
      'GET /api/ai/documents': { documents: [] },
      'GET /api/ai/people': PEOPLE,
      ...answers,
    },
  });
}
const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

describe('When answers leave out what this client has added to the contract', () => {
  it('then a step shows its answers and its people, and choosing one fills it in', async () => {
    const { user } = open('/questionnaire?step=personalInfo');
    expect(await value('Full Name')).toBe('Ada');
    const cards = within(await screen.findByRole('region', { name: /People from Tax Returns/ }));
    expect(cards.getByText('912-34-5678')).toBeVisible();
    expect(cards.getByText('Incomplete')).toBeVisible();
    await user.click(cards.getByText('Ada Quill'));
    expect(await value('Full Name')).toBe('Ada Quill');
    await user.click(cards.getByText('Unknown Name'));
    expect(await value('Full Name')).toBe('');
    expect(await value('SSN')).toBe('');
    expect(await value('Number of Dependents')).toBe('0');
  });

  it('then a section that is null is one that was never saved', async () => {
    open('/questionnaire?step=businessInfo');
    await screen.findByLabelText('Business Name');
    expect(screen.getByRole('button', { name: /Business Information/ }).dataset['saved']).toBe('false');
    expect(screen.getByRole('button', { name: /Vehicle Use/ }).dataset['saved']).toBe('true');
  });

  it('then the submitted view lists documents with what was read from them', async () => {
    const documents = [
      bareDocument({
        _id: 'd1',
        extractionStatus: 'completed',
        extractedData: { businessInfo: { ein: '1' } },
      }),
      bareDocument({ _id: 'd2', extractionStatus: undefined, originalName: 'new.pdf' }),
    ];
    const { user } = open('/questionnaire/view', { 'GET /api/ai/documents': { documents } });
    expect(await screen.findByText('Pending')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /View extracted data of w2.pdf/ }));
    expect(await screen.findByRole('dialog', { name: 'Extracted Data' })).toBeVisible();
  });

  it('then a submit that answers nothing is followed by asking for the questionnaire', async () => {
    const { user, api } = open('/questionnaire?step=personalInfo');
    const submitted = {
      ...QUESTIONNAIRE.questionnaire,
      status: 'submitted',
      submittedAt: '2024-02-20T15:30:00.000Z',
    };
    await value('Full Name');
    api.answers['POST /api/questionnaire/submit'] = () => {
      api.answers['GET /api/questionnaire'] = { questionnaire: submitted };
      return {};
    };
    await user.click(screen.getByRole('button', { name: 'Submit Questionnaire' }));
    expect(await screen.findByText(messages.questionnaire.thanks)).toBeVisible();
  });

  it('then a server that knows of no settings has its debug tools shown', async () => {
    open('/questionnaire', { 'GET /api/settings': refuse(404) });
    expect(await screen.findByText('Debug Tools (Testing Only)')).toBeVisible();
  });

  it('then an upload that is refused in an answer of success shows the conversion helper', async () => {
    const analysis = { pageCount: 3, hasTextContent: false, isScanned: true };
    const { user } = open('/questionnaire?step=documentUpload', {
      'POST /api/ai/upload-document': { success: false, error: 'No', pdfAnalysis: analysis },
    });
    const file = new File(['%PDF-1.7'], 'w2.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Upload W-2 Form'), file);
    expect(await screen.findByRole('region', { name: 'PDF Conversion Helper' })).toBeVisible();
  });
});
