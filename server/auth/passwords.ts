/** Hashing and checking passwords. */
import { createHmac, randomBytes } from 'node:crypto';
import { MIN_PASSWORD_LENGTH, passwordProblem, STRICT_MIN_PASSWORD_LENGTH } from '#domain/account/password';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { isCommonPassword } from './commonPasswords.ts';
import { runBcrypt } from './passwordPool.ts';

// About 130 ms of one core (12: 260 ms): two small cores must do five sign-ins a second beside everything else.
const COST = process.env.NODE_ENV === 'test' ? 4 : 11;

/** bcrypt ignores what follows byte 72: a digest of the whole password (64 characters) makes every character count. */
const digestOf = (password: string) =>
  createHmac('sha384', 'bookkeeping-portal password').update(password.normalize('NFC')).digest('base64');

/** The hash to store. */
export async function hashPassword(password: string): Promise<string> {
  return (await runBcrypt({ kind: 'hash', digest: digestOf(password), cost: COST })) as string;
}

let standIn: Promise<string> | undefined;

/** Makes what unknown addresses are compared with; at start, so that the first of them takes no longer than the rest. */
export async function prepareStandIn(): Promise<string> {
  return await (standIn ??= hashPassword(randomBytes(16).toString('base64')));
}

/** Is this the password of the hash? Without a hash (no such account) it takes as long and answers false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const against = hash ?? (await prepareStandIn());
  const isRight = (await runBcrypt({
    kind: 'compare',
    digest: digestOf(password),
    hash: against,
  })) as boolean;
  return isRight && hash !== undefined;
}

/** Fewest characters of a new password under the operator's policy. */
export function minPasswordLength(): number {
  return config().passwordPolicy === 'strict' ? STRICT_MIN_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
}

/** Throws 400 when the operator's policy does not accept a new password; `field` is the body's name for it. */
export function requireAcceptable(password: string, field: 'password' | 'newPassword'): void {
  const isStrict = config().passwordPolicy === 'strict';
  const tooCommon = isStrict && isCommonPassword(password) ? messages.account.passwordTooCommon : undefined;
  const problem = passwordProblem(password, minPasswordLength()) ?? tooCommon;
  if (problem) throw new AppError(400, 'INVALID', problem, { fields: { [field]: problem } });
}
