/** Does a name go on in the next line? `Heartland Annuity &` does, and `Briar & Oak Carpentry,` where `Inc.` stands below. */
import type { Word } from '../../reading/page.ts';

const KIND_OF_COMPANY =
  /^(?:p?llc|l\.l\.c\.?|inc\.?|incorporated|corp\.?|corporation|l?lp|ltd\.?|limited|co\.?|company|n\.a\.|pc|p\.c\.)$/i;

/** Is the lower line the end of the name in the upper one? Both are words of a single line. */
export function isWrapped(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [last, first] = [upper.at(-1)?.text ?? '', lower[0]?.text ?? ''];
  if (last === '&') return upper.length > 1 && /^\p{Lu}/u.test(first);
  return last.endsWith(',') && lower.length === 1 && KIND_OF_COMPANY.test(first);
}
