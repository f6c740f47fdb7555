/** What lies in the database is unreadable without the operator's key, and the wrong key starts nothing. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import { newAccount, openBenchWithWorker, outcomeOf, upload } from './support/bench.ts';

const mongoose = (await import('mongoose')).default;
const { saveDraft } = await import('#platform/models/draft');
const { insertMail } = await import('#platform/models/mail');
const { KeyCheckModel, checkKeys } = await import('#platform/models/keyCheck');
const { producerRedis } = await import('#platform/redis');
const { database } = await import('./support/bench.ts');

await openBenchWithWorker();

const CANARIES = [
  '900-11-1111',
  '900111111',
  'Canary',
  'canary@example.com',
  'my w2.pdf',
  'person1@example.com',
  'Test Person',
];

/** Every byte of every row, as text. */
async function allRows(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const rows = await Promise.all(collections.map(async (one) => await one.find().toArray()));
  return rows
    .flat()
    .map((row) => Buffer.from(mongoose.mongo.BSON.serialize(row)).toString('latin1'))
    .join('\n');
}

async function allKeys(): Promise<string> {
  const keys = await producerRedis().keys(`${database.queuePrefix}:*`);
  const dumps = await Promise.all(keys.map(async (key) => (await producerRedis().dump(key)) ?? ''));
  return [...keys, ...dumps].join('\n');
}

describe('When data is stored', () => {
  it('then no name, SSN, address, file name or text of a document can be found in database or queue', async () => {
    const vault = await newAccount();
    const reading = readingOf('w2-form', {
      'primaryPerson.fullName': 'Ann Canary',
      'primaryPerson.ssn': '900-11-1111',
    });
    await outcomeOf(vault, await upload(vault, { reader: 'reads', reading }));
    await upload(vault, { reader: 'reads', reading }, 'w2-form', false);
    await saveDraft(vault, 'personalInfo', { fullName: 'Ann Canary', ssn: '900-11-1111' });
    const mail = { to: 'canary@example.com', subject: 'Canary', text: 'Canary' };
    await insertMail('test', mail, { expiresAt: new Date(Date.now() + 60_000) });
    const stored = (await allRows()) + (await allKeys());
    expect(stored.length).toBeGreaterThan(2000);
    expect(CANARIES.filter((canary) => stored.includes(canary))).toEqual([]);
  });
});

describe('When the operator key is another one', () => {
  it('then nothing starts', async () => {
    await expect(checkKeys()).resolves.toBeUndefined();
    await KeyCheckModel.updateOne({ _id: 'k1' }, { proof: randomBytes(60).toString('base64url') });
    await expect(checkKeys()).rejects.toThrow('key k1 is not the key the data was written with');
    await KeyCheckModel.deleteMany({});
    await KeyCheckModel.create({ _id: 'k0', proof: 'x' });
    await expect(checkKeys()).rejects.toThrow('key k0 is needed and not given');
  });
});
