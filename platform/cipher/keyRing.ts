/** The operator's encryption keys: parsed from DATA_ENCRYPTION_KEY, the first one active, sub-keys derived for each purpose. */
import { hkdfSync } from 'node:crypto';
import { config } from '../config.ts';

/** A key is missing, malformed or wrong. The message names key ids only. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

type Purpose = 'wrap' | 'blind-index' | 'mail' | 'check';

export interface KeyRing {
  readonly activeId: string;
  readonly ids: readonly string[];
  /** 32-byte sub-key of a master key for one purpose; throws KeyError when the id is not in the ring. */
  derive(keyId: string, purpose: Purpose): Buffer;
}

function parseKey(entry: string): [string, Buffer] {
  const [, id = 'k1', base64 = ''] = /^(?:([a-z0-9]{1,16}):)?(.*)$/s.exec(entry.trim()) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (key.length !== 32) throw new KeyError(`DATA_ENCRYPTION_KEY: key ${id} must be 32 bytes in base64`);
  return [id, key];
}

/** Parses `k2:<base64>,k1:<base64>` (first active) or a single base64 key (its id is k1). Throws KeyError. */
export function parseKeyRing(keys: string): KeyRing {
  const entries = keys.split(',').map(parseKey);
  const masters = new Map(entries);
  const ids = [...masters.keys()];
  // Of two keys under one id one would be used and the other forgotten without a word.
  const twice = ids.find((id) => entries.filter(([one]) => one === id).length > 1);
  if (twice)
    throw new KeyError(`DATA_ENCRYPTION_KEY: key ${twice} is given twice; give the new key a new id`);
  const derived = new Map<string, Buffer>();
  return {
    activeId: ids[0] as string,
    ids,
    derive(keyId, purpose) {
      const master = masters.get(keyId);
      if (!master) throw new KeyError(`DATA_ENCRYPTION_KEY: key ${keyId} is needed and not given`);
      const name = `${keyId}|${purpose}`;
      const known =
        derived.get(name) ?? Buffer.from(hkdfSync('sha256', master, 'bookkeeping-portal', name, 32));
      derived.set(name, known);
      return known;
    },
  };
}

let current: KeyRing | undefined;

/** The key ring of this process, from its settings. */
export function keyRing(): KeyRing {
  return (current ??= parseKeyRing(config().dataEncryptionKey));
}
