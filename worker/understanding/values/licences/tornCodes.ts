/** Numbers of licences that OCR tore: their parts are no numbers of their own. */
import type { Word } from '../../../reading/page.ts';

/** `~2021-1 9541` of `BL-2021-19541`: the end of a number that OCR tore. */
export const isTornEnd = (before: Word | undefined, { box, source }: Word) =>
  source === 'ocr' &&
  /[-~]\d*$/.test(before?.text ?? '') &&
  box.x0 - before!.box.x1 < (box.y1 - box.y0) * TORN_GAP;
const TORN_GAP = 0.4;

/** `LR- 3 051778 4-11` of `LR-30517784-11`: figures without a space between them are one number, of which none of its parts tells all. */
export const isTornApart = (before: Word | undefined, word: Word | undefined) =>
  before?.source === 'ocr' &&
  word !== undefined &&
  /\d$/.test(before.text) &&
  /^\d/.test(word.text) &&
  word.box.x0 - before.box.x1 < (word.box.y1 - word.box.y0) * NO_SPACE;
const NO_SPACE = 0.12;
