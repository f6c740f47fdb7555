/** Names that stand where a person or a business may be named, each as what it surely is. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { businessBlock } from '../places/address.ts';
import { beforeRole } from './behindName.ts';
import { isBusinessName } from './businessWords.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { isListedPerson, isPersons } from './isPersons.ts';
import { isCouple } from './couple.ts';
import { behindOwner, tradedName } from './behindOwner.ts';
import { parseBusinessName } from './firmNames.ts';
import { parsePersonName } from './names.ts';
import { PRACTISES } from '../licences/practises.ts';
import { isHonorific } from './partsOfNames.ts';
import { beforeLabel } from './ownerName.ts';
import { TRADES_AS } from './proprietor.ts';
import { belowOwner } from './belowOwner.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parsed, Parts, Shape } from '../shape.ts';
import { isListedByInitial, isSurnameFirst, ownersOrder, spokenOrder } from './surnameFirst.ts';

/** The first line, where it is a person's name. */
export const personsName: Shape = (words) => {
  // `NAME: Opal Oakes      SIGNATURE: Opal Oakes`
  const line = beforeRole(beforeLabel(firstLine(words)));
  const parsed = hasCompanySuffix(textOf(line)) ? null : parsePersonName(spokenOrder(line));
  const isPerson =
    parsed && (isPersons(String(parsed.value)) || isDoubleListed(line) || isPractitioner(words));
  return isPerson ? { value: parsed } : null;
};
/** `Xuyen Ngoc Abernethy`, and below it `is hereby licensed to practice as a` or that the qualifications were proved: what people are, and businesses are not. */
const isPractitioner = (words: readonly Word[]) => {
  const [name = '', ...sentence] = toLines(words).map((line) => textOf(line.words));
  return isNamed(name) && PRACTISES.test(sentence.join(' ')) && !isBusinessName(name);
};
/** `OKEREKE-DIAZ, PERPETUA`: a double surname before the comma. */
const isDoubleListed = (line: readonly Word[]) =>
  /^\p{L}{3,}-\p{L}{3,}, \p{L}+(?: \p{L}+\.?)?$/u.test(textOf(line)) && !isBusinessName(textOf(line));
const linesOf = (words: readonly Word[]) => toLines(words).map((line) => line.words);
const firstLine = (words: readonly Word[]) => linesOf(words)[0] ?? [];

/** `sooner revoked`: nobody's name is written small throughout. */
const isSmall = (name: string) => / /.test(name) && name === name.toLowerCase();
const unlessPersons = (parts: Parts | null, part: 'name' | 'value'): Parts | null => {
  const name = String(parts?.[part]?.value ?? '');
  const isListed = isSurnameFirst(parts?.[part]?.words ?? []);
  return isPersons(name) || isListedPerson(name) || isListed || isSmall(name) ? null : parts;
};

/** Not `having passed the examination`, where the name stands in the line of the label. */
const isNamed = (name: string) => /^\p{Lu}\S* (?:\S+ )*\p{Lu}\S*$/u.test(name);

/** A name that may be anybody's, where it is not a person's. */
export const firmName: Shape = (words, cell) => {
  const trade = tradeBelow(linesOf(words));
  return trade ? { value: trade } : nameOfFirm(words, cell);
};
const nameOfFirm: Shape = (words, cell) =>
  isSurnameFirst(firstLine(words)) ||
  isListed(firstLine(words)) ||
  isOwnerAbove(linesOf(words)) ||
  isIndividual(words) ||
  isPractitioner(words) ||
  isOffice(words)
    ? null
    : unlessPersons(tradedName(words, cell), 'value');
/** `Przybylski, Zdzislawa`, whatever names these are; `Boone, Inc` is a company's. */
const isListed = (words: readonly Word[]) =>
  /^\p{Lu}[\p{L}'’-]+, \p{Lu}\p{L}{2,}(?: \p{Lu}\.?)?$/u.test(textOf(words)) &&
  !isBusinessName(textOf(words)) &&
  !hasCompanySuffix(textOf(words));
/** `DUNMORE THEODOSIA R`, and below it what she trades as. */
const isOwnerAbove = ([owner = [], trade = []]: readonly (readonly Word[])[]) =>
  isListedByInitial(owner) && trade.length > 1 && trade.every(({ text }) => /\p{L}/u.test(text));
/** `INDIVIDUAL` below the name: what kind of holder that is. */
const isIndividual = (words: readonly Word[]) =>
  /^(?:an )?individual$/i.test(textOf(toLines(words)[1]?.words ?? []));
/** `This is to certify that the Board of Cosmetology has licensed`, `LARAMIE-PLATTE HEALTH DEPARTMENT`: who grants it, and not to whom. */
const isOffice = (words: readonly Word[]) =>
  /^(?:the )?(?:state )?(?:board|department|division|bureau|office) of\b|\b(?:health|revenue|licensing|building|planning|finance) (?:department|division|district)$/i.test(
    textOf(firstLine(words)),
  );
export const firmBlock: Shape = (words, cell) =>
  isOffice(words) || isInCare(firstLine(words), linesOf(words))
    ? null
    : unlessPersons(aboveTrade(linesOf(words), behindTheirOwner(businessBlock(words, cell))), 'name');
function aboveTrade(lines: readonly (readonly Word[])[], parts: Parts | null): Parts | null {
  const name = parts?.name?.words[0] === lines[0]?.[0] ? tradeBelow(lines) : null;
  return parts && name ? { ...parts, name } : parts;
}
/** `OKONJO TIRZAH`, and below it `D/B/A ALDER LASHES`: in whatever order a person is named there, the business is what they trade as. */
function tradeBelow([owner = [], below = []]: readonly (readonly Word[])[]): Parsed | null {
  const [tradesAs, ...trade] = below;
  const isPerson =
    !isBusinessName(textOf(owner)) && !hasCompanySuffix(textOf(owner)) && parsePersonName(owner) !== null;
  return TRADES_AS.test(tradesAs?.text ?? '') && isPerson ? parseBusinessName(trade) : null;
}
const behindTheirOwner = (parts: Parts | null): Parts | null => {
  const name = parts?.name && behindOwner(parts.name);
  return name ? { ...parts, name } : parts;
};

/** The same on a letter, whose sentences tell that a firm is meant: two given names before a surname are people. */
export const addressedFirm: Shape = (words, cell) => {
  const parts = firmBlock(words, cell);
  const name = String(parts?.name?.value ?? '');
  return isCouple(name) && !hasCompanySuffix(name) ? null : parts;
};

/** The name alone, where only the end of it, `INC`, tells that a company is meant: `Page 1` may stand above an address, too. */
export const addressedCompany: Shape = (words, cell) => {
  const name = firmBlock(words, cell)?.name;
  return name && hasCompanySuffix(String(name.value)) ? { name } : null;
};

/** The name above an address; where none follows, what stands there may be the beginning of one. */
export const nameAboveAddress: Shape = (words, cell) => {
  const parts = firmBlock(words, cell);
  // `Suite 3B` between a street and a place
  const isUnit = UNIT.test(String(parts?.name?.value ?? ''));
  return parts?.name && parts.zipCode && !isUnit ? { name: parts.name } : null;
};

const UNIT = /^(?:apt|unit|ste|suite|rm|room|floor|lot|bldg|building)\.? [\w-]{1,4}$|^#\w{1,4}$/i;

/**
 * Whose window it is: `Orla M Finnegan` alone, or above or below `Saltbox Cleaning Co`. In whose care the mail is may be anybody.
 */
export const ownerWithin: Shape = (words) => {
  const lines = toLines(words).map((line) => splitAtGaps(line.words, COLUMN_GAP)[0]!);
  const street = lines.findIndex(([first]) => /^#?\d/.test(first!.text));
  const above = lines.slice(0, street < 0 ? NAMES : street).filter((line) => !IN_CARE.test(textOf(line)));
  // `GUADALUPE ICE HOUSE` above `GUADALUPE ICE HOUSE LLC`: the company's name
  const firms = above.map(textOf).filter(hasCompanySuffix);
  const names = above.filter((line) => !firms.some((firm) => firm.startsWith(textOf(line))));
  const people = names
    .map((line) => parsePersonName(ownersOrder(beforeRole(line))))
    .filter(
      (name, at) =>
        name &&
        (isPersons(String(name.value)) ||
          isHonorific(names[at]![0]!) ||
          isInCare(names[at]!, lines) ||
          (at === 0 && names[0] === above[0] && (isAboveTrade(above) || isAboveCompany(above)))),
    );
  const isOwners = people.length > 0 && lines.length > 1;
  return isOwners ? { value: people[0]! } : null;
};
/** `MBEKI-LUND ADA` above `C/O TALL PINES REALTY`: a double name in the care of a company. */
const isInCare = (name: readonly Word[], lines: readonly (readonly Word[])[]) =>
  /^\p{L}{3,}-\p{L}{3,}(?: \p{L}+\.?){1,2}$/u.test(textOf(name)) &&
  !isBusinessName(textOf(name)) &&
  IN_CARE.test(textOf(lines[lines.findIndex(([first]) => first === name[0]) + 1] ?? []));
/** `DESROSIERS, MIREILLE` above `LUMIERE HAIR STUDIO`: whoever stands above what a business is called owns it. */
const isAboveTrade = (names: readonly (readonly Word[])[]) => {
  const lines = names.map((words) => ({ words, box: around(words.map(({ box }) => box)) }));
  return belowOwner(lines)[0] !== lines[0];
};
/** `VAN DER BERG, ODALYS` above `PALMETTO SIGNS LLC`: a board's licences name whoever qualifies a company so. */
const isAboveCompany = ([name = [], firm = []]: readonly (readonly Word[])[]) =>
  /^(?:\p{Lu}+ ){0,2}\p{Lu}[\p{Lu}'’-]+, \p{Lu}{3,}(?: \p{Lu}+\.?)?$/u.test(textOf(name)) &&
  !isBusinessName(textOf(name)) &&
  hasCompanySuffix(textOf(firm));
const COLUMN_GAP = 2;
/** A name and who owns it. */
const NAMES = 2;
const IN_CARE = /^\W*(?:c\/[o0]|attn|attention|care of)(?!\w)/i;
