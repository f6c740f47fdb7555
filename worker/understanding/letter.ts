/** The parts of a letter that no label names: who wrote it, at the very top, and whom it is addressed to. */
import type { Word } from '../reading/page.ts';
import { addressBlocks, areAlignedOrCentred, COLUMN_GAP, WINDOW_SHARE } from './addressBlocks.ts';
import { parsePlace } from './values/address.ts';
import type { MappedSheet } from './cells.ts';
import { runsOf, textOf } from './values/runs.ts';
import { withWrappedEnd } from './wrappedEnd.ts';

/** Letterheads stand in the top third. */
const HEAD_SHARE = 0.33;
/** Letters of the shortest names: `Ally`, `novo`, `PNC`. */
const FEWEST_LETTERS = 3;
/** Dirt and pictures are read as three or four letters, too. */
const FEWEST_SCANNED = 5;
/** Points by which the window may stand further right than the address of the sender. */
const WINDOW_SLACK = 60;

const isTitle = (words: readonly Word[]) =>
  /\bstatements?\W*$/i.test(textOf(words)) ||
  /^\W*(?:statement|customer service|questions|page|form|copy|account|date|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d+|\d+|omb|corrected|void)\b/i.test(
    words.map((word) => word.text).join(' '),
  );

/** `Recorded at the request of:`, `CDTFA-442-R REV. 16 (5-18)`: a label, the number of a form. */
const isLabelOrNumber = (words: readonly Word[]) => {
  const text = textOf(words);
  return /:$/.test(text) || (text.match(/\d/g) ?? []).length > (text.match(/\p{L}/gu) ?? []).length / 2;
};

/** `P.O. Box 15284`, `210 Main Street`, `Bozeman, MT 59715`: where somebody is, not who. */
const isAddress = (words: readonly Word[]) =>
  /^\W*(?:p\.?\s?o\.?\s?box\b|\d+\s+\p{L})/iu.test(textOf(words)) || parsePlace(words) !== null;

/** The first run of letters at the top of the page. */
export function letterHead(map: MappedSheet): Word[] {
  const words = map.sheet.lines.flatMap((line) => line.words);
  const top = words.filter((word) => word.box.y1 < map.sheet.height * HEAD_SHARE);
  const isName = (run: Word[]) =>
    map.free.includes(run[0]!) &&
    run
      .map((word) => word.text)
      .join('')
      .replace(/[^\p{L}]/gu, '').length >=
      (run.some(({ source }) => source === 'ocr') ? FEWEST_SCANNED : FEWEST_LETTERS) &&
    !isTitle(run) &&
    !isLabelOrNumber(run) &&
    !isAddress(run);
  const name = runsOf(top, COLUMN_GAP).find(isName) ?? [];
  // Only a label printed exactly so ends the name: `LICENSES AND` is no misread `licensee`.
  const labels = map.landmarks.filter(({ edits }) => edits === 0).flatMap((landmark) => landmark.words);
  const blocks = addressBlocks(map);
  // The only address on a letter is its addressee's: then nothing tells who wrote it.
  if (blocks.length === 1 && name.some((word) => blocks[0]!.includes(word))) return [];
  const end = name.findIndex((word) => labels.includes(word));
  return end < 0 ? withWrappedEnd(map, name) : name.slice(0, end);
}

/** Banks say what they are; a sentence about banking does not. */
const BANK = /\w bank\b|\bbank \w|\bcredit union\b|\bfcu\b|\bn\.\s?a\.|\bf\.s\.b\b|\bsavings and loan\b/i;
const MOST_WORDS = 8;
/** `Tide Tide Bank N.A.`: a trade mark and, behind it, the name that begins with it. */
function withoutRepeat(run: readonly Word[]): readonly Word[] {
  const half = run.findIndex(
    (_, at) => at > 0 && run.slice(0, at).every(({ text }, index) => text === run[at + index]?.text),
  );
  return half < 0 ? run : run.slice(half);
}

/** `Write: Prairie Bank, N.A. (115)`, `Member FDIC`: what stands around the name in its line. */
const named = (run: readonly Word[]): readonly Word[] => {
  const own = withoutRepeat(run.slice(run.findLastIndex(({ text }) => text.endsWith(':')) + 1));
  const end = own.findIndex(
    ({ text }, at) => at > 0 && /^(?:member$|\(\d+\)|p\.?\s?o\.?$|\d{3})/i.test(text),
  );
  return end < 0 ? own : own.slice(0, end);
};
const isSentence = (run: readonly Word[]) =>
  run.length > MOST_WORDS || run.filter(({ text }) => /^\p{Ll}/u.test(text)).length > 1;
const isBank = (run: readonly Word[]) =>
  BANK.test(textOf(run)) &&
  !isSentence(run) &&
  !/[:?]|\d{3}|^\W*(?:your|write|call|visit|to|contact|online|mobile|a|the bank)\b/i.test(textOf(run));

/** Who keeps the account: the run at the top, unless it does not say that it is a bank and another one below does. */
export function bankHead(map: MappedSheet): Word[] {
  const head = letterHead(map);
  if (BANK.test(textOf(head)) && !isSentence(head)) return [...withoutRepeat(head)];
  const upper = map.free.filter(({ box }) => box.y1 < map.sheet.height * WINDOW_SHARE);
  return [...(runsOf(upper, COLUMN_GAP).map(named).find(isBank) ?? withoutProduct(head))];
}

/** What governments call themselves and their offices. */
const AUTHORITY =
  /\b(?:state|commonwealth|county|city|town|township|village|borough|parish|district|department|division|bureau|board|commission|agency|administration|office|secretary|comptroller|treasurer|clerk)\b/i;

/** Who granted it: the run at the top, unless it names no authority and another one below does. */
export function authorityHead(map: MappedSheet): Word[] {
  const head = letterHead(map);
  if (AUTHORITY.test(textOf(head))) return head;
  const top = map.free.filter(({ box }) => box.y1 < map.sheet.height * HEAD_SHARE);
  const isAuthority = (run: readonly Word[]) =>
    AUTHORITY.test(textOf(run)) && !isSentence(run) && !isLabelOrNumber(run) && !isAddress(run);
  return runsOf(top, COLUMN_GAP).find(isAuthority) ?? head;
}

/** A trade mark's letters may be glued to it. */
const KIND = /^(?:checking|savings)(?:sm|tm)?\W*$/i;
const PRODUCT =
  /^(?:everyday|total|business|personal|premier|basic|simple|free|interest|student|essential|preferred|advantage|complete|high-yield|online|my|your)$/i;

const CARD = /^(?:cards?|visa|mastercard|rewards)(?:sm|tm)?\W*$/i;

/** `Tidewater Everyday Checking`: the kind of account behind the name, or alone. */
function withoutProduct(head: readonly Word[]): Word[] {
  if (head.some(({ text }) => CARD.test(text))) return []; // a card bears the name of its kind, its bank another
  const kind = head.findIndex(({ text }) => KIND.test(text));
  if (kind < 0) return [...head];
  const bank = head.slice(0, head.slice(0, kind).findLastIndex(({ text }) => !PRODUCT.test(text)) + 1);
  // `Harborline Savings` is a bank, `Harborline Online Savings` an account there.
  return kind > 0 && bank.length === kind && /^savings/i.test(head[kind]!.text)
    ? head.slice(0, kind + 1)
    : bank;
}

/**
 * The block of the addressee: the last block of name, street, city and ZIP code in the upper half that is not the sender's.
 * Windows of envelopes are on the left: what stands on the right is where to write to.
 */
export function addressee(map: MappedSheet): Word[] {
  const sender = bankHead(map);
  const blocks = addressBlocks(map, areAlignedOrCentred).filter(
    (block) => !sender.some((word) => block.includes(word)),
  );
  const left = Math.min(...blocks.map(([first]) => first!.box.x0));
  return blocks.findLast(([first]) => first!.box.x0 < left + WINDOW_SLACK) ?? [];
}

/** `Dear Orville`: is this the name of whom the letter speaks to? */
export function isGreeted({ sheet }: MappedSheet, block: readonly Word[]): boolean {
  const letters = ({ text }: Word) => text.replace(/[^\p{L}]/gu, '').toLowerCase();
  const greeted = sheet.lines.flatMap(({ words: [dear, ...names] }) =>
    dear?.text === 'Dear' ? names.map(letters) : [],
  );
  return block.some((word) => greeted.includes(letters(word)));
}
