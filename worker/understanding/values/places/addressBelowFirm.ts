/** The address right below the name of a company that no label stands beside: `Elm Bakery, LLC`, and in the next line `9 Elm St, Lowell, MA 01852`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { address } from './address.ts';
import { AUTHORITY } from '../licences/authority.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parsePlace } from './place.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { inOneLine } from '../sentences.ts';
import type { Parts, Shape } from '../shape.ts';

type Run = { readonly words: readonly Word[]; readonly box: Box };

/** The only one of the page; whose mail or agent it is, is another's. */
export const addressBelowFirm: Shape = (words, cell) => {
  const rows = toLines(words).map((line) =>
    splitAtGaps(line.words, COLUMN_GAP).map((run): Run => ({
      words: run,
      box: around(run.map(({ box }) => box)),
    })),
  );
  const found = rows.flatMap((row, at) =>
    row.filter(isFirm).flatMap((firm) => {
      const above = rows[at - 1]?.find((run) => isBelow(run, firm));
      const isOthers = above !== undefined && OTHERS.test(textOf(above.words));
      return isOthers ? [] : (addressIn(rows.slice(at + 1), firm, cell) ?? []);
    }),
  );
  const [own, ...others] = found;
  const isOne = others.every(({ street }) => street?.value === own?.street?.value);
  return own && isOne ? own : null;
};
/** Heights of print. */
const COLUMN_GAP = 2.5;
const LINE_GAP = 1.2;
/** A name in large print stands further above its street. */
const FIRM_GAP = 2.2;
/** Points by which lines may begin, or have their middles, apart. */
const SAME_LEFT = 4;
const CENTRED = 5;
const OTHERS =
  /\b(?:agent|mail(?:ing)?|billing|remit|prepare[rd]|attention|attn|c\/o|insur\p{L}+|surety)\b/iu;

const isFirm = ({ words }: Run) => {
  const text = textOf(words);
  return words.length > 1 && !/[:\d]/.test(text) && hasCompanySuffix(text) && !AUTHORITY.test(text);
};

function isBelow(upper: Run, lower: Run, gap = LINE_GAP): boolean {
  const [a, b] = [upper.box, lower.box];
  const isNear = b.y0 > (a.y0 + a.y1) / 2 && b.y0 - a.y1 < gap * Math.max(a.y1 - a.y0, b.y1 - b.y0);
  const isCentred = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 < CENTRED;
  return isNear && (Math.abs(a.x0 - b.x0) < SAME_LEFT || isCentred);
}

/** Street and place in one line, or each in its own. */
function addressIn(
  [first = [], second = []]: readonly (readonly Run[])[],
  firm: Run,
  cell: Box,
): Parts | null {
  const street = first.find((run) => isBelow(firm, run, FIRM_GAP));
  if (!street || !/^\d/.test(street.words[0]!.text)) return null;
  const place = parsePlace(street.words) ? undefined : second.find((run) => isBelow(street, run));
  const all = inOneLine([...street.words, ...(place?.words ?? [])]);
  const isWhole = parsePlace(place?.words ?? street.words) !== null;
  const parts = isWhole ? address(place ? [...street.words, ...place.words] : all, cell) : null;
  return parts?.street && parts.zipCode ? parts : null;
}
