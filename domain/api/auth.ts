/** Signing up, in, and back in after a forgotten password. */
import { z } from 'zod';
import { isEmail, isPlainlyWritten, normalizeEmail } from '../account/email.ts';
import { cleanName, joinFullName } from '../account/fullName.ts';
import { MIN_PASSWORD_LENGTH } from '../account/password.ts';
import { messages } from '../messages.ts';
import { call, done } from './call.ts';

const account = messages.account;

const email = (isAccepted: (email: string) => boolean) =>
  z
    .string(account.emailRequired)
    .trim()
    .min(1, account.emailRequired)
    .refine((value) => value === '' || isAccepted(value), account.emailInvalid)
    .transform(normalizeEmail);
const emailField = email(isEmail);
/** Of an account that is made or changed. */
export const newEmailField = email((value) => isEmail(value) && isPlainlyWritten(value));
const NAME_CAP = 200;
export const fullNameField = z
  .string(account.fullNameRequired)
  .overwrite(cleanName)
  .min(1, account.fullNameRequired)
  .max(NAME_CAP, account.nameTooLong);
/** A single-word name has none: '' or left out. */
const lastName = z
  .string(messages.field.notText)
  .trim()
  .max(NAME_CAP, account.nameTooLong)
  .optional()
  .transform((name) => name ?? '');
/** Together they are the full name, which the profile caps too. */
const isWithinCap = (names: { firstName: string; lastName: string }) =>
  names.firstName.length > NAME_CAP || joinFullName(names.firstName, names.lastName).length <= NAME_CAP;
/** The password as it is: never trimmed. Its policy is checked where one is set, not where one is used. */
const password = z
  .string(account.passwordRequired)
  .min(1, account.passwordRequired)
  .max(1000, account.passwordTooLong);
const newPassword = (tooShort: (length: number) => string) =>
  password.refine((value) => [...value].length >= MIN_PASSWORD_LENGTH, tooShort(MIN_PASSWORD_LENGTH));
const newPasswordField = newPassword(account.passwordTooShort);
/** Of a person who is signed in: the sentence is another one there. */
export const changedPasswordField = newPassword(account.newPasswordTooShort);

export const user = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
const signedIn = z.object({ success: z.literal(true), token: z.string(), user });

export const authCalls = {
  login: call({
    method: 'post',
    path: '/api/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: z.object({ email: emailField, password }),
    answer: signedIn,
  }),
  register: call({
    method: 'post',
    path: '/api/auth/register',
    summary: 'Create an account and sign in',
    access: 'public',
    body: z
      .object({ firstName: fullNameField, lastName, email: newEmailField, password: newPasswordField })
      .refine(isWithinCap, { path: ['lastName'], message: account.nameTooLong }),
    answer: signedIn,
    failures: [409],
  }),
  me: call({
    method: 'get',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    access: 'user',
    answer: z.object({ success: z.literal(true), user }),
  }),
  forgotPassword: call({
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Send a password reset link, if there is such an account',
    access: 'public',
    body: z.object({ email: emailField }),
    answer: done,
  }),
  resetPassword: call({
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of a reset link',
    access: 'public',
    body: z.object({
      token: z.string(account.resetInvalid).min(1, account.resetInvalid).max(500, account.resetInvalid),
      password: newPasswordField,
    }),
    answer: done,
  }),
};
