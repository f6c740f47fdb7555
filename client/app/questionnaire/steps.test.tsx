import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';
import { noteUnderWay } from '../../features/drafts/draftsUnderWay.ts';
import { type FakeRequest, refuse } from '../../lib/fakeApi.ts';
import { fakeUser } from '../../lib/fakeUser.ts';
import { renderApp } from '../renderApp.tsx';
import { fakeQuestionnaire, questionnaireAnswers } from './fakes.ts';

const { toast } = messages;
type Given = Parameters<typeof questionnaireAnswers>[0];
const open = (address: string, given: Given = {}) =>
  renderApp(address, { isSignedIn: true, answers: questionnaireAnswers(given) });

/** Saves as the server does: what is posted becomes the questionnaire of the next revision. */
const saving = (rev = 4) => ({
  'POST /api/questionnaire': ({ body }: FakeRequest) => ({
    success: true,
    questionnaire: { ...fakeQuestionnaire(), ...(body as object), rev },
  }),
});
const vehicleUse = { hasBusinessVehicle: true, vehicleMake: 'Volvo' };
const stepButtons = async () =>
  within(await screen.findByRole('navigation', { name: 'Questionnaire steps' }));
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('The steps of the questionnaire', () => {
  it('When nothing is saved, then eleven steps are offered, the optional upload is open and nothing is green', async () => {
    open('/questionnaire');
    const buttons = (await stepButtons()).getAllByRole('button').filter(({ dataset }) => dataset.step);
    expect(buttons.map((button) => button.dataset.step)).toEqual(STEPS.map(({ id }) => id));
    expect(buttons[0]).toHaveAttribute('aria-current', 'step');
    expect(buttons.filter((button) => button.dataset.saved === 'true')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Onboarding Questionnaire' })).toBeVisible();
    expect(await press('Previous')).toBeDisabled();
    expect(await press('Next')).toBeEnabled();
  });

  it('When something is saved, then its step is green in words as well, and the first unsaved step is open', async () => {
    open('/questionnaire', { questionnaire: fakeQuestionnaire({ personalInfo: { fullName: 'Ada' } }) });
    expect(await press(/Personal Information.*saved/)).toHaveAttribute('data-saved', 'true');
    expect(await press('Employment Status')).toHaveAttribute('aria-current', 'step');
  });

  it('When the last step is open, then there is no next one', async () => {
    open('/questionnaire?step=additionalInfo');
    expect(await press('Next')).toBeDisabled();
    expect(await press('Previous')).toBeEnabled();
  });

  it('When a step has no form, then it says so', async () => {
    open('/questionnaire?step=petInsurance');
    expect(await screen.findByText('Form for petInsurance - Implementation needed')).toBeVisible();
  });

  it('When the questionnaire cannot be loaded, then no toast says so, and it can be tried again', async () => {
    const { api, user } = open('/questionnaire', { more: { 'GET /api/questionnaire': refuse(500) } });
    const again = await press('Try again');
    expect(screen.queryByText(toast.loadQuestionnaireFailed)).toBeNull();
    api.answers['GET /api/questionnaire'] = { success: true, questionnaire: null };
    await user.click(again);
    expect(await screen.findByText('Skip this step')).toBeVisible();
  });
});

describe('Saving a step', () => {
  const questionnaire = fakeQuestionnaire({ additionalInfo: { businessGoals: 'Grow' } });

  it('When Save Step is pressed, then the whole questionnaire is posted with its revision, and the step stays', async () => {
    const { api, user } = open('/questionnaire?step=vehicleUse', { questionnaire, more: saving() });
    await user.click(await screen.findByLabelText('Do you use a vehicle for business?'));
    await user.type(screen.getByLabelText('Vehicle Make'), 'Volvo');
    await user.click(await press('Save Step'));
    expect(await screen.findByText(toast.stepSaved)).toBeVisible();
    const [post] = api.sent('POST /api/questionnaire');
    expect(post?.body).toMatchObject({
      rev: 3,
      additionalInfo: { businessGoals: 'Grow' },
      vehicleUse: { hasBusinessVehicle: true, vehicleMake: 'Volvo' },
    });
    expect(await press(/Vehicle Use.*saved/)).toHaveAttribute('aria-current', 'step');
  });

  it('When Save & Continue is pressed, then the next step opens with the focus on its heading', async () => {
    const { user } = open('/questionnaire?step=vehicleUse', { questionnaire, more: saving() });
    await user.click(await press('Save & Continue'));
    expect(await screen.findByText(toast.questionnaireSaved)).toBeVisible();
    const heading = await screen.findByRole('heading', { name: 'Banking & Financials' });
    expect(heading).toHaveFocus();
  });

  it('When the last step is saved with Save & Continue, then the focus moves on to checking the answers', async () => {
    const { user } = open('/questionnaire?step=additionalInfo', { questionnaire, more: saving() });
    await user.click(await press('Save & Continue'));
    expect(await screen.findByText(toast.questionnaireSaved)).toBeVisible();
    expect(await press('Check your answers')).toHaveFocus();
  });

  it('When Save Step is pressed on the upload step, then nothing happens', async () => {
    const { api, user } = open('/questionnaire');
    await user.click(await press('Save Step'));
    expect(api.sent('POST /api/questionnaire')).toEqual([]);
  });

  it('When an answer is wrong, then the summary names it and nothing is posted', async () => {
    const { api, user } = open('/questionnaire?step=personalInfo', { questionnaire });
    await user.type(await screen.findByLabelText('SSN'), '12');
    await user.click(await press('Save Step'));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: `SSN: ${messages.field.ssn}` })).toBeVisible();
    expect(api.sent('POST /api/questionnaire')).toEqual([]);
  });

  it.each([
    ['Save Step', toast.saveStepFailed],
    ['Save & Continue', toast.saveFailed],
  ])('When %s fails, then it says "%s" and keeps what was typed', async (button, text) => {
    const more = { 'POST /api/questionnaire': refuse(503) };
    const { user } = open('/questionnaire?step=additionalInfo', { questionnaire, more });
    await user.type(await screen.findByLabelText('Current Challenges'), 'Time');
    await user.click(await press(button));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Current Challenges')).toHaveValue('Time');
  });

  it('When another window changed the same answer, then both are shown and the chosen one is saved', async () => {
    const newer = fakeQuestionnaire({ rev: 9, additionalInfo: { businessGoals: 'Theirs' } });
    const conflicts = [{ path: 'additionalInfo.businessGoals', yours: 'Mine', theirs: 'Theirs' }];
    const { api, user } = open('/questionnaire?step=additionalInfo', {
      questionnaire,
      more: {
        'POST /api/questionnaire': refuse(409, messages.questionnaire.stale, {
          code: 'STALE',
          questionnaire: newer,
          conflicts,
        }),
      },
    });
    const goals = await screen.findByLabelText('Business Goals');
    await user.clear(goals);
    await user.type(goals, 'Mine');
    await user.click(await press('Save Step'));
    const dialog = await screen.findByRole('dialog', { name: 'Changed in another window' });
    expect(within(dialog).getByRole('radio', { name: /Mine/ })).toBeChecked();
    Object.assign(api.answers, saving(10));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these answers' }));
    expect(await screen.findByText(toast.stepSaved)).toBeVisible();
    expect(api.sent('POST /api/questionnaire').at(-1)?.body).toMatchObject({
      rev: 9,
      additionalInfo: { businessGoals: 'Mine' },
    });
  });

  it('When everything was cleared in another window, then there is nothing to compare, and it says so', async () => {
    const { api, user } = open('/questionnaire?step=additionalInfo', {
      questionnaire,
      more: {
        'POST /api/questionnaire': refuse(409, messages.questionnaire.stale, {
          code: 'STALE',
          questionnaire: null,
          conflicts: [],
        }),
      },
    });
    await user.type(await screen.findByLabelText('Current Challenges'), 'Time');
    await user.click(await press('Save Step'));
    const dialog = await screen.findByRole('dialog', { name: 'Changed in another window' });
    expect(within(dialog).getByText(messages.questionnaire.clearedElsewhere)).toBeVisible();
    Object.assign(api.answers, saving(1));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these answers' }));
    expect(await screen.findByText(toast.stepSaved)).toBeVisible();
    expect(api.sent('POST /api/questionnaire').at(-1)?.body).toMatchObject({
      additionalInfo: { currentChallenges: 'Time' },
    });
  });
});

describe('Submitting', () => {
  const submitted = fakeQuestionnaire({
    vehicleUse,
    status: 'submitted',
    submittedAt: '2024-04-01T10:00:00.000Z',
  });

  it('When it is submitted, then the badge is there and every input is off', async () => {
    const { user } = open('/questionnaire?step=vehicleUse', {
      questionnaire: fakeQuestionnaire({ vehicleUse }),
      more: { 'POST /api/questionnaire/submit': { success: true, questionnaire: submitted } },
    });
    await user.click(await press('Submit Questionnaire'));
    expect(await screen.findByText(toast.questionnaireSubmitted)).toBeVisible();
    expect(screen.getByText('Submitted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Questionnaire' })).toBeNull();
    expect(screen.getByLabelText('Vehicle Make')).toBeDisabled();
    expect(await press('Save & Continue')).toBeDisabled();
  });

  it('When something typed is not saved yet, then it is saved before it is submitted', async () => {
    const { api, user } = open('/questionnaire?step=additionalInfo', {
      questionnaire: fakeQuestionnaire({ vehicleUse }),
      more: { ...saving(), 'POST /api/questionnaire/submit': { success: true, questionnaire: submitted } },
    });
    await user.type(await screen.findByLabelText('Business Goals'), 'Rest');
    await user.click(await press('Submit Questionnaire'));
    expect(await screen.findByText(toast.questionnaireSubmitted)).toBeVisible();
    expect(api.sent('POST /api/questionnaire').at(-1)?.body).toMatchObject({
      additionalInfo: { businessGoals: 'Rest' },
    });
  });

  it('When the server refuses, then its sentence is shown', async () => {
    const { user } = open('/questionnaire', {
      more: { 'POST /api/questionnaire/submit': refuse(400, messages.questionnaire.nothingToSubmit) },
    });
    await user.click(await press('Submit Questionnaire'));
    expect(await screen.findByText(messages.questionnaire.nothingToSubmit)).toBeVisible();
  });

  it('When answers are checked first, then saved and unsaved sections are told apart', async () => {
    const { user } = open('/questionnaire', { questionnaire: fakeQuestionnaire({ vehicleUse }) });
    await user.click(await press('Check your answers'));
    const dialog = await screen.findByRole('dialog', { name: 'Check your answers' });
    expect(within(dialog).getByText('Volvo')).toBeVisible();
    expect(within(dialog).getAllByText('Not saved yet')).toHaveLength(9);
    await user.click(within(dialog).getByRole('button', { name: 'Change Vehicle Use' }));
    expect(await screen.findByLabelText('Vehicle Make')).toHaveValue('Volvo');
  });
});

describe('Drafts', () => {
  const draft = {
    sectionId: 'additionalInfo',
    values: { businessGoals: 'Half a sent' },
    savedAt: '2024-03-05T12:00:00Z',
  };
  const more = {
    'GET /api/questionnaire/drafts': { success: true, drafts: [draft] },
    'DELETE /api/questionnaire/drafts/additionalInfo': { success: true, message: '' },
    'PUT /api/questionnaire/drafts/additionalInfo': { success: true, savedAt: '2024-03-05T12:00:00Z' },
  };

  it('When one comes back to unsaved typing, then it is offered and can be restored', async () => {
    const { user } = open('/questionnaire?step=additionalInfo', { more });
    expect(await screen.findByText(messages.questionnaire.draftFound)).toBeVisible();
    expect(screen.getByLabelText('Business Goals')).toHaveValue('');
    await user.click(await press('Restore what I typed'));
    expect(screen.getByLabelText('Business Goals')).toHaveValue('Half a sent');
    expect(await screen.findByText(messages.questionnaire.draftSaved)).toBeInTheDocument();
  });

  it('While it is on its way, then this is noted, without a word of it', async () => {
    let letGo = (_: object) => {};
    const held = new Promise<object>((resolve) => (letGo = resolve));
    const noted = () => sessionStorage.getItem('draftsUnderWay') ?? '';
    const { user } = open('/questionnaire?step=additionalInfo', {
      more: { ...more, 'PUT /api/questionnaire/drafts/additionalInfo': () => held },
    });
    await user.type(await screen.findByLabelText('Business Goals'), 'Half a sent');
    await waitFor(() => expect(noted()).toContain('additionalInfo'));
    expect(noted()).not.toContain('Half');
    letGo({ success: true, savedAt: '2024-03-05T12:00:01Z' });
    await waitFor(() => expect(noted()).toBe('{}'));
  });

  it('When it comes only after the next page has asked, then that page asks again and offers it', async () => {
    noteUnderWay(fakeUser()._id, 'additionalInfo', '');
    const { api } = open('/questionnaire?step=additionalInfo', {
      more: { ...more, 'GET /api/questionnaire/drafts': { success: true, drafts: [] } },
    });
    await waitFor(() => expect(api.sent('GET /api/questionnaire/drafts')).not.toHaveLength(0));
    expect(screen.queryByText(messages.questionnaire.draftFound)).toBeNull();
    api.answers['GET /api/questionnaire/drafts'] = { success: true, drafts: [draft] };
    expect(await screen.findByText(messages.questionnaire.draftFound)).toBeVisible();
  });

  it('When it is discarded, then the server forgets it', async () => {
    const { api, user } = open('/questionnaire?step=additionalInfo', { more });
    await user.click(await press('Discard it'));
    expect(screen.queryByText(messages.questionnaire.draftFound)).toBeNull();
    await waitFor(() => expect(api.sent('DELETE /api/questionnaire/drafts/additionalInfo')).toHaveLength(1));
  });

  it('When a draft waits in another step, then that step says so', async () => {
    open('/questionnaire', { more });
    expect(await press(/Additional Information.*Not saved yet/)).toBeVisible();
  });

  it('When test answers are filled in over what is typed, then no draft of it is sent any more', async () => {
    const { api, user } = open('/questionnaire?step=additionalInfo', {
      more: {
        ...more,
        'GET /api/questionnaire/drafts': { success: true, drafts: [] },
        'POST /api/questionnaire/populate-business-test': { success: true, message: '' },
      },
    });
    await user.type(await screen.findByLabelText('Additional Notes'), 'Typed before');
    await user.click(await press('Populate Test Business Data'));
    await waitFor(() => expect(screen.getByLabelText('Additional Notes')).toHaveValue(''));
    await user.click(await press('Previous'));
    expect(await screen.findByRole('heading', { name: 'Legal & Compliance' })).toBeVisible();
    expect(api.sent('PUT /api/questionnaire/drafts/additionalInfo')).toEqual([]);
  });

  it('When one walks to another step and back, then what was typed is there, marked as not saved', async () => {
    const { user } = open('/questionnaire?step=additionalInfo', {
      more: { ...more, ...questionnaireAnswers() },
    });
    await user.type(await screen.findByLabelText('Additional Notes'), 'Call me');
    await user.click(await press('Previous'));
    await user.click(await press(/Additional Information.*Not saved yet/));
    expect(await screen.findByLabelText('Additional Notes')).toHaveValue('Call me');
  });

  it('When one leaves the questionnaire with unsaved typing, then it asks first', async () => {
    const { pathname, user } = open('/questionnaire?step=additionalInfo', { more });
    await user.type(await screen.findByLabelText('Additional Notes'), 'Call me');
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    expect(pathname()).toBe('/questionnaire');
  });
});
