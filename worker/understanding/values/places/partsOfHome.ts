/** Where the holder of a licence lives, whose street, city, state and ZIP code are typed into boxes of their own. */
import { toLines } from '../../sheet/sheet.ts';
import { DEPTH, partsBelow, wholeIn, type Asked } from './partsInFields.ts';
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
    return place ? [{ isBusiness: false, street: street!.words, place }] : [];
  });
  const [own, ...others] = asked;
  return own && others.length === 0 ? wholeIn(own, cell) : null;
};
const HOME =
  /^(?:\d{1,2}[.)] )?(?:(?:registrant|owner|applicant|licensee)['’]?s? )?(?:residen(?:ce|tial)|home) (?:street )?address(?: of (?:the )?(?:registrant|owner|applicant|licensee)(?:\(s\))?)?:?$/i;
