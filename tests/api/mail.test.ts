/** A reset mail as it arrives at a real SMTP server: to the stored address, with a working link, names made harmless. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { until } from '../worker/support/until.ts';
import { startApi, type Api } from './support/api.ts';

interface Received {
  readonly to: string[];
  readonly message: string;
}
const received: Received[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, message: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

let api: Api;
let mail: { close: () => Promise<void> };
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  api = await startApi({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) });
  const { consumeMail } = await import('#platform/mailQueue');
  mail = consumeMail();
});
afterAll(async () => {
  await mail.close();
  await api.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const mailTo = async (email: string) =>
  await until(
    `a mail to ${email}`,
    async () => await Promise.resolve(received.find(({ to }) => to.includes(email))),
  );
/** Undoes quoted-printable line breaks and `=3D`. */
const plain = (message: string) => message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

describe('When a reset link is asked for', () => {
  it('then a mail in text and HTML arrives, and its link sets a new password', async () => {
    const { email } = await api.newUser();
    await api.visitor.call('forgotPassword', { body: { email: email.toUpperCase() } });
    const { to, message } = await mailTo(email);
    expect(to).toEqual([email]);
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
    const [link = ''] =
      /https:\/\/portal\.example\.com\/reset-password\?token=[\w-]{43}/.exec(plain(message)) ?? [];
    const token = new URL(link).searchParams.get('token');
    const { status } = await api.visitor.call('resetPassword', { body: { token, password: 'another-1' } });
    expect(status).toBe(200);
  });

  it('then a name full of markup and line breaks stays text', async () => {
    const firstName = '<img src=x>{{7*7}}\r\nBcc: evil@example.com';
    const { email } = await api.newUser({ firstName });
    await api.visitor.call('forgotPassword', { body: { email } });
    const { to, message } = await mailTo(email);
    const [head = ''] = message.split('\r\n\r\n');
    expect(to).toEqual([email]);
    expect(head).not.toMatch(/^bcc:/im); // a random boundary may hold these letters
    expect(plain(message)).toContain('&lt;img src=x&gt;{{7*7}}');
  });
});

describe('When the password was changed', () => {
  it('then a notice arrives', async () => {
    const user = await api.newUser();
    await user.call('changePassword', { body: { currentPassword: user.password, newPassword: 'another-1' } });
    expect((await mailTo(user.email)).message).toContain('Your password was changed');
  });
});

describe('When the address was changed', () => {
  it('then the old one is told', async () => {
    const user = await api.newUser();
    await user.call('updateProfile', { body: { fullName: 'X', email: `new-${user.email}` } });
    expect((await mailTo(user.email)).message).toContain('Your email address was changed');
  });
});
