import { beforeEach, describe, expect, it } from '@jest/globals';
import { askEarly } from './pageCode.ts';
import { callApi } from '../lib/callApi.ts';
import { fakeApi, refuse } from '../lib/fakeApi.ts';
import { fakeUser } from '../lib/fakeUser.ts';
import { storeToken } from '../lib/token.ts';

const me = { success: true, user: fakeUser() };
const STATUS = { success: true, status: 'not_started', completionPercentage: 0, submittedAt: null };

beforeEach(() => {
  localStorage.clear();
  storeToken('held');
});

describe('What is asked before the page is there', () => {
  it('When the page itself has asked, then its answer is taken once, and nothing of it stays on the window', async () => {
    const api = fakeApi({ 'GET /api/auth/me': me, 'GET /api/questionnaire/status': STATUS });
    globalThis.earlyAnswers = {
      me: Promise.resolve(me),
      questionnaireStatus: Promise.resolve(STATUS),
      listDrafts: Promise.resolve({ success: true, drafts: [] }),
    };
    askEarly('/dashboard');
    expect(globalThis.earlyAnswers).toBeUndefined();
    expect(await callApi('me')).toEqual(me);
    expect(api.requests).toHaveLength(0);
    await callApi('me');
    expect(api.sent('GET /api/auth/me')).toHaveLength(1);
  });

  it('When that did not come well, then it is asked again, and what is wrong is told', async () => {
    const api = fakeApi({ 'GET /api/auth/me': refuse(401), 'GET /api/questionnaire/status': STATUS });
    globalThis.earlyAnswers = { me: Promise.resolve(undefined) };
    askEarly('/dashboard');
    await new Promise((resolve) => setTimeout(resolve));
    await expect(callApi('me')).rejects.toMatchObject({ status: 401 });
    expect(await callApi('questionnaireStatus')).toEqual(STATUS);
    expect(api.sent('GET /api/auth/me')).toHaveLength(1);
  });

  it('When somebody else signs in meanwhile, then their answer is asked for', async () => {
    const api = fakeApi({ 'GET /api/auth/me': me, 'GET /api/questionnaire/status': STATUS });
    globalThis.earlyAnswers = { me: Promise.resolve(me) };
    askEarly('/dashboard');
    storeToken('another');
    await callApi('me');
    expect(api.sent('GET /api/auth/me')).toHaveLength(1);
  });
});
