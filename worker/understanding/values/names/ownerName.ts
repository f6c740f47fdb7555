/** A person's name whose address may follow in the same line: `Marisol Webb, 910 Juniper Way, Sand Hills, CA 92285`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { beforeRole } from './behindName.ts';
import { isBusinessName } from './businessWords.ts';
import { isGivenName } from './givenNames.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { parsePersonName } from './names.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { inOneLine } from '../sentences.ts';
import { ownersOrder } from './surnameFirst.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare } from '../told.ts';

/** Heights of print before the next column of a table of labels and answers. */
const COLUMN_GAP = 4;

/** The name in the first line, up to the comma before a house's number or what its owner does; a company may own itself, or another one. */
export const ownerName: Shape = (words) => {
  const [row = []] = splitAtGaps(brokenName(words) ?? toLines(words)[0]?.words ?? [], COLUMN_GAP);
  const line = beforeLabel(row);
  // `or manager`: the rest of a label; `OPERATOR` before `OF THE BUSINESS.` of a sentence in capitals
  if (/^(?:or|and|of|the|OF)$/.test(line[0]?.text ?? '')) return null;
  // `General Contractor:`, the label of the next row
  if (/\p{L}:$/u.test(line.at(-1)?.text ?? '')) return null;
  const parsed = parsePersonName(ownersOrder(beforeRole(line)));
  // `TIDEWATER OAR AND PADDLE LLC` is no couple
  const isCompany = [String(parsed?.value), textOf(line)].some(
    (name) => hasCompanySuffix(name) || IS_FIRM.test(name),
  );
  return asValue(isCompany ? null : bare(parsed)); // the point behind it ends a sentence
};

/** `Ashcombe Family Trust`, `WTA Enterprises`: what owns, and is nobody. */
const IS_FIRM =
  /\b(?:enterprises|trust|holdings|ventures|properties|investments|partnership|partners|group|associates|services|company|corporation|foundation)$/i;

/** `ORTEGA-LUND`, and in the middle below it `TERRENCE`: a name broken in a narrow column, surname first; in the order it is spoken in. */
function brokenName(words: readonly Word[]): readonly Word[] | null {
  const [upper, lower] = toLines(words);
  const isBroken =
    lower !== undefined &&
    [upper!, lower].every(
      ({ words: one }) => one.length === 1 && /^\p{L}{3,}(?:-\p{L}{3,})?$/u.test(one[0]!.text),
    ) &&
    Math.abs(middleOf(upper!.box) - middleOf(lower.box)) < CENTRED &&
    lower.box.y0 - upper!.box.y1 < upper!.box.y1 - upper!.box.y0;
  if (!isBroken || isGivenName(upper!.words[0]!.text) || !isGivenName(lower.words[0]!.text)) return null;
  return inOneLine([...lower.words, ...upper!.words]);
}
const middleOf = ({ x0, x1 }: Word['box']) => (x0 + x1) / 2;
/** Points. */
const CENTRED = 4;

/** `ANNA PAPPAS   SECRETARY: EVA PAPPAS`: the row up to the next label, which stands a little apart. */
export function beforeLabel(row: readonly Word[]): readonly Word[] {
  const end = row.findIndex(({ text }, at) => at > 0 && /\p{L}:$/u.test(text));
  const start = row.findLastIndex(({ box }, at) => {
    const before = row[at - 1]?.box;
    return at > 0 && at <= end && box.x0 - before!.x1 > LABEL_GAP * (box.y1 - box.y0);
  });
  return start < 0 ? row : row.slice(0, start);
}
/** Heights of print; words of one name stand closer. */
const LABEL_GAP = 0.8;

/** `Ownership Name`, which is a company's as often: what says nothing of a business. */
export const ownershipName: Shape = (words, cell) => {
  const parts = ownerName(words, cell);
  return parts && !isBusinessName(String(parts.value?.value)) ? parts : null;
};
