/** Which documents a user sees (their own, of this epoch, not removed), and how one is made invisible. */
import type { Vault } from '../cipher/vault.ts';

/** A filter of documents. */
export const visible = ({ userId, epoch }: Pick<Vault, 'userId' | 'epoch'>) => ({
  userId,
  epoch,
  deletedAt: null,
});

/** An update that makes documents invisible and ends their leases. By the database's clock, which the sweep asks as well. */
export const hide = () => [{ $set: { deletedAt: '$$NOW', 'extraction.leaseToken': null } }];
