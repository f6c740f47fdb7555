/** Password reset links: one hour, used once, only their digest is stored. */
import { createHash, randomBytes } from 'node:crypto';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { fromNow, HOUR, now } from '../clock.ts';
import { clear, sealed } from './fieldTags.ts';

interface ResetTokenRow {
  readonly tokenHash: string;
  readonly userId: Types.ObjectId;
  readonly expiresAt: Date;
}

const schema = new Schema<ResetTokenRow>(
  {
    tokenHash: sealed({ required: true, unique: true }),
    userId: clear(Schema.Types.ObjectId, 'an id', { index: true }),
    expiresAt: clear(Date, 'a time', { expires: 0 }),
  },
  { versionKey: false },
);

export const ResetTokenModel = mongoose.model<ResetTokenRow>('ResetToken', schema, 'resetTokens');

// The token has 256 random bits, so a plain digest cannot be guessed back; no slow hash is needed.
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

export const RESET_TOKEN_LIFETIME_MS = HOUR;

/**
 * Makes the one valid link token of a user; every older one stops working. Answers the token, stored nowhere. Of several
 * made at once the one with the last id is left: each call removes what is older than the newest it sees, its own too.
 */
export async function issueResetToken(userId: Types.ObjectId): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = fromNow(RESET_TOKEN_LIFETIME_MS);
  const { _id } = await ResetTokenModel.create({ tokenHash: digest(token), userId, expiresAt });
  const newest = await ResetTokenModel.findOne({ userId }).sort({ _id: -1 }).select('_id').lean();
  await ResetTokenModel.deleteMany({ userId, _id: mongoose.trusted({ $lt: newest?._id ?? _id }) });
  return token;
}

const valid = (token: string) => ({
  tokenHash: digest(token),
  expiresAt: mongoose.trusted({ $gt: now() }),
});

/** Is this the token of a link that still works? */
export async function isResetToken(token: string): Promise<boolean> {
  return (await ResetTokenModel.exists(valid(token))) !== null;
}

/** Uses a token up and answers whose it was; null when it is unknown, used or too old. Of parallel calls one succeeds. */
export async function redeemResetToken(
  token: string,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  const row = await ResetTokenModel.findOneAndDelete(valid(token), { session }).lean<ResetTokenRow>();
  return row?.userId ?? null;
}
