/** Uploads that are broken off, a queue that is full, a questionnaire that is submitted while a document is being applied. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { FaultPoint } from '#platform/faultPoint';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { w2Pdf } from './support/documents.ts';
import { recordGate, rounds } from './support/gates.ts';
import { leftoversOfUser, untilNothingLeft } from './support/leftovers.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Visitor } from './support/visitor.ts';
import { stateOf, untilRead } from './support/waiting.ts';

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

/** Connections to the database that may have been opened meanwhile and stay (platform/mongo.ts); a leak is one per upload. */
const DATABASE_POOL = 20;
const WAIT = { limitMs: 300_000 };
const descriptors = () => readdirSync(`/proc/${portal.api.pid()}/fd`).length;
const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.api.pid()}/status`, 'utf8'))?.[1]) / 1024;

/** Promises a megabyte, sends so much of it, and goes away. */
async function breakOff({ token }: Visitor, bytes: number): Promise<void> {
  const { hostname, port } = new URL(portal.url);
  const head = [
    'POST /api/ai/upload-document HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1048576',
    '',
    '--b\r\nContent-Disposition: form-data; name="documentType"\r\n\r\nw2-form\r\n--b',
    'Content-Disposition: form-data; name="document"; filename="a.pdf"',
    'Content-Type: application/pdf',
    '',
    '%PDF-1.7',
  ].join('\r\n');
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(head + 'x'.repeat(bytes), () => setTimeout(() => socket.resetAndDestroy(), bytes % 50)),
    );
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}

async function orphans(): Promise<number> {
  const named = await portal.db.collection('documents').distinct('fileId');
  const files = await portal.db.collection('files.files').countDocuments({ _id: { $nin: named } });
  const chunks = await portal.db.collection('files.chunks').countDocuments({ files_id: { $nin: named } });
  return files + chunks;
}

describe('When uploads are broken off', () => {
  // only there /proc tells the connections and the memory of a process
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux(
    'F33: again and again, then nothing of them stays: no file, no connection, no memory',
    async () => {
      const user = await portal.newUser();
      const idle = descriptors();
      // Files may be gone while uploads still wait for their turn: it is over when their connections are.
      const untilOver = async () => {
        await waitUntil('connections to end', () => descriptors() <= idle + DATABASE_POOL, WAIT);
        await waitUntil('files to go', async () => (await orphans()) === 0, WAIT);
      };
      const breakOffMany = async (count: number) => {
        for (let index = 0; index < count; index += 25)
          await Promise.all(
            Array.from({ length: 25 }, (_, at) => breakOff(user, ((index + at) * 997) % 900_000)),
          );
        await untilOver();
      };
      const count = rounds(50, 500);
      await breakOffMany(count); // warm first: what a process keeps for its next uploads is no leak
      const before = megabytes();
      await breakOffMany(count);
      const growth = megabytes() - before;
      recordGate(
        'R14',
        `${count} uploads broken off: nothing stays, API memory + < 100 MB`,
        `0 files, ${descriptors() - idle} descriptors more, + ${growth.toFixed(0)} MB`,
        growth < 100,
      );
      // The visitor's own kept connection may have ended in these minutes: what counts is that uploads work.
      await waitUntil('an upload', async () => (await user.upload(await w2Pdf())).status === 200, WAIT);
    },
    900_000,
  );

  it('F26: by the deletion of the account, then nothing stays', async () => {
    const user = await portal.newUser();
    portal.faults.arm('upload.stored', 'pause');
    const sending = user.upload(await w2Pdf());
    await portal.faults.reached('upload.stored');
    expect((await user.call('DELETE', '/api/user/account')).status).toBe(200);
    portal.faults.letGo('upload.stored');
    expect([401, 404]).toContain((await sending).status);
    await untilNothingLeft(() => leftoversOfUser(portal, user.userId, true));
  }, 900_000);
});

describe('When the queue is full', () => {
  it('F13: then uploads are accepted, and read once there is room', async () => {
    const user = await portal.newUser();
    const redis = new Redis(portal.redisUrl);
    const limit = (bytes: string) => redis.config('SET', 'maxmemory', bytes);
    await limit('1');
    const uploads = [await user.upload(await w2Pdf()), await user.upload(await w2Pdf())];
    expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
    expect((await user.call('GET', '/api/questionnaire/status')).status).toBe(200);
    expect(portal.readLog('api1')).toContain('document not queued now');
    await limit('0');
    redis.disconnect();
    const documents = await untilRead(user, { limitMs: 300_000 });
    expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(['completed', 'completed']);
  }, 900_000);
});

describe('When everything is cleared while documents are read', () => {
  it('F25, R4: five of them, then the count is right, and the answers are empty and stay so', async () => {
    const user = await portal.newUser();
    portal.faults.arm('job.read', 'pause');
    for (let index = 0; index < 5; index += 1) await user.upload(await w2Pdf(index + 1));
    await portal.faults.reached('job.read');
    const { body } = await user.call('DELETE', '/api/ai/clear-all-data');
    expect(body.deletedCounts.documents).toBe(5);
    portal.faults.letGo('job.read');
    await untilNothingLeft(() => leftoversOfUser(portal, user.userId, false));
    expect(await stateOf(user)).toMatchObject({ people: [], questionnaire: null });
  }, 900_000);
});

describe('When the questionnaire is submitted while a document is applied', () => {
  const POINTS: readonly FaultPoint[] = ['job.read', 'apply.document', 'apply.people', 'apply.answers'];
  it.each(POINTS)(
    'F27: at %s, then one of them is first, and what was submitted never changes',
    async (point) => {
      const user = await portal.newUser();
      await user.call('POST', '/api/questionnaire', { additionalInfo: { additionalNotes: 'typed' } });
      portal.faults.arm(point, 'pause');
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      await portal.faults.reached(point);
      const submitting = user.call('POST', '/api/questionnaire/submit');
      await Promise.race([submitting, new Promise((resolve) => setTimeout(resolve, 1000))]);
      portal.faults.letGo(point);
      const { status, body } = await submitting;
      expect(status).toBe(200);
      await untilRead(user, { limitMs: 300_000 });
      const { questionnaire } = await stateOf(user);
      expect(questionnaire).toEqual(body.questionnaire);
      const late = { rev: body.questionnaire.rev as number, additionalInfo: { additionalNotes: 'late' } };
      expect((await user.call('POST', '/api/questionnaire', late)).status).toBe(409);
    },
    900_000,
  );
});
