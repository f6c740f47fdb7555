/** Where those live who file, in a line of its own that no label names: below what is told of them, and above their filing status. */
import { toLines, type Line } from '../../sheet/sheet.ts';
import { wholeAddress } from './address.ts';
import { COUPLE, headingOf, labelOf } from '../people/askedLabels.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `84 Mill Rd Apt 12   Reno, NV 89501`, and nothing else. */
const ADDRESS =
  /^(?:\d+\S* |p\.? ?o\.? box |r\.?r\.? \d|hc \d|one )[^:|]*[\p{L}.],? [A-Z]{2},? \d{5}(?:-\d{4})?$/iu;
const BELOW = /^(?:filing status|dependents?\b|tax year)/i;
/** Heights of print between a label and what is told beside it. */
const COLUMN_GAP = 1.3;

/** `Phone   410-555-0176`, `SSN 977-12-0456`: what is told of one of them. */
function tellsOfPerson({ words }: Line): boolean {
  if (TITLE.test(textOf(words))) return false;
  const [first] = splitAtGaps(words, COLUMN_GAP);
  const label = first!.findIndex(({ text }) => text.endsWith(':'));
  const print = textOf(label < 0 ? first! : first!.slice(0, label + 1));
  const short = textOf(first!.slice(0, 1));
  return [print, short].some((one) => labelOf(COUPLE, one) !== null || headingOf(COUPLE, one) !== null);
}

/** `CLIENT DATA SHEET     Alder Tax & Ledger`, above the address of that firm. */
const TITLE = /\b(?:sheet|worksheet|summary|organizer|questionnaire)\b/i;

/** Null where several lines are such. */
export const homeAboveStatus: Shape = (words, cell) => {
  const lines = toLines(words);
  const homes = lines.filter(
    (line, at) =>
      ADDRESS.test(textOf(line.words)) &&
      lines[at - 1] !== undefined &&
      tellsOfPerson(lines[at - 1]!) &&
      lines.slice(at + 1, at + 3).some((below) => BELOW.test(textOf(below.words))),
  );
  return homes.length === 1 ? wholeAddress(homes[0]!.words, cell) : null;
};
