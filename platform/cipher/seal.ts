/** AES-256-GCM for one value: random 96-bit IV, 128-bit tag, bound to its place by associated data. Source: NIST SP 800-38D. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Stored bytes do not open: changed, moved to another place or user, or cut off. Nothing of them is in the message. */
export class SealError extends Error {
  override readonly name = 'SealError';

  constructor() {
    super('a sealed value does not open at its place');
  }
}

/** Fields of the log line an operator must look at: stored bytes were changed, or a key is missing (docs/security.md). */
export const UNREADABLE_ALARM = { kind: 'ALARM', code: 'UNREADABLE_DATA' } as const;

/** Runs an opening step; whatever OpenSSL says about it becomes a SealError. */
export function opening<T>(open: () => T): T {
  try {
    return open();
  } catch {
    throw new SealError();
  }
}

/** Seals bytes under a 32-byte key; answers IV, tag and ciphertext in one buffer. `place` must be given again to open it. */
export function sealBytes(key: Buffer, place: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Opens what sealBytes made; throws SealError when key, place or any byte differs. */
export function openBytes(key: Buffer, place: string, sealed: Buffer): Buffer {
  return opening(() => {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  });
}
