/** Signing up and in, and asking for a reset link; what is done with the link is newPassword.ts. */
import type { CheckedBodyOf } from '#domain/api';
import { joinFullName } from '#domain/account/fullName';
import type { User } from '#domain/account/user';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { emailIndex } from '#platform/cipher/emailIndex';
import { now } from '#platform/clock';
import { config } from '#platform/config';
import { isDuplicateKey } from '#platform/models/duplicateKey';
import { endSession, startSession, type SessionRow } from '#platform/models/session';
import { findUserByEmail, insertUser, UserModel, type UserRow } from '#platform/models/user';
import { later } from '../http/laterWork.ts';
import { forgive, isWithin, LIMITS, spend } from '../http/rateLimits.ts';
import { presentUser } from '../presenters.ts';
import { sendResetMail } from './accountMail.ts';
import { hashPassword, isPassword, requireAcceptable } from './passwords.ts';
import { SESSION_LIFETIME_MS, signToken } from './tokens.ts';

/** Tells the log whose account it is about. */
type Concerns = (userId: string) => void;

export interface SignedIn {
  readonly success: true;
  readonly token: string;
  readonly user: User;
}

/**
 * After this many wrong passwords in a row, however slowly tried, only a reset opens the account (NIST SP 800-63B).
 * Addresses without an account have no row to count in and are counted for a week, so that they get the same answer.
 */
const MAX_FAILED_LOGINS = LIMITS.strangeLogins.times;
const isLocked = async (user: UserRow | null, account: string) =>
  user
    ? user.failedLogins >= MAX_FAILED_LOGINS * config().limitsScale
    : !(await isWithin(LIMITS.strangeLogins, account));

function signedIn(user: UserRow, { _id: sessionId }: SessionRow): SignedIn {
  const token = signToken({ userId: user._id.toString(), sessionId });
  return { success: true, token, user: presentUser(user) };
}

/** A conflict of addresses; also used by the profile. */
export const emailTaken = () =>
  new AppError(409, 'EMAIL_TAKEN', messages.account.emailTaken, {
    fields: { email: messages.account.emailTaken },
  });

const wrongCredentials = () => new AppError(401, 'WRONG_CREDENTIALS', messages.account.wrongCredentials);

/** Creates an account and signs it in. */
export async function register(body: CheckedBodyOf<'register'>, concerns: Concerns): Promise<SignedIn> {
  requireAcceptable(body.password, 'password');
  const profile = { fullName: joinFullName(body.firstName, body.lastName), email: body.email };
  const passwordHash = await hashPassword(body.password);
  try {
    const user = await insertUser(profile, passwordHash);
    concerns(user._id.toString());
    return signedIn(user, await startSession(user._id, SESSION_LIFETIME_MS));
  } catch (error) {
    throw isDuplicateKey(error) ? emailTaken() : error;
  }
}

/** Signs in. An unknown address and a wrong password take as long and answer the same. */
export async function login(
  { email, password }: CheckedBodyOf<'login'>,
  concerns: Concerns,
): Promise<SignedIn> {
  const account = emailIndex(email);
  await spend(LIMITS.loginAccount, account);
  const user = await findUserByEmail(email);
  if (user) concerns(user._id.toString()); // in the log only: a failed try can be told from one at another account
  const isRight = await isPassword(password, user?.passwordHash);
  if (await isLocked(user, account))
    throw new AppError(429, 'RESET_NEEDED', messages.account.tooManyFailures, { retryAfter: 3600 });
  if (!user || !isRight) {
    // Not waited for: the write would tell a known address from an unknown one.
    if (user)
      later('count failed login', () =>
        UserModel.updateOne({ _id: user._id }, { $inc: { failedLogins: 1 } }),
      );
    throw wrongCredentials();
  }
  await forgive(LIMITS.loginAccount, account);
  const seen = { lastLogin: now(), failedLogins: 0 };
  const session = await startSession(user._id, SESSION_LIFETIME_MS);
  // Checking a password takes a while, in which it may be changed or the account deleted. Whoever does that ends all
  // sessions afterwards; so with the session first and this look after it, none opened by an old password is left over.
  // The look must write: one that finds the row as it is, two signing in within a millisecond, would not wait for theirs.
  const { matchedCount } = await UserModel.updateOne(
    { _id: user._id, passwordHash: user.passwordHash },
    { ...seen, $inc: { fence: 1 } },
  );
  if (matchedCount === 1) return signedIn({ ...user, ...seen }, session);
  await endSession(session._id);
  throw wrongCredentials();
}

/** Mails a reset link if there is such an account; the caller answers the same either way. */
export async function forgotPassword(email: string): Promise<void> {
  const isMailAllowed = await isWithin(LIMITS.resetMails, emailIndex(email));
  const user = await findUserByEmail(email);
  // After the answer: what is done for a known address must not take time an unknown one does not.
  if (user && isMailAllowed) later('reset mail', () => sendResetMail(user));
}
