/** Tells where the city begins behind a street, where no comma parts them. */
import type { Word } from '../../../reading/page.ts';
import { KINDS, STARTS_UNIT } from './unitLetter.ts';

/**
 * Where the city begins in `1820 Como Ave Saint Paul`, which no comma parts: behind the street's kind, side and unit; on a scan, which
 * misreads these, only where it has a column of its own.
 */
export function behindStreet(words: readonly Word[]): number {
  if (!/^\d+[A-Z]?$/.test(words[0]!.text)) return 0;
  const kind = roadsNumber(words) ?? words.findIndex(({ text }, at) => at > 1 && STREET_KIND.test(text));
  if (kind < 0) return 0;
  const side = /^[NSEW]{1,2}$/.test(words[kind + 1]?.text ?? '') ? kind + 1 : kind;
  const unit = STARTS_UNIT.test(words[side + 1]?.text ?? '')
    ? side + (/\d/.test(words[side + 1]!.text) ? 1 : 2)
    : side;
  const [last, city] = [words[unit], words[unit + 1]];
  if (!last || !city) return 0;
  const isApart = city.box.x0 - last.box.x1 > CITY_GAP * (city.box.y1 - city.box.y0);
  return city.source !== 'ocr' || isApart ? unit + 1 : 0;
}
/** `8044 State Hwy 70 E St Germain`: a road's number stands behind its kind, as that of a unit does not. */
function roadsNumber(words: readonly Word[]): number | null {
  const at = words.findIndex(
    ({ text }, index) =>
      index > 1 && /^\d{1,4}[A-Z]?$/.test(text) && NUMBERED.test(words[index - 1]!.text.replace(/\.$/, '')),
  );
  return at < 0 ? null : at;
}
const NUMBERED = /^(?:hwy|highway|route|rte|rt|fm|cr|sr|road|rd)$/i;
/** Heights of print. */
const CITY_GAP = 2;
const STREET_KIND = new RegExp(`^(?:${KINDS})\\.?$`, 'i');
