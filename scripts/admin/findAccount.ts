/** The account an administrator names by its address. */
import { isEmail } from '#domain/account/email';
import { findUserByEmail, type UserRow } from '#platform/models/user';
import { CommandFailed } from './command.ts';

/** An address that could be one; throws CommandFailed otherwise. */
export function requireEmail(text: string | undefined): string {
  if (text === undefined || !isEmail(text.trim()))
    throw new CommandFailed(`"${text ?? ''}" is not an email address.`);
  return text.trim();
}

/** The account of an address; throws CommandFailed when there is none. */
export async function findAccount(text: string | undefined): Promise<UserRow> {
  const email = requireEmail(text);
  const user = await findUserByEmail(email);
  if (!user) throw new CommandFailed(`There is no account for ${email}.`);
  return user;
}
