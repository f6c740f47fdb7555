/** A trade mark in large letters that is printed on two or three lines: `Ashgrove` above `& Pell`, `tide` above `ledger`. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { isOfProduct } from './bankProduct.ts';
import { around } from '../sheet/sheet.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { textOf } from '../values/runs.ts';

/** So many times as high as most print of the page's upper part. */
const LARGE = 1.4;
/** Lines of one mark are as high as each other, or hardly less. */
const ALIKE = 0.75;
/** Points by which its lines begin, end, or have their middle apart. */
const ALIGNED = 5;
const MOST_LINES = 3;
const MOST_WORDS = 4;

const HANGING = /[gjpqyQ,;()]/;
/** Share of the height of print with such letters that stands above the line. */
const ABOVE = 0.77;
const highOf = (words: readonly Word[]) =>
  Math.max(...words.map(({ text, box }) => (box.y1 - box.y0) * (HANGING.test(text) ? ABOVE : 1)));
const toBox = (words: readonly Word[]) => around(words.map(({ box }) => box));

/** The mark that begins with the run at the top; that run itself where it is no such mark. */
export function logoOf(
  head: readonly Word[],
  runs: readonly Word[][],
  upper: readonly Word[],
): readonly Word[] {
  const isMark = head.length > 0 && highOf(head) > LARGE * median(upper.map((word) => highOf([word])));
  let name: readonly Word[] = head;
  let last: readonly Word[] | undefined = isMark ? head : undefined;
  for (let count = 1; last && count < MOST_LINES; count++) {
    const above: readonly Word[] = last;
    const run = runs.find((one) => isNextLine(above, largeIn(one, above)));
    last = run && largeIn(run, above);
    // `& Pell Brokerage Services LLC`: what the firm is, in smaller print behind its name
    name = [...name, ...(run && hasCompanySuffix(textOf(run)) ? run : (last ?? []))];
  }
  return name;
}

/** The first words of a run, as large as the line above it: `BORINQUEN  since 1931`. */
function largeIn(run: readonly Word[], above: readonly Word[]): readonly Word[] {
  const end = run.findIndex((word) => highOf([word]) < ALIKE * highOf(above));
  return end < 0 ? run : run.slice(0, end);
}

function isNextLine(upper: readonly Word[], lower: readonly Word[]): boolean {
  if (lower.length === 0 || lower.length > MOST_WORDS || !isOfMark(upper, lower)) return false;
  const [a, b] = [toBox(upper), toBox(lower)];
  const apart = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].map(Math.abs);
  const high = Math.max(highOf(upper), highOf(lower));
  const isBelow = b.y0 > (a.y0 + a.y1) / 2 && b.y0 - a.y1 < high;
  return isBelow && Math.min(...apart) < ALIGNED && highOf(upper) > ALIKE * highOf(lower);
}

/** Words written alike, and no title, kind of account, label or number. */
function isOfMark(upper: readonly Word[], lower: readonly Word[]): boolean {
  const isSmall = upper.every(({ text }) => /^\p{Ll}+$/u.test(text));
  const isAlike = lower.every(({ text }) => (isSmall ? /^[\p{Ll}&]+$/u : /^(?:[\p{Lu}&]|of$)/u).test(text));
  const isOther = lower.some(({ text }) => isOfProduct(text) || /[\d:@]/.test(text) || TITLE.test(text));
  return isAlike && !isOther;
}
const TITLE =
  /^(?:statements?|accounts?|summary|activity|page|report|transactions?|estado|cuenta|resumen|notice)$/i;
