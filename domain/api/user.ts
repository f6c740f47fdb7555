/** The signed-in user's own account. */
import { z } from 'zod';
import { messages } from '../messages.ts';
import { changedPasswordField, fullNameField, newEmailField, user } from './auth.ts';
import { call, done } from './call.ts';

export const userCalls = {
  logout: call({
    method: 'post',
    path: '/api/user/logout',
    summary: 'End this session',
    access: 'user',
    answer: done,
  }),
  updateProfile: call({
    method: 'put',
    path: '/api/user/profile',
    summary: 'Change name and email',
    access: 'user',
    body: z.object({ fullName: fullNameField, email: newEmailField }),
    answer: z.object({ success: z.literal(true), user }),
    failures: [409],
  }),
  changePassword: call({
    method: 'put',
    path: '/api/user/password',
    summary: 'Change the password; other sessions end',
    access: 'user',
    body: z.object({
      currentPassword: z
        .string(messages.account.currentPasswordRequired)
        .min(1, messages.account.currentPasswordRequired)
        .max(1000, messages.account.passwordTooLong),
      newPassword: changedPasswordField,
    }),
    answer: done,
  }),
  deleteAccount: call({
    method: 'delete',
    path: '/api/user/account',
    summary: 'Delete the account and everything in it',
    access: 'user',
    answer: done,
  }),
};
