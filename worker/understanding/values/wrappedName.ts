/** Does a name go on in the next line? `Heartland Annuity &` does, and `Briar & Oak Carpentry,` where `Inc.` stands below. */
import type { Word } from '../../reading/page.ts';
import { isKindOfCompany } from './kindOfCompany.ts';

/** `California Department of`, `Heartland Annuity &`: no name ends so. */
const UNFINISHED = /^(?:&|of|and)$/i;

/** May the name whose last word this is go on in the next line? */
export const goesOn = (last: string): boolean => UNFINISHED.test(last) || last.endsWith(',');

/** Is the lower line the end of the name in the upper one? Both are words of a single line. */
export function isWrapped(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [last, first] = [upper.at(-1)?.text ?? '', lower[0]?.text ?? ''];
  if (UNFINISHED.test(last)) return upper.length > 1 && /^\p{Lu}/u.test(first);
  return last.endsWith(',') && lower.length === 1 && isKindOfCompany(first);
}
