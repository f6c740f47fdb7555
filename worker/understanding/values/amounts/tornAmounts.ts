/** Amounts that OCR read in several words, and what it glued to them. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';

/** `1,284,316 b b Less returns`: on a scan the letter of the next box may stand as close. */
export function withoutLetters(run: Word[]): Word[] {
  const end = run.findLastIndex(({ text }) => !/^\W?[a-z]$/.test(text));
  const isAmount = end >= 0 && /\d[.,]\d{2,3}$/.test(run[end]!.text);
  return run.at(-1)!.source === 'ocr' && isAmount ? run.slice(0, end + 1) : run;
}

/** `342 I.`: the side of the box behind an amount of a scan, which is higher than its figures. */
export function withoutSide(run: Word[]): Word[] {
  const [last, figures] = [run.at(-1)!, run.at(-2)];
  const isSide =
    figures && last.source === 'ocr' && /^[Il|!][.,]?$/.test(last.text) && /\d$/.test(figures.text);
  return isSide && highest(last) > highest(figures) * SIDE ? run.slice(0, -1) : run;
}
/** Heights of figures. */
const SIDE = 1.3;

/** `2 ’ 895.53`: a typewriter's comma stands alone between the figures, below their middle, and is read as a mark of its kind. */
export function withLoneCommas(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, index) => isLoneComma(word, words[index - 1], words[index + 1]));
  if (at < 0) return words;
  const [first, mark, last] = words.slice(at - 1, at + 2) as [Word, Word, Word];
  const amount: Word = {
    ...first,
    text: `${first.text},${last.text}`,
    box: around([first, mark, last].map((word) => word.box)),
    confidence: Math.min(first.confidence, last.confidence),
  };
  return [...words.slice(0, at - 1), amount, ...withLoneCommas(words.slice(at + 2))];
}

function isLoneComma(
  { text, source, box }: Word,
  figures: Word | undefined,
  next: Word | undefined,
): boolean {
  const isMark = source === 'ocr' && /^[,'’‘]$/.test(text) && figures && next;
  if (!isMark || !/^\D?\d{1,3}$/.test(figures.text) || !/^\d{3}(?!\d)/.test(next.text)) return false;
  const isLow = box.y0 > (figures.box.y0 + figures.box.y1) / 2;
  return isLow && next.box.x0 - figures.box.x1 < 2 * POINT * highest(figures, next);
}

/** Heights of print between columns. */
export const RUN_GAP = 0.9;
/** A typewriter's point and comma are as wide as a figure (heights of print). */
const POINT = 1.3;
/** And a little more where the comma was read with the figures before it. */
const POINT_READ = 1.45;
const reachOf = (last: Word) => (last.text.endsWith(',') ? POINT_READ : POINT);
const highest = (...words: readonly Word[]) => Math.max(...words.map(({ box }) => box.y1 - box.y0));
/** `128, 645`, `54 718`, `-169, 342`, `1,184, 620`: the thousands stand apart. */
export const withThousands = (runs: readonly Word[][]): readonly Word[][] =>
  joinedWhere(
    runs,
    (last, next) =>
      next.source === 'ocr' &&
      /^[-(]?\$?\d{1,3}(?:,?|(?:,\d{3})+,)$/.test(last.text) &&
      /^\d{3}(?:[.,]\d{2})?\)?$/.test(next.text),
  );

/** Runs, of which one that begins so close behind another in the same line belongs to it, where these two words say so. */
const joinedWhere = (
  runs: readonly Word[][],
  isOne: (last: Word, next: Word, run: readonly Word[]) => boolean,
): readonly Word[][] =>
  runs.reduce<Word[][]>((all, run) => {
    const [last, next] = [all.at(-1)?.at(-1), run[0]!];
    const isLevel = last && Math.abs(next.box.y1 - last.box.y1) < 2 && next.box.x0 >= last.box.x1;
    const isClose = isLevel && next.box.x0 - last.box.x1 < reachOf(last) * highest(last, next);
    return isClose && isOne(last, next, run)
      ? [...all.slice(0, -1), [...all.at(-1)!, ...run]]
      : [...all, run];
  }, []);

/** `11 3,265.50` of `113,265.50`: figures of one amount stand closer than a line's number before it (share of their height). */
const TORN = 0.4;
/** `88, 136.63`: the number of a line ends in no comma, unless that was read for a point, and then it stands apart. */
const TORN_AT_COMMA = 0.6;
export const isTorn = (first: Word, next: Word) => {
  const gap = (next.box.x0 - first.box.x1) / highest(first, next);
  const isHalf = /^\d{1,2}$/.test(first.text) && /^\d{0,2}[,.]?\d{3}/.test(next.text);
  const isGroup = /^\d{1,2},$/.test(first.text) && /^\d{3}(?!\d)/.test(next.text);
  // `11, 208.`, `49, 269`: three figures are flush with longer amounts, far behind the number of their line
  const mostAtComma = /^\d{3}\.?$/.test(next.text) ? POINT_READ : TORN_AT_COMMA;
  // `25 74.39` of `2574.39`: the number of a line stands further off
  const isTouching =
    next.source === 'ocr' && /^\d{1,4}$/.test(first.text) && /^\d{1,2}\.\d{2}$/.test(next.text);
  return (isHalf && gap < TORN) || (isGroup && gap < mostAtComma) || (isTouching && gap < TOUCHING);
};
const TOUCHING = 0.3;

/** `75 822.32` of `7,322.32`, `54 718` of `54,718`: a typewriter's comma was lost or read as a figure, and so near stands no line's number. */
export const mayBeTorn = (run: readonly Word[]) =>
  run.some((word, at) => {
    const next = run[at + 1];
    const areFigures = /^\d{1,2},?$/.test(word.text) && /^\d{3}(?:[.,]\d{2})?$/.test(next?.text ?? '');
    if (!next || next.source !== 'ocr' || !areFigures || isTorn(word, next)) return false;
    const gap = (next.box.x0 - word.box.x1) / (next.box.y1 - next.box.y0);
    return gap < POINT && (gap > RUN_GAP || /^\d{2}/.test(word.text)); // a box's number of one figure may stand closer
  });

/** `$524 41` of `$524.41`, `2,741 08` of `2,741.08` (`$4,517 5/9` with cents that are none), `518 00` of whole dollars, also as text, whose figures are lower than a comma: in typewriter's letters a point is as wide as a figure, so that its cents stand apart. */
export const withLostPoints = (runs: readonly Word[][]): readonly Word[][] =>
  joinedWhere(
    runs,
    (last, next, run) =>
      run.length === 1 &&
      ((next.source === 'ocr' &&
        /^\d\W?\d\W?$/.test(next.text) &&
        /^(?:\$[\d,]*\d|\d{1,3}(?:,\d{3})+)$/.test(last.text)) ||
        (next.text === '00' && /^\d{3}$/.test(last.text))),
  );
/** `2,741 08`: two words that commas of thousands and two figures of cents make an amount. */
export const hasLostPoint = (run: readonly Word[]) =>
  run.at(-1)!.source === 'ocr' && /^\d{1,3}(?:,\d{3})+ \d{2}$/.test(textOf(run));
