/**
 * Encrypted files as a stream of segments, each checked before a byte of it is passed on. The nonce is the segment's
 * number with a flag on the last one, so segments cannot be swapped, repeated or cut off (the STREAM construction,
 * Hoang, Reyhanitabar, Rogaway, Vizar 2015). The key must be used for one file only.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { opening } from './seal.ts';

const SEGMENT_BYTES = 64 * 1024;
const TAG_BYTES = 16;

function nonce(counter: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(counter, 7);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function sealSegment(key: Buffer, counter: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(counter, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openSegment(key: Buffer, counter: number, isLast: boolean, sealed: Buffer): Buffer {
  return opening(() => {
    const iv = nonce(counter, isLast);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  });
}

/** Cuts what flows through into segments of `size` bytes; the last one (possibly empty) is marked. */
function inSegments(
  size: number,
  work: (segment: Buffer, counter: number, isLast: boolean) => Buffer,
): Transform {
  let held = Buffer.alloc(0);
  let counter = 0;
  const attempt = (done: TransformCallback, step: () => void) => {
    try {
      step();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        held = Buffer.concat([held, chunk]);
        // A full segment is held back until more follows: only then is it known not to be the last.
        while (held.length > size) {
          this.push(work(held.subarray(0, size), counter++, false));
          held = held.subarray(size);
        }
      });
    },
    flush(done) {
      attempt(done, () => this.push(work(held, counter, true)));
    },
  });
}

/** Plain bytes in, sealed bytes out. `key` is 32 bytes, used for this file only. */
export function sealStream(key: Buffer): Transform {
  return inSegments(SEGMENT_BYTES, (segment, counter, isLast) => sealSegment(key, counter, isLast, segment));
}

/** Sealed bytes in, plain bytes out; fails on the first segment that was changed, moved or is missing. */
export function openStream(key: Buffer): Transform {
  return inSegments(SEGMENT_BYTES + TAG_BYTES, (segment, counter, isLast) =>
    openSegment(key, counter, isLast, segment),
  );
}
