/** The random key of each user, stored only wrapped by the operator's key. Destroying it makes the user's data unreadable. */
import { randomBytes } from 'node:crypto';
import { now } from '../clock.ts';
import { keyRing, type KeyRing } from './keyRing.ts';
import { openBytes, sealBytes } from './seal.ts';

/** As stored in the user's row: `wrapped` is `<operator key id>.<base64url>`. */
export interface WrappedKey {
  readonly version: number;
  readonly wrapped: string;
  /** When the key was made; absent for keys older than the field. */
  readonly madeAt?: Date;
}

const placeOf = (userId: string, version: number, keyId: string) => `userKey|${userId}|${version}|${keyId}`;

/** Wraps a user key with the active operator key. */
export function wrapUserKey(
  userId: string,
  version: number,
  key: Buffer,
  ring: KeyRing = keyRing(),
): WrappedKey {
  const keyId = ring.activeId;
  const sealed = sealBytes(ring.derive(keyId, 'wrap'), placeOf(userId, version, keyId), key);
  return { version, wrapped: `${keyId}.${sealed.toString('base64url')}` };
}

/** Makes a new key for a user and answers it wrapped. */
export function newUserKey(userId: string, version: number): WrappedKey {
  return { ...wrapUserKey(userId, version, randomBytes(32)), madeAt: now() };
}

/** The 32 bytes of a user key; throws KeyError (operator key not given) or on tampering. */
export function unwrapUserKey(
  userId: string,
  { version, wrapped }: WrappedKey,
  ring: KeyRing = keyRing(),
): Buffer {
  const [keyId = '', sealed = ''] = wrapped.split('.');
  return openBytes(
    ring.derive(keyId, 'wrap'),
    placeOf(userId, version, keyId),
    Buffer.from(sealed, 'base64url'),
  );
}

/** Id of the operator key that wraps this user key. */
export function wrappingKeyId({ wrapped }: WrappedKey): string {
  return wrapped.split('.')[0] ?? '';
}
