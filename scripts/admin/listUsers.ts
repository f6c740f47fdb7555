/** `list-users`: every account with its progress. */
import { messages } from '#domain/messages';
import { openVault } from '#platform/cipher/vault';
import { findQuestionnaireStatus } from '#platform/models/questionnaire';
import { profileOf, UserModel, type UserRow } from '#platform/models/user';
import type { Command } from './command.ts';
import { table } from './table.ts';

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? messages.view.never;

async function rowOf(user: UserRow): Promise<string[]> {
  const { fullName, email } = profileOf(user);
  const { status, completionPercentage } = await findQuestionnaireStatus(openVault(user));
  const progress = status === 'submitted' ? 'submitted' : `${completionPercentage}%`;
  return [email, fullName, day(user.createdAt), day(user.lastLogin), progress];
}

export const listUsers: Command = {
  name: 'list-users',
  takes: [],
  summary: 'List the accounts, oldest first',
  async run() {
    const rows = [];
    for await (const user of UserModel.find().sort({ createdAt: 1 }).lean<UserRow[]>().cursor())
      rows.push(await rowOf(user));
    if (rows.length === 0) return 'There are no accounts yet.';
    return table(['EMAIL', 'NAME', 'CREATED', 'LAST LOGIN', 'QUESTIONNAIRE'], rows);
  },
};
