/** Seals mail waiting to be sent. It belongs to the installation, not to a user: some mail outlives or precedes an account. */
import { keyRing } from './keyRing.ts';
import { openBytes, sealBytes } from './seal.ts';

/** Seals a JSON value as `<operator key id>.<base64url>`. */
export function sealMail(mailId: string, value: unknown): string {
  const ring = keyRing();
  const sealed = sealBytes(ring.derive(ring.activeId, 'mail'), mailId, Buffer.from(JSON.stringify(value)));
  return `${ring.activeId}.${sealed.toString('base64url')}`;
}

/** Opens what sealMail made; throws KeyError when its key is gone, or on tampering. */
export function openMail<T>(mailId: string, sealed: string): T {
  const [keyId = '', body = ''] = sealed.split('.');
  const plain = openBytes(keyRing().derive(keyId, 'mail'), mailId, Buffer.from(body, 'base64url'));
  return JSON.parse(plain.toString()) as T;
}
