import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, errorText } from './apiError.ts';
import { callApi } from './callApi.ts';
import { fakeApi, refuse } from './fakeApi.ts';
import { onSessionLost } from './sessionLost.ts';
import { storeToken } from './token.ts';

beforeEach(() => localStorage.clear());
const done = { success: true, message: 'x' };

describe('A call', () => {
  it('Fills the path, and carries the token only while one is held', async () => {
    const api = fakeApi({ 'DELETE /api/ai/people/a%2Fb': done });
    await callApi('deletePerson', { params: { personId: 'a/b' } });
    storeToken('t1');
    await callApi('deletePerson', { params: { personId: 'a/b' } });
    expect(api.requests.map((request) => request.authorization)).toEqual([undefined, 'Bearer t1']);
  });

  it('Fails with what the server said, its message before its error', async () => {
    fakeApi({ 'POST /api/user/logout': refuse(418, 'message', { error: 'error', fields: { a: 'b' } }) });
    const failure: unknown = await callApi('logout').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 418, code: 'FAKE', message: 'message', fields: { a: 'b' } });
    expect(errorText(failure, 'fallback')).toBe('message');
  });

  it('Falls back where the server said nothing', () => {
    expect(errorText(new ApiError(500, {}), 'fallback')).toBe('fallback');
    expect(errorText(new TypeError('internal'), 'fallback')).toBe('fallback');
  });

  it('When the token was taken away here, then the first refused call ends the session', async () => {
    let lost = 0;
    const stop = onSessionLost(() => (lost += 1));
    fakeApi({ 'GET /api/questionnaire': refuse(401) });
    await callApi('getQuestionnaire').catch(() => undefined);
    stop();
    expect(lost).toBe(1);
  });

  it.each([
    ['a refused token ends the session', refuse(401), 'held', 1],
    ['a wrong current password does not', refuse(401, '', { code: 'WRONG_PASSWORD' }), 'held', 0],
    ['a late answer to an older token does not', refuse(401), 'newer', 0],
    ['another failure does not', refuse(500), 'held', 0],
  ])('%s', async (_, answer, tokenAfter, expected) => {
    let lost = 0;
    const stop = onSessionLost(() => (lost += 1));
    storeToken('held');
    fakeApi({
      'POST /api/user/logout': () => {
        storeToken(tokenAfter);
        return answer;
      },
    });
    await callApi('logout').catch(() => undefined);
    stop();
    expect(lost).toBe(expected);
  });
});
