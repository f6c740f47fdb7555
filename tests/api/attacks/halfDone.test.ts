/** What breaks in the middle of a change of password: all of it holds, or nothing does. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openApi } from '../support/api.ts';

const api = await openApi();
const { SessionModel } = await import('#platform/models/session');
const { findUserByEmail } = await import('#platform/models/user');
const { makeResetLink } = await import('../../../server/auth/accountMail.ts');
afterEach(() => void jest.restoreAllMocks());

/** The database goes away when the sessions of the old password are to end. */
const breakEndingSessions = () =>
  jest.spyOn(SessionModel, 'deleteMany').mockImplementation((() => {
    throw Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });
  }) as never);

async function tokenOf(email: string): Promise<string> {
  const user = await findUserByEmail(email);
  if (!user) throw new Error('no such account');
  return new URL(await makeResetLink(user)).searchParams.get('token') ?? '';
}
const signIn = async (email: string, password: string) =>
  (await api.visitor.call('login', { body: { email, password } })).status;

describe('When the database goes away while a password is changed', () => {
  it('then the old one still opens the account, and no session has ended', async () => {
    const user = await api.newUser();
    const other = await api.signIn(user);
    breakEndingSessions();
    const body = { currentPassword: user.password, newPassword: 'another-1' };
    expect((await user.call('changePassword', { body })).status).toBe(503);
    jest.restoreAllMocks();
    expect([(await user.call('me')).status, (await other.call('me')).status]).toEqual([200, 200]);
    expect([await signIn(user.email, 'another-1'), await signIn(user.email, user.password)]).toEqual([
      401, 200,
    ]);
    expect((await user.call('changePassword', { body })).status).toBe(200);
    expect([(await user.call('me')).status, (await other.call('me')).status]).toEqual([200, 401]);
  });

  it('by a reset link, then the link still works', async () => {
    const { email, password } = await api.newUser();
    const body = { token: await tokenOf(email), password: 'another-1' };
    breakEndingSessions();
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(503);
    jest.restoreAllMocks();
    expect(await signIn(email, password)).toBe(200);
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(200);
    expect([await signIn(email, password), await signIn(email, 'another-1')]).toEqual([401, 200]);
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(400);
  });
});

describe('When the portal is too busy to hash a password', () => {
  it('then a reset link is not used up', async () => {
    const { email } = await api.newUser();
    const body = { token: await tokenOf(email), password: 'another-1' };
    const { runBcrypt } = await import('../../../server/auth/passwordPool.ts');
    let isOver = false;
    // Two at work and fifty waiting; whoever is done asks again before anybody else's turn.
    const fill = async () => {
      while (!isOver) await runBcrypt({ kind: 'hash', digest: 'x', cost: 4 });
    };
    const filling = Array.from({ length: 52 }, fill);
    const { status } = await api.visitor.call('resetPassword', { body });
    isOver = true;
    await Promise.all(filling);
    expect(status).toBe(503);
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(200);
    expect(await signIn(email, 'another-1')).toBe(200);
  });
});
