/** Which bank wrote a letter: its name at the top, or where it is printed in the upper half. */
import type { Word } from '../reading/page.ts';
import { COLUMN_GAP, WINDOW_SHARE } from './addressBlocks.ts';
import type { MappedSheet } from './cells.ts';
import { isSentence } from './isSentence.ts';
import { letterHead } from './letter.ts';
import { around } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';

/** Banks say what they are; a sentence about banking does not. */
const BANK = /\w bank\b|\bbank \w|\bcredit union\b|\bfcu\b|\bn\.\s?a\.|\bf\.s\.b\b|\bsavings and loan\b/i;
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
/** What is left of a name that a trade mark prints in several lines. */
const KIND_OF_BANK =
  /^\W*(?:(?:federal )?credit union|(?:(?:national|savings|private|state|community) )?bank)\W*$/i;
/** `61 Bank St Apt 4`. */
const STREET =
  /^\W*\d+ .*\bbank (?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|ct|court|pl|place|way)\b/i;
const isBank = (run: readonly Word[]) =>
  BANK.test(textOf(run)) &&
  !isSentence(run) &&
  !/[®™℠]$/.test(textOf(run)) && // `America's most patient bank®` is what it says of itself
  !STREET.test(textOf(run)) &&
  !/[:?]|\d{3}|^\W*(?:your|write|call|visit|to|contact|online|mobile|a|the bank)\b/i.test(textOf(run));

/** Who keeps the account: the run at the top, unless it does not say that it is a bank and another one below does. */
export function bankHead(map: MappedSheet): Word[] {
  const head = letterHead(map);
  const upper = map.free.filter(({ box }) => box.y1 < map.sheet.height * WINDOW_SHARE);
  const runs = runsOf(upper, COLUMN_GAP);
  const saysSo = BANK.test(textOf(head)) && !isSentence(head);
  const own = saysSo ? withoutRepeat(head) : runs.map(named).find(isBank);
  if (own && KIND_OF_BANK.test(textOf(own))) return stacked(own, runs);
  // `Marcus:` above `by Goldman Sachs`: a trade mark, and the bank's name stands in the small print
  const isMark = /^by$|[®™℠]$/.test(head[0]?.text ?? '') || KIND_OF_BANK.test(textOf(head));
  return withoutService(own ?? (isMark ? insuredBank(map) : withoutProduct(head)));
}

/** `Prairie Bank USA. Member FDIC`, `Deposits FDIC Insured | P.D. Bank, N.A. | Equal Housing Lender`, wherever it is printed. */
function insuredBank({ free }: MappedSheet): readonly Word[] {
  const runs = runsOf(free, COLUMN_GAP).filter((run) => /\bfdic\b/i.test(textOf(run)));
  const parts = runs.flatMap(splitAtBars).map(named);
  const bank = parts.find((part) => isBank(part) && !/\b(?:fdic|deposits?)\b/i.test(textOf(part)));
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

/** `Citibank Client Services`: who answers letters there. */
function withoutService(name: readonly Word[]): Word[] {
  const end = name.findIndex(({ text }, at) => at > 0 && /^(?:client|customer|cardmember|card)$/i.test(text));
  return name.slice(0, end < 0 ? name.length : end);
}

/** `NAVY`, `FEDERAL`, `Credit Union`, each on a line of its own: the lines above the last one; none where there are none. */
function stacked(last: readonly Word[], runs: readonly Word[][]): Word[] {
  const name = [[...last]];
  for (const run of runs.toReversed()) {
    const [{ x0, y0, y1 }, above] = [
      around(name[0]!.map(({ box }) => box)),
      around(run.map(({ box }) => box)),
    ];
    const isAbove = above.y1 < (y0 + y1) / 2 && y0 - above.y1 < y1 - y0;
    if (isAbove && Math.abs(above.x0 - x0) < SAME_LEFT) name.unshift(run);
  }
  return name.length > 1 && name.length <= MOST_LINES ? name.flat() : [];
}
const SAME_LEFT = 5;
const MOST_LINES = 3;

/** A trade mark's letters may be glued to it. */
const KIND = /^(?:checking|savings)(?:sm|tm)?\W*$/i;
const PRODUCT =
  /^(?:everyday|total|business|personal|premier|basic|simple|free|interest|student|essential|preferred|advantage|complete|high-yield|online|my|your)$/i;

const CARD = /^(?:cards?|visa|mastercard|rewards)(?:sm|tm)?\W*$/i;

/** `Tidewater Everyday Checking`: the kind of account behind the name, or alone. */
function withoutProduct(head: readonly Word[]): Word[] {
  if (head.some(({ text }) => CARD.test(text))) return []; // a card bears the name of its kind, its bank another
  const kind = head.findIndex(({ text }) => KIND.test(text));
  // `SAPPHIRE BUSINESS PREFERRED`: an account or a card, whose kind is not said
  if (kind < 0)
    return head.length > 2 && head.slice(-2).every(({ text }) => PRODUCT.test(text)) ? [] : [...head];
  const bank = head.slice(0, head.slice(0, kind).findLastIndex(({ text }) => !PRODUCT.test(text)) + 1);
  // `Harborline Savings` is a bank, `Harborline Online Savings` an account there.
  return kind > 0 && bank.length === kind && /^savings/i.test(head[kind]!.text)
    ? head.slice(0, kind + 1)
    : bank;
}
