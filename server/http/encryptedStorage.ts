/**
 * Where multer puts an upload: through encryption into the file store as it arrives, never whole into memory.
 * Its first and last bytes are kept aside and judged; a file that is not what it says is removed again.
 */
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type multer from 'multer';
import { judgeFile, type FileKind, type FileProblem } from '#domain/documents/sniffFile';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { openVault, type Vault } from '#platform/cipher/vault';
import { putFile, readFile, removeFile, type StoredFile } from '#platform/fileStore';
import { displayName } from './displayName.ts';
import { keepPlaceDuring } from './limitAtOnce.ts';
import { visitorOf } from './requireUser.ts';

export interface ReceivedFile extends StoredFile {
  readonly originalName: string;
  readonly kind: FileKind;
}

/** What judgeFile looks at in all but old Office files. */
const EDGE_BYTES = 64 * 1024;
const isOldOffice = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

/** Passes bytes on and keeps the first and the last 64 KB of them. */
function edgeKeeper() {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const room = EDGE_BYTES - head.length;
      if (room > 0) head = Buffer.concat([head, chunk.subarray(0, room)]);
      if (chunk.length > room)
        tail = Buffer.concat([tail, chunk.subarray(Math.max(room, 0))]).subarray(-EDGE_BYTES);
      done(null, chunk);
    },
  });
  return { stream, edges: () => Buffer.concat([head, tail]) };
}

const STATUS: Record<FileProblem, [number, string]> = {
  empty: [400, 'FILE_EMPTY'],
  notAccepted: [415, 'FILE_NOT_ACCEPTED'],
  notWhatItSays: [415, 'FILE_NOT_WHAT_IT_SAYS'],
};

async function judge(vault: Vault, stored: StoredFile, name: string, edges: Buffer): Promise<FileKind> {
  // The directory of an old Office file may be anywhere: the stored file is read back for it.
  const bytes = isOldOffice(edges) ? ((await readFile(vault, stored.fileId)) ?? edges) : edges;
  const verdict = judgeFile(name, bytes);
  if (verdict.ok) return verdict.kind;
  throw new AppError(...STATUS[verdict.problem], messages.documents[verdict.problem]);
}

async function store(vault: Vault, source: Readable, name: string): Promise<ReceivedFile> {
  const { stream, edges } = edgeKeeper();
  const through = new PassThrough();
  const both = [putFile(vault, through), pipeline(source, stream, through)] as const;
  // The first failure is the cause; but it is over only when what was stored so far is taken back as well.
  const [stored] = await Promise.all(both).finally(() => Promise.allSettled(both));
  try {
    const kind = await judge(vault, stored, name, edges());
    return { ...stored, kind, originalName: displayName(name, kind) };
  } catch (error) {
    await removeFile(stored.fileId);
    throw error;
  }
}

/** The storage engine; the vault is that of the request's visitor. */
export function encryptedStorage(): multer.StorageEngine {
  return {
    _handleFile(request: Request, file, done) {
      const vault = openVault(visitorOf(request).user);
      const storing = store(vault, file.stream, file.originalname);
      keepPlaceDuring(request, storing);
      storing.then((received) => done(null, received as object), done);
    },
    _removeFile(_request, file, done) {
      removeFile((file as unknown as ReceivedFile).fileId).then(() => done(null), done);
    },
  };
}
