import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '#domain/messages';
import { refuse } from '../../lib/fakeApi.ts';
import { renderApp } from '../renderApp.tsx';
import { fakeDocument, fakePerson, fakeQuestionnaire, questionnaireAnswers } from './fakes.ts';

const { toast } = messages;
type Given = Parameters<typeof questionnaireAnswers>[0];
const open = (given: Given = {}) =>
  renderApp('/questionnaire?step=personalInfo', { isSignedIn: true, answers: questionnaireAnswers(given) });

describe('The people found on documents', () => {
  it('When there are none, then it says how to get some', async () => {
    open();
    expect(await screen.findByText('No people found')).toBeVisible();
    expect(
      screen.getByText('Upload a tax return to automatically extract people information.'),
    ).toBeVisible();
    expect(screen.getByText('(0)')).toBeVisible();
  });

  it('When they cannot be loaded, then it is only logged, and the list can be loaded again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user } = open({ more: { 'GET /api/ai/people': refuse(500) } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Failed to load people')).toBeNull();
    expect(log).toHaveBeenCalledWith('Loading people failed', expect.any(Error));
    log.mockRestore();
    api.answers['GET /api/ai/people'] = { success: true, people: [fakePerson()] };
    await user.click(again);
    expect(await screen.findByText('Ada Quill')).toBeVisible();
  });

  it('When there are two, then their cards say who they are and where that was read', async () => {
    const nameless = { ...fakePerson().personalInfo, fullName: '' };
    const spouse = fakePerson({ personId: 'b', personType: 'spouse', ssn: '', personalInfo: nameless });
    open({ people: [fakePerson(), spouse] });
    await screen.findByText('Unknown Name');
    const cards = screen.getAllByRole('listitem').filter((item) => item.dataset.person);
    const [first, second] = cards.map((card) => within(card));
    expect(first?.getByText('912-34-5678')).toBeVisible();
    expect(first?.getByText('Primary Applicant')).toBeVisible();
    expect(first?.getByText('Self-employed')).toBeVisible();
    expect(first?.getByText('Complete')).toBeVisible();
    expect(first?.getByText('From Personal Tax Return, 3/5/2024')).toBeVisible();
    expect(second?.getByText('Unknown Name')).toBeVisible();
    expect(second?.getByText('Spouse')).toBeVisible();
    expect(second?.getByText('Incomplete')).toBeVisible();
    expect(second?.getAllByText('N/A').length).toBeGreaterThan(0);
  });

  it('When one is chosen, then the form takes their data: missing values become empty, dependents 0', async () => {
    const personalInfo = {
      fullName: 'Typed Before',
      email: 'typed@example.com',
      numberOfDependents: 3,
      homeAddress: { street: '1 Typed St', city: '', state: '', zipCode: '' },
    };
    const { user } = open({ people: [fakePerson()], questionnaire: fakeQuestionnaire({ personalInfo }) });
    const name = await screen.findByRole('button', { name: 'Ada Quill' });
    await user.click(name);
    expect(name).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Quill');
    expect(screen.getByLabelText('SSN')).toHaveValue('912-34-5678');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Number of Dependents')).toHaveValue(0);
    expect(screen.getByLabelText('Street')).toHaveValue('1 Typed St');
  });

  it('When one is deleted, then it asks first and says so afterwards', async () => {
    const person = fakePerson();
    const remove = `DELETE /api/ai/people/${person.personId}`;
    const { api, user } = open({ people: [person], more: { [remove]: refuse(500) } });
    await user.click(await screen.findByRole('button', { name: 'Delete Ada Quill' }));
    expect(
      await screen.findByText('Are you sure you want to delete this person? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Person' }));
    expect(await screen.findByText(toast.deletePersonFailed)).toBeVisible();
    api.answers[remove] = () => {
      api.answers['GET /api/ai/people'] = { success: true, people: [] };
      return { success: true, message: '' };
    };
    await user.click(await screen.findByRole('button', { name: 'Delete Ada Quill' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Person' }));
    expect(await screen.findByText('Person deleted successfully')).toBeVisible();
    expect(await screen.findByText('No people found')).toBeVisible();
  });
});

describe('Where an answer came from', () => {
  const from = {
    documentId: 'd',
    documentType: 'w2-form',
    originalName: 'w2.pdf',
    form: 'W-2',
    page: 1,
    confidence: 0.5,
    isUncertain: true,
    hasSnippet: false,
    valueId: 'v',
  } as const;

  it('When an answer was read from a document, then it says which, and that it deserves a look', async () => {
    const { user } = open({
      questionnaire: fakeQuestionnaire({
        personalInfo: { fullName: 'Ada Quill' },
        provenance: { 'personalInfo.fullName': from },
      }),
    });
    await user.click(await screen.findByRole('button', { name: /Please check.*From W-2, page 1/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('w2.pdf (W-2 Form)')).toBeVisible();
    expect(within(dialog).getByText(messages.documents.uncertain)).toBeVisible();
  });

  it('When answers were read with certainty, then one line says from where, and each has a small mark that shows its place', async () => {
    const certain = { ...from, isUncertain: false };
    const { user } = open({
      questionnaire: fakeQuestionnaire({
        personalInfo: { fullName: 'Ada Quill', ssn: '912-34-5678', email: '' },
        provenance: {
          'personalInfo.fullName': certain,
          'personalInfo.ssn': from,
          'personalInfo.email': certain,
        },
      }),
    });
    expect(await screen.findByText(messages.provenance.filledIn(2, ['w2.pdf']))).toBeVisible();
    expect(screen.getByText(messages.provenance.uncertain(1), { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SSN' }));
    expect(screen.getByLabelText('SSN')).toHaveFocus();
    const mark = screen.getByRole('button', { name: 'From W-2, page 1, where Full Name came from' });
    await user.click(mark);
    expect(within(await screen.findByRole('dialog')).getByText('w2.pdf (W-2 Form)')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.type(screen.getByLabelText('Full Name'), ' II');
    expect(screen.queryByRole('button', { name: /where Full Name came from/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /where Email came from/ })).toBeNull();
  });

  it('When a document is read while a box is being edited, then what was typed stays and what was read is offered', async () => {
    const { api, user } = open({
      documents: [fakeDocument({ extractionStatus: 'pending' })],
      questionnaire: fakeQuestionnaire({ personalInfo: { fullName: 'Ada' } }),
    });
    const name = await screen.findByLabelText('Full Name');
    await user.clear(name);
    await user.type(name, 'Ada Q.');
    api.answers['GET /api/questionnaire'] = {
      success: true,
      questionnaire: fakeQuestionnaire({
        rev: 4,
        personalInfo: { fullName: 'Ada Quill', email: 'ada@example.com' },
        provenance: { 'personalInfo.fullName': from },
      }),
    };
    api.answers['GET /api/ai/documents'] = { success: true, documents: [fakeDocument()] };
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveValue('ada@example.com'));
    expect(name).toHaveValue('Ada Q.');
    await user.click(screen.getByRole('button', { name: 'Use Ada Quill for Full Name' }));
    expect(name).toHaveValue('Ada Quill');
  });

  it('When a document suggests an answer, then one tap takes it', async () => {
    const { user } = open({
      questionnaire: fakeQuestionnaire({
        personalInfo: { maritalStatus: '' },
        suggestions: { 'personalInfo.maritalStatus': { value: 'Single', from } },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Use Single for Marital Status' }));
    expect(screen.getByLabelText('Marital Status')).toHaveValue('Single');
    expect(screen.queryByRole('button', { name: 'Use Single for Marital Status' })).toBeNull();
  });
});
