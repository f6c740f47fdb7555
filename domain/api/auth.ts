/** Signing up, in, and back in after a forgotten password. */
import { z } from 'zod';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { passwordProblem } from '../account/password.ts';
import { messages } from '../messages.ts';
import { call, done } from './call.ts';

const account = messages.account;

export const emailField = z
  .string(account.emailRequired)
  .trim()
  .min(1, account.emailRequired)
  .refine((value) => value === '' || isEmail(value), account.emailInvalid)
  .transform(normalizeEmail);
const name = (required?: string) => {
  const text = z.string(account.fullNameRequired).trim().max(200, account.nameTooLong);
  return required ? text.min(1, required) : text;
};
export const fullNameField = name(account.fullNameRequired);
/** The password as it is: never trimmed. Its policy is checked where one is set, not where one is used. */
const password = z
  .string(account.passwordRequired)
  .min(1, account.passwordRequired)
  .max(1000, account.passwordTooLong);
export const newPasswordField = password.superRefine((value, context) => {
  const problem = passwordProblem(value);
  if (problem && value !== '') context.addIssue({ code: 'custom', message: problem });
});

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
    body: z.object({
      firstName: fullNameField,
      lastName: name().optional().default(''),
      email: emailField,
      password: newPasswordField,
    }),
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
