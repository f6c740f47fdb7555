/** Which documents a user sees: their own, of this epoch, not removed. */
import type { Vault } from '../cipher/vault.ts';

/** A filter of documents. */
export const visible = ({ userId, epoch }: Pick<Vault, 'userId' | 'epoch'>) => ({
  userId,
  epoch,
  deletedAt: null,
});
