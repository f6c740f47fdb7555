/** What is said for what nodemailer really throws. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { mailFailure } from './mailFailure.ts';

const SECRET = 'a-password-nobody-may-see';
let server: net.Server | undefined;

/** A mail server that answers each command by its first word. */
async function startServer(replies: Readonly<Record<string, string>>): Promise<number> {
  server = net.createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (bytes) => {
      const word = bytes.toString().slice(0, 4).toUpperCase();
      socket.write(`${replies[word] ?? '250 ok'}\r\n`);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  server?.close();
});

async function failureAt(port: number, pass?: string): Promise<string> {
  const host = '127.0.0.1';
  const auth = pass ? { user: 'portal', pass } : undefined;
  const transport = nodemailer.createTransport({ host, port, auth, ignoreTLS: true });
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'x', text: 'x' };
  const error = await transport.sendMail(mail).then(
    () => new Error('it was sent'),
    (thrown: Error) => thrown,
  );
  return mailFailure(error, { host, port, user: '', pass: '' });
}

describe('A test mail that is not sent', () => {
  it('names the host nobody knows', () => {
    const error = Object.assign(new Error('queryA ENOTFOUND mail.invalid'), { code: 'EDNS' });
    expect(mailFailure(error, { host: 'mail.invalid', port: 25, user: '', pass: '' })).toBe(
      'The mail was not sent: no machine is known as mail.invalid: check SMTP_HOST',
    );
  });

  it('names the port nobody answers at', async () => {
    const port = await startServer({});
    await new Promise((resolve) => server?.close(resolve));
    const failure = await failureAt(port);
    expect(failure).toContain(`127.0.0.1:${port} could not be reached`);
    expect(failure).toContain('check SMTP_HOST and SMTP_PORT');
  });

  it('says that the password was refused, with the reply and without the password', async () => {
    const port = await startServer({ EHLO: '250 AUTH PLAIN', AUTH: '535 5.7.8 not accepted' });
    const failure = await failureAt(port, SECRET);
    expect(failure).toBe(
      'The mail was not sent: the mail server refused SMTP_USER and SMTP_PASS: 535 5.7.8 not accepted',
    );
  });

  it('says that the address was refused', async () => {
    const port = await startServer({ RCPT: '550 5.1.1 no such box' });
    expect(await failureAt(port)).toContain('refused MAIL_FROM or the address: 550 5.1.1');
  });

  it('passes on what it has no advice for', () => {
    expect(mailFailure(new Error('SMTP_HOST is not set'), undefined)).toBe(
      'The mail was not sent: SMTP_HOST is not set',
    );
  });
});
