/** Rows A08, A24 to A32 and T1: bearer tokens and reset links, how they end and what they are worth. (More: accounts, access, auth.) */
import { describe, expect, it } from '@jest/globals';
import { until } from '../../worker/support/until.ts';
import { openApi } from '../support/api.ts';

const api = await openApi();
const user = await api.newUser();

describe('Tokens', () => {
  it('A28: two headers, odd schemes, odd spaces and twenty kilobytes are no token', async () => {
    const me = (header: string) => api.visitor.raw('GET', '/api/auth/me').set('Authorization', header);
    const odd = [
      `Bearer  ${user.token}`,
      `Bearer\t${user.token}`,
      `Token ${user.token}`,
      `Bearer ${user.token} x`,
      `Bearer "${user.token}"`,
      'Bearer',
      'Bearer null',
      'Bearer undefined',
      `Basic ${Buffer.from('a:b').toString('base64')}`,
    ];
    for (const header of odd)
      expect({ header, status: (await me(header)).status }).toEqual({ header, status: 401 });
    const long = await me(`Bearer ${'a'.repeat(20_000)}.b.c`).catch((error: { status: number }) => error);
    expect([401, 431]).toContain(long.status);
  });

  it('A24, A25, A26: a token ends with its session, its password, its account', async () => {
    const mine = await api.newUser();
    const other = await api.signIn(mine);
    await other.call('logout');
    expect((await other.call('me')).status).toBe(401);
    expect((await mine.call('me')).status).toBe(200);
    const third = await api.signIn(mine);
    await mine.call('changePassword', { body: { currentPassword: mine.password, newPassword: 'another-1' } });
    expect([(await third.call('me')).status, (await mine.call('me')).status]).toEqual([401, 200]);
    await mine.call('deleteAccount');
    const again = await api.newUser({ email: mine.email });
    expect((await mine.call('me')).status).toBe(401);
    expect((await again.call('listDocuments')).body.documents).toEqual([]);
  });

  it('T1: an unused session ends after half an hour, a used one after twelve hours', async () => {
    const { setClock } = await import('#platform/clock');
    const [idle, busy] = [await api.newUser(), await api.newUser()];
    const at = (minutes: number) => setClock(() => new Date(start + minutes * 60_000));
    const start = Date.now();
    try {
      for (let minutes = 20; minutes < 720; minutes += 20) {
        at(minutes);
        expect((await busy.call('me')).status).toBe(200);
      }
      at(721);
      expect((await busy.call('me')).status).toBe(401);
      at(31);
      expect((await idle.call('me')).status).toBe(401);
    } finally {
      setClock();
    }
  });
});

describe('Forgotten passwords', () => {
  async function tokenFor(email: string): Promise<string> {
    const { MailModel } = await import('#platform/models/mail');
    const { openMail } = await import('#platform/cipher/mailSeal');
    const link = await until('a reset mail', async () => {
      const mails = await MailModel.find({ kind: 'password-reset' })
        .sort({ _id: -1 })
        .lean<{ _id: unknown; content: string }[]>();
      return mails
        .map(({ _id, content }) => openMail<{ to: string; link: string }>(String(_id), content))
        .find(({ to }) => to === email)?.link;
    });
    return new URL(link).searchParams.get('token') ?? '';
  }

  it('A08: somebody under attack keeps their session and can reset their password', async () => {
    const victim = await api.newUser();
    const wrong = Array.from({ length: 60 }, () =>
      api.visitor.call('login', { body: { email: victim.email, password: 'wrong-1' } }),
    );
    await Promise.all(wrong);
    expect((await victim.call('me')).status).toBe(200);
    await api.visitor.call('forgotPassword', { body: { email: victim.email } });
    const token = await tokenFor(victim.email);
    expect((await api.visitor.call('resetPassword', { body: { token, password: 'another-1' } })).status).toBe(
      200,
    );
    expect(
      (await api.visitor.call('login', { body: { email: victim.email, password: 'another-1' } })).status,
    ).toBe(200);
  });

  it('A29, A31: of twenty uses at once one works; a token has 256 bits and only its digest is stored', async () => {
    const { email } = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email } });
    const token = await tokenFor(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { ResetTokenModel } = await import('#platform/models/resetToken');
    expect(JSON.stringify(await ResetTokenModel.find().lean())).not.toContain(token);
    const odd = [token.slice(0, -1), `${token}A`, token.toLowerCase(), ` ${token}`];
    for (const tried of odd)
      expect(
        (await api.visitor.call('resetPassword', { body: { token: tried, password: 'another-1' } })).status,
      ).toBe(400);
    const race = Array.from({ length: 20 }, () =>
      api.visitor.call('resetPassword', { body: { token, password: 'another-1' } }),
    );
    expect((await Promise.all(race)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('A32: no header of the request leads the link elsewhere', async () => {
    const { email } = await api.newUser();
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example',
      'X-Original-URL': 'https://evil.example',
      Referer: 'https://evil.example/',
    };
    await api.visitor.call('forgotPassword', { body: { email }, headers });
    await tokenFor(email);
    const { MailModel } = await import('#platform/models/mail');
    const { openMail } = await import('#platform/cipher/mailSeal');
    const mails = await MailModel.find().lean<{ _id: unknown; content: string }[]>();
    for (const { _id, content } of mails)
      expect(JSON.stringify(openMail(String(_id), content))).not.toContain('evil');
  });
});
