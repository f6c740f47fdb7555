/** Email addresses: the one rule and the one spelling accounts are looked up by. */

/** Text, an at sign, text, a dot and text (SPEC section 5), at most 254 characters, no spaces or brackets. */
export function isEmail(email: string): boolean {
  return (
    email.length <= 254 && /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/.test(email)
  );
}

/** Lower case, trimmed, NFC: two spellings of one mailbox are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
