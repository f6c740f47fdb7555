/** Full names: entered as one, registered as two. */

/** Splits on spaces: the first word is firstName, the rest is lastName ('' when there is one word). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Line breaks and control characters, and marks that turn the reading direction: in a name they only mislead. */
const NO_PART_OF_A_NAME = /[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Anything but blanks, joiners without width and the fillers that fonts draw as nothing. */
const SEEN = /[^\p{Z}\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name on one line, with single spaces; '' when nothing of it would be seen. */
export function cleanName(name: string): string {
  const cleaned = name.replace(NO_PART_OF_A_NAME, ' ').trim();
  return SEEN.test(cleaned) ? cleaned : '';
}

/** `firstName lastName` with single spaces. */
export function joinFullName(firstName: string, lastName: string): string {
  return cleanName(`${firstName} ${lastName}`);
}
