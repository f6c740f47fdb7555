/** R1-R3: clients upload and save while everything is killed, frozen and flushed at random; nothing accepted is lost or doubled. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { seededRandom, type Random } from '../../scripts/samples/random.ts';
import { w2Pdf } from './support/documents.ts';
import { hasTime, recordGate, rounds, seconds } from './support/gates.ts';
import { violations } from './support/invariants.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Service } from './support/service.ts';
import type { Visitor } from './support/visitor.ts';
import { stateOf, untilRead, untilReady } from './support/waiting.ts';

const FAULTS = rounds(6, 200);
/** With the time everything takes to end afterwards, the whole suite stays below half an hour. */
const MINUTES = 7;
const SEED = Number(process.env.FAULT_SEED ?? 20_261_121);

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

async function flush(): Promise<void> {
  const redis = new Redis(portal.redisUrl, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  await redis.flushall().catch(() => undefined);
  redis.disconnect();
}

const killed = (service: Service) => async () => {
  await service.kill();
  await service.start();
};
const frozen = (service: Service, random: Random) => async () => {
  service.freeze();
  await pause(random.between(200, 4000));
  service.thaw();
};

interface Fault {
  readonly name: string;
  readonly make: () => Promise<void>;
  /** Hurt until `make` is over: nobody else touches it meanwhile. */
  readonly service: Service;
}

/** Cheap faults more often: a database under emulation takes long to come back. */
function faultsOf({ mongo, redis, apis, workers }: Victims, random: Random): Fault[] {
  const often = (times: number, name: string, service: Service, make: () => Promise<void>) =>
    Array.from({ length: times }, () => ({ name, service, make }));
  return [
    ...workers.flatMap((worker) => [
      ...often(4, 'worker killed', worker, killed(worker)),
      ...often(1, 'worker frozen', worker, frozen(worker, random)),
    ]),
    ...apis.flatMap((api) => often(3, 'API killed', api, killed(api))),
    ...often(5, 'Redis killed', redis, killed(redis)),
    ...often(1, 'Redis frozen', redis, frozen(redis, random)),
    ...often(2, 'Redis flushed', redis, flush),
    ...often(1, 'MongoDB killed', mongo, killed(mongo)),
    ...often(1, 'MongoDB frozen', mongo, frozen(mongo, random)),
  ];
}

interface Victims {
  readonly mongo: Service;
  readonly redis: Service;
  readonly apis: readonly Service[];
  readonly workers: readonly Service[];
}

/** Hurts one service after the other, while those hurt before may still be starting again; answers how often what was done. */
async function hurt(victims: Victims, random: Random): Promise<Record<string, number>> {
  const faults = faultsOf(victims, random);
  const done: Record<string, number> = {};
  const underWay = new Map<Service, Promise<void>>();
  const hasTimeLeft = hasTime(MINUTES);
  for (let count = 0; count < FAULTS && hasTimeLeft();) {
    const possible = faults.filter(({ service }) => !underWay.has(service));
    if (possible.length > 0) {
      const { name, make, service } = random.pick(possible);
      const making = make()
        .catch(() => undefined) // it did not come back in time; the end sees to that
        .then(() => void underWay.delete(service));
      underWay.set(service, making);
      done[name] = (done[name] ?? 0) + 1;
      count += 1;
    }
    await pause(random.between(600, 3200)); // time to accept something between two faults
  }
  await Promise.all(underWay.values());
  const { mongo, redis, apis, workers } = victims;
  for (const service of [mongo, redis, ...apis, ...workers]) if (!service.isRunning()) await service.start();
  return done;
}

interface Client {
  readonly user: Visitor;
  readonly accepted: string[];
  saved: number;
}

/** Uploads and saves in turn until told to stop; what fails is simply tried with the next one. */
async function work(client: Client, random: Random, isOver: () => boolean): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const save = { additionalInfo: { additionalNotes: String(number) } };
    if ((await client.user.call('POST', '/api/questionnaire', save)).status === 200) client.saved = number;
    if (client.accepted.length >= 40 || random.chance(0.5)) await pause(random.between(50, 400));
    else {
      const { status, body } = await client.user.upload(await w2Pdf(1));
      if (status === 200) client.accepted.push(body.documentId as string);
    }
  }
}

async function checkClient({ user, accepted, saved }: Client) {
  const documents = await untilRead(user, { limitMs: 600_000 });
  const known = new Set(documents.map(({ documentId }) => documentId));
  const { people, questionnaire } = await stateOf(user);
  const info = questionnaire?.additionalInfo as { additionalNotes?: string } | undefined;
  return {
    lost: accepted.filter((documentId) => !known.has(documentId)).length,
    failed: documents.filter(({ extractionStatus }) => extractionStatus === 'failed').length,
    people: people.length,
    hasReading: documents.some(({ extractionStatus }) => extractionStatus === 'completed'),
    isSaveLost: Number(info?.additionalNotes ?? 0) < saved,
  };
}

describe('When everything is killed, frozen and flushed at random', () => {
  it('F01, F09, F10, R1 to R3: then every accepted document is read, once, and every acknowledged save stands', async () => {
    const random = seededRandom(SEED);
    const clients: Client[] = [];
    for (let index = 0; index < 4; index += 1)
      clients.push({ user: await portal.newUser(), accepted: [], saved: 0 });
    let isOver = false;
    const working = clients.map((client, index) => work(client, seededRandom(index + 1), () => isOver));
    const { mongo, redis, api, worker } = portal;
    const victims = { mongo, redis, apis: [api], workers: [worker, await portal.addWorker()] };
    const done = await hurt(victims, random);
    isOver = true;
    await Promise.all(working);
    await untilReady(portal);
    const from = performance.now();
    const found = await Promise.all(clients.map(checkClient));
    const took = performance.now() - from;
    const sum = (count: (one: (typeof found)[number]) => number) =>
      found.reduce((total, one) => total + count(one), 0);
    const accepted = clients.reduce((total, client) => total + client.accepted.length, 0);
    const told = Object.entries(done).map(([name, count]) => `${count} ${name}`);
    const faults = Object.values(done).reduce((total, count) => total + count, 0);
    const lost = sum((one) => one.lost);
    recordGate(
      'R1',
      '0 accepted uploads lost in 200 faults',
      `${lost} of ${accepted} in ${faults} (${told.join(', ')})`,
      lost === 0,
    );
    recordGate(
      'R2',
      'everything ends by itself <= 120 s after the faults',
      `${seconds(took)}, ${sum((one) => one.failed)} ended as failed`,
      took <= 120_000,
    );
    const doubled = found.filter(({ people, hasReading }) => people !== (hasReading ? 1 : 0)).length;
    recordGate('R3', '0 duplicate people', `${doubled} among ${clients.length} clients`, doubled === 0);
    expect({ lost, doubled, lostSaves: found.filter(({ isSaveLost }) => isSaveLost).length }).toEqual({
      lost: 0,
      doubled: 0,
      lostSaves: 0,
    });
    // A job of a document that ended meanwhile may still be on its way out of the queue.
    let broken = await violations(portal);
    for (let tries = 0; broken.length > 0 && tries < 5; tries += 1) broken = await violations(portal);
    expect(broken).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  }, 1_500_000);
});
