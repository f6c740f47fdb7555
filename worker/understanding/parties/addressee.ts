/** Whom a letter is addressed to: the block in the window of its envelope, and whether the letter greets that name. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, areAlignedOrCentred, areFlushRight } from './addressBlocks.ts';
import { isBelow, isToOffice, ownerHeads } from './addressHeads.ts';
import { areAnswers } from './answers.ts';
import { bankHead } from './bankHead.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { endsInPhone, isHeadedContact, maybeContact } from './contacts.ts';
import { isHeadOfInstructions } from './letter.ts';
import { isSentence } from './isSentence.ts';
import { beginsWith } from './blockOfMark.ts';
import { foldLetters } from '../sheet/letters.ts';
import { isOffice } from './office.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { isPersons } from '../values/names/isPersons.ts';
import { textOf } from '../values/runs.ts';
import { toldPremises } from '../values/licences/toldPlace.ts';

/** Points by which the window may stand further right than the address of the sender. */
const WINDOW_SLACK = 60;

/**
 * The block of the addressee: the last block of name, street, city and ZIP code in the upper half that is not the sender's.
 * Windows of envelopes are on the left: what stands on the right is where to write to.
 */
export function addressee(map: MappedSheet): Word[] {
  const head = bankHead(map);
  // a bank's departments stand beside its own block, and it writes no licences
  const sender = (isLicence(map) && officeBeside(map, head)) || head;
  const isToOther = (block: readonly Word[]) =>
    !sender.some((word) => block.includes(word)) &&
    !isShortFor(block, sender) &&
    !isHeadOfInstructions(map, block) &&
    !isHeadedContact(block) &&
    !(isLicence(map) && (areAnswers(map, block) || isToOffice(map, block))) &&
    !isText(block) &&
    !isSigned(block);
  const windows = aboveGreeting(map, addressBlocks(map, areAlignedOrCentred)).filter(isToOther);
  const blocks = windows.length > 0 ? windows : shortBlocks(map).filter(isToOther);
  const others = blocks.filter((block) => !beginsWith(block, sender));
  const folded = others.length > 0 ? [] : foldedWindow(map).filter(isToOther);
  const toReader = [others, folded.filter((block) => !beginsWith(block, sender)), blocks];
  const all = toReader.find(({ length }) => length > 0) ?? flushRight(map).filter(isToOther);
  const named = all.filter((block) => !maybeContact(block));
  const quiet = named.filter((block) => isLicence(map) || !endsInPhone(map, block));
  const known = [quiet, named, all].find(({ length }) => length > 0) ?? [];
  const heads = isLicence(map) ? ownerHeads(map) : [];
  const firms = known.filter((block) => !heads.some((one) => isBelow(block, one)));
  const own = firms.length > 0 ? firms : known;
  const left = Math.min(...own.map(([first]) => first!.box.x0));
  return withoutRing(own.findLast(([first]) => first!.box.x0 < left + WINDOW_SLACK) ?? []);
}

/** `Sincerely,`, `Mahalo,` and below it who writes, and from where. */
const isSigned = (block: readonly Word[]) => /^\p{Lu}\p{Ll}+,$/u.test(textOf(toLines(block)[0]?.words ?? []));

/** Of a letter the block above `Dear Client`: below it stands who signs, and where they are. */
function aboveGreeting({ sheet }: MappedSheet, blocks: Word[][]): Word[][] {
  const greeting = sheet.lines.find(({ words }) => /^dear$/i.test(words[0]!.text));
  const above = blocks.filter(([first]) => greeting && first!.box.y0 < greeting.box.y0);
  return above.length > 0 ? above : blocks;
}

/**
 * `Larkmoor Awnings` above its address, and on the right of it `Autauga County Probate Office`, with an address of its own or none: the
 * print beside the block, for the office wrote to whom stands left.
 */
function officeBeside(map: MappedSheet, head: readonly Word[]): readonly Word[] | undefined {
  const blocks = addressBlocks(map, areAlignedOrCentred);
  const left = blocks.find((block) => head.some((word) => block.includes(word)));
  if (!left || BRANCH.test(textOf(nameOf(left))) || toLines(left).some(({ words }) => isOffice(words)))
    return undefined;
  const print = around(left.map(({ box }) => box));
  const beside = map.sheet.lines
    .filter(({ box }) => box.y1 > print.y0 && box.y0 < print.y1)
    .map(({ words }) => words.filter(({ box }) => box.x0 > print.x1));
  return beside.some(isOffice) ? beside.flat() : undefined;
}

/** `(3) COURTNEY B HAWTHORNE`: a guide to the statement sets a figure in a ring beside the block. */
function withoutRing(block: Word[]): Word[] {
  const [first, second] = toLines(block).map(({ words }) => words);
  const [ring, name] = first ?? [];
  const isBeside = (word: Word) => Math.abs(word.box.x0 - (second?.[0]?.box.x0 ?? 0)) < ALIGNED;
  const isRing = ring && name && /^\d{1,2}$/.test(ring.text) && !isBeside(ring) && isBeside(name);
  return isRing ? block.filter((word) => word !== ring) : block;
}
const isLicence = ({ sheet }: MappedSheet) =>
  sheet.lines.some(({ words }) => words.length <= LONGEST_LINE && LICENCE.test(textOf(words)));
const LICENCE = /\b(?:licen[cs]e|permit|certificate|registration)\W*$/i;

/** Points by which lines of a block begin apart. */
const ALIGNED = 3;

/** `RETURN SERVICE REQUESTED` in the lower half: a sheet folded to be its own envelope bears the address there. */
const foldedWindow = (map: MappedSheet) =>
  map.sheet.lines.some(({ words, box }) => box.y0 > map.sheet.height / 2 && ENDORSEMENT.test(textOf(words)))
    ? addressBlocks(map, areAlignedOrCentred, false, 1)
    : [];
const ENDORSEMENT = /\b(?:(?:return|address|change|forwarding) service requested|presorted|postage paid)\b/i;

/** `You may also write to OPM, P.O. Box 440, Boyers, PA 16017`: an address within text is where to write to. */
const isText = (block: readonly Word[]) =>
  toLines(block).some(({ words }) => words.length > LONGEST_LINE && isSentence(words));
const LONGEST_LINE = 9;

/**
 * Where whoever fetches the mail at a box of the post office is: the other block of the same name, above a street. None where the
 * window itself shows a street. Without one where sentences say that it is: `to engage in business in the State of Hawaii at`.
 */
export function premises(map: MappedSheet): Word[] {
  const window = addressee(map);
  if (!isAtBox(window)) return [];
  const names = toLines(window).map(({ words }) => foldLetters(textOf(words)));
  const others = addressBlocks(map, areAlignedOrCentred, false, PREMISES_SHARE);
  const own = others.find((block) => !isAtBox(block) && names.includes(foldLetters(textOf(nameOf(block)))));
  return own ?? toldStreet(map);
}
function toldStreet({ sheet }: MappedSheet): Word[] {
  const print = sheet.lines.flatMap(({ words }) => words);
  const told = toldPremises(print, { x0: 0, y0: 0, x1: sheet.width, y1: sheet.height });
  const words = told ? ADDRESS.flatMap((part) => told[part]?.words ?? []) : [];
  return isAtBox(words) ? [] : [...words];
}
const ADDRESS = ['street', 'city', 'state', 'zipCode'] as const;
export const isAtBox = (block: readonly Word[]) =>
  toLines(block).some(({ words }) => /^\W*(?:p\.? ?o\.?|post office) box\b/i.test(textOf(words)));
/** The body of a letter begins further down than its window, and its foot is the office's (share of the page's height). */
const PREMISES_SHARE = 0.8;

/** A name above an address on one line, where no window is; not that of an office or branch, whose address is printed so, too. */
const shortBlocks = (map: MappedSheet) =>
  addressBlocks(map, areAlignedOrCentred, true).filter(
    (block) => !AUTHORITY.test(textOf(block)) && !BRANCH.test(textOf(block)) && !isSentence(nameOf(block)),
  );
/** A block flush right, where there is no other, is mostly where to write to, unless it names a person or a company. */
const flushRight = (map: MappedSheet) =>
  addressBlocks(map, areFlushRight).filter((block) => {
    const name = textOf(nameOf(block));
    return (isPersons(name) || hasCompanySuffix(name)) && !BRANCH.test(name) && !AUTHORITY.test(name);
  });
/** `NFCU` above a box, where `Navy Federal Credit Union` heads the page: where its slip goes back to. */
const isShortFor = (block: readonly Word[], sender: readonly Word[]) =>
  sender.length > 2 &&
  toLines(block).some(({ words }) => textOf(words) === sender.map(({ text }) => text.charAt(0)).join(''));
/** What stands above the address: `Base of operations` is no name. */
const nameOf = (block: readonly Word[]) => toLines(block)[0]!.words;
const BRANCH = /\b(?:bank|branch|center|union|fcu|n\.a|services?)\b/i;

/** `Dear Orville`: is this the name of whom the letter speaks to? */
export function isGreeted({ sheet }: MappedSheet, block: readonly Word[]): boolean {
  const letters = ({ text }: Word) => text.replace(/[^\p{L}]/gu, '').toLowerCase();
  const greeted = sheet.lines.flatMap(({ words: [dear, ...names] }) =>
    /^dear$/i.test(dear?.text ?? '') ? names.map(letters) : [],
  );
  return block.some((word) => greeted.includes(letters(word)));
}

/** Who does other people's taxes prints an address, too. */
const PREPARER = /\b(?:tax(?:es)?|cpas?|ea|accounting|accountants?|bookkeeping|services?)\b/i;

/** Is this the one address of the page, and not that of whoever prepared it? */
export const isOnlyAddress = (map: MappedSheet, block: readonly Word[]): boolean =>
  addressBlocks(map, areAlignedOrCentred).length === 1 &&
  !block.some(({ text }) => PREPARER.test(text)) &&
  !isToAnybody(map) &&
  !hasCompanySuffix(textOf(nameOf(block)));
/** `To Whom It May Concern`: a letter about somebody to another. */
const isToAnybody = ({ sheet }: MappedSheet) =>
  sheet.lines.some(({ words }) => /^to whom it may concern\b/i.test(textOf(words)));
