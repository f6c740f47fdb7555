/** The signed-in user's own account: profile, password, signing out, deleting. */
import type { CheckedBodyOf } from '#domain/api';
import { normalizeEmail } from '#domain/account/email';
import type { User } from '#domain/account/user';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { eraseAccount } from '#platform/eraseUserData';
import { isDuplicateKey } from '#platform/models/duplicateKey';
import { ResetTokenModel } from '#platform/models/resetToken';
import {
  findUser,
  profileOf,
  updateProfile as storeProfile,
  type UserProfile,
  type UserRow,
} from '#platform/models/user';
import { withTransaction } from '#platform/mongo';
import { sendNotice } from '../auth/accountMail.ts';
import { emailTaken } from '../auth/authService.ts';
import { replacePassword } from '../auth/newPassword.ts';
import { isPassword, requireAcceptable } from '../auth/passwords.ts';
import type { Visitor } from '../http/door.ts';
import { later } from '../http/laterWork.ts';
import { forgive, LIMITS, spend } from '../http/rateLimits.ts';
import { presentUser } from '../presenters.ts';

/** Stores it, and ends reset links with the old address, both or neither: one in that mailbox must open nothing any more. */
async function store(user: UserRow, profile: UserProfile, isAddressNew: boolean): Promise<void> {
  await withTransaction(async (session) => {
    await storeProfile(user, profile, session);
    if (isAddressNew) await ResetTokenModel.deleteMany({ userId: user._id }, { session });
  });
}

/** Changes name and address; the old address is told when it is not the new one any more. */
export async function updateProfile(user: UserRow, profile: CheckedBodyOf<'updateProfile'>): Promise<User> {
  const before = profileOf(user);
  const isAddressNew = normalizeEmail(before.email) !== profile.email;
  if (isAddressNew) await spend(LIMITS.newAddress, user._id.toString());
  try {
    await store(user, profile, isAddressNew);
  } catch (error) {
    if (isDuplicateKey(error)) throw emailTaken();
    const now = await findUser(user._id);
    // Clear All Data in another tab gave the user a new key meanwhile: once more, with that one.
    if (!now || now.dataEpoch === user.dataEpoch) throw error;
    await store(now, profile, isAddressNew);
  }
  if (isAddressNew) later('email notice', () => sendNotice(user, 'emailChanged'));
  return presentUser((await findUser(user._id)) ?? user);
}

function wrongPassword(): AppError {
  const message = messages.account.wrongCurrentPassword;
  return new AppError(401, 'WRONG_PASSWORD', message, { fields: { currentPassword: message } });
}

/** Changes the password; other sessions end, the one that did it stays. */
export async function changePassword(
  { user, sessionId }: Visitor,
  { currentPassword, newPassword }: CheckedBodyOf<'changePassword'>,
): Promise<void> {
  requireAcceptable(newPassword, 'newPassword');
  const key = user._id.toString();
  await spend(LIMITS.wrongPassword, key);
  if (!(await isPassword(currentPassword, user.passwordHash))) throw wrongPassword();
  await forgive(LIMITS.wrongPassword, key);
  if (!(await replacePassword(user, newPassword, sessionId))) throw wrongPassword();
}

/** Deletes the account with everything in it. */
export async function deleteAccount(user: UserRow): Promise<void> {
  await eraseAccount(user._id);
}
