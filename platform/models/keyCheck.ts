/** Proof that the operator's keys are the ones this database was written with, checked before anything is served. */
import mongoose, { Schema } from 'mongoose';
import { KeyError, keyRing, type KeyRing } from '../cipher/keyRing.ts';
import { openBytes, sealBytes } from '../cipher/seal.ts';
import { wrappingKeyId } from '../cipher/userKeys.ts';
import { clear, sealed } from './fieldTags.ts';
import { UserModel, type UserRow } from './user.ts';

export interface KeyCheckRow {
  readonly _id: string;
  readonly proof: string;
}

const schema = new Schema<KeyCheckRow>(
  { _id: clear(String, 'the id of an operator key'), proof: sealed({ required: true }) },
  { versionKey: false },
);

export const KeyCheckModel = mongoose.model<KeyCheckRow>('KeyCheck', schema, 'keyChecks');

const PLACE = 'keyCheck';

/** Throws KeyError when the ring's key of that id is missing or another one than this proof was made with. */
export function openProof({ _id, proof }: KeyCheckRow, ring: KeyRing = keyRing()): void {
  const key = ring.derive(_id, 'check');
  try {
    openBytes(key, PLACE, Buffer.from(proof, 'base64url'));
  } catch {
    throw new KeyError(`DATA_ENCRYPTION_KEY: key ${_id} is not the key the data was written with`);
  }
}

const wrappedBy = (ids: readonly string[]) => new RegExp(`^(${ids.join('|')})\\.`);

/** A process that still had another key may have wrapped with it after that key was retired. */
async function requireKeysInUse(): Promise<void> {
  const isForeign = mongoose.trusted({ $not: wrappedBy(keyRing().ids) });
  const row = await UserModel.findOne({ keys: mongoose.trusted({ $elemMatch: { wrapped: isForeign } }) })
    .select('keys')
    .lean<Pick<UserRow, 'keys'>>();
  for (const key of row?.keys ?? []) keyRing().derive(wrappingKeyId(key), 'wrap'); // throws for the one that is missing
}

/**
 * Opens the proof of every key the database still needs and leaves one for the active key. A key that is listed but not
 * active leaves none: it may be given before a rotation and taken away after it.
 * Throws KeyError when a key is missing or another one: the process must not start then.
 */
export async function checkKeys(): Promise<void> {
  const rows = await KeyCheckModel.find().lean<KeyCheckRow[]>();
  for (const row of rows) openProof(row);
  await requireKeysInUse();
  const _id = keyRing().activeId;
  const proof = sealBytes(keyRing().derive(_id, 'check'), PLACE, Buffer.from(_id)).toString('base64url');
  // $setOnInsert: of two processes starting together the second keeps the first's proof.
  await KeyCheckModel.updateOne({ _id }, { $setOnInsert: { proof } }, { upsert: true });
  for (const row of await KeyCheckModel.find().lean<KeyCheckRow[]>()) openProof(row);
}

/** Forgets the proofs of every key but the active one: nothing is wrapped by them any more, and they need not be given. */
export async function retireOldKeys(): Promise<string[]> {
  const old = { _id: mongoose.trusted({ $ne: keyRing().activeId }) };
  const retired = (await KeyCheckModel.find(old).lean<KeyCheckRow[]>()).map(({ _id }) => _id);
  await KeyCheckModel.deleteMany({ _id: mongoose.trusted({ $in: retired }) });
  return retired;
}
