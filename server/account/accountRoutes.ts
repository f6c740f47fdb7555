/** The doors of the user's own account. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { endSession } from '#platform/models/session';
import { door } from '../http/door.ts';
import { changePassword, deleteAccount, updateProfile } from './accountService.ts';

const { account } = messages;

export const accountRoutes = [
  door(API.logout, async ({ visitor }) => {
    await endSession(visitor.sessionId);
    return { message: account.loggedOut };
  }),
  door(API.updateProfile, async ({ visitor, body }) => ({
    user: await updateProfile(visitor.user, body),
  })),
  door(API.changePassword, async ({ visitor, body }) => {
    await changePassword(visitor, body);
    return { message: account.passwordChanged };
  }),
  door(API.deleteAccount, async ({ visitor }) => {
    await deleteAccount(visitor.user);
    return { message: account.accountDeleted };
  }),
];
