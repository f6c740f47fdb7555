/** The revision clients see: it never falls or repeats, not even when Clear All Data starts a new questionnaire. */
import type { Vault } from '#platform/cipher/vault';

/** No questionnaire is saved a million times between two clear-alls. */
const PER_EPOCH = 1_000_000;

/** Revision for answers and ETag; 0 before anything was ever saved. */
export function publicRevision(vault: Pick<Vault, 'epoch'>, rev: number): number {
  return (vault.epoch - 1) * PER_EPOCH + rev;
}

/** Stored revision of a posted one; 'cleared' when it is of a questionnaire that was cleared since. 0 is always "nothing". */
export function storedRevision(vault: Pick<Vault, 'epoch'>, posted: number): number | 'cleared' {
  if (posted === 0) return 0;
  const rev = posted - (vault.epoch - 1) * PER_EPOCH;
  return rev >= 0 && rev < PER_EPOCH ? rev : 'cleared';
}
