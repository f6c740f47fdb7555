/** Compares what the documents of a backup say of their files with the pieces that are in it. */
import { createHash, type Hash } from 'node:crypto';
import type { DocumentRow } from '../models/document.ts';
import { BackupError } from './backupRecords.ts';

export interface FileRow {
  readonly _id: { toString(): string };
  /** In bytes, as stored. */
  readonly length: number;
}

/** A piece of a stored file, as GridFS keeps it. */
export interface ChunkRow {
  readonly files_id: { toString(): string };
  readonly n: number;
  readonly data: Uint8Array;
}

/**
 * Takes all documents first, then all files, then all pieces in the order of file and number; `finish` answers the number of files.
 * Throws BackupError when a piece or a file is missing, or a file is not the one its document names.
 */
export function checkFiles() {
  const digests = new Map<string, string>();
  const lengths = new Map<string, number>();
  const named = new Set<string>();
  const seen = new Set<string>();
  let current: { id: string; digest: Hash; pieces: number; bytes: number } | undefined;

  const close = () => {
    if (!current) return;
    if (current.bytes !== lengths.get(current.id)) throw new BackupError('an uploaded file is cut off');
    const expected = digests.get(current.id);
    if (expected !== undefined && current.digest.digest('hex') !== expected)
      throw new BackupError('an uploaded file is damaged');
    seen.add(current.id);
  };
  return {
    onDocument({ fileId, sha256, snippetsFileId }: DocumentRow): void {
      digests.set(fileId.toString(), sha256);
      named.add(fileId.toString());
      if (snippetsFileId) named.add(snippetsFileId.toString());
    },
    onFile({ _id, length }: FileRow): void {
      lengths.set(_id.toString(), length);
    },
    onChunk({ files_id, n, data }: ChunkRow): void {
      const id = files_id.toString();
      if (current?.id !== id) {
        close();
        current = { id, digest: createHash('sha256'), pieces: 0, bytes: 0 };
      }
      if (n !== current.pieces) throw new BackupError('a piece of an uploaded file is missing');
      current.pieces += 1;
      current.bytes += data.length;
      current.digest.update(data);
    },
    finish(): number {
      close();
      for (const id of named) if (!seen.has(id)) throw new BackupError('an uploaded file is missing');
      return seen.size;
    },
  };
}
