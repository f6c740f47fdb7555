/** Blind index of an e-mail address: equal addresses give equal values, and nothing can be read back without the key. */
import { createHmac } from 'node:crypto';
import { normalizeEmail } from '#domain/account/email';
import { keyRing } from './keyRing.ts';

const indexUnder = (keyId: string, email: string) =>
  `${keyId}.${createHmac('sha256', keyRing().derive(keyId, 'blind-index')).update(normalizeEmail(email)).digest('base64url')}`;

/** The value stored in a user's row: `<operator key id>.<base64url HMAC-SHA256 of the normalised address>`. */
export function emailIndex(email: string): string {
  return indexUnder(keyRing().activeId, email);
}

/** All values the address may be stored under while keys are being rotated. */
export function emailIndexes(email: string): string[] {
  return keyRing().ids.map((keyId) => indexUnder(keyId, email));
}
