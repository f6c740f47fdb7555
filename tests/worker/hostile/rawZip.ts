/** Writes zip archives entry by entry, however false what they say about themselves. */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from './crc32.ts';

export interface ZipPart {
  readonly name: string;
  readonly data?: Buffer | string;
  /** Deflated data to be taken as it is. */
  readonly deflated?: Buffer;
  /** What the archive says the part unfolds to. */
  readonly saidSize?: number;
  /** Unix mode, for links. */
  readonly mode?: number;
}

const header = (size: number, fill: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(size);
  fill(buffer);
  return buffer;
};

/** `saidEntries`: how many parts the archive says it holds. */
export function rawZip(parts: readonly ZipPart[], saidEntries = parts.length): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data = '', deflated, saidSize, mode = 0o644 } of parts) {
    const plain = Buffer.from(data as Buffer);
    const body = deflated ?? deflateRawSync(plain);
    const size = saidSize ?? plain.length;
    const common = (buffer: Buffer, from: number) => {
      buffer.writeUInt16LE(20, from);
      buffer.writeUInt16LE(8, from + 4);
      buffer.writeUInt32LE(deflated ? 0 : crc32(plain), from + 10);
      buffer.writeUInt32LE(body.length, from + 14);
      buffer.writeUInt32LE(size >>> 0, from + 18);
      buffer.writeUInt16LE(Buffer.byteLength(name), from + 22);
    };
    const local = header(30, (buffer) => {
      buffer.writeUInt32LE(0x04034b50, 0);
      common(buffer, 4);
    });
    const central = header(46, (buffer) => {
      buffer.writeUInt32LE(0x02014b50, 0);
      buffer.writeUInt16LE(0x0314, 4);
      common(buffer, 6);
      buffer.writeUInt32LE((mode << 16) >>> 0, 38);
      buffer.writeUInt32LE(at, 42);
    });
    files.push(local, Buffer.from(name), body);
    directory.push(central, Buffer.from(name));
    at += local.length + Buffer.byteLength(name) + body.length;
  }
  const table = Buffer.concat(directory);
  const end = header(22, (buffer) => {
    buffer.writeUInt32LE(0x06054b50, 0);
    buffer.writeUInt16LE(saidEntries & 0xffff, 8);
    buffer.writeUInt16LE(saidEntries & 0xffff, 10);
    buffer.writeUInt32LE(table.length, 12);
    buffer.writeUInt32LE(at, 16);
  });
  return Buffer.concat([...files, table, end]);
}
