/** Email addresses: the one rule and the one spelling accounts are looked up by. */

const PART = /[^\s\p{Cc}\p{Cf}@<>"(),;:\\[\]]/u.source;
const LAST = /[^\s\p{Cc}\p{Cf}@<>"(),;:\\[\].]/u.source;
const ADDRESS = new RegExp(`^${PART}+@${PART}+\\.${LAST}+$`, 'u');

/** Text, an at sign, text, a dot and text, at most 254 characters, no spaces, brackets or unseen characters. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && ADDRESS.test(email);
}

/**
 * No letters that only look like others: `ｖictim@example.com`, `oﬃce@...`. Mail servers may take them for those others, and
 * people do. Asked where an address is chosen; who has such a one still signs in with it.
 */
export function isPlainlyWritten(email: string): boolean {
  return email.normalize('NFKC') === email.normalize('NFC');
}

/** Lower case, trimmed, NFC: two spellings of one mailbox are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
