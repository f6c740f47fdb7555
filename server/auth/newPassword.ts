/** Storing a new password, by a reset link or by whoever knows the present one, and ending what the old one opened. */
import type { ClientSession } from 'mongoose';
import type { CheckedBodyOf } from '#domain/api';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { emailIndex } from '#platform/cipher/emailIndex';
import { now } from '#platform/clock';
import { isResetToken, redeemResetToken, ResetTokenModel } from '#platform/models/resetToken';
import { endSessions } from '#platform/models/session';
import { findUser, UserModel, type UserRow } from '#platform/models/user';
import { withTransaction } from '#platform/mongo';
import { later } from '../http/laterWork.ts';
import { forgive, LIMITS } from '../http/rateLimits.ts';
import { presentUser } from '../presenters.ts';
import { sendNotice } from './accountMail.ts';
import { hashPassword, requireAcceptable } from './passwords.ts';

interface NewPassword {
  readonly passwordHash: string;
  /** The hash that must still be there; absent: whatever stands there. */
  readonly present?: string;
  /** Lives on, because it knew the present password. */
  readonly keepSession?: string;
}

/**
 * Stores it, ends sessions and older links, all of it or nothing: a password that was changed while sessions of the old one
 * live on would be worse than none. False when the present one is another by now. (A session that is opened meanwhile ends
 * by itself: signing in writes the user's row after it, which this has written first.)
 */
async function store(
  { _id }: UserRow,
  { passwordHash, present, keepSession }: NewPassword,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id, ...(present !== undefined && { passwordHash: present }) },
    { passwordHash, passwordChangedAt: now(), failedLogins: 0 },
    { session },
  );
  if (matchedCount === 0) return false;
  await endSessions(_id, { except: keepSession, session });
  await ResetTokenModel.deleteMany({ userId: _id }, { session });
  return true;
}

const tellOwner = (user: UserRow) => later('password notice', () => sendNotice(user, 'passwordChanged'));

/** Stores a new password and ends all sessions but `keepSession`; false when the present one was changed meanwhile. */
export async function replacePassword(
  user: UserRow,
  password: string,
  keepSession: string,
): Promise<boolean> {
  const change = { passwordHash: await hashPassword(password), present: user.passwordHash, keepSession };
  const isStored = await withTransaction(async (session) => await store(user, change, session));
  if (isStored) tellOwner(user);
  return isStored;
}

const invalidLink = () => new AppError(400, 'RESET_INVALID', messages.account.resetInvalid);

/**
 * Sets a new password with the token of a reset link and ends every session; of several uses of one link exactly one
 * succeeds. `concerns` tells the log whose account it is. The link is used up only when the password stands.
 */
export async function resetPassword(
  { token, password }: CheckedBodyOf<'resetPassword'>,
  concerns: (userId: string) => void,
): Promise<void> {
  requireAcceptable(password, 'password');
  if (!(await isResetToken(token))) throw invalidLink();
  const passwordHash = await hashPassword(password);
  const user = await withTransaction(async (session) => {
    const userId = await redeemResetToken(token, session);
    const owner = userId && (await findUser(userId, session));
    return owner && (await store(owner, { passwordHash }, session)) ? owner : null;
  });
  if (!user) throw invalidLink();
  concerns(user._id.toString());
  tellOwner(user);
  await forgive(LIMITS.loginAccount, emailIndex(presentUser(user).email));
}
