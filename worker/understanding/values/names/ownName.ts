/** Which of the lines above a street are the name: not its other name, not whose care it is in, not the other holder. */
import type { Line } from '../../sheet/sheet.ts';
import { hasRole } from './behindName.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { minorsName } from './minorsName.ts';
import { isGivenName } from './givenNames.ts';
import { endsInTrade, isBusinessName } from './businessWords.ts';
import { isPersons } from './isPersons.ts';
import { hasDoubleSurname, isPerson, isPlain } from './personLines.ts';
import { textOf } from '../runs.ts';

/** `DBA Bluebonnet Cafe`, `C/O Lester Windrow` (of which a scan makes `C/0`), `% Lester Windrow`, `Payroll Services, Box 0900`, `TOD SUBJECT TO STA RULES`, `SURVIVOR ANNUITANT OF`, `OFFICE OF PAYROLL SERVICES` of a town, `Ann Reyes, Owner`: no part of the name above. */
export const ANOTHER =
  /^\W*%|^\W*(?:d\W?b\W?a|t\W?a|aka|c\/[o0]|attn|attention|(?:(?:office|division|bureau|department) of )?payroll|accounts payable|retirement operations|tod|jt ten|jtwros|subject to|joint(?: (?:owner|member|holder))?:|surviv(?:or|ing)|owner:|proprietor:|(?:owned|operated) by|co-?(?:owner|member|holder))(?!\w)|, (?:owner|proprietor)$/i;

/** `ACCOUNTING SERVICES`, `Human Resources Department` below a firm's whole name: which of its desks writes. `Blue Ridge` above it is a part of a name. */
const DESK =
  /^(?:accounting|human resources?|hr|finance|benefits|personnel)(?:(?: service)? (?:department|dept\.?|division|services?|center|office|operations))?$/i;
const isDesk = (line: Line, first: Line | undefined) =>
  DESK.test(textOf(line.words)) && first !== undefined && isWhole(textOf(first.words));
const isWhole = (name: string) => isBusinessName(name) || PUBLIC.test(name);
const PUBLIC =
  /\b(?:postal service|university|college|schools?|district|authority)$|^(?:state|city|county|town|university) of\b/i;

/** `Mr. Amadou B. Sy, President` above a company's name: who opens its letters. */
const isOfficer = ({ words }: Line, below: readonly Line[]) =>
  hasRole(words) && below.some((line) => hasCompanySuffix(textOf(line.words)));

/** `MADISON GROVE TOWNHOMES` between a person and their street: where they live. */
const isHome = ({ words }: Line) =>
  words.length > 1 &&
  /^(?:apartments|apts|town-?homes|townhouses|condominiums|condos|villas|lofts)$/i.test(words.at(-1)!.text);

/** `ERIK J BERGSTROM JT TEN`: how two hold an account, behind the name of the other one. */
const isTenant = (line: Line | undefined) =>
  line !== undefined &&
  line.words.length > 3 &&
  /\b(?:jt ten|ten (?:com|ent)|comm prop)$/i.test(textOf(line.words));

/** `ELEANOR SMITH TTEE` below the trust. */
const isTrustee = (last: string) => /^(?:ttees?|trustees?)$/i.test(last);

/** `Oswaldo R Benavides`, `Anneliese Benavides`: two people of one surname, each on a line of their own. */
const areJoint = (first: Line, second: Line | undefined) =>
  second !== undefined &&
  second.words.length > 1 &&
  surname(first) !== undefined &&
  surname(second) !== undefined &&
  (surname(first) === surname(second) || areBoth(first, second));
/** `YOLANDA PRICE-STEWART`, `MARCUS STEWART`: given names before surnames, and one surname is part of the other. */
const areBoth = (first: Line, second: Line) =>
  [first, second].every(({ words }) => isGivenName(words[0]!.text)) &&
  (surname(first)!.split('-').includes(surname(second)!) ||
    surname(second)!.split('-').includes(surname(first)!));

/** `and Thomas R. Mulcahy` below a name. */
const isOther = (first: Line, second: Line | undefined) =>
  second !== undefined &&
  first.words.length > 1 &&
  /^(?:&|and|or)$/i.test(second.words[0]!.text) &&
  !isBusinessName(textOf([...first.words, ...second.words.slice(1)]));

/** `Oswaldo R Benavides &` goes on with the other holder. */
const surname = ({ words }: Line) =>
  words
    .filter(({ text }) => !/^(?:&|and|or|jr\.?|sr\.?|i{2,3}|iv)$/i.test(text))
    .slice(1)
    .at(-1)
    ?.text.toLowerCase();

/** `THE ESTATE OF`, `ROBERT AND`, `Rosenthal`: names that go on in the next line. */
const isWholeName = ({ words }: Line) =>
  words.length > 1 && !/^(?:of|and|&|or|the|by|for)$/i.test(words.at(-1)!.text);

/** `Ottoline Fairbanks or`: the other one is named below. */
const withoutConnective = (line: Line): Line =>
  /^(?:and|or|&)$/i.test(line.words.at(-1)!.text) ? { ...line, words: line.words.slice(0, -1) } : line;

/** Capitals of a text file that are so much lower than the name's are not the rest of it. */
const SMALLER = 0.85;
const heightOf = ({ words }: Line) => Math.max(...words.map(({ box }) => box.y1 - box.y0));
const isSmaller = (line: Line, first: Line) =>
  [line, first].every(({ words }) =>
    words.every(({ text, source }) => source !== 'ocr' && !/[gjpqy]/.test(text)),
  ) && heightOf(line) < heightOf(first) * SMALLER;

/** `BERNARD HEIGHTS` above `QUILTING CIRCLE`: what people do together. */
const isOfGroup = ({ words }: Line) =>
  /ing\b|\b(?:circle|society|choir|band|league|troop|chapter|committee|fund|ministr\w+|alliance|collective)\b/i.test(
    textOf(words),
  );
/** `ELOISE P BRANDT` above `RAFAEL BRANDT-OCHOA`: one surname ends both. */
const isOfFamily = ({ words: first }: Line, { words: second }: Line) =>
  [first, second].every((words) => words.length > 1 && !isBusinessName(textOf(words))) &&
  second
    .at(-1)!
    .text.toLowerCase()
    .split('-')
    .includes(foldName(first.at(-1)!.text));
export const foldName = (name: string) => name.toLowerCase().replace(/['\u2019]s$/, '');

/** Of two joint holders the first; of a person and their company the company, whose name ends with its `LLC`. */
export function ownName(lines: readonly Line[]): readonly Line[] {
  const own = minorsName(lines);
  const [head, ...below] = own;
  if (head && isOfficer(head, below)) return ownName(below);
  const names = own.filter(
    (line, at) =>
      at === 0 ||
      !(
        ANOTHER.test(textOf(line.words)) ||
        isTrustee(line.words.at(-1)!.text) ||
        isHome(line) ||
        isDesk(line, head)
      ),
  );
  const [first, ...others] = names;
  if (!first || others.length === 0) return names;
  if (isBusinessName(textOf(first.words)) && others.every((line) => isSmaller(line, first))) return [first];
  const isAccount = areJoint(first, others[0]) || isOther(first, others[0]) || isTenant(others[0]);
  if (isAccount || hasCompanySuffix(textOf(first.words))) return [withoutConnective(first)];
  if (isBusinessName(textOf(first.words)) && others.every((line) => isPerson(line) || hasDoubleSurname(line)))
    return [first];
  if (endsInTrade(textOf(first.words)) && others.every(isPlain)) return [first];
  // a full name below another one is that of a second person, not the rest of the first
  if (others.length === 1 && isPerson(others[0]!) && isWholeName(first)) return [first];
  if (others.length === 1 && isWholeName(first) && isOfFamily(first, others[0]!)) return [first];
  // `IMANI WHITLOCK` above `DESMOND OKORO`: each line begins with a given name and says nothing of a business
  if ([first, ...others].every(({ words }) => isPersons(textOf(words)))) return [first];
  // `BEATRIZ QUINTANILLA` above `COLM HENNESSY`, a given name that no list has
  if (others.length === 1 && isPersons(textOf(first.words)) && isPlain(others[0]!) && !isOfGroup(others[0]!))
    return [first];
  const rest = textOf(others.flatMap(({ words }) => words));
  return isPerson(first) && hasCompanySuffix(rest) ? others : names;
}
