import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type FakeRequest, refuse } from '../../lib/fakeApi.ts';
import { renderApp } from '../renderApp.tsx';
import { fakeDocument, fakeQuestionnaire, questionnaireAnswers } from './fakes.ts';

type Given = Parameters<typeof questionnaireAnswers>[0];
const open = (given: Given = {}) =>
  renderApp('/questionnaire/view', { isSignedIn: true, answers: questionnaireAnswers(given) });
const card = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('The view of the answers', () => {
  it('When there is no questionnaire, then it offers to start one', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No Questionnaire Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Questionnaire' })).toHaveAttribute(
      'href',
      '/questionnaire',
    );
  });

  it('When it cannot be loaded, then it says so', async () => {
    open({ more: { 'GET /api/questionnaire': refuse(500) } });
    expect(await screen.findByText('Failed to load questionnaire')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('When the documents cannot be loaded, then it says so in its own words', async () => {
    open({ questionnaire: fakeQuestionnaire(), more: { 'GET /api/ai/documents': refuse(500) } });
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
  });

  it('When it is submitted, then ten sections can be read and none edited', async () => {
    open({
      documents: [fakeDocument()],
      questionnaire: fakeQuestionnaire({
        status: 'submitted',
        submittedAt: '2024-04-01T10:00:00.000Z',
        businessInfo: { businessName: 'Quill Books', hasAccountant: true, accountingSoftware: [] },
        aiExtractedData: { sourceFile: 'w2.pdf', extractedAt: '2024-03-05T12:00:00Z', isValidated: true },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Submitted Questionnaire' })).toBeVisible();
    expect(await screen.findByText('Submitted')).toBeVisible();
    expect(screen.getByText(/^Submitted on 4\/1\/2024/)).toBeVisible();
    expect(document.querySelectorAll('[data-section]')).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
    expect(screen.queryByText('Continue Editing')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Back to Dashboard' })).toHaveLength(2);
    const business = await card('Business Information');
    expect(business.getByText('Quill Books')).toBeVisible();
    expect(business.getByText('Yes')).toBeVisible();
    expect(business.getByText('None')).toBeVisible();
    expect(business.getAllByText('Not provided').length).toBeGreaterThan(0);
    const extraction = await card('AI Data Extraction');
    expect(extraction.getByText('w2.pdf')).toBeVisible();
    expect(extraction.getByText('Validated').nextSibling).toHaveTextContent('Yes');
    expect(await screen.findByText('1.50 KB, uploaded 3/5/2024')).toBeVisible();
  });

  it('When a section is edited, then Cancel takes it back and Save updates it', async () => {
    const questionnaire = fakeQuestionnaire({
      vehicleUse: { hasBusinessVehicle: true, vehicleMake: 'Volvo' },
    });
    const { api, user } = open({ questionnaire });
    api.answers['POST /api/questionnaire'] = ({ body }: FakeRequest) => ({
      success: true,
      questionnaire: { ...questionnaire, ...(body as object) },
    });
    expect(await screen.findByRole('link', { name: 'Continue Editing' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Vehicle Use' }));
    expect(screen.getByLabelText('Do you use a vehicle for business?')).toHaveFocus();
    await user.type(screen.getByLabelText('Vehicle Make'), ' XC');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await card('Vehicle Use')).getByText('Volvo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Vehicle Use' }));
    await user.type(screen.getByLabelText('Vehicle Make'), ' XC');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Section updated successfully')).toBeVisible();
    expect((await card('Vehicle Use')).getByText('Volvo XC')).toBeVisible();
  });

  it('When a section cannot be saved, then it says so and stays open', async () => {
    const more = { 'POST /api/questionnaire': refuse(500) };
    const { user } = open({ questionnaire: fakeQuestionnaire(), more });
    await user.click(await screen.findByRole('button', { name: 'Edit Vehicle Use' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update section')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});
