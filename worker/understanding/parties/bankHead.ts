/** Which bank wrote a letter: its name at the top, or where it is printed in the upper half. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP, WINDOW_SHARE } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isSentence } from './isSentence.ts';
import { letterHead } from './letter.ts';
import { BANK, isOfProduct, withoutCard, withoutProduct } from './bankProduct.ts';
import { KIND_OF_BANK, withoutPlaceBehind } from './bankPlace.ts';
import { logoOf } from './bankLogo.ts';
import { highOf, inManyLines, inTwoLines, markInTwoLines, stacked, withKindBelow } from './bankLines.ts';
import {
  insuredName,
  isMotto,
  isScraps,
  withLettersJoined,
  withoutBars,
  withoutFigures,
  withoutGluedSign,
  withoutInnerSign,
  withoutPageTitle,
  withoutPicture,
  withoutRepeat,
  withoutScrapBehind,
  withRoundLetters,
} from './bankMarks.ts';
import { isRowOfDay } from '../labels/isInSentence.ts';
import { withLostEnds, withoutScannedSign } from './lostEnds.ts';
import { toLines } from '../sheet/sheet.ts';
import { isTorn } from '../values/names/noName.ts';
import { runsOf, textOf } from '../values/runs.ts';

/**
 * `Write: Prairie Bank, N.A. (115)`, `Issued by Prairie Bank`, `Member FDIC`, `Business Checking - Prairie Bank ...7718`, `Prairie Bank, 9 Elm St`: what stands
 * around the name in its line.
 */
const named = (run: readonly Word[]): readonly Word[] => {
  const isAhead = ({ text }: Word, at: number) =>
    /:$|^by$/.test(text) || (/^[-–—]$/.test(text) && isOfProduct(run[at - 1]?.text ?? ''));
  const own = withoutRepeat(withoutFigures(run.slice(run.findLastIndex(isAhead) + 1)));
  const end = own.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (/^(?:member$|\(\d+\)|p\.?\s?o\.?$|[.…·•x*]*\d{3})/i.test(text) ||
        (/^\d+$/.test(text) && own[at - 1]!.text.endsWith(','))),
  );
  return end < 0 ? own : own.slice(0, end);
};
/** `61 Bank St Apt 4`. */
const STREET =
  /^\W*\d+ .*\bbank (?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|ct|court|pl|place|way)\b/i;
const isBank = (run: readonly Word[]) =>
  BANK.test(textOf(run)) &&
  !isSentence(run) &&
  !isMotto(run) &&
  !/[®™℠]$/.test(textOf(run)) && // `America's most patient bank®` is what it says of itself
  !STREET.test(textOf(run)) &&
  !/\bbank statement\W*$/i.test(textOf(run)) && // a title
  !/[:?]|\d{3}|^\W*(?:your|write|call|visit|to|contact|online|mobile|a|the bank)\b/i.test(textOf(run));

/**
 * `tidebank.org`, `www.tide.bank`, `Member Services`, `CUSTOMER ACCOUNT DISCLOSURES`, `VANCE,OSVALDO T`, `Return Service Requested`,
 * `Total days in` of a label, `Transaction history (continued)`, `COMMERCIAL BANKING DIVISION` below a name that was not read: who is never a bank.
 */
const isNoBank = (run: readonly Word[]) =>
  /^(?:www\.)?[\w-]{3,}\.[a-z]{3,}$|^(?:type|acct|stmt)\b|^(?:member|client|customer) (?:services?|care|support)\b|^contact us\b|\bdisclosures?$|\bcontinued\)?$|^(?:transactions?|account|daily) (?:history|activity|details?|summary)\b|\bservice requested$|\bdivision$|\bin$/i.test(
    textOf(run),
  ) ||
  isTorn(run) ||
  (/^your\b/i.test(textOf(run)) && !BANK.test(textOf(run))) || // `Your Everyday Banking` is what it keeps for you
  /^[\p{L}'’ -]+, \p{L}+ \p{Lu}\.?$/u.test(textOf(run));

/** `DATE   DESCRIPTION   CATEGORY   AMOUNT   BALANCE`: a page goes on with the head of its table, of which no column is a bank. */
const isHeadOfTable = (run: readonly Word[], { sheet }: MappedSheet) => {
  const line = sheet.lines.find(({ words }) => words.includes(run[0]!));
  const columns = line?.words.filter(({ text }) => COLUMN.test(text)) ?? [];
  return columns.length >= FEWEST_COLUMNS;
};
const COLUMN =
  /^(?:date|description|transaction|amount|balance|debits?|credits?|deposits?|withdrawals?)(?:\(\$\))?$/i;
const FEWEST_COLUMNS = 3;

/** Who keeps the account: the run at the top, unless it does not say that it is a bank and another one below does. */
export function bankHead(map: MappedSheet): Word[] {
  const top = withoutScannedSign(withoutInnerSign(letterHead(map)));
  const head = isMotto(top) || isNoBank(top) || isHeadOfTable(top, map) ? [] : withoutPageTitle(top);
  // `03-04   Withdrawal at Prairie Bank   200.00`: the bank of a cash machine
  const rows = map.sheet.lines
    .map(({ words }) => words)
    .filter(isRowOfDay)
    .flat();
  const upper = map.free.filter(
    (word) => word.box.y1 < map.sheet.height * WINDOW_SHARE && !rows.includes(word),
  );
  const runs = runsOf(upper, COLUMN_GAP).map(withoutBars).map(withoutScannedSign).map(withLostEnds);
  if (isWrittenSmall(head, upper)) return withCapitals(head);
  const saysSo = BANK.test(textOf(head)) && !isSentence(head);
  const lines = saysSo ? [] : inManyLines(head, runs);
  if (lines.length > 0) return [...lines];
  const line = saysSo
    ? withoutCard(withoutRepeat(withoutInsurer(withLostEnds(head))))
    : head.length > 0 && runs.some(isOfSweep)
      ? undefined
      : runs.map(named).find(isBank);
  const own = line && withoutPlaceBehind(line);
  if (own && KIND_OF_BANK.test(textOf(own))) return stacked(own, runs, line);
  if (own) return withoutService(inTwoLines(own, head, runs, map.sheet.lines));
  // `Marcus:` above `by Goldman Sachs`: a trade mark, and the bank's name stands in the small print
  const isMark =
    head.length === 0 || /^by$|[®™℠]$/.test(head[0]?.text ?? '') || KIND_OF_BANK.test(textOf(head));
  return withoutService(isMark ? insuredBank(map) : withoutProduct(nameOfMark(head, runs, upper)));
}

/** `Cash and Bank Deposit Program`, `Program Bank`: a broker tells at which banks the cash lies that it keeps. */
const isOfSweep = (run: readonly Word[]) => /\bbank deposit program\b|^program banks?\b/i.test(textOf(run));

function nameOfMark(head: readonly Word[], runs: readonly Word[][], upper: readonly Word[]) {
  const logo = logoOf(head, runs, upper);
  const mark = logo.length > head.length ? logo : markInTwoLines(head, runs);
  return withKindBelow(mark, runs);
}

/** `Alder Bank, N.A. | Member FDIC`, `Alder Bank Equal Housing Lender`: the name without what banks must print beside it. */
function withoutInsurer(head: readonly Word[]): readonly Word[] {
  const insured = head.findIndex(({ text }, at) => at > 0 && INSURED.test(`${text} ${head[at + 1]?.text}`));
  return insured < 0 ? head : head.slice(0, insured).filter(({ text }) => /[\p{L}\p{N}&]/u.test(text));
}

const INSURED = /^(?:member (?:fdic|ncua)|equal housing)\b/i;

/** The bank's name: where the top shows only its first words, the whole of it from the small print. */
export function bankName(map: MappedSheet): Word[] {
  const head = withoutGluedSign(withoutScrapBehind(bankHead(map)));
  if (head.length === 0 && map.mark) return drawnBank(map, map.mark);
  const insured = head.length > 0 && !BANK.test(textOf(head)) ? insuredName(head, map) : [];
  if (insured.length > 0) return insured;
  const name = withRoundLetters(withLettersJoined(withoutPicture(head, map)));
  return isScraps(name) ? [] : [...name];
}

/** The name that a trade mark shows, as if nothing else stood on the page: where it is all that is drawn, or says that it is a bank. */
function drawnBank({ sheet }: MappedSheet, mark: readonly Word[]): Word[] {
  const own = runsOf(mark, COLUMN_GAP).filter((run) => !INSURER.test(textOf(run)));
  const free = own.flat();
  const name = bankName({ sheet: { ...sheet, lines: toLines(free) }, landmarks: [], free });
  const isAll = lettersIn(name) >= lettersIn(free) - 1; // the picture beside it may be read as one
  return !isSentence(name) && (isAll || BANK.test(textOf(name))) ? name : [];
}
/** `FDIC` in large letters begins what an insured bank has to say at its head. */
const INSURER = /^(?:member )?(?:fdic|ncua)\b|^equal housing\b/i;
const lettersIn = (words: readonly Word[]) => textOf(words).replace(/[^\p{L}\p{N}]/gu, '').length;

/** `prairie state credit union`, all of it small and in the letters of a heading, or drawn so: `osborne PRAIRIE BANK`. */
function isWrittenSmall(head: readonly Word[], upper: readonly Word[]): boolean {
  const print = textOf(head);
  const isSmall = print === print.toLowerCase() || /^\p{Ll}\P{Lu}*(?: \P{Ll}+)$/u.test(print);
  const isWhole = /\w (?:bank|credit union|fcu)$/i.test(print) && head.length <= MOST_WORDS;
  return isSmall && isWhole && highOf(head) > LARGE * median(upper.map((word) => highOf([word])));
}
const MOST_WORDS = 6;
const LARGE = 1.4;
const withCapitals = (words: readonly Word[]): Word[] =>
  words.map((word) => ({
    ...word,
    text: word.text.toLowerCase().replace(/^./, (letter) => letter.toUpperCase()),
  }));

/** `Prairie Bank USA. Member FDIC`, `Deposits FDIC Insured | P.D. Bank, N.A. | Equal Housing Lender`, wherever it is printed. */
function insuredBank({ free }: MappedSheet): readonly Word[] {
  const runs = runsOf(free, COLUMN_GAP).filter((run) => /\bfdic\b/i.test(textOf(run)));
  const parts = runs.flatMap(splitAtBars).map(named);
  // a point within it ends a sentence, whose last words are no part of a name
  const bank = parts.find(
    (part) => isBank(part) && !/\b(?:fdic|deposits?)\b|\p{L}{3}\. /iu.test(textOf(part)),
  );
  // the point behind it ends a sentence
  return (bank ?? []).map((word) => ({
    ...word,
    text: word.text.replace(/(\p{L}{3})\.$/u, '$1'),
  }));
}

function splitAtBars(run: readonly Word[]): (readonly Word[])[] {
  const bar = run.findIndex(({ text }) => /^[|•·]$/.test(text));
  return bar < 0 ? [run] : [run.slice(0, bar), ...splitAtBars(run.slice(bar + 1))];
}

/** `Citibank Client Services`, `Prairie Bank Online Banking`: who answers letters there, and its site. */
function withoutService(name: readonly Word[]): Word[] {
  const end = name.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (/^(?:client|customer|cardmember|card)$/i.test(text) ||
        /^(?:online|mobile|internet|digital) banking$/i.test(textOf(name.slice(at)))),
  );
  return name.slice(0, end < 0 ? name.length : end);
}
