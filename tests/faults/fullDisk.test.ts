/** A disk is full: the database's, the queue's, the reader's. What was accepted stands, and all is well once there is room. */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { formCalled, makeSample } from '../../scripts/samples/makeSamples.ts';
import { w2Pdf } from './support/documents.ts';
import { recordGate, seconds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { canMount, mountSmallDisk, type SmallDisk } from './support/smallDisk.ts';
import type { Visitor } from './support/visitor.ts';
import { listDocuments, stateOf, untilRead } from './support/waiting.ts';

// Said in the table too, so that a run without it is not taken for one that passed.
if (!canMount) recordGate('R2', 'full disks', 'skipped: only root on linux may mount small disks', true);
const describeWhere = canMount ? describe : describe.skip;

describeWhere('When the disk is full', () => {
  let portal: FaultPortal;
  let disks: Record<'mongo' | 'redis' | 'scratch' | 'logs', SmallDisk>;
  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-faults-'));
    const mongoDir = path.join(dataDir, 'mongo');
    disks = {
      mongo: mountSmallDisk(mongoDir, 600),
      redis: mountSmallDisk(path.join(dataDir, 'redis'), 4),
      scratch: mountSmallDisk(path.join(dataDir, 'scratch'), 160),
      logs: mountSmallDisk(path.join(dataDir, 'logs'), 4),
    };
    portal = await startFaultPortal({ dataDir, mongoDir });
  }, 900_000);
  afterAll(async () => {
    for (const disk of Object.values(disks)) disk.unmount();
    await portal.stop();
  }, 900_000);

  const scan = async () =>
    (await makeSample({ form: formCalled('w2-irs'), variant: 'scan200', seed: 1 })).bytes;
  const saysWorker = async (what: RegExp) =>
    await waitUntil(`the worker’s ${what.source}`, () => what.test(portal.readLog('worker0')), {
      limitMs: 300_000,
    });
  const readOnceThereIsRoom = async (user: Visitor) => {
    expect(await listDocuments(user)).toMatchObject([{ extractionStatus: 'pending' }]);
    disks.scratch.makeRoom();
    const documents = await untilRead(user);
    expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(['completed']);
  };

  it('F16: for the reader, then documents wait, and are read once there is room', async () => {
    const user = await portal.newUser();
    disks.scratch.fill();
    expect((await user.upload(await scan())).status).toBe(200);
    await saysWorker(/"no-room-in-scratch"/);
    await readOnceThereIsRoom(user);
  }, 900_000);

  it('F16: in the middle of a reading, then it is nobody’s try, and the document is read once there is room', async () => {
    const user = await portal.newUser();
    portal.faults.arm('job.opened', 'pause');
    expect((await user.upload(await scan())).status).toBe(200);
    await portal.faults.reached('job.opened');
    disks.scratch.fill();
    portal.faults.letGo('job.opened');
    await saysWorker(/"code":"ENOSPC"/);
    await readOnceThereIsRoom(user);
  }, 900_000);

  it('for the logs, then everything goes on without them', async () => {
    const user = await portal.newUser();
    disks.logs.fill();
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    expect(await untilRead(user)).toMatchObject([{ extractionStatus: 'completed' }]);
    expect([portal.api.isRunning(), portal.worker.isRunning()]).toEqual([true, true]);
    disks.logs.makeRoom();
  }, 900_000);

  it('for the queue, then uploads are accepted, and are read once there is room', async () => {
    const user = await portal.newUser();
    disks.redis.fill();
    const uploads = [await user.upload(await w2Pdf()), await user.upload(await w2Pdf())];
    expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
    if (!portal.redis.isRunning()) await portal.redis.start();
    disks.redis.makeRoom();
    if (!portal.redis.isRunning()) await portal.redis.start();
    const from = performance.now();
    const documents = await untilRead(user);
    expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(['completed', 'completed']);
    recordGate(
      'R2',
      "the queue's disk full: read once there is room",
      seconds(performance.now() - from),
      true,
    );
  }, 900_000);

  it('for the database, then calls are refused in time, and what was acknowledged stands', async () => {
    const user = await portal.newUser();
    let saved = 0;
    const save = async (number: number) => {
      const notes = String(number).padEnd(200_000, 'x');
      const body = { additionalInfo: { additionalNotes: notes.slice(0, 5000) } };
      const answer = await user.call('POST', '/api/questionnaire', body);
      if (answer.status === 200) saved = number;
      return answer;
    };
    expect((await save(1)).status).toBe(200);
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    await untilRead(user);
    disks.mongo.fill();
    let refused: Awaited<ReturnType<typeof save>> | undefined;
    for (let number = 2; number < 200 && !refused; number += 1) {
      const answer = await save(number);
      if (answer.status !== 200) refused = answer;
    }
    if (refused) expect([500, 503]).toContain(refused.status);
    expect(portal.api.isRunning()).toBe(true);
    disks.mongo.makeRoom();
    // A database that stops on a full disk may take its time to do so; `npm start` and compose start it again then.
    const isBack = async () => {
      if (!portal.mongo.isRunning()) await portal.mongo.start();
      return await portal.isReady();
    };
    await waitUntil('the portal', isBack, { limitMs: 300_000 });
    const notes = await waitUntil(
      'the questionnaire',
      async () => {
        const { questionnaire } = await stateOf(user);
        return (questionnaire?.additionalInfo as { additionalNotes: string } | undefined)?.additionalNotes;
      },
      { limitMs: 300_000 },
    );
    expect(parseInt(notes, 10)).toBeGreaterThanOrEqual(saved);
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    expect(await untilRead(user)).toHaveLength(2);
    const told = refused ? `refused with ${refused.status} after ${seconds(refused.ms)}` : 'never refused';
    recordGate(
      'R5',
      "the database's disk full: 0 acknowledged saves lost",
      `0 lost of ${saved}; ${told}`,
      true,
    );
  }, 900_000);
});
