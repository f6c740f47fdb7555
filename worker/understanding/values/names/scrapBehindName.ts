/** What is read behind a name on a scan and is no part of it, and a last name that was not read. */
import type { Word } from '../../../reading/page.ts';
import { SUFFIX } from './partsOfNames.ts';

/** A word of a letter or two that is less sure than this is dirt, or a piece of a rule. */
const UNSURE = 0.6;
/** Heights of print between a name and what is not part of it. */
const APART = 2;

const isInitial = ({ text }: Word) => /^\p{Lu}\.?$/u.test(text);

/** `LAKSHMI B MULLER      B`, `Ignacio Featherstonehaugh ES`. */
export function endsInScrap(name: readonly Word[]): boolean {
  const last = name.at(-1);
  const before = name.at(-2);
  if (name.length < 3 || last?.source !== 'ocr' || last.confidence >= UNSURE || !before) return false;
  if (isInitial(last)) return last.box.x0 - before.box.x1 > APART * (before.box.y1 - before.box.y0);
  const isSetSmall = name.slice(0, -1).every((word) => isInitial(word) || /\p{Ll}/u.test(word.text));
  return /^\p{Lu}{2}$/u.test(last.text) && !SUFFIX.test(last.text) && isSetSmall;
}

/** `Hannah F`, of which the last name was passed over. */
export const lacksLastName = (name: readonly Word[]): boolean =>
  name.length === 2 && !isInitial(name[0]!) && isInitial(name[1]!);
