/** Where the holder of a licence lives, whose street, city, state and ZIP code are typed into boxes of their own. */
import { toLines, type Line } from '../../sheet/sheet.ts';
import { cellsIn } from './partCells.ts';
import { DEPTH, partsBelow, placeOf, wholeIn, type Asked } from './partsInFields.ts';
import { parsePlace } from './place.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `Residence address of registrant` in one line, and below what is typed there `City | State | ZIP` in a row of their own. */
export const partsOfHome: Shape = (words, cell) => {
  const lines = toLines(words);
  const asked = lines.flatMap((line, at): Asked[] => {
    const street = lines[at + 1];
    const isTyped = street && street.box.y0 - line.box.y1 < DEPTH;
    const place =
      HOME.test(textOf(line.words)) && isTyped && lines[at + 2] ? partsBelow(lines, at + 2) : null;
    return place ? [{ isBusiness: false, street: street!.words, place }] : beside(lines, at);
  });
  const [own, ...others] = asked;
  return own && others.length === 0 ? wholeIn(own, cell) : null;
};
/** `Home Address: 77 Elm Trl`, and flush below the label `Fryeburg, ME 04037`, or `CITY: Fryeburg   STATE: ME   ZIP CODE: 04037`. */
function beside(lines: readonly Line[], at: number): Asked[] {
  const { words, box } = lines[at]!;
  const next = lines[at + 1];
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const street = words.slice(colon + 1);
  const isFlush = next && next.box.y0 - box.y1 < DEPTH && Math.abs(next.box.x0 - box.x0) < SAME_LEFT;
  if (colon < 0 || street.length === 0 || !isFlush || !HOME.test(textOf(words.slice(0, colon + 1))))
    return [];
  const cells = cellsIn(next);
  const own = cells.find(({ label }) => label === 'city');
  const place = own ? placeOf(own, cells) : parsePlace(next.words) ? next.words : [];
  return place.length > 0 ? [{ isBusiness: false, street, place }] : [];
}
/** Points. */
const SAME_LEFT = 12;

const HOME =
  /^(?:\d{1,2}[.)] )?(?:(?:registrant|owner|applicant|licensee)['’]?s? )?(?:residen(?:ce|tial)|home) (?:street )?address(?: of (?:the )?(?:registrant|owner|applicant|licensee)(?:\(s\))?)?:?$/i;
