/** The address below the name that a deed ends with: `under the name of`, `Elm Bakery`, `90 Canal St` and `Lowell, MA 01852`, each on a line. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { address } from './address.ts';
import { parsePlace } from './place.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Parts } from '../shape.ts';
import { nameAt } from '../told.ts';

const UNDER_NAME = /\bunder the name(?: and style)? of:? /i;
/** So many words make an address, at most. */
const LONGEST_ADDRESS = 18;

/** Street and place right below the only name that is told so; null where something else stands there. */
export function addressBelowName(words: readonly Word[], cell: Box): Parts | null {
  const [print = [], ...others] = wordsAfter(speechOf(words), UNDER_NAME);
  const name = others.length === 0 ? nameAt(print) : [];
  const rest = print.slice(name.length, name.length + LONGEST_ADDRESS);
  if (name.length === 0 || rest.length === 0 || rest[0]!.box.y0 < name.at(-1)!.box.y1) return null;
  const [street = [], place = []] = toLines(rest).map((line) => line.words);
  const isWhole = /^\d/.test(street[0]?.text ?? '') && parsePlace(place)?.before.length === 0;
  const parts = isWhole ? address([...street, ...place], cell) : null;
  return parts?.street ? parts : null;
}
