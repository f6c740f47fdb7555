/** Proof that the operator's keys are the ones this database was written with, checked before anything is served. */
import mongoose, { Schema } from 'mongoose';
import { KeyError, keyRing } from '../cipher/keyRing.ts';
import { openBytes, sealBytes } from '../cipher/seal.ts';
import { clear, sealed } from './fieldTags.ts';

interface KeyCheckRow {
  readonly _id: string;
  readonly proof: string;
}

const schema = new Schema<KeyCheckRow>(
  { _id: clear(String, 'the id of an operator key'), proof: sealed({ required: true }) },
  { versionKey: false },
);

export const KeyCheckModel = mongoose.model<KeyCheckRow>('KeyCheck', schema, 'keyChecks');

const PLACE = 'keyCheck';

function openProof({ _id, proof }: KeyCheckRow): void {
  const key = keyRing().derive(_id, 'check');
  try {
    openBytes(key, PLACE, Buffer.from(proof, 'base64url'));
  } catch {
    throw new KeyError(`DATA_ENCRYPTION_KEY: key ${_id} is not the key this database was written with`);
  }
}

/**
 * Opens the proof of every key the database still needs and leaves one for each key that is new.
 * Throws KeyError when a key is missing or another one: the process must not start then.
 */
export async function checkKeys(): Promise<void> {
  const rows = await KeyCheckModel.find().lean<KeyCheckRow[]>();
  rows.forEach(openProof);
  for (const _id of keyRing().ids) {
    const proof = sealBytes(keyRing().derive(_id, 'check'), PLACE, Buffer.from(_id)).toString('base64url');
    // $setOnInsert: of two processes starting together the second keeps the first's proof.
    await KeyCheckModel.updateOne({ _id }, { $setOnInsert: { proof } }, { upsert: true });
  }
  (await KeyCheckModel.find().lean<KeyCheckRow[]>()).forEach(openProof);
}

/** Forgets a key that nothing uses any more; from then on it need not be given. */
export async function retireKey(keyId: string): Promise<void> {
  await KeyCheckModel.deleteOne({ _id: keyId });
}
