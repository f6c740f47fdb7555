/** A person and what they trade as, named in one block: the holder of an account is the first of them, and the other one is told, too. */
import { toLines, type Line } from '../../sheet/sheet.ts';
import { isBusinessName } from './businessWords.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { parseBusinessName } from './firmNames.ts';
import { parsePersonName } from './names.ts';
import { isPersons } from './isPersons.ts';
import { namesPerson } from './personLines.ts';
import { textOf } from '../runs.ts';
import { isAccountName } from '../statements/accountName.ts';
import type { Word } from '../../../reading/page.ts';
import { belowOwner } from './belowOwner.ts';
import type { Parsed, Parts, Shape } from '../shape.ts';
import { ownersOrder } from './surnameFirst.ts';

/** `DBA`, `d/b/a:`, `T/A`: what stands before it trades as what stands behind it. */
export const TRADES_AS = /^(?:d\W?b\W?a|t\W?a)\W?$/i;

/** `IDA R FERN` above `RIVER BOOKKEEPING`: whoever trades so holds the account, as with `DBA` between them; a company holds its own. */
export function ownerAbove(words: readonly Word[]): { owner: Parsed; trade: readonly Word[] } | null {
  const lines = toLines(words);
  const [first] = lines;
  const trade = belowOwner(lines)[0];
  if (!first || !trade || trade === first || hasCompanySuffix(textOf(trade.words))) return null;
  if (IN_TRUST.test(textOf([...first.words, ...trade.words]))) return null;
  const isLed = TRADES_AS.test(first.words.at(-1)!.text);
  const owner =
    isLed || isBusinessName(textOf(first.words)) ? null : parsePersonName(ownersOrder(first.words));
  return owner && { owner, trade: trade.words };
}

/** `IDA R FERN TTEE` above `FERN FAMILY TRUST`: who holds it for others trades as nobody. */
const IN_TRUST = /\b(?:co-?)?(?:ttees?|trustees?|trust|estate|plan|fbo|custodian|guardian|conservator)\b/i;

/** `DBA RIVER BOOKKEEPING` below a person's name, or behind it: `IDA FERN DBA RIVER BOOKKEEPING`; or the trade alone below it. */
export const tradeName: Shape = (words) => {
  const below = ownerAbove(words);
  if (!below) return behindTradesAs(words);
  const value = parseBusinessName(below.trade);
  return value && { value };
};
const behindTradesAs = (words: readonly Word[]): Parts | null => {
  const [name, ...below] = toLines(words)
    .slice(0, -1)
    .map((line) => line.words);
  const trade = below.find(([first]) => TRADES_AS.test(first!.text)) ?? name ?? [];
  const own = trade.slice(trade.findIndex(({ text }) => TRADES_AS.test(text)) + 1);
  const value = own.length > 0 && own.length < trade.length ? parseBusinessName(own) : null;
  return value && { value };
};

/** `DBA OF CLETUS R PRUITT` below what he trades as. */
function withoutTrade(line: Line): Line {
  const [first, of] = line.words;
  const isTold = TRADES_AS.test(first!.text) && /^of$/i.test(of?.text ?? '');
  return isTold ? { ...line, words: line.words.slice(2) } : line;
}

/** `Yvette M Landry` below `River & Reed`; a company of its own kind has members and officers, not a proprietor, unless it bears their name. */
export const proprietor: Shape = (words) => {
  const [firm, below] = toLines(words);
  const person = below && !isAccountName(below.words) ? withoutTrade(below) : undefined;
  const isTheirs =
    firm &&
    person &&
    isBusinessName(textOf(firm.words)) &&
    (bearsTheirName(firm, person) || (!hasCompanySuffix(textOf(firm.words)) && namesPerson(person, firm)));
  const value = isTheirs ? parsePersonName(person.words) : null;
  return value && { value };
};

/** `Landry & Sons Roofing LLC` above `Yvette Landry`. */
const bearsTheirName = (firm: Line, { words }: Line): boolean =>
  words.length < 4 &&
  words.every(({ text }) => /^\p{Lu}[\p{L}'’.-]*$/u.test(text)) &&
  words.length > 1 &&
  !isBusinessName(textOf(words)) &&
  firm.words[0]!.text.toLowerCase() === words.at(-1)!.text.toLowerCase();

/**
 * `Yvette M Landry` above `River & Reed Books LLC`: whose card it is, and the company that pays for it. `YVETTE M LANDRY` above `BOOKS LLC`
 * may be the first half of a company's name.
 */
export const cardMember: Shape = (words) => {
  const [member, firm] = toLines(words);
  if (!member || !firm) return null;
  // `GUADALUPE RUIZ DBA` above `PRAIRIE UPHOLSTERY`
  const trades = TRADES_AS.test(member.words.at(-1)!.text);
  const name = trades ? member.words.slice(0, -1) : member.words;
  const isTheirs = trades
    ? !isBusinessName(textOf(name))
    : isPersons(textOf(name)) &&
      firm.words.length > 2 &&
      hasCompanySuffix(textOf(firm.words)) &&
      !TRADES_AS.test(firm.words[0]!.text);
  const value = isTheirs ? parsePersonName(name) : null;
  return value && { value };
};
