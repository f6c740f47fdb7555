/** The registry of administrator's commands: one line each. */
import type { Command } from './command.ts';
import { backup, restore, verifyBackupFile } from './backup.ts';
import { createUser } from './createUser.ts';
import { endSessions } from './endSessions.ts';
import { newKey, rotate, verifyKeys } from './keys.ts';
import { listUsers } from './listUsers.ts';
import { reopen } from './reopen.ts';
import { resetLink, sendReset } from './resetPassword.ts';
import { retry } from './retry.ts';
import { showConfig } from './showConfig.ts';
import { showQueue } from './showQueue.ts';
import { verify } from './verify.ts';
import { testMail } from './testMail.ts';

export const COMMANDS: readonly Command[] = [
  listUsers,
  createUser,
  sendReset,
  resetLink,
  endSessions,
  reopen,
  showQueue,
  retry,
  testMail,
  showConfig,
  backup,
  verifyBackupFile,
  restore,
  newKey,
  rotate,
  verifyKeys,
  verify,
];
