/** Elects one process for a chore by a short lease in the database. */
import { randomBytes } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { databaseNowPlus, OWN_PIPELINE } from './extractionLease.ts';
import { clear } from './fieldTags.ts';

interface LeaderRow {
  readonly _id: string;
  readonly holder: string;
  readonly until: Date;
}

const schema = new Schema<LeaderRow>(
  {
    _id: clear(String, 'the name of a chore'),
    holder: clear(String, 'random'),
    until: clear(Date, 'a time'),
  },
  { versionKey: false },
);

export const LeaderModel = mongoose.model<LeaderRow>('Leader', schema, 'leaders');

const self = randomBytes(8).toString('base64url');

/** Is this process the one that does the chore for the next `ms`? The holder renews; others take over when it is late. */
export async function holdsLeadership(chore: string, ms: number): Promise<boolean> {
  const isFree = {
    $or: [{ $eq: ['$holder', self] }, { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }],
  };
  // The condition stands in the update and not in the filter, which an upsert would take for a row to be made.
  const take = {
    holder: { $cond: [isFree, self, '$holder'] },
    until: { $cond: [isFree, databaseNowPlus(ms), '$until'] },
  };
  const row = await LeaderModel.findOneAndUpdate({ _id: chore }, [{ $set: take }], {
    ...OWN_PIPELINE,
    upsert: true,
    returnDocument: 'after',
  }).lean<LeaderRow>();
  return row?.holder === self;
}

/** Did anybody take this chore and not give it back, be it that they work or that they died? */
export async function hasLeader(chore: string): Promise<boolean> {
  return (await LeaderModel.exists({ _id: chore })) !== null;
}

/** Takes the lease from whoever holds it, so that nobody does the chore for `ms`. */
export async function takeLeadership(chore: string, ms: number): Promise<void> {
  const take = { holder: self, until: databaseNowPlus(ms) };
  await LeaderModel.updateOne({ _id: chore }, [{ $set: take }], { ...OWN_PIPELINE, upsert: true });
}

/** Gives back a lease this process holds: the next one to ask has it. */
export async function giveUpLeadership(chore: string): Promise<void> {
  await LeaderModel.deleteOne({ _id: chore, holder: self });
}
