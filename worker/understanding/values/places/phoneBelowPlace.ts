/** A telephone number that ends a block of name and address, which no label names. */
import { toLines } from '../../sheet/sheet.ts';
import { parsePlace } from './place.ts';
import { isPhoneAlone, phone } from '../plain.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `(605) 555-0136` in the line below `PIERRE SD 57501`; a number further down may be that of the office. */
export const phoneBelowPlace: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => splitAtGaps(line.words, NEXT_COLUMN)[0]!);
  const own = lines.find((line, at) => at > 0 && isPhoneAlone(textOf(line)) && parsePlace(lines[at - 1]!));
  return own ? phone(own, cell) : null;
};
/** Heights of print between columns. */
const NEXT_COLUMN = 2;
