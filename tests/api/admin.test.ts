/** Administrators' commands, run as they are typed: what they print, what they change, how they exit. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type Api } from './support/api.ts';
import { pdfSaying } from './support/reader.ts';
import { runAdmin as admin } from './support/runAdmin.ts';

// A limit for what hangs: every command is a process of its own, and a busy machine takes seconds to start each.
jest.setTimeout(180_000);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => await api.close());

describe('When an administrator', () => {
  it('asks for help, then every command is named; a wrong word exits with 2', async () => {
    const help = await admin(['help']);
    expect(help.code).toBe(0);
    for (const name of [
      'send-reset',
      'create-user',
      'list-users',
      'reset-link',
      'test-mail',
      'queue',
      'retry',
      'reopen',
    ])
      expect(help.out).toContain(name);
    expect(help.out).toContain('Usage: npm run admin -- <command>');
    const composed = await admin(['help'], { PORTAL_COMPOSED: 'true' });
    expect(composed.out).toContain('Usage: docker compose run --rm admin <command>');
    expect((await admin(['frobnicate'])).code).toBe(2);
    expect(await admin(['reopen'])).toMatchObject({ code: 2, err: expect.stringContaining('reopen EMAIL') });
  });

  it('asks for the settings, then all are listed and no secret is; what is wrong is named and exits with 1', async () => {
    const secret = 'a-mail-password-nobody-may-see';
    const shown = await admin(['config'], { SMTP_PASS: secret, WORKER_CONCURRENCY: '3' });
    expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/WORKER_CONCURRENCY +3 +set/) });
    expect(shown.out).toMatch(/SMTP_PASS +\(set, hidden\)/);
    expect(shown.out).not.toContain(secret);
    expect(shown.out).not.toContain(process.env.MONGODB_URI);
    const wrong = await admin(['config'], { PORT: 'ninety' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('PORT must be a number') });
    const noKey = await admin(['config'], { DATA_ENCRYPTION_KEY: 'k1:short' });
    expect(noKey).toMatchObject({ code: 1, err: expect.stringContaining('key k1 must be 32 bytes') });
  });

  it('creates an account, then its owner sets the password with the printed link and signs in', async () => {
    const email = 'new.client@example.com';
    expect(await admin(['create-user', email, 'Newton', 'van Dyke'])).toMatchObject({ code: 0 });
    expect(await admin(['create-user', email, 'Again'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    });
    const { out } = await admin(['reset-link', email]);
    const token = /token=([\w-]+)/.exec(out)?.[1];
    const { status } = await api.visitor.call('resetPassword', { body: { token, password: 'secret-1' } });
    expect(status).toBe(200);
    const { body } = await api.visitor.call('login', { body: { email, password: 'secret-1' } });
    expect(body.user.fullName).toBe('Newton van Dyke');
    const list = await admin(['list-users']);
    expect(list.out).toMatch(/new\.client@example\.com\s+Newton van Dyke/);
  });

  it('sends a reset mail, then it waits to be sent and its link is not printed', async () => {
    const { email } = await api.newUser();
    const { code, out } = await admin(['send-reset', email]);
    expect(code).toBe(0);
    expect(out).not.toContain('token');
    const { MailModel } = await import('#platform/models/mail');
    expect(await MailModel.countDocuments({ kind: 'password-reset' })).toBe(1);
    expect((await admin(['send-reset', 'nobody@example.com'])).code).toBe(1);
  });

  it('ends the sessions of an account, then it is signed out everywhere', async () => {
    const user = await api.newUser();
    const other = await api.signIn(user);
    expect((await admin(['end-sessions', user.email])).code).toBe(0);
    expect([(await user.call('me')).status, (await other.call('me')).status]).toEqual([401, 401]);
  });

  it('reopens a questionnaire, then it can be edited and its answers are there', async () => {
    const user = await api.newUser();
    await user.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'kept' } } });
    expect((await admin(['reopen', user.email])).code).toBe(1);
    await user.call('submitQuestionnaire');
    expect((await admin(['reopen', user.email])).code).toBe(0);
    const { status, body } = await user.call('saveQuestionnaire', {
      body: { additionalInfo: { currentChallenges: 'new' } },
    });
    expect({ status, info: body.questionnaire.additionalInfo }).toMatchObject({
      status: 200,
      info: { businessGoals: 'kept', currentChallenges: 'new' },
    });
  });

  it('looks at the queue and has a failed document read again', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(pdfSaying({ outcome: 'failed', reason: 'reader-crashed' })))
      .body;
    const { out } = await admin(['queue']);
    expect(out).toContain('Worker:     running');
    expect(out).toMatch(new RegExp(`${documentId}.*reader-crashed`));
    expect((await admin(['retry', documentId])).code).toBe(0);
    expect((await admin(['retry', 'f'.repeat(24)])).code).toBe(1);
  });

  it('works on databases that are away, then a sentence says what to do', async () => {
    const away = { MONGODB_URI: '', REDIS_URL: '', DATA_DIR: path.join(api.folder, 'empty') };
    expect(await admin(['queue'], away)).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm start'),
    });
  });

  it('gave an address that cannot be one, then it is named and not shown, and no start of the portal is asked for', async () => {
    const wrong = await admin(['queue'], { MONGODB_URI: 'mongodb://portal:hunter@2@mongo:27017/portal' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^MONGODB_URI is no address/) });
    expect(wrong.err).not.toContain('hunter');
  });

  it('runs an older release than the database is of, then nothing is done', async () => {
    const { MigrationModel } = await import('#platform/models/migrationState');
    await MigrationModel.create({ _id: 99, name: 'of tomorrow', startedAt: new Date() });
    const refused = await admin(['create-user', 'too.late@example.com', 'Late']);
    await MigrationModel.deleteOne({ _id: 99 });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('newer release') });
    expect((await admin(['list-users'])).out).not.toContain('too.late@example.com');
  });
});
