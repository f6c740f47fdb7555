/** Writes a PDF protected with passwords (standard handler, revision 2: ISO 32000-1, 7.6.3). */
import { createHash } from 'node:crypto';
import { FONT, HARMLESS, rawPdf, stream } from './rawPdf.ts';

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const FILE_ID = Buffer.from('0123456789abcdef');
const KEY_BYTES = 5;
/** Reading aloud, and nothing else: what an owner's password forbids. */
const PERMISSIONS = -64;

const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}

/** One page; an empty `userPassword` opens for everybody, with what the owner forbids forbidden. */
export function protectedPdf(
  userPassword: string,
  content = HARMLESS,
  ownerPassword = 'of the owner',
): Buffer {
  const owner = rc4(md5(padded(ownerPassword)).subarray(0, KEY_BYTES), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(userPassword), owner, permissions, FILE_ID).subarray(0, KEY_BYTES);
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, KEY_BYTES + 5);
  const user = rc4(key, PADDING);
  return rawPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(rc4(contentKey, Buffer.from(content, 'latin1'))),
      FONT,
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /O ${hex(owner)} /U ${hex(user)} /P ${PERMISSIONS} >>`,
    ],
    `/Root 1 0 R /Encrypt 6 0 R /ID [${hex(FILE_ID)} ${hex(FILE_ID)}]`,
  );
}
