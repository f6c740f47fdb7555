/** The doors of signing up, in, and back in. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { door } from '../http/door.ts';
import { atEvenTimes } from '../http/evenTimes.ts';
import { LIMITS } from '../http/rateLimits.ts';
import { presentUser } from '../presenters.ts';
import { forgotPassword, login, register } from './authService.ts';
import { resetPassword } from './newPassword.ts';

const { account } = messages;

export const authRoutes = [
  door(API.register, ({ body, concerns }) => register(body, concerns), { limits: [LIMITS.register] }),
  door(API.login, ({ body, concerns }) => atEvenTimes(() => login(body, concerns)), {
    limits: [LIMITS.loginAddress],
  }),
  door(API.me, ({ visitor }) => ({ user: presentUser(visitor.user) })),
  door(
    API.forgotPassword,
    async ({ body }) => {
      await atEvenTimes(() => forgotPassword(body.email));
      return { message: account.resetSent };
    },
    { limits: [LIMITS.forgotPassword] },
  ),
  door(
    API.resetPassword,
    async ({ body, concerns }) => {
      await resetPassword(body, concerns);
      return { message: account.resetDone };
    },
    { limits: [LIMITS.resetPassword] },
  ),
];
