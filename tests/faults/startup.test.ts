/** What is missing or wrong when the portal starts is said and waited for; a document is never the one to blame. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { w2Pdf } from './support/documents.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { call } from './support/visitor.ts';
import { listDocuments, untilRead, untilReady } from './support/waiting.ts';

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

const readiness = async () => await call(portal.url, 'GET', '/api/ready');
const isDown = async (part: string) => (await readiness()).body.checks?.[part] === 'down';

describe('When the portal starts', () => {
  it.each([
    ['mongo', 'database'],
    ['redis', 'queue'],
  ] as const)(
    'F08: before %s, then it is alive and not ready, and ready once that is there',
    async (name, part) => {
      const user = await portal.newUser();
      await portal[name].stop();
      await Promise.all([portal.api.stop(), portal.worker.stop()]);
      await portal.worker.start();
      await portal.api.start(); // resolves when /api/health answers
      expect((await readiness()).status).toBe(503);
      expect(await isDown(part)).toBe(true);
      const [api, worker] = [portal.api.pid(), portal.worker.pid()];
      await portal[name].start();
      await untilReady(portal);
      expect([portal.api.pid(), portal.worker.pid()]).toEqual([api, worker]);
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      expect(await untilRead(user, { limitMs: 300_000 })).toMatchObject([{ extractionStatus: 'completed' }]);
    },
    900_000,
  );

  it('F14: on a Redis that throws jobs away, then the log says which setting is wrong', async () => {
    const redis = new Redis(portal.redisUrl);
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await redis.config('SET', 'appendonly', 'no');
    await portal.worker.stop();
    await portal.worker.start();
    const told = () => portal.readLog('worker0');
    const isTold = () => /noeviction/.test(told()) && /append-only file/.test(told());
    await waitUntil('the warnings', isTold, { limitMs: 300_000 });
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'appendonly', 'yes');
    redis.disconnect();
  }, 900_000);
});

describe('When readers cannot start', () => {
  // only there a worker starts its readers through prlimit and setpriv
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux(
    'F34: then documents wait and the portal says so, and they are read once readers can',
    async () => {
      // A program the worker starts its readers through, which fails as a machine without processes or memory would.
      const programs = path.join(portal.folder, 'programs');
      mkdirSync(programs);
      for (const name of ['prlimit', 'setpriv', 'nice']) {
        writeFileSync(path.join(programs, name), '#!/bin/sh\nexit 71\n');
        chmodSync(path.join(programs, name), 0o755);
      }
      const user = await portal.newUser();
      await portal.worker.stop();
      const broken = await portal.addWorker({ PATH: `${programs}:${process.env.PATH}` });
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      const isTold = () => /parser child could not start/.test(portal.readLog(broken.name));
      await waitUntil('the log line', isTold, { limitMs: 300_000 });
      await waitUntil('the probe', () => isDown('worker'), { limitMs: 300_000 });
      expect(await listDocuments(user)).toMatchObject([{ extractionStatus: 'pending' }]);
      await broken.stop();
      await portal.worker.start();
      expect(await untilRead(user, { limitMs: 300_000 })).toMatchObject([{ extractionStatus: 'completed' }]);
    },
    900_000,
  );
});

describe('When a document kills every worker that reads it', () => {
  it('F03: then it fails after three tries, and others are read', async () => {
    const user = await portal.newUser();
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    await untilRead(user, { limitMs: 300_000 });
    await portal.worker.stop();
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    for (let tries = 1; tries <= 3; tries += 1) {
      portal.faults.arm('job.opened', 'kill');
      await portal.worker.start();
      await portal.worker.gone();
      portal.faults.letGo('job.opened');
    }
    await portal.worker.start();
    const documents = await untilRead(user, { limitMs: 300_000 });
    expect(documents.map(({ extractionStatus }) => extractionStatus).sort()).toEqual(['completed', 'failed']);
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    const statuses = (await untilRead(user, { limitMs: 300_000 })).map(
      ({ extractionStatus }) => extractionStatus,
    );
    expect(statuses.filter((status) => status === 'completed')).toHaveLength(2);
  }, 900_000);
});
