/** What a managed database does to a portal: its primary steps down or is restarted, Redis becomes a replica, a machine is paused. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Queue } from 'bullmq';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { w2Pdf } from './support/documents.ts';
import { rounds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { call, type Visitor } from './support/visitor.ts';
import { listDocuments, stateOf, untilRead, untilReady } from './support/waiting.ts';

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);
const atEnd: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0)) await end();
}, 300_000);

const noteOf = async (user: Visitor) =>
  ((await stateOf(user)).questionnaire?.additionalInfo as { additionalNotes?: string } | undefined)
    ?.additionalNotes;

/** Saves one number after the other until told to stop; answers the last acknowledged one and every status. */
function saveOn(user: Visitor) {
  let isOver = false;
  const statuses = new Set<number>();
  let last = 0;
  const saving = (async () => {
    for (let number = 1; !isOver; number += 1) {
      const body = { additionalInfo: { additionalNotes: String(number) } };
      const { status } = await user.call('POST', '/api/questionnaire', body);
      statuses.add(status);
      if (status === 200) last = number;
    }
  })();
  return {
    statuses,
    hasSaved: (number: number) => last >= number,
    last: () => last,
    end: async () => {
      isOver = true;
      await saving;
    },
  };
}

describe('When MongoDB', () => {
  it.each([
    [
      'steps down',
      async () => {
        // One member alone: it is elected again once the seconds are over.
        const admin = portal.db.admin();
        await admin.command({ replSetStepDown: 3, force: true }).catch(() => undefined);
      },
    ],
    [
      'is restarted in order',
      async () => {
        await portal.mongo.stop();
        await portal.mongo.start();
      },
    ],
  ] as const)(
    '%s while somebody saves and uploads, then calls say 503 at worst, and what was acknowledged stands',
    async (_how, hurt) => {
      const user = await portal.newUser();
      const saves = saveOn(user);
      atEnd.push(saves.end);
      await waitUntil('saves', () => saves.hasSaved(2), { limitMs: 300_000 });
      await hurt();
      const before = saves.last();
      await waitUntil('saves afterwards', () => saves.hasSaved(before + 2), { limitMs: 300_000 });
      await saves.end();
      expect([...saves.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(Number(await noteOf(user))).toBeGreaterThanOrEqual(saves.last());
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      expect(await untilRead(user)).toMatchObject([{ extractionStatus: 'completed' }]);
    },
    900_000,
  );
});

describe('When Redis is a replica for a while, which answers and takes nothing', () => {
  it('then the probe says so, uploads are accepted, and they are read once it is a primary again', async () => {
    const user = await portal.newUser();
    const redis = new Redis(portal.redisUrl, { maxRetriesPerRequest: null });
    atEnd.push(async () => {
      await redis.replicaof('NO', 'ONE');
      redis.disconnect();
    });
    await redis.replicaof('127.0.0.1', 1); // nobody listens there: it keeps what it has
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    const probe = async () => (await call(portal.url, 'GET', '/api/ready')).body.checks as { queue: string };
    expect(await probe()).toMatchObject({ queue: 'down' });
    expect((await call(portal.url, 'GET', '/api/serving')).status).toBe(200);
    // Whoever asks first after a connection is new hears it; a call between has the connection made anew.
    const saysWhy = async () => {
      await probe();
      return /"code":"READONLY"/.test(portal.readLog('api1'));
    };
    await waitUntil('the log', saysWhy, { limitMs: 300_000 });
    expect(await listDocuments(user)).toMatchObject([{ extractionStatus: 'pending' }]);
    await redis.replicaof('NO', 'ONE');
    await untilReady(portal);
    expect(await untilRead(user)).toMatchObject([{ extractionStatus: 'completed' }]);
  }, 900_000);
});

describe('When the API’s machine is paused', () => {
  it('then an upload under way is taken, the session lives on, and calls are answered', async () => {
    const user = await portal.newUser();
    portal.faults.arm('upload.stored', 'pause');
    const upload = user.upload(await w2Pdf());
    await portal.faults.reached('upload.stored');
    portal.api.freeze();
    const asked = user.call('GET', '/api/questionnaire');
    await pause(rounds(15, 40) * 1000); // the pause itself is what is tried
    portal.api.thaw();
    portal.faults.letGo('upload.stored');
    expect([200, 503]).toContain((await asked).status); // its connections to MongoDB ran out meanwhile
    expect([200, 503]).toContain((await upload).status);
    await untilReady(portal);
    expect((await user.call('GET', '/api/auth/me')).status).toBe(200);
    const documents = await untilRead(user);
    if ((await upload).status === 200) expect(documents).toMatchObject([{ extractionStatus: 'completed' }]);
  }, 900_000);
});

describe('When the queue brings jobs that are nobody’s', () => {
  it('(of a document that is gone, of one that is read, of another attempt), then nothing happens', async () => {
    const user = await portal.newUser();
    const { body } = await user.upload(await w2Pdf());
    await untilRead(user);
    const before = await stateOf(user);
    const documentId = body.documentId as string;
    const redis = new Redis(portal.redisUrl, { maxRetriesPerRequest: null });
    const queue = new Queue('extraction', { connection: redis, prefix: 'portal' });
    atEnd.push(async () => {
      await queue.close();
      redis.disconnect();
    });
    const jobs = [
      { documentId, attempt: 1 },
      { documentId, attempt: 2 },
      { documentId: 'a'.repeat(24), attempt: 1 },
      { documentId: 'not an id', attempt: 1 },
      { documentId, attempt: 1, more: 'x' },
    ];
    await queue.addBulk(
      jobs.map((data, index) => ({
        name: 'extract',
        data,
        opts: { jobId: `odd-${index}`, removeOnComplete: true, removeOnFail: true },
      })),
    );
    await waitUntil('an empty queue', async () => (await portal.redisKeys('odd-')).length === 0, {
      limitMs: 300_000,
    });
    expect(await stateOf(user)).toEqual(before);
    expect(await listDocuments(user)).toMatchObject([{ documentId, extractionStatus: 'completed' }]);
    expect(portal.worker.isRunning()).toBe(true);
  }, 900_000);
});
