/** What seals and opens one user's data. Every value is bound to the user and to the place it is stored at. */
import { KeyError } from './keyRing.ts';
import { openBytes, SealError, sealBytes } from './seal.ts';
import { unwrapUserKey, type WrappedKey } from './userKeys.ts';

/** The members of a user's row a vault is opened from. */
export interface VaultOwner {
  readonly _id: { toString(): string };
  readonly dataEpoch: number;
  /** Oldest first; the last one seals, all of them open. */
  readonly keys: readonly WrappedKey[];
}

export interface Vault {
  readonly userId: string;
  /** The user's data epoch this vault was opened at: rows of another epoch are not this user's data any more. */
  readonly epoch: number;
  /** Seals a JSON value as `v1.<key version>.<base64url>`. `place` is `collection/row/field`. */
  seal(place: string, value: unknown): string;
  /** Opens a sealed value at the same place; throws SealError or KeyError when it was moved, changed or sealed for somebody else. */
  open<T>(place: string, sealed: string): T;
}

const FORMAT = 'v1';

/** Opens the vault of a user from their row. Throws KeyError when the operator's key is missing. */
export function openVault(owner: VaultOwner): Vault {
  const userId = owner._id.toString();
  const active = owner.keys.at(-1);
  if (!active) throw new KeyError('the user has no key');
  const opened = new Map<number, Buffer>();
  const keyOf = (version: number): Buffer => {
    const wrapped = owner.keys.find((key) => key.version === version);
    if (!wrapped) throw new KeyError('sealed with a key that was destroyed');
    const key = opened.get(version) ?? unwrapUserKey(userId, wrapped);
    opened.set(version, key);
    return key;
  };
  const bind = (place: string) => `${userId}|${place}`;
  return {
    userId,
    epoch: owner.dataEpoch,
    seal(place, value) {
      const sealed = sealBytes(keyOf(active.version), bind(place), Buffer.from(JSON.stringify(value)));
      return `${FORMAT}.${active.version}.${sealed.toString('base64url')}`;
    },
    open<T>(place: string, sealed: string): T {
      const [format, version, body = ''] = sealed.split('.');
      if (format !== FORMAT) throw new SealError();
      const plain = openBytes(keyOf(Number(version)), bind(place), Buffer.from(body, 'base64url'));
      return JSON.parse(plain.toString()) as T;
    },
  };
}
