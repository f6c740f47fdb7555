/** Several workers, one that comes back from the dead, jobs delivered again and again, clocks that are wrong (R2, R3, R7). */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { seededRandom } from '../../scripts/samples/random.ts';
import { w2Pdf } from './support/documents.ts';
import { hasTime, recordGate, rounds, seconds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Service } from './support/service.ts';
import type { Visitor } from './support/visitor.ts';
import { stateOf, untilRead } from './support/waiting.ts';

const clockShift = new URL('./support/shiftClock.mjs', import.meta.url).href;
const shifted = (minutes: number) => ({
  NODE_OPTIONS: `--import ${clockShift}`,
  CLOCK_SHIFT_MS: String(minutes * 60_000),
});

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);
const others: Service[] = [];
/** A further worker, for one test. */
async function addWorker(env?: NodeJS.ProcessEnv): Promise<Service> {
  const service = await portal.addWorker(env);
  others.push(service);
  return service;
}
/** What a test closes, however it ends: what it leaves open would fill the log of the tests after it. */
const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0)) await close();
  portal.worker.thaw();
  for (const service of others.splice(0)) await service.stop();
  if (!portal.worker.isRunning()) await portal.worker.start();
}, 900_000);

/** Process ids of a process's children, where the system tells (linux). */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return Number(parent) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** To those that are still there: a child may have ended by itself. */
function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function expectReadOnce(user: Awaited<ReturnType<FaultPortal['newUser']>>, count = 1) {
  const documents = await untilRead(user, { limitMs: 300_000 });
  expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(
    Array.from({ length: count }, () => 'completed'),
  );
  const { people, rev } = await stateOf(user);
  expect({ people: people.length, rev }).toEqual({ people: 1, rev: count });
}

describe('When a parser child is killed', () => {
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux(
    'F02, R7: then its document is read again within seconds',
    async () => {
      const user = await portal.newUser();
      portal.faults.arm('job.opened', 'pause');
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      await portal.faults.reached('job.opened');
      // There may be two: whichever gets the document gets no further.
      const children = childrenOf(portal.worker.pid());
      expect(children).not.toEqual([]);
      signalAll(children, 'SIGSTOP');
      portal.faults.arm('job.read', 'pause');
      portal.faults.letGo('job.opened');
      const from = performance.now();
      signalAll(children, 'SIGKILL');
      await portal.faults.reached('job.read');
      portal.faults.arm('job.claimed', 'pause');
      portal.faults.letGo('job.read');
      // A worker that learns of the death before it hands the document over gives it to a new child at once.
      const claimedAgain = portal.faults.reached('job.claimed', 30_000).catch(() => undefined);
      await Promise.race([claimedAgain, untilRead(user, { limitMs: 600_000 })]);
      const took = performance.now() - from;
      portal.faults.letGo('job.claimed');
      recordGate('R7', 'a killed parser child: read again <= 3 s', seconds(took), took <= 3000);
      await expectReadOnce(user);
    },
    900_000,
  );
});

describe('When a worker is frozen past its lease', () => {
  it('F20: then another reads the document, and what the first one brings later is dropped', async () => {
    const user = await portal.newUser();
    portal.faults.arm('job.illustrated', 'pause');
    expect((await user.upload(await w2Pdf())).status).toBe(200);
    await portal.faults.reached('job.illustrated');
    portal.worker.freeze();
    portal.faults.letGo('job.illustrated');
    await addWorker();
    await expectReadOnce(user);
    portal.worker.thaw();
    // It finds its lease gone, or its connections, which time out while it is frozen.
    const hasGivenUp = () => /"outcome":"dropped"|document not read now/.test(portal.readLog('worker0'));
    await waitUntil('the first worker', hasGivenUp, { limitMs: 300_000 });
    await expectReadOnce(user);
  }, 900_000);
});

describe('When jobs are delivered more than once', () => {
  it('F20, R3: then each document counts once', async () => {
    const random = seededRandom(11);
    await addWorker();
    const redis = new Redis(portal.redisUrl, { maxRetriesPerRequest: null });
    const queue = new Queue('extraction', { connection: redis, prefix: 'portal' });
    atEnd.push(async () => {
      await queue.close();
      redis.disconnect();
    });
    const most = rounds(10, 1000);
    const hasTimeLeft = hasTime(3);
    const uploads = new Map<Visitor, number>();
    let [jobs, deliveries] = [0, 0];
    const deliver = async (documentId: string) => {
      const more = random.between(0, 4);
      jobs += 1;
      deliveries += 1 + more;
      for (let copy = 1; copy <= more; copy += 1)
        await queue.add(
          'extract',
          { documentId, attempt: 1 },
          { jobId: `copy-${documentId}-${copy}`, removeOnComplete: true },
        );
    };
    const users = await Promise.all(Array.from({ length: rounds(2, 20) }, () => portal.newUser()));
    while (jobs < most && hasTimeLeft())
      await Promise.all(
        users.map(async (user) => {
          const { body, status } = await user.upload(await w2Pdf());
          expect(status).toBe(200);
          uploads.set(user, (uploads.get(user) ?? 0) + 1);
          await deliver(body.documentId as string);
        }),
      );
    for (const [user, count] of uploads) await expectReadOnce(user, count);
    recordGate(
      'R3',
      'no duplicate people or fills in 1,000 jobs delivered 1 to 5 times',
      `0 in ${jobs} jobs delivered ${deliveries} times`,
      true,
    );
  }, 1_500_000);
});

describe("When a worker's clock is wrong", () => {
  it.each([10, -10])(
    'F22, R2: by %i minutes, then documents are still read',
    async (minutes) => {
      const user = await portal.newUser();
      await portal.worker.stop();
      const wrong = await addWorker(shifted(minutes));
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      await expectReadOnce(user);
      // and a document it was reading when it died is read by one whose clock is right
      portal.faults.arm('job.opened', 'kill');
      expect((await user.upload(await w2Pdf())).status).toBe(200);
      await wrong.gone();
      await portal.worker.start();
      const from = performance.now();
      await expectReadOnce(user, 2);
      recordGate(
        'R2',
        `clock of a worker ${minutes} min off: read <= 120 s`,
        seconds(performance.now() - from),
        true,
      );
    },
    900_000,
  );
});
