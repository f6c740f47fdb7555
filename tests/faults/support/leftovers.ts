/** What is still stored of somebody's data, past every filter of the portal: rows, chunks, scratch files, Redis keys. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { waitUntil } from '../../../scripts/processes/waitUntil.ts';
import type { FaultPortal } from './portal.ts';

const id = (text: string) => new mongoose.Types.ObjectId(text);

/** Orders to erase stand for an hour and the audit log for longer: they name ids and nothing else. */
const KEPT = /^(erasures|audit)/i;

async function rowsMatching(portal: FaultPortal, filter: object, skip: RegExp = KEPT): Promise<string[]> {
  const collections = (await portal.db.listCollections().toArray()).filter(({ name }) => !skip.test(name));
  const counts = await Promise.all(
    collections.map(async ({ name }) => {
      const count = await portal.db.collection(name).countDocuments(filter);
      return count ? [`${name}: ${count}`] : [];
    }),
  );
  return counts.flat();
}

async function orphanChunks(portal: FaultPortal): Promise<string[]> {
  const files = await portal.db.collection('files.files').distinct('_id');
  const chunks = await portal.db.collection('files.chunks').countDocuments({ files_id: { $nin: files } });
  return chunks ? [`chunks without a file: ${chunks}`] : [];
}

function scratchFiles({ folder }: FaultPortal): string[] {
  const scratch = path.join(folder, 'scratch');
  return readdirSync(scratch)
    .flatMap((name) => readdirSync(path.join(scratch, name)))
    .map((name) => `scratch: ${name.slice(0, 20)}`);
}

/** Of one document. */
export async function leftoversOfDocument(portal: FaultPortal, documentId: string, fileId: string) {
  const keys = await portal.redisKeys(documentId);
  return [
    ...(await rowsMatching(portal, { $or: [{ documentId: id(documentId) }, { _id: id(documentId) }] })),
    ...(await rowsMatching(portal, { $or: [{ _id: id(fileId) }, { files_id: id(fileId) }] })),
    ...(await orphanChunks(portal)),
    ...keys.map((key) => `Redis: ${key}`),
    ...scratchFiles(portal),
  ];
}

/** Of a user: everything but the account itself, or with `isDeleted` that too. */
export async function leftoversOfUser(portal: FaultPortal, userId: string, isDeleted: boolean) {
  const owned = { $or: [{ userId: id(userId) }, { 'metadata.userId': userId }] };
  const skip = isDeleted ? KEPT : /^(erasures|audit|sessions|resettokens|mails)/i;
  const account = isDeleted ? await rowsMatching(portal, { _id: id(userId) }) : [];
  const keys = isDeleted ? await portal.redisKeys(userId) : [];
  return [
    ...account,
    ...(await rowsMatching(portal, owned, skip)),
    ...(await orphanChunks(portal)),
    ...keys.map((key) => `Redis: ${key}`),
    ...scratchFiles(portal),
  ];
}

/** Waits until nothing is left; answers how long it took in ms. Throws telling what stayed. */
export async function untilNothingLeft(look: () => Promise<string[]>, limitMs = 300_000): Promise<number> {
  const from = performance.now();
  let last: string[] = [];
  await waitUntil('removal', async () => (last = await look()).length === 0, { limitMs }).catch(() => {
    throw new Error(`still stored: ${last.join('; ')}`);
  });
  return performance.now() - from;
}
