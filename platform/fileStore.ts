/** Uploaded files: encrypted on the way into GridFS, decrypted on the way out, never in clear on any disk. */
import { createHash, randomBytes } from 'node:crypto';
import { pipeline as passOn, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose from 'mongoose';
import { messages } from '#domain/messages';
import { AppError } from './appError.ts';
import { SealError } from './cipher/seal.ts';
import { openStream, sealStream } from './cipher/sealedStream.ts';
import type { Vault } from './cipher/vault.ts';

const { GridFSBucket, ObjectId } = mongoose.mongo;

export interface FileMetadata {
  readonly userId: string;
  readonly epoch: number;
  /** The file's own key, sealed by its owner's vault. */
  readonly key: string;
}

export interface StoredFile {
  readonly fileId: string;
  /** Size of the file as it was uploaded, in bytes. */
  readonly fileSize: number;
  /** Hex SHA-256 of the sealed bytes. */
  readonly sha256: string;
}

// One-megabyte chunks: a 10 MB file is ten journaled inserts instead of forty.
function bucket() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  return new GridFSBucket(db, { bucketName: 'files', chunkSizeBytes: 1024 * 1024 });
}

/** Makes the index that finds the files of a user; those GridFS itself needs are made with the first file. */
export async function prepareFiles(): Promise<void> {
  await mongoose.connection
    .collection('files.files')
    .createIndex({ 'metadata.userId': 1, 'metadata.epoch': 1 });
}

/** Passes bytes on and tells their number. */
function counted(onChunk: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk(chunk);
      done(null, chunk);
    },
  });
}

/** Where a file's own key is bound to. */
export const fileKeyPlace = (fileId: string) => `files/${fileId}/key`;

/** Stores what `source` gives. Rejects when the source or the database fails; nothing readable is left behind then. */
export async function putFile(vault: Vault, source: Readable): Promise<StoredFile> {
  const id = new ObjectId();
  const fileId = id.toHexString();
  const key = randomBytes(32);
  const sealedKey = vault.seal(fileKeyPlace(fileId), key.toString('base64'));
  const metadata: FileMetadata = { userId: vault.userId, epoch: vault.epoch, key: sealedKey };
  const target = bucket().openUploadStreamWithId(id, fileId, { metadata: { ...metadata } });
  const digest = createHash('sha256');
  let fileSize = 0;
  try {
    const count = counted((chunk) => (fileSize += chunk.length));
    await pipeline(
      source,
      count,
      sealStream(key),
      counted((chunk) => digest.update(chunk)),
      target,
    );
  } catch (error) {
    await target.abort().catch(() => undefined);
    throw error;
  }
  return { fileId, fileSize, sha256: digest.digest('hex') };
}

const notStored = () => new AppError(404, 'NOT_FOUND', messages.documents.notFound);
const isCutOff = (error: Error) => error.name === 'MongoGridFSChunkError';

/** Opens what was sealed, piece by piece. A file removed meanwhile is missing, not damaged: that alarms nobody. */
async function* openedBytes(id: mongoose.mongo.ObjectId, key: Buffer): AsyncGenerator<Buffer> {
  const source = bucket().openDownloadStream(id);
  const opened = openStream(key);
  passOn(source, opened, () => undefined); // its errors come out of `opened`
  try {
    yield* opened as AsyncIterable<Buffer>;
  } catch (error) {
    if (!(await bucket().find({ _id: id }).hasNext())) throw notStored();
    throw isCutOff(error as Error) ? new SealError() : error;
  }
}

/**
 * Opens a stored file of this vault's user; null when it does not exist (any more). The stream fails with SealError when
 * stored bytes were changed or are missing, and with AppError 404 when the file is removed while it is read.
 */
export async function openFile(vault: Vault, fileId: string): Promise<Readable | null> {
  const id = new ObjectId(fileId);
  const file = await bucket().find({ _id: id, 'metadata.userId': vault.userId }).next();
  if (!file) return null;
  const { key } = file.metadata as unknown as FileMetadata;
  const opened = vault.open<string>(fileKeyPlace(fileId), key);
  return Readable.from(openedBytes(id, Buffer.from(opened, 'base64')), { objectMode: false });
}

/** The whole content of a stored file; null when it does not exist (any more). */
export async function readFile(vault: Vault, fileId: string): Promise<Buffer | null> {
  const stream = await openFile(vault, fileId);
  return stream && (await buffer(stream));
}

/** Removes a file and its chunks; quiet when it is gone already. */
export async function removeFile(fileId: string): Promise<void> {
  const id = new ObjectId(fileId);
  const files = bucket();
  await files.delete(id).catch((error: unknown) => {
    if ((error as Error).name !== 'MongoRuntimeError' && !/not found/i.test((error as Error).message))
      throw error;
  });
  // An upload that was cut off leaves chunks without a file entry.
  await mongoose.connection.collection('files.chunks').deleteMany({ files_id: id });
}

/** Ids of the files of a user below an epoch (clear-all, account deletion). */
export async function listFilesBelow(userId: string, epoch: number): Promise<string[]> {
  const files = await bucket()
    .find({ 'metadata.userId': userId, 'metadata.epoch': { $lt: epoch } })
    .toArray();
  return files.map((file) => file._id.toHexString());
}
