/** The rows invariants look at, read through the driver: as they lie there, in whatever shape. */
import mongoose, { type Types } from 'mongoose';

export interface AnyRow {
  readonly _id: Types.ObjectId;
  readonly userId?: Types.ObjectId;
  readonly epoch?: number;
}

/** Collections whose rows belong to one user at one epoch. */
export const EPOCH_COLLECTIONS = ['documents', 'people', 'questionnaires', 'snapshots', 'drafts'] as const;
/** Collections whose rows belong to a user, whatever the epoch. */
export const USER_COLLECTIONS = [...EPOCH_COLLECTIONS, 'sessions', 'resetTokens', 'mails'] as const;

/** All rows of a collection, or those matching. */
export function rowsOf<Row = AnyRow>(
  collection: string,
  filter: object = {},
  fields?: Readonly<Record<string, 1>>,
): AsyncIterable<Row> {
  const found = mongoose.connection.collection(collection).find(filter, fields && { projection: fields });
  return found as unknown as AsyncIterable<Row>;
}

/** User id -> the epoch their data is at. */
export async function readEpochs(): Promise<ReadonlyMap<string, number>> {
  const epochs = new Map<string, number>();
  for await (const user of rowsOf<{ _id: Types.ObjectId; dataEpoch: number }>('users', {}, { dataEpoch: 1 }))
    epochs.set(user._id.toString(), user.dataEpoch);
  return epochs;
}

/** A purge follows its order at once, or within a minute when the process that ordered it died. */
const PURGED_WITHIN_MS = 120_000;

/** Ids of users whose old data is being removed right now. */
export async function readErasures(): Promise<ReadonlySet<string>> {
  const fresh = { orderedAt: { $gt: new Date(Date.now() - PURGED_WITHIN_MS) } };
  const ids = new Set<string>();
  for await (const { userId } of rowsOf('erasures', fresh)) if (userId) ids.add(userId.toString());
  return ids;
}
