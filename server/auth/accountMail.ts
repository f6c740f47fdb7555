/** The mails about an account: a reset link, and notices that something about signing in was changed. */
import { fromNow, HOUR } from '#platform/clock';
import { config } from '#platform/config';
import { sendMail } from '#platform/mailQueue';
import type { MailContent } from '#platform/models/mail';
import { issueResetToken, RESET_TOKEN_LIFETIME_MS, ResetTokenModel } from '#platform/models/resetToken';
import { findUser, profileOf, type UserRow } from '#platform/models/user';
import { mailTexts } from './mailTexts.ts';

const NOTICE_LIFETIME_MS = 24 * HOUR;

/** Makes a new reset link, valid for an hour; older ones stop working. Built from APP_URL, never from a request. */
export async function makeResetLink(user: Pick<UserRow, '_id'>): Promise<string> {
  return `${config().appUrl}/reset-password?token=${await issueResetToken(user._id)}`;
}

/** Sends a reset link to the address the account is stored under. */
export async function sendResetMail(user: UserRow): Promise<void> {
  const link = await makeResetLink(user);
  const { fullName, email } = profileOf(user);
  // Who changes the address ends all links, but not this one if the address was looked up before and the link made after.
  const present = await findUser(user._id);
  if (!present || profileOf(present).email !== email) {
    await ResetTokenModel.deleteMany({ userId: user._id });
    return;
  }
  const content: MailContent = { to: email, link, ...mailTexts.reset(fullName, link) };
  await sendMail('password-reset', content, {
    userId: user._id,
    expiresAt: fromNow(RESET_TOKEN_LIFETIME_MS),
  });
}

/** Tells the owner of an account what was changed; to the old address when the address itself was changed. */
export async function sendNotice(user: UserRow, kind: 'passwordChanged' | 'emailChanged'): Promise<void> {
  const { fullName, email } = profileOf(user);
  const words =
    kind === 'emailChanged'
      ? mailTexts.emailChanged(fullName)
      : mailTexts.passwordChanged(fullName, `${config().appUrl}/forgot-password`);
  const content: MailContent = { to: email, ...words };
  await sendMail('notice', content, { userId: user._id, expiresAt: fromNow(NOTICE_LIFETIME_MS) });
}
