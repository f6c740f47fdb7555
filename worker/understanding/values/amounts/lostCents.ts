/** Amounts whose point a scan lost: cents alone, `22` of `.22`, and `30,36395` or `30.36395` of `30,363.95`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { endsInAmount } from './endsInAmount.ts';

/** Points by which amounts of one column end apart. */
const FLUSH = 3;

/** Two figures flush with a column of amounts, which may have been cents alone; not the end of `551,131 86`, a misread 5,131.86. */
export const mayBeCents = ({ text, box, source }: Word, print: readonly Word[]): boolean =>
  source === 'ocr' &&
  /^\d\d$/.test(text) &&
  print.some((word) => endsInAmount(word.text) && Math.abs(word.box.x1 - box.x1) < FLUSH) &&
  !print.some((word) => /\d/.test(word.text) && isCloseBefore(word.box, box));

const isCloseBefore = (before: Box, { x0, y0, y1 }: Box): boolean =>
  before.x1 <= x0 &&
  x0 - before.x1 < OWN_GAP * (y1 - y0) &&
  Math.min(before.y1, y1) - Math.max(before.y0, y0) > (y1 - y0) / 2;
/** Heights of print within one amount, a typewriter's point among them. */
const OWN_GAP = 1.3;

/** Five figures behind a comma, or a point that was one: three of thousands and two of cents. */
const withLostPoint = (word: Word): Word =>
  word.source === 'ocr' ? { ...word, text: word.text.replace(/[,.](\d{3})(?=\d{2}[-+)]?$)/, ',$1.') } : word;

/** The print with all such figures as cents: for sums that prove them. */
export const withLostCents = (print: readonly Word[]): Word[] =>
  print.map((word) => (mayBeCents(word, print) ? { ...word, text: `0.${word.text}` } : withLostPoint(word)));
