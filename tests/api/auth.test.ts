/** Signing up, in, out, and back in after a forgotten password. */
import { describe, expect, it } from '@jest/globals';
import { messages } from '#domain/messages';
import { openApi } from './support/api.ts';
import { until } from '../worker/support/until.ts';

const api = await openApi();

const { account } = messages;

describe('When somebody registers', () => {
  it('then they are signed in and their full name is joined from its two parts', async () => {
    const { status, body } = await api.visitor.call('register', {
      body: {
        firstName: 'Mary',
        lastName: 'Ann  van Dyke',
        email: ' Mary@Example.COM ',
        password: 'secret-1',
      },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      fullName: 'Mary Ann van Dyke',
      email: 'mary@example.com',
      lastLogin: null,
    });
    expect(body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('then one word is a whole name', async () => {
    const user = await api.newUser({ firstName: 'Cher', lastName: '' });
    const { body } = await user.call('me');
    expect(body.user.fullName).toBe('Cher');
  });

  it('then an address that is taken is refused in any spelling', async () => {
    const { email } = await api.newUser();
    const again = { firstName: 'A', lastName: 'B', email: email.toUpperCase(), password: 'secret-1' };
    const { status, body } = await api.visitor.call('register', { body: again });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      fields: { email: account.emailTaken },
    });
  });

  it.each([
    ['firstName', '', account.fullNameRequired],
    ['email', '', account.emailRequired],
    ['email', 'not an address', account.emailInvalid],
    ['password', '', account.passwordRequired],
    ['password', '12345', account.passwordTooShort(6)],
    ['password', 'x'.repeat(1001), account.passwordTooLong],
    ['firstName', 'x'.repeat(201), account.nameTooLong],
  ])('then a %s that will not do is named: case %#', async (field, value, sentence) => {
    const entered = {
      firstName: 'A',
      lastName: 'B',
      email: 'wrong@example.com',
      password: 'secret-1',
      [field]: value,
    };
    const { status, body } = await api.visitor.call('register', { body: entered });
    expect({ status, message: body.message, fields: body.fields }).toEqual({
      status: 400,
      message: sentence,
      fields: { [field]: sentence },
    });
  });
});

describe('When somebody signs in', () => {
  it('then the time is kept as the last login', async () => {
    const user = await api.newUser();
    const { body } = await api.visitor.call('login', {
      body: { email: user.email, password: user.password },
    });
    expect(Date.parse(body.user.lastLogin)).toBeGreaterThanOrEqual(Date.parse(body.user.createdAt));
  });

  it('then an unknown address and a wrong password get the same answer', async () => {
    const { email } = await api.newUser();
    const wrong = await api.visitor.call('login', { body: { email, password: 'wrong-1' } });
    const unknown = await api.visitor.call('login', {
      body: { email: 'nobody@example.com', password: 'wrong-1' },
    });
    const what = ({ status, body, headers }: typeof wrong) => ({
      status,
      body: { ...body, requestId: '' },
      headers: Object.keys(headers).sort(),
    });
    expect(what(wrong)).toEqual(what(unknown));
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe(account.wrongCredentials);
  });

  it('then every character of a long password counts', async () => {
    const start = 'x'.repeat(80);
    const { email } = await api.newUser({ password: `${start}a` });
    const { status } = await api.visitor.call('login', { body: { email, password: `${start}b` } });
    expect(status).toBe(401);
  });

  it('A39: then the token names the session and nothing personal', async () => {
    const { token } = await api.newUser();
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'typ']);
  });
});

describe('When a session ends', () => {
  it('by signing out, then its token is worthless at once and another session lives on', async () => {
    const user = await api.newUser();
    const other = await api.signIn(user);
    expect((await user.call('logout')).status).toBe(200);
    const { status, body } = await user.call('me');
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'SESSION_ENDED' });
    expect((await other.call('me')).status).toBe(200);
  });

  it('by a change of password, then only the session that made it lives on', async () => {
    const user = await api.newUser();
    const other = await api.signIn(user);
    const { status } = await user.call('changePassword', {
      body: { currentPassword: user.password, newPassword: 'another-1' },
    });
    expect(status).toBe(200);
    expect((await user.call('me')).status).toBe(200);
    expect((await other.call('me')).status).toBe(401);
    expect((await api.visitor.call('login', { body: user })).status).toBe(401);
    const again = { email: user.email, password: 'another-1' };
    expect((await api.visitor.call('login', { body: again })).status).toBe(200);
  });

  it('by deleting the account, then nothing of it can be reached, and its address is free', async () => {
    const user = await api.newUser();
    await user.call('saveQuestionnaire', { body: { personalInfo: { fullName: 'Old Data' } } });
    expect((await user.call('deleteAccount')).status).toBe(200);
    expect((await user.call('me')).status).toBe(401);
    expect((await api.visitor.call('login', { body: user })).status).toBe(401);
    const fresh = await api.newUser({ email: user.email });
    expect((await fresh.call('getQuestionnaire')).body.questionnaire).toBeNull();
  });
});

describe('When a profile changes', () => {
  it('then name and address are stored and the address is the one to sign in with', async () => {
    const user = await api.newUser();
    const email = `new-${user.email}`;
    const { status, body } = await user.call('updateProfile', { body: { fullName: 'New Name', email } });
    expect({ status, user: body.user }).toMatchObject({ status: 200, user: { fullName: 'New Name', email } });
    expect((await api.visitor.call('login', { body: { email, password: user.password } })).status).toBe(200);
  });

  it("then another account's address is refused", async () => {
    const user = await api.newUser();
    const { email } = await api.newUser();
    const { status } = await user.call('updateProfile', { body: { fullName: 'X', email } });
    expect(status).toBe(409);
  });

  it('A17: then what only the server may set is ignored', async () => {
    const user = await api.newUser();
    const body = {
      fullName: 'X',
      email: user.email,
      password: 'hacked-1',
      _id: 'f'.repeat(24),
      lastLogin: 'now',
      $set: {},
    };
    expect((await user.call('updateProfile', { body })).status).toBe(200);
    expect((await user.call('me')).body.user).toMatchObject({ _id: user.userId, lastLogin: null });
    expect((await api.visitor.call('login', { body: user })).status).toBe(200);
  });

  it('then a wrong current password changes nothing and keeps the session', async () => {
    const user = await api.newUser();
    const { status, body } = await user.call('changePassword', {
      body: { currentPassword: 'wrong-1', newPassword: 'another-1' },
    });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 401,
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: account.wrongCurrentPassword },
    });
    expect((await user.call('me')).status).toBe(200);
  });
});

describe('When a password was forgotten', () => {
  /** The reset link of the last mail to an address, as the queue would send it. */
  async function linkFor(email: string): Promise<string> {
    const { MailModel } = await import('#platform/models/mail');
    const { openMail } = await import('#platform/cipher/mailSeal');
    return await until('a reset mail', async () => {
      const rows = await MailModel.find({ kind: 'password-reset' })
        .sort({ _id: -1 })
        .lean<{ _id: unknown; content: string }[]>();
      const mails = rows.map((row) => openMail<{ to: string; link: string }>(String(row._id), row.content));
      return mails.find(({ to }) => to === email)?.link;
    });
  }
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

  it('A03: then known and unknown addresses get the same answer', async () => {
    const { email } = await api.newUser();
    const known = await api.visitor.call('forgotPassword', { body: { email } });
    const unknown = await api.visitor.call('forgotPassword', { body: { email: 'nobody@example.com' } });
    expect(known.body).toEqual(unknown.body);
    expect(known.body).toEqual({ success: true, message: account.resetSent });
  });

  it('then the link leads to the configured address, whatever the request says', async () => {
    const { email } = await api.newUser();
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'https://evil.example',
    };
    await api.visitor.call('forgotPassword', { body: { email }, headers });
    expect(await linkFor(email)).toMatch(/^https:\/\/portal\.example\.com\/reset-password\?token=[\w-]{43}$/);
  });

  it('then the link sets a new password once, and ends every session', async () => {
    const user = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email: user.email } });
    const token = tokenOf(await linkFor(user.email));
    const tries = Array.from({ length: 10 }, () =>
      api.visitor.call('resetPassword', { body: { token, password: 'another-1' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    expect((await user.call('me')).status).toBe(401);
    const again = { email: user.email, password: 'another-1' };
    expect((await api.visitor.call('login', { body: again })).status).toBe(200);
  });

  it('then an older link stops working when a newer one is asked for, and a made-up one never works', async () => {
    const { email } = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email } });
    const older = tokenOf(await linkFor(email));
    await api.visitor.call('forgotPassword', { body: { email } });
    await until('the newer link', async () => tokenOf(await linkFor(email)) !== older);
    for (const token of [older, 'x', 'A'.repeat(43)]) {
      const { status, body } = await api.visitor.call('resetPassword', {
        body: { token, password: 'another-1' },
      });
      expect({ status, message: body.message }).toEqual({ status: 400, message: account.resetInvalid });
    }
  });

  it('A30: then a link older than an hour is refused', async () => {
    const { setClock } = await import('#platform/clock');
    const { email } = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email } });
    const token = tokenOf(await linkFor(email));
    setClock(() => new Date(Date.now() + 61 * 60_000));
    const { status } = await api.visitor.call('resetPassword', { body: { token, password: 'another-1' } });
    setClock();
    expect(status).toBe(400);
  });

  it('then a token of one kind is no token of the other', async () => {
    const user = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email: user.email } });
    const token = tokenOf(await linkFor(user.email));
    const { status } = await api.visitor.raw('GET', '/api/auth/me').set('Authorization', `Bearer ${token}`);
    expect(status).toBe(401);
    const bearer = await api.visitor.call('resetPassword', {
      body: { token: user.token, password: 'another-1' },
    });
    expect(bearer.status).toBe(400);
  });
});
