/** One line adds a question; storage, both checks, input, read-only view and completion follow (docs/adding-a-question.md). */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Field, Values } from '#domain/fields/field';
import { vehicleUse } from '#domain/questionnaire/sections/vehicleUse';
import type { FakeRequest } from '../../lib/fakeApi.ts';
import { fakeQuestionnaire, questionnaireAnswers } from './fakes.ts';

const LABEL = 'Number of Helicopters';
// the one line, before anything that derives from the registry is loaded
(vehicleUse.fields as unknown as Field[]).push({ kind: 'count', name: 'helicopters', label: LABEL, min: 0 });

const { renderApp } = await import('../renderApp.tsx');
const { API } = await import('#domain/api');
const { completeFieldsSchema } = await import('#domain/fields/check');
const { completionPercentage, filledSections } = await import('#domain/questionnaire/progress');
const { fieldAt } = await import('#domain/questionnaire/fieldAt');

const serverCheck = (helicopters: unknown) =>
  API.saveQuestionnaire.body?.safeParse({ vehicleUse: { helicopters } });

describe('When a question is added to a section', () => {
  it('then the server checks and keeps its answer, and refuses a wrong one', () => {
    const good = serverCheck('2');
    expect(good?.data?.vehicleUse).toEqual({ helicopters: 2 });
    expect(serverCheck(-1)?.success).toBe(false);
    expect(serverCheck(-1)?.error?.issues[0]?.path).toEqual(['vehicleUse', 'helicopters']);
  });

  it('then a stored section holds it, empty where it was never answered', () => {
    expect(completeFieldsSchema(vehicleUse.fields).parse({})).toMatchObject({ helicopters: 0 });
  });

  it('then it can be named wherever an answer is told by its path', () => {
    expect(fieldAt('vehicleUse.helicopters')?.label).toBe(LABEL);
  });

  it('then the step asks it, checks it, saves it and counts the step as done; the view shows it', async () => {
    let stored = fakeQuestionnaire();
    const { api, user, router } = renderApp('/questionnaire?step=vehicleUse', {
      isSignedIn: true,
      answers: questionnaireAnswers({ questionnaire: stored }),
    });
    api.answers['POST /api/questionnaire'] = ({ body }: FakeRequest) => {
      stored = fakeQuestionnaire({ vehicleUse: (body as { vehicleUse: Values }).vehicleUse });
      return { success: true, questionnaire: stored };
    };
    api.answers['GET /api/questionnaire'] = () => ({ success: true, questionnaire: stored });

    const input = await screen.findByLabelText(LABEL);
    expect(input).toHaveAttribute('min', '0');
    await user.clear(input);
    await user.type(input, '-1');
    await user.click(screen.getByRole('button', { name: 'Save Step' }));
    expect(await screen.findByRole('link', { name: new RegExp(LABEL) })).toBeVisible();
    expect(api.sent('POST /api/questionnaire')).toEqual([]);
    await user.clear(input);
    await user.type(input, '2');
    await user.click(screen.getByRole('button', { name: 'Save Step' }));
    expect(await screen.findByText('Step saved successfully!')).toBeVisible();
    expect(stored.vehicleUse).toMatchObject({ helicopters: 2 });
    expect(completionPercentage(filledSections(stored).length)).toBe(10);

    await act(() => router.navigate('/questionnaire/view'));
    const card = within(await screen.findByRole('region', { name: 'Vehicle Use' }));
    expect(card.getByText(LABEL).nextSibling).toHaveTextContent('2');
  });
});
