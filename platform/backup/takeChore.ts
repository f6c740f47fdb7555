/** One process at a time for what must not run twice at once, by a lease its process renews. */
import { MINUTE } from '../clock.ts';
import { giveUpLeadership, holdsLeadership } from '../models/leaderLease.ts';
import { BackupError } from './backupRecords.ts';

const LEASE_MS = MINUTE;

/**
 * Takes a chore for this process and answers how to give it back. Throws BackupError while another one has it; one that
 * died has it for another minute.
 */
export async function takeChore(chore: 'backup' | 'restore'): Promise<() => Promise<void>> {
  if (!(await holdsLeadership(chore, LEASE_MS)))
    throw new BackupError(`another ${chore} is under way, or was broken off within the last minute`);
  const renew = () => void holdsLeadership(chore, LEASE_MS).catch(() => undefined);
  const timer = setInterval(renew, LEASE_MS / 3).unref();
  return async () => {
    clearInterval(timer);
    await giveUpLeadership(chore);
  };
}
