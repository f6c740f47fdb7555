/** `backup`, `verify-backup` and `restore`: a copy of everything that is kept, the proof that it is good, and the way back. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '#platform/backup/backupRecords';
import { ACCOUNTS_FILE, makeBackup } from '#platform/backup/makeBackup';
import { restoreBackup } from '#platform/backup/restoreBackup';
import { verifyBackup, type VerifiedBackup } from '#platform/backup/verifyBackup';
import { KeyError, parseKeyRing } from '#platform/cipher/keyRing';
import { keptSecrets } from '#platform/developmentSecrets';
import { readEnvironment } from '#platform/environment';
import { ADMIN } from './calledAs.ts';
import { CommandFailed, type Command } from './command.ts';

/** The keys alone, and none made up: a backup is verified on a machine that has no database. */
function givenKeys() {
  const { DATA_ENCRYPTION_KEY } = readEnvironment(process.env, keptSecrets);
  if (!DATA_ENCRYPTION_KEY)
    throw new CommandFailed('DATA_ENCRYPTION_KEY is missing: give the key the backup was made with.');
  return parseKeyRing(DATA_ENCRYPTION_KEY);
}

function existing(file: string): string {
  const found = path.resolve(file);
  if (!statSync(found, { throwIfNoEntry: false })?.isFile())
    throw new CommandFailed(`There is no file ${file}.`);
  return found;
}

const said = ({ accounts, documents, files, takenAt, accountsTakenAt }: VerifiedBackup) =>
  `${accounts} accounts (of ${accountsTakenAt.toISOString()}), ${documents} documents, ${files} files, taken ${takenAt.toISOString()}`;

const ANEW = '--anew';

const isWithoutAccounts = (error: unknown) => {
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path.basename(file ?? '') === ACCOUNTS_FILE;
};

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof KeyError)
      throw new CommandFailed(`Not done: ${error.message}.`);
    if (isWithoutAccounts(error))
      throw new CommandFailed(`Not done: ${ACCOUNTS_FILE} must lie beside the backup.`);
    throw error;
  }
}

export const backup: Command = {
  name: 'backup',
  takes: ['FOLDER'],
  summary: 'Write a backup into a folder, while the portal runs, and verify it',
  needs: 'database',
  stopsInOrder: true,
  async run([folder = ''], signal) {
    const { file } = await told(async () => await makeBackup(folder, signal));
    const verified = await told(async () => await verifyBackup(file, givenKeys()));
    return [
      `${file}: ${said(verified)}.`,
      'Copy it away together with portal.accounts beside it (keep only the newest one of that).',
      'DATA_ENCRYPTION_KEY is not in it and nothing can be read without: keep a copy of the key in another place.',
    ].join('\n');
  },
};

export const verifyBackupFile: Command = {
  name: 'verify-backup',
  takes: ['FILE'],
  summary: 'Prove that a backup is whole and opens with these keys; needs no database',
  needs: 'nothing',
  async run([file = '']) {
    const verified = await told(async () => await verifyBackup(existing(file), givenKeys()));
    return `The backup is good: ${said(verified)}.`;
  },
};

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  options: [ANEW],
  summary: `Put a backup into an empty portal (portal.accounts beside it); ${ANEW}: after one that was killed`,
  stopsInOrder: true,
  async run(words, signal) {
    const [file = ''] = words.filter((word) => word !== ANEW);
    const isAnew = words.includes(ANEW);
    const verified = await told(async () => await restoreBackup(existing(file), { isAnew, signal }));
    return [
      `Restored ${said(verified)}.`,
      `Everyone signs in again with the password they had. Prove the result with: ${ADMIN} verify`,
    ].join('\n');
  },
};
