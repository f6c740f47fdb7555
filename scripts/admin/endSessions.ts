/** `end-sessions EMAIL`: signs an account out everywhere at once. */
import { endSessions as endAll } from '#platform/models/session';
import type { Command } from './command.ts';
import { findAccount } from './findAccount.ts';

export const endSessions: Command = {
  name: 'end-sessions',
  takes: ['EMAIL'],
  summary: 'Sign an account out everywhere, at once',
  needs: 'database',
  async run([email]) {
    const user = await findAccount(email);
    await endAll(user._id);
    return 'Every session of this account has ended.';
  },
};
