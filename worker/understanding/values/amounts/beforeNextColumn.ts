/** The part of a row up to its amount, where another row, whose label may not be known, stands beside it. */
import type { Word } from '../../../reading/page.ts';
import { endsInAmount } from './endsInAmount.ts';
import { splitAtGaps, textOf } from '../runs.ts';

/** Does print say that it is money, by its cents or its dollar sign? */
export const statesMoney = (run: readonly Word[]): boolean =>
  /\d[.,]\s?\d\d\D*$|\$\s*[\d.]/.test(textOf(run));

/** `$ 61,077      State Tax    $2,640`: the words before the text that stands apart behind an amount; `gap` in heights of print. */
export function beforeNextColumn(line: readonly Word[], gap: number): readonly Word[] {
  const row = beforeForm(beforeSide(beforeWords(line)));
  const runs = splitAtGaps(row, gap);
  const amount = runs.findIndex(
    (run, at) =>
      statesMoney(run) ||
      isSmallAmount(run) ||
      isAmountOfPair(run, runs.slice(at + 1)) ||
      isAmountBesideProse(run, runs[at + 1] ?? []),
  );
  const next = runs.findIndex((run, at) => at > amount && isLabel(run));
  return amount < 0 || next < 0 ? row : runs.slice(0, next).flat();
}

/** `841       Tax before credits       15,007`: a lone number before words that stand apart is not theirs; on a scan it may be dirt. */
const isSmallAmount = ([word, ...others]: readonly Word[]) =>
  others.length === 0 && word!.source !== 'ocr' && /^[-($]*\d{1,3}\.?\)?$/.test(word!.text);

/**
 * `1,207       Child tax credit     4,000` of a scan: words that stand between two amounts are the label of the second. A shorter number than
 * three figures may be dirt, but for the zero of `105,469       Penalty     0`.
 */
const isAmountOfPair = (run: readonly Word[], others: readonly (readonly Word[])[]) =>
  isWholeAmount(run) &&
  isLabel(others[0] ?? []) &&
  (others.slice(1).some(isWholeAmount) || (/,/.test(textOf(run)) && isZero(others[1] ?? [])));
const isZero = (run: readonly Word[]) => /^(?:\$? ?0|-0-|0\.00?)$/.test(textOf(run));
/** `202,300       Prepared by Lowell and Sons`: so many words are no dirt of a scan, but a note beside the figures. */
const isAmountBesideProse = (run: readonly Word[], next: readonly Word[]) =>
  /^[-($]*\d{1,3}(?:,\d{3})+[.)]*$/.test(textOf(run)) &&
  next.filter(({ text }) => /^\p{L}{3,}\W*$/u.test(text)).length >= PROSE;
const PROSE = 3;
const isWholeAmount = (run: readonly Word[]) =>
  /^[-($]*(?:\d{3}|\d{1,3}(?:, ?\d{3})+)[.)]*$/.test(textOf(run));
const isLabel = (run: readonly Word[]) => /\p{L}{3}/u.test(textOf(run));

/** `96.00`, and whole dollars in a list: `140,220 Tax from tables`. */
const isAmount = (text: string) => endsInAmount(text) || /^\W*\d{1,3}(?:,\d{3})+\W*$/.test(text);

/** `$2,097.72 Routing Number`: no words follow an amount in its own column, however close; on a scan they may be dirt. */
function beforeWords(row: readonly Word[]): readonly Word[] {
  const amount = row.findIndex((word) => word.source !== 'ocr' && isAmount(word.text));
  const next = row.findIndex(({ text }, at) => at > amount && /\p{L}{3}/u.test(text));
  if (amount < 0 || next < 0) return row;
  // `1,020.09 5 Section 199A`: the number of the next box goes with its words
  const last = row.slice(0, next).findLastIndex(({ text }) => isAmount(text));
  return row.slice(0, last + 1);
}

/** `FLORENCE K DUBOIS        DATE: 03/28/2022`: words before a label with its colon in the next column; `gap` in heights of print. */
export function beforeNextLabel(line: readonly Word[], gap: number): readonly Word[] {
  const runs = splitAtGaps(line, gap);
  const next = runs.findIndex((run, at) => at > 0 && /^\p{L}[\p{L} ]*:(?: |$)/u.test(textOf(run)));
  return next < 0 ? line : runs.slice(0, next).flat();
}

/** `21,600.00 | 2024` of a scan: behind an amount a stroke is the side of its box, and what follows stands in the next one. */
function beforeSide(row: readonly Word[]): readonly Word[] {
  const side = row.findIndex(
    ({ text, source }, at) =>
      source === 'ocr' && /^[|\]]$/.test(text) && at > 0 && /\d\.\d{2}$/.test(row[at - 1]!.text),
  );
  return side < 0 ? row : row.slice(0, side);
}

/** `$3,280  1099-INT`: close behind an amount a form's name says where the amount is from. */
function beforeForm(row: readonly Word[]): readonly Word[] {
  const form = row.findIndex(
    ({ text }, at) => at > 0 && FORM.test(text) && /^\W*\d{1,3}(?:,\d{3})+\W*$|\$\d/.test(row[at - 1]!.text),
  );
  return form < 0 ? row : row.slice(0, form);
}
const FORM = /^(?:1099-?[A-Z]{1,4}|W-?2G?|K-1)$/;

/** `Saoirse Entwistle        942-13-8805`: a number in the next column is no part of a name; on paper it may be dirt of one. */
export function beforeNumber(line: readonly Word[]): readonly Word[] {
  const at = line.findIndex(({ text, box, source }, index) => {
    const before = line[index - 1];
    const isApart = before && box.x0 - before.box.x1 > NUMBER_GAP * (before.box.y1 - before.box.y0);
    return source === 'text' && isApart && /\d{2}/.test(text);
  });
  return at < 0 ? line : line.slice(0, at);
}
/** Heights of print before such a number, at least. */
const NUMBER_GAP = 2;
