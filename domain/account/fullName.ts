/** Full names: entered as one, registered as two (SPEC section 3, credential payloads). */

/** Splits on spaces: the first word is firstName, the rest is lastName ('' when there is one word). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** `firstName lastName` with single spaces. */
export function joinFullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim();
}
