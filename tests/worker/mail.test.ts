/** Mail leaves through a real SMTP server, waits while there is none, and gives up only when it is refused. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { until } from './support/until.ts';
import { useIsolatedDatabase } from '../support/isolatedDatabase.ts';
import { findKeptPort } from '../support/keptPort.ts';

interface Sink {
  readonly received: string[];
  readonly port: number;
  answer: 'accepts' | 'refuses' | 'isBusy';
  close(): Promise<void>;
}

async function openSink(port: number): Promise<Sink> {
  const received: string[] = [];
  const sink = { received, answer: 'accepts' as Sink['answer'] };
  const refusal = { refuses: 550, isBusy: 421 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (sink.answer === 'accepts') return done();
      done(Object.assign(new Error('no'), { responseCode: refusal[sink.answer] }));
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const close = async () => await new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(sink, { port: address.port, close });
}

const database = useIsolatedDatabase();
let sink = await openSink(await findKeptPort());
Object.assign(process.env, {
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(sink.port),
  MAIL_FROM: 'Portal <portal@example.com>',
});

const { prepareDatabase } = await import('#platform/startUp');
const { disconnectMongo } = await import('#platform/mongo');
const { closeRedis } = await import('#platform/redis');
const { closeMailQueue, consumeMail, sendMail } = await import('#platform/mailQueue');
const { MailModel } = await import('#platform/models/mail');
const { reconcile } = await import('#platform/reconciler/reconciler');
const { closeExtractionQueue } = await import('#platform/extractionQueue');

const inAnHour = () => ({ expiresAt: new Date(Date.now() + 3_600_000) });
const hello = { to: 'ann@example.com', subject: 'Hello', text: 'A text', html: '<p>A text</p>' };

let consumer: ReturnType<typeof consumeMail>;
beforeAll(async () => {
  await prepareDatabase();
  consumer = consumeMail();
});
afterAll(async () => {
  await consumer.close();
  await closeMailQueue();
  await closeExtractionQueue();
  closeRedis();
  await disconnectMongo();
  await database.drop();
  await sink.close();
});

describe('A mail', () => {
  it('is sent as text and HTML, to one address, and leaves no row behind', async () => {
    await sendMail('notice', hello, inAnHour());
    const mail = await until('the mail arrives', async () => Promise.resolve(sink.received[0]));
    expect(mail).toMatch(
      /From: Portal <portal@example.com>[^]*To: ann@example.com[^]*text\/plain[^]*text\/html/,
    );
    await until('the row is gone', async () => (await MailModel.countDocuments()) === 0);
  });

  it('cannot be given further headers or receivers through its address or subject', async () => {
    const evil = {
      ...hello,
      to: 'ann@example.com\r\nBcc: eve@example.com',
      subject: 'Hi\r\nBcc: eve@example.com',
    };
    const before = sink.received.length;
    await sendMail('notice', evil, inAnHour());
    await until(
      'it is sent or given up',
      async () => (await MailModel.countDocuments({ status: 'pending' })) === 0,
    );
    for (const mail of sink.received.slice(before)) expect(mail).not.toMatch(/^Bcc:/im);
    await MailModel.deleteMany({});
  });

  it('waits while there is no mail server and leaves when it is back', async () => {
    const { port } = sink;
    await sink.close();
    await sendMail('notice', { ...hello, subject: 'Patience' }, inAnHour());
    await until('it was tried', async () => (await MailModel.findOne())?.tries === 1);
    sink = await openSink(port);
    await until('it arrives', async () => {
      await reconcile();
      return sink.received.some((mail) => mail.includes('Patience'));
    });
  }, 240_000);

  it('is given up when its receiver is refused for good, and tried again when the server is busy', async () => {
    sink.answer = 'refuses';
    await sendMail('notice', { ...hello, subject: 'Refused' }, inAnHour());
    await until('it is given up', async () => (await MailModel.findOne({ status: 'failed' })) !== null);
    await MailModel.deleteMany({});
    sink.answer = 'isBusy';
    await sendMail('notice', { ...hello, subject: 'Busy' }, inAnHour());
    await until('it was tried', async () => (await MailModel.findOne())?.tries === 1);
    expect(await MailModel.findOne()).toMatchObject({ status: 'pending' });
    await MailModel.deleteMany({});
  });

  it('that has expired is not sent any more', async () => {
    sink.answer = 'accepts';
    await sendMail(
      'password-reset',
      { ...hello, subject: 'Too late' },
      { expiresAt: new Date(Date.now() - 1000) },
    );
    await sendMail('notice', { ...hello, subject: 'In time' }, inAnHour());
    await until('the other one arrives', async () =>
      Promise.resolve(sink.received.some((mail) => mail.includes('In time'))),
    );
    expect(sink.received.filter((mail) => mail.includes('Too late'))).toEqual([]);
  });
});
