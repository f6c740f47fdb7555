/** Signed-in sessions. A token is valid only while its session's row exists, so ending one takes effect at the next request. */
import { randomBytes } from 'node:crypto';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { fromNow, MINUTE, now } from '../clock.ts';
import { clear } from './fieldTags.ts';
import type { UserRow } from './user.ts';

export interface SessionRow {
  /** 128 random bits, base64url; worthless without a signed token that names it. */
  readonly _id: string;
  readonly userId: Types.ObjectId;
  readonly createdAt: Date;
  /** Written at most once a minute. */
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const schema = new Schema<SessionRow>(
  {
    _id: clear(String, 'random, useless without the signing key'),
    userId: clear(Schema.Types.ObjectId, 'an id', { index: true }),
    createdAt: clear(Date, 'a time'),
    lastSeenAt: clear(Date, 'a time'),
    expiresAt: clear(Date, 'a time', { expires: 0 }),
  },
  { versionKey: false },
);

export const SessionModel = mongoose.model<SessionRow>('Session', schema, 'sessions');

/** Starts a session that ends by itself after `lifetimeMs`. */
export async function startSession(userId: Types.ObjectId, lifetimeMs: number): Promise<SessionRow> {
  const _id = randomBytes(16).toString('base64url');
  const times = { createdAt: now(), lastSeenAt: now(), expiresAt: fromNow(lifetimeMs) };
  return (await SessionModel.create({ _id, userId, ...times })).toObject();
}

export interface OpenSession {
  readonly session: SessionRow;
  readonly user: UserRow;
}

/**
 * A session that has not ended and was used within `idleMs`, with the account it belongs to; null otherwise. (The database
 * removes ended ones only once a minute.) Every request asks this: one round trip, and past Mongoose's query layer, whose
 * casting costs as much as the round trip; `sessionId` is a checked text.
 */
export async function findSession(sessionId: string, idleMs: number): Promise<OpenSession | null> {
  const open = { _id: sessionId, expiresAt: { $gt: now() }, lastSeenAt: { $gt: fromNow(-idleMs) } };
  const owner = { from: 'users', localField: 'userId', foreignField: '_id', as: 'users' };
  const [found] = await SessionModel.collection
    .aggregate<SessionRow & { users: UserRow[] }>([{ $match: open }, { $lookup: owner }])
    .toArray();
  if (!found) return null;
  const { users, ...session } = found;
  return users[0] ? { session, user: users[0] } : null;
}

/** Notes that a session was used, at most once a minute. */
export async function touchSession(session: SessionRow): Promise<void> {
  if (now().getTime() - session.lastSeenAt.getTime() < MINUTE) return;
  await SessionModel.updateOne({ _id: session._id }, { lastSeenAt: now() });
}

/** Ends one session. */
export async function endSession(sessionId: string): Promise<void> {
  await SessionModel.deleteOne({ _id: sessionId });
}

/** Ends every session of a user, except one where it is given. */
export async function endSessions(
  userId: string | Types.ObjectId,
  options: { except?: string; session?: ClientSession } = {},
): Promise<void> {
  const others = options.except ? { _id: mongoose.trusted({ $ne: options.except }) } : {};
  await SessionModel.deleteMany({ userId, ...others }, { session: options.session });
}
