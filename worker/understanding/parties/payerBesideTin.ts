/** Who pays, where a mark heads the page and the company behind it stands beside its own number: `Larkspur Securities LLC    Payer's Federal Tax ID: 52-2055553`. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { COLUMN_GAP } from './addressBlocks.ts';

/** Points. */
const SAME_LEFT = 4;
const NUMBER_LABEL =
  /^payer['’]?s (?:federal )?(?:tax(?:payer)? )?(?:id(?:entification)?|tin)\b(?: (?:no\.?|number|#))?:?(?: \d{2}-\d{7})?$/i;
/** `P.O. Box 417, Jersey City, NJ 07303-0417`, `Jersey City NJ 07303`. */
const PLACE = /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/;
/** Lines from the name to the one of its town. */
const MOST_LINES = 3;

/** The company of the first such line, the town in a line below it being its own; none where no line is so. */
export function payerBesideTin({ sheet }: MappedSheet): Word[] {
  const lines = sheet.lines.map((line) => runsOf(line.words, COLUMN_GAP));
  const at = lines.findIndex(
    ([name, label]) => name && hasCompanySuffix(textOf(name)) && label && NUMBER_LABEL.test(textOf(label)),
  );
  const name = lines[at]?.[0];
  if (!name) return [];
  const hasPlace = lines
    .slice(at + 1, at + 1 + MOST_LINES)
    .some(
      ([first = []]) => Math.abs(first[0]!.box.x0 - name[0]!.box.x0) < SAME_LEFT && PLACE.test(textOf(first)),
    );
  return hasPlace ? name : [];
}
