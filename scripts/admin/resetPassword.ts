/** `send-reset EMAIL` and `reset-link EMAIL`: a new password for somebody who cannot sign in. */
import { makeResetLink, sendResetMail } from '../../server/auth/accountMail.ts';
import type { Command } from './command.ts';
import { findAccount } from './findAccount.ts';

export const sendReset: Command = {
  name: 'send-reset',
  takes: ['EMAIL'],
  summary: 'Send a password reset mail to the address of the account',
  async run([email]) {
    await sendResetMail(await findAccount(email));
    return 'The reset mail is on its way. Its link works once, for one hour.';
  },
};

export const resetLink: Command = {
  name: 'reset-link',
  takes: ['EMAIL'],
  summary: 'Print a reset link, for operators without mail. Whoever has it can sign in: hand it over safely',
  async run([email]) {
    return `${await makeResetLink(await findAccount(email))}\nIt works once, for one hour; older links of this account no longer work.`;
  },
};
