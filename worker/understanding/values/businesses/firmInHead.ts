/** Which firm's return it is, where no label says so: its name at the head of a summary, its number in the same line, its address below. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { address } from '../places/address.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Parts, Shape } from '../shape.ts';

/** The head ends here (points). */
const HEAD = 130;
/** Heights of print between what a program sets at stops of its own. */
const COLUMN_GAP = 1.5;
/** Lines of an address, and how far each begins from where the name does (points). */
const MOST_LINES = 2;
const ALIGNED = 4;
const EIN = /^\d{2}-\d{7}$/;
/** `EIN:`, `Employer ID No.` before a number. */
const NUMBER_LABEL = /^(?:f?ein|employer|identification|id|number|no|#)\W*$/i;
/** `2022`, `CLIENT PELICAN`, `Corporation` before the name: the year, what the preparer calls whom, and of what kind the firm is. */
const BEFORE_NAME =
  /^(?:20\d\d|client\b.*|(?:name of )?(?:(?:s )?corporation|partnership|company|business|entity|llc)(?: name)?|name):?$/i;

interface Head {
  readonly name: Parsed;
  readonly number: Word;
}

/** The name and the number of a line that ends in one. */
function headIn(words: readonly Word[]): Head | null {
  const number = words.at(-1);
  if (!number || !EIN.test(number.text)) return null;
  const end = words.findLastIndex((word) => word !== number && !NUMBER_LABEL.test(word.text));
  const [name, ...others] = runsOf(words.slice(0, end + 1), COLUMN_GAP).filter(
    (run) => !BEFORE_NAME.test(textOf(run)),
  );
  const parsed = name && others.length === 0 ? parseBusinessName(name) : null;
  return parsed && { name: parsed, number };
}

/** Do both begin at one place, or are both centred? */
function areAligned(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [a, b] = [around(upper.map(({ box }) => box)), around(lower.map(({ box }) => box))];
  return Math.abs(a.x0 - b.x0) < ALIGNED || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * ALIGNED;
}

/** `EIN 18-6600417` alone, right below the name of a company. */
function headAbove(own: readonly Word[], above: readonly Word[]): Head | null {
  const number = own.at(-1)!;
  const isAlone =
    EIN.test(number.text) && own.every((word) => word === number || NUMBER_LABEL.test(word.text));
  const isBelow = above[0] && areAligned(above, own);
  const [run = [], ...others] = runsOf(above, COLUMN_GAP);
  const name =
    isAlone && isBelow && others.length === 0 && hasCompanySuffix(textOf(run)) && parseBusinessName(run);
  return name ? { name, number } : null;
}

/** The firm of the first such line of the head, and the address in the lines below it, whatever stands beside them. */
export const firmInHead: Shape = (words) => {
  const lines = toLines(words.filter(({ box }) => box.y1 < HEAD));
  const heads = lines.map(
    ({ words: own }, row) => headIn(own) ?? headAbove(own, lines[row - 1]?.words ?? []),
  );
  const at = heads.findIndex((head) => head !== null);
  if (at < 0) return null;
  const { name, number } = heads[at]!;
  const below = lines[at + 1]?.words ?? [];
  const { x0 } = name.words[0]!.box;
  // the lines that begin where the name does, without what stands right of them
  const column = lines
    .slice(at + 1, at + 1 + MOST_LINES)
    .map((line) => runsOf(line.words, COLUMN_GAP)[0]!)
    .filter(([first]) => Math.abs(first!.box.x0 - x0) < ALIGNED);
  return {
    name,
    value: { value: number.text, words: [number] },
    ...(below.length > 0 && (addressIn(below) ?? addressIn(column.flat()) ?? {})),
  };
};
const addressIn = (words: readonly Word[]): Parts | null =>
  words.length > 0 ? address(words, around(words.map(({ box }) => box))) : null;
