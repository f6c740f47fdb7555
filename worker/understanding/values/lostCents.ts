/** Amounts of cents alone whose point a scan lost: `22` of `.22`. */
import type { Word } from '../../reading/page.ts';
import { endsInAmount } from './endsInAmount.ts';

/** Points by which amounts of one column end apart. */
const FLUSH = 3;

/** Two figures flush with a column of amounts, which may have been cents alone. */
export const mayBeCents = ({ text, box, source }: Word, print: readonly Word[]): boolean =>
  source === 'ocr' &&
  /^\d\d$/.test(text) &&
  print.some((word) => endsInAmount(word.text) && Math.abs(word.box.x1 - box.x1) < FLUSH);

/** The print with all such figures as cents. */
export const withLostCents = (print: readonly Word[]): Word[] =>
  print.map((word) => (mayBeCents(word, print) ? { ...word, text: `0.${word.text}` } : word));
