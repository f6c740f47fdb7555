/** Two API and three worker processes on one database and one queue: they share the work, and nothing happens twice. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { createClient, type Client } from '../api/support/client.ts';
import { countedPdf, readingsIn } from './support/countingReader.ts';
import { scrape, startCrowd, type Crowd, type Member } from './support/crowd.ts';
import { until } from './support/until.ts';

const WORKERS = 3;
const DOCUMENTS = 12;
const PASSWORD = 'secret-1';
const LIMIT_MS = 240_000; // five processes start on whatever machine this is

let crowd: Crowd;
let logFile: string;
/** A client of the first and of the second API without a session. */
let visitors: readonly [Client, Client];

beforeAll(async () => {
  crowd = await startCrowd(2, WORKERS, { LIMITS_SCALE: '1' });
  logFile = path.join(crowd.folder, 'readings');
  writeFileSync(logFile, '');
  const [one, two] = crowd.apis as [Member, Member];
  visitors = [createClient(one.url), createClient(two.url)];
}, LIMIT_MS);
afterAll(async () => await crowd.stop(), LIMIT_MS);

/** Emails of the accounts made: three at most, or the limit is hit. */
const people: string[] = [];
/** A new account, and its session at both APIs. */
async function newPerson() {
  const email = `crowd${people.length}@example.com`;
  people.push(email);
  const body = { firstName: 'Test', lastName: 'Person', email, password: PASSWORD };
  const { body: answer } = await visitors[0].call('register', { body });
  const token = answer.token as string;
  const [one, two] = crowd.apis as [Member, Member];
  return { email, at: [createClient(one.url, token), createClient(two.url, token)] as const };
}

const isRead = async (client: Client, count: number) => {
  const { documents } = (await client.call('listDocuments')).body as {
    documents: { extractionStatus: string }[];
  };
  return documents.length === count && documents.every((one) => one.extractionStatus === 'completed');
};
const leaders = async () => {
  const texts = await Promise.all(crowd.workers.map(async ({ metricsUrl }) => await scrape(metricsUrl)));
  return crowd.workers.filter((_worker, at) => /^portal_reconciler_leader 1$/m.test(texts[at] ?? ''));
};

describe('Several APIs', () => {
  it('know the same sessions: signed in at one is signed in at both, signed out too', async () => {
    const { at } = await newPerson();
    expect((await at[1].call('me')).status).toBe(200);
    await at[1].call('logout');
    expect((await at[0].call('me')).status).toBe(401);
  });

  it('count limits together: ten wrong passwords are ten, wherever they were tried', async () => {
    const [email] = people;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const answer = await visitors[n % 2 === 0 ? 0 : 1].call('login', {
        body: { email, password: 'wrong-1' },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('Several workers', () => {
  it(
    'share the documents of both APIs, and read each once',
    async () => {
      const { at, email } = await newPerson();
      const tags = Array.from({ length: DOCUMENTS }, (_, n) => `document-${n}`);
      await Promise.all(
        tags.map(async (tag, n) => {
          const pdf = countedPdf({ tag, logFile, untilWorkers: WORKERS });
          expect((await at[n % 2 === 0 ? 0 : 1].upload(pdf, `${tag}.pdf`)).status).toBeLessThan(300);
        }),
      );
      await until('all are read', async () => await isRead(at[1], DOCUMENTS), 120_000);

      const readings = readingsIn(logFile);
      expect(readings.map(({ tag }) => tag).sort()).toEqual([...tags].sort());
      expect(new Set(readings.map(({ worker }) => worker)).size).toBe(WORKERS);

      // Three mails, asked for here and there at the same moment: each leaves once, whoever sends it.
      await Promise.all(
        [0, 1, 0].map((n) => visitors[n as 0 | 1].call('forgotPassword', { body: { email } })),
      );
      const client = await mongoose.mongo.MongoClient.connect(crowd.mongodbUri);
      const waiting = async () => await client.db().collection('mails').countDocuments();
      await until('three mails left', async () => crowd.mails().length >= 3 && (await waiting()) === 0);
      await client.close();
      expect(crowd.mails()).toHaveLength(3);
    },
    LIMIT_MS,
  );

  it(
    'have one leader, and another one when it dies; what the dead one was reading is read by another',
    async () => {
      const [leader, ...others] = await until('one leads', async () => {
        const leading = await leaders();
        return leading.length === 1 && leading;
      });
      expect(others).toEqual([]);
      const { at } = await newPerson();
      const late = path.join(crowd.folder, 'late');
      writeFileSync(late, '');
      // Read by all three at once, and by nobody to the end: it waits for a fourth worker.
      for (const tag of ['a', 'b', 'c'])
        await at[0].upload(countedPdf({ tag, logFile: late, untilWorkers: WORKERS + 1 }), `${tag}.pdf`);
      await until('all three read', () => Promise.resolve(readingsIn(late).length >= WORKERS));
      await leader?.process.stop(0);
      writeFileSync(
        late,
        `${readingsIn(late)
          .map(({ worker, tag }) => `${worker} ${tag}\n`)
          .join('')}0 stand-in\n`,
      );

      await until('all are read', async () => await isRead(at[1], 3));
      const next = await until('another one leads', async () => {
        const leading = (await leaders()).filter((one) => one !== leader);
        return leading.length === 1 && leading;
      });
      expect(next).toHaveLength(1);
    },
    LIMIT_MS,
  );
});
