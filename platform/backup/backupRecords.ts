/**
 * The file format of backups: BSON documents one after the other. A head says what it is, a row is one stored document
 * of a collection exactly as MongoDB keeps it, the end counts the rows and carries the SHA-256 of everything before it.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

export type BackupPart = 'data' | 'accounts';
export interface BackupHead {
  readonly kind: 'head';
  readonly format: 1;
  readonly part: BackupPart;
  readonly takenAt: Date;
}
interface RowRecord {
  readonly kind: 'row';
  readonly collection: string;
  readonly row: Uint8Array;
}
interface EndRecord {
  readonly kind: 'end';
  readonly counts: Readonly<Record<string, number>>;
  readonly sha256: string;
}
export type BackupRecord = BackupHead | RowRecord | EndRecord;

/** The file is not a whole, unchanged backup; the message says in what way. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes rows into a new file readable by its owner only, durably, and answers their number by collection. Throws what
 * the source or the disk throws; the file is then not whole and will not verify.
 */
export async function writeBackup(
  path: string,
  head: BackupHead,
  rows: AsyncIterable<{ collection: string; row: Uint8Array }>,
): Promise<Record<string, number>> {
  const file = await open(path, 'wx', 0o600);
  const digest = createHash('sha256');
  const counts: Record<string, number> = {};
  const write = async (record: BackupRecord) => {
    const bytes = BSON.serialize(record);
    if (record.kind !== 'end') digest.update(bytes);
    await file.writeFile(bytes);
  };
  try {
    await write(head);
    for await (const { collection, row } of rows) {
      await write({ kind: 'row', collection, row });
      counts[collection] = (counts[collection] ?? 0) + 1;
    }
    await write({ kind: 'end', counts, sha256: digest.digest('hex') });
    await file.sync();
  } finally {
    await file.close();
  }
  return counts;
}

const LENGTH_BYTES = 4;
/** More than MongoDB's largest document with its frame: a length above it is damage. */
const LARGEST = 20 * 1024 * 1024;

/** The BSON documents of a file, as bytes. Throws BackupError when it is cut off. */
async function* documentsOf(path: string): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    held = Buffer.concat([held, chunk as Buffer]);
    while (held.length >= LENGTH_BYTES) {
      const length = held.readInt32LE(0);
      if (length < 5 || length > LARGEST) throw new BackupError('the file is damaged');
      if (held.length < length) break;
      yield held.subarray(0, length);
      held = held.subarray(length);
    }
  }
  if (held.length > 0) throw new BackupError('the file is cut off');
}

function parse(bytes: Buffer): BackupRecord {
  try {
    return BSON.deserialize(bytes, { promoteBuffers: true }) as BackupRecord;
  } catch {
    throw new BackupError('the file is damaged');
  }
}

/**
 * The records of a backup: head first, then the rows, and the end only when checksum and counts are right. Throws
 * BackupError for a file that is no backup of `part`, is cut off or was changed; rows have then been given already.
 */
export async function* readBackup(path: string, part: BackupPart): AsyncGenerator<BackupRecord> {
  const digest = createHash('sha256');
  const counts: Record<string, number> = {};
  let isOver = false;
  let isFirst = true;
  for await (const bytes of documentsOf(path)) {
    const record = parse(bytes);
    if (isOver) throw new BackupError('the file goes on after its end');
    if (isFirst && (record.kind !== 'head' || record.format !== 1 || record.part !== part))
      throw new BackupError(`this is not a backup of the portal (${part})`);
    isFirst = false;
    if (record.kind === 'end') {
      if (record.sha256 !== digest.digest('hex')) throw new BackupError('the file was changed or damaged');
      if (!hasSameCounts(record.counts, counts)) throw new BackupError('rows are missing');
      isOver = true;
    } else digest.update(bytes);
    if (record.kind === 'row') counts[record.collection] = (counts[record.collection] ?? 0) + 1;
    yield record;
  }
  if (!isOver) throw new BackupError('the file is cut off');
}

const hasSameCounts = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, n]) => b[name] === n);
