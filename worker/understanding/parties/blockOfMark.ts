/** The block of name and address of whoever sends a paper, by the trade mark at its top. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, areAlignedOrCentred } from './addressBlocks.ts';
import { isClose } from './bankLines.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { letterHead } from './letter.ts';
import { foldLetters } from '../sheet/letters.ts';
import { toLines, type Line } from '../sheet/sheet.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { textOf } from '../values/runs.ts';

/** `Vanguard`, and below the trade mark `VANGUARD MARKETING CORPORATION` with its address. */
export const beginsWith = (block: readonly Word[], sender: readonly Word[]) =>
  sender.length > 0 &&
  sender.every(
    ({ text }, at) => foldLetters(text) !== '' && foldLetters(text) === foldLetters(block[at]?.text ?? ''),
  );

/** The block whose name begins with the trade mark at the top, and is longer; the mark may stand right above it. */
export function senderBlock(map: MappedSheet): Word[] {
  const mark = letterHead(map).filter(({ text }) => !/^[|·•]$/.test(text)); // drawn between the words of a mark
  // `TradePost from Harlan Quigley`: of whom the service is
  const head = mark.slice(
    mark.findLastIndex(({ text }, at) => /^from$/i.test(text) && at < mark.length - 2) + 1,
  );
  const isLonger = (block: readonly Word[]) =>
    !head.some((word) => block.includes(word)) && isLevel(block[head.length - 1], block[head.length]);
  const blocks = addressBlocks(map, areAlignedOrCentred);
  // `Tax Reporting` above the name
  const parts = blocks.flatMap((block) => toLines(block).map((_, at, lines) => wordsOf(lines.slice(at))));
  const longer = parts.find((block) => beginsWith(block, head) && isLonger(block));
  const own = blocks.find(([first]) => first === head[0]);
  return longer ?? (own ? legalName(own) : firmBelow(head, blocks));
}
/** `Mesa Wealth`, and between it and its address the firm behind that mark: `Mesa Brokerage Services Inc.` */
function legalName(block: readonly Word[]): Word[] {
  const [mark, ...below] = toLines(block).map(({ words }) => words);
  const isFirm = hasCompanySuffix(textOf(below[0] ?? [])) && !hasCompanySuffix(textOf(mark!));
  return isFirm ? below.flat() : [];
}
/** The same where the mark is so large that the firm and its address are a block of their own. */
function firmBelow(mark: readonly Word[], blocks: readonly Word[][]): Word[] {
  if (mark.length === 0 || hasCompanySuffix(textOf(mark))) return [];
  const isFirm = ([first]: readonly Line[]) =>
    first !== undefined && isClose(mark, first.words) && hasCompanySuffix(textOf(first.words));
  return blocks.find((block) => isFirm(toLines(block))) ?? [];
}
const wordsOf = (lines: readonly { readonly words: readonly Word[] }[]) =>
  lines.flatMap(({ words }) => words);

/** Does the next word stand in the same line? */
const isLevel = (last: Word | undefined, next: Word | undefined) =>
  last !== undefined && next !== undefined && next.box.x0 > last.box.x0;
