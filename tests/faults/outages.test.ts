/** Redis, MongoDB or the mail server goes away, freezes, forgets: the portal says so quickly, loses nothing, recovers (R5, R8-R10). */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { findKeptPort } from '../support/keptPort.ts';
import { w2Pdf } from './support/documents.ts';
import { recordGate, rounds, seconds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { call, type Answer, type Visitor } from './support/visitor.ts';
import { untilRead, untilReady } from './support/waiting.ts';

let portal: FaultPortal;
let smtpPort: number;
beforeAll(async () => {
  smtpPort = await findKeptPort();
  const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtpPort) };
  portal = await startFaultPortal({ env });
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

const slowest = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

async function look(user: Visitor, times: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index += 1)
    answers.push(await user.call('GET', '/api/questionnaire/status'));
  return answers;
}

/** Uploads three documents and looks twenty times while Redis is away, brings it back, and waits for the reading. */
async function withoutRedis(user: Visitor, back: () => Promise<void> | void) {
  const uploads = [await user.upload(await w2Pdf()), await user.upload(await w2Pdf())];
  const looks = await look(user, 20);
  await back();
  const from = performance.now();
  const documents = await untilRead(user);
  expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(['completed', 'completed']);
  return { uploads, looks, readAfter: performance.now() - from };
}

describe('When Redis', () => {
  it.each(['is killed', 'is frozen'] as const)(
    'F09, F11, F12, R8: %s, then uploads are accepted and read once it is back',
    async (how) => {
      const user = await portal.newUser();
      const before = slowest(await look(user, 20));
      const isKilled = how === 'is killed';
      if (isKilled) await portal.redis.kill();
      else portal.redis.freeze();
      const { uploads, looks, readAfter } = await withoutRedis(user, () =>
        isKilled ? portal.redis.start() : portal.redis.thaw(),
      );
      expect(statuses([...uploads, ...looks]).filter((status) => status !== 200)).toEqual([]);
      const extra = slowest(looks) - before;
      recordGate(
        'R8',
        `Redis ${how.slice(3)}: uploads accepted, calls + <= 300 ms, read <= 30 s after return`,
        `2 of 2 accepted (slowest ${seconds(slowest(uploads))}), calls + ${extra.toFixed(0)} ms, read after ${seconds(readAfter)}`,
        extra <= 300 && readAfter <= 30_000,
      );
    },
    900_000,
  );

  it('F10, R1: forgets everything, then what waited is queued again', async () => {
    const user = await portal.newUser();
    const count = rounds(3, 20);
    portal.worker.freeze();
    for (let index = 0; index < count; index += 1)
      expect((await user.upload(await w2Pdf())).status).toBe(200);
    const redis = new Redis(portal.redisUrl);
    await redis.flushall();
    redis.disconnect();
    portal.worker.thaw();
    const from = performance.now();
    const documents = await untilRead(user);
    expect(documents.filter(({ extractionStatus }) => extractionStatus === 'completed')).toHaveLength(count);
    const took = performance.now() - from;
    recordGate(
      'R1',
      `FLUSHALL with ${count} waiting: none lost`,
      `${count} read within ${seconds(took)}`,
      true,
    );
  }, 900_000);
});

describe('When MongoDB', () => {
  const attempts = async (user: Visitor): Promise<Answer[]> => [
    await user.call('GET', '/api/questionnaire'),
    await user.call('POST', '/api/questionnaire', {
      additionalInfo: { additionalNotes: 'while it is away' },
    }),
    await user.upload(await w2Pdf()),
    await call(portal.url, 'POST', '/api/auth/login', { email: user.email, password: user.password }),
  ];

  it.each([
    ['is killed', 2500],
    ['is frozen', 7000],
  ] as const)(
    'R9: %s, then calls answer 503 soon, and work again soon after it is back',
    async (how, limit) => {
      const user = await portal.newUser();
      const isKilled = how === 'is killed';
      if (isKilled) await portal.mongo.kill();
      else portal.mongo.freeze();
      const answers = await attempts(user);
      expect(statuses(answers)).toEqual(answers.map(() => 503));
      expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      expect(portal.api.isRunning()).toBe(true);
      if (isKilled) await portal.mongo.start();
      else portal.mongo.thaw();
      const healthyAfter = await untilReady(portal);
      expect((await user.call('GET', '/api/questionnaire')).status).toBe(200);
      const worst = slowest(answers);
      recordGate(
        'R9',
        `MongoDB ${how.slice(3)}: 503 + Retry-After <= ${limit / 1000} s, healthy <= 5 s after return`,
        `slowest ${seconds(worst)}, healthy after ${seconds(healthyAfter)}`,
        worst <= limit && healthyAfter <= 5000,
      );
    },
    900_000,
  );
});

describe('When the mail server is away', () => {
  it('F19, R10: then forgot-password answers as ever, and the mail leaves once it is back', async () => {
    const user = await portal.newUser();
    const forgot = (email: string) => call(portal.url, 'POST', '/api/auth/forgot-password', { email });
    const known = await forgot(user.email);
    const unknown = await forgot('nobody@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
    const hasTried = () => /mail not sent/.test(portal.readLog('worker0'));
    await waitUntil('a try that fails', hasTried, { limitMs: 300_000 });
    let received = 0;
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          received += 1;
          done();
        });
      },
    });
    await new Promise<void>((resolve) => sink.listen(smtpPort, '127.0.0.1', resolve));
    expect((sink.server.address() as AddressInfo).port).toBe(smtpPort);
    const from = performance.now();
    await waitUntil('the mail', () => received > 0, { limitMs: 300_000 });
    const took = performance.now() - from;
    recordGate('R10', 'mail leaves <= 60 s after its server is back', seconds(took), took <= 60_000);
    await new Promise<void>((resolve) => sink.close(() => resolve()));
  }, 900_000);
});
