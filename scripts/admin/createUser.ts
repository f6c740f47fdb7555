/** `create-user EMAIL FULL NAME...`: an account nobody can sign in to until its owner sets a password. */
import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '#domain/account/email';
import { joinFullName } from '#domain/account/fullName';
import { isDuplicateKey } from '#platform/models/duplicateKey';
import { insertUser } from '#platform/models/user';
import { hashPassword } from '../../server/auth/passwords.ts';
import { ADMIN } from './calledAs.ts';
import { CommandFailed, type Command } from './command.ts';
import { requireEmail } from './findAccount.ts';

export const createUser: Command = {
  name: 'create-user',
  takes: ['EMAIL', 'NAME...'],
  summary: 'Create an account; its owner sets the password through send-reset or reset-link',
  async run([address, ...names]) {
    const email = normalizeEmail(requireEmail(address));
    const fullName = joinFullName(names.join(' '), '').slice(0, 200);
    if (fullName === '') throw new CommandFailed('Give the full name after the address.');
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
    await insertUser({ fullName, email }, passwordHash).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new CommandFailed(`There is an account for ${email} already.`) : error;
    });
    return `Created. Now: ${ADMIN} send-reset ${email}   (or reset-link ${email})`;
  },
};
