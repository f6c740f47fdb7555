/** `reopen EMAIL`: makes a submitted questionnaire editable again. */
import { openVault } from '#platform/cipher/vault';
import { reopenQuestionnaire } from '#platform/models/questionnaire';
import { CommandFailed, type Command } from './command.ts';
import { findAccount } from './findAccount.ts';

export const reopen: Command = {
  name: 'reopen',
  takes: ['EMAIL'],
  summary: 'Make a submitted questionnaire editable again; its answers stay',
  async run([email]) {
    const isReopened = await reopenQuestionnaire(openVault(await findAccount(email)));
    if (!isReopened) throw new CommandFailed('This questionnaire has not been submitted.');
    return 'The questionnaire can be edited and submitted again.';
  },
};
