/** What is sealed opens at its place, for its user, with its key, unchanged - and in no other case. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { emailIndex, emailIndexes } from './emailIndex.ts';
import { parseKeyRing } from './keyRing.ts';
import { openStream, sealStream } from './sealedStream.ts';
import { newUserKey, unwrapUserKey, wrappingKeyId, wrapUserKey } from './userKeys.ts';
import { openVault } from './vault.ts';

const someKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [k1, k2] = [someKey('k1'), someKey('k2')];

beforeAll(() => {
  process.env.DATA_ENCRYPTION_KEY = `${k2},${k1}`;
  process.env.JWT_SECRET = 'x'.repeat(32);
  process.env.MONGODB_URI = 'mongodb://unused';
  process.env.REDIS_URL = 'redis://unused';
});

const userOf = (id: string) => ({ _id: id, dataEpoch: 1, keys: [newUserKey(id, 1)] });

describe('A vault', () => {
  it('opens what it sealed, at the same place', () => {
    const vault = openVault(userOf('a'));
    expect(vault.open('people/primary', vault.seal('people/primary', { ssn: '900-11-2222' }))).toEqual({
      ssn: '900-11-2222',
    });
  });

  it('refuses a value that was moved to another place or another user', () => {
    const sealedValue = openVault(userOf('a')).seal('people/primary', 'text');
    expect(() => openVault(userOf('a')).open('people/primary', sealedValue)).toThrow();
    const vault = openVault(userOf('b'));
    expect(() => vault.open('people/spouse', vault.seal('people/primary', 'text'))).toThrow();
  });

  it('refuses a value of which any byte was changed', () => {
    const vault = openVault(userOf('a'));
    const sealedValue = vault.seal('place', 'text');
    const body = Buffer.from(sealedValue.split('.')[2] ?? '', 'base64url');
    for (let at = 0; at < body.length; at += 1) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open('place', `v1.1.${changed.toString('base64url')}`)).toThrow();
    }
  });
});

describe('User keys', () => {
  it('open after a rotation, as long as the key that wraps them is given', () => {
    const key = randomBytes(32);
    const wrapped = wrapUserKey('a', 1, key, parseKeyRing(k1));
    expect(wrappingKeyId(wrapped)).toBe('k1');
    expect(unwrapUserKey('a', wrapped, parseKeyRing(`${k2},${k1}`))).toEqual(key);
    expect(() => unwrapUserKey('a', wrapped, parseKeyRing(k2))).toThrow('key k1 is needed');
  });

  it('refuse an operator key of the wrong length, naming its id only', () => {
    expect(() => parseKeyRing('k1:c2hvcnQ=')).toThrow('key k1 must be 32 bytes');
  });
});

describe('The blind index of an address', () => {
  it('is the same for every spelling and found under every operator key', () => {
    expect(emailIndex(' Ann@Example.com')).toBe(emailIndex('ann@example.com'));
    expect(emailIndexes('ann@example.com')).toHaveLength(2);
    expect(emailIndexes('ann@example.com')).toContain(emailIndex('ann@example.com'));
    expect(emailIndex('ann@example.com')).not.toBe(emailIndex('bob@example.com'));
  });
});

const SEGMENT = 64 * 1024;
const run = async (bytes: Buffer, stream: NodeJS.ReadWriteStream) =>
  await buffer(Readable.from([bytes]).pipe(stream));

async function rejects(bytes: Buffer, key: Buffer): Promise<boolean> {
  const stream = openStream(key);
  return await buffer(Readable.from([bytes]).pipe(stream)).then(
    () => false,
    () => true,
  );
}

describe('A sealed file', () => {
  it.each([0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 200_001])(
    'of %i bytes comes back whole',
    async (size) => {
      const key = randomBytes(32);
      const plain = randomBytes(size);
      const sealedBytes = await run(plain, sealStream(key));
      expect(await run(sealedBytes, openStream(key))).toEqual(plain);
      expect(size < 16 || !sealedBytes.includes(plain.subarray(0, 16))).toBe(true);
    },
  );

  it('is refused when it is cut, reordered, changed or opened with another key', async () => {
    const key = randomBytes(32);
    const sealedBytes = await run(randomBytes(3 * SEGMENT), sealStream(key));
    const whole = SEGMENT + 16;
    const [first, second] = [sealedBytes.subarray(0, whole), sealedBytes.subarray(whole, 2 * whole)];
    const changed = Buffer.from(sealedBytes);
    changed[70_000] = (changed[70_000] ?? 0) ^ 1;
    expect(await rejects(sealedBytes.subarray(0, 2 * whole), key)).toBe(true);
    expect(await rejects(Buffer.concat([second, first, sealedBytes.subarray(2 * whole)]), key)).toBe(true);
    expect(await rejects(changed, key)).toBe(true);
    expect(await rejects(sealedBytes, randomBytes(32))).toBe(true);
    expect(await rejects(Buffer.alloc(0), key)).toBe(true);
  });
});
