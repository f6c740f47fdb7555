/** Full names: entered as one, registered as two. */

/** Splits on spaces: the first word is firstName, the rest is lastName ('' when there is one word). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Line breaks and control characters, and marks that turn the reading direction: in a name they only mislead. */
const NO_PART_OF_A_NAME = /[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A name on one line, with single spaces. */
export function cleanName(name: string): string {
  return name.replace(NO_PART_OF_A_NAME, ' ').trim();
}

/** `firstName lastName` with single spaces. */
export function joinFullName(firstName: string, lastName: string): string {
  return cleanName(`${firstName} ${lastName}`);
}
