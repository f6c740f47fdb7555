/** Orders to erase a user's data below an epoch, kept until nothing can write it any more, so that a purge survives a crash. */
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { fromNow, HOUR, now } from '../clock.ts';
import { clear } from './fieldTags.ts';

export interface ErasureRow {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** Everything of the user below this epoch goes. */
  readonly belowEpoch: number;
  readonly orderedAt: Date;
}

const schema = new Schema<ErasureRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    belowEpoch: clear(Number, 'a counter'),
    orderedAt: clear(Date, 'a time'),
  },
  { versionKey: false },
);

export const ErasureModel = mongoose.model<ErasureRow>('Erasure', schema, 'erasures');

/** Longer than any request or job lives: a straggler may still insert a row of the old epoch, and must be swept too. */
const STRAGGLERS_MS = HOUR;

/** Orders an erasure within the transaction that makes the data invisible. */
export async function orderErasure(
  userId: string,
  belowEpoch: number,
  session: ClientSession,
): Promise<void> {
  await ErasureModel.create([{ userId, belowEpoch, orderedAt: now() }], { session });
}

/** All standing orders. */
export async function listErasures(): Promise<ErasureRow[]> {
  return await ErasureModel.find().lean<ErasureRow[]>();
}

/** Drops the orders that have stood long enough. */
export async function dropOldErasures(): Promise<void> {
  await ErasureModel.deleteMany({ orderedAt: mongoose.trusted({ $lt: fromNow(-STRAGGLERS_MS) }) });
}
