/** Makes an amount doubtful that lacks the comma or the dollar sign all others of its page have: `1320.47` where `1,220.17` is printed was read badly. */
import type { Word } from '../page.ts';

const WITH_COMMA = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/;
const WITHOUT = /^\$?\d{4,}\.\d{2}$/;
const SIGNED = /^\$\d[\d,]*(?:\.\d{2})?$/;
const UNSIGNED = /^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/;
/** `549,787` of $49,787: a dollar sign is taken for these figures. */
const SIGN_AS_FIGURE = /^[58]\d{0,2}(?:,\d{3})+(?:\.\d{2})?$/;
/** So many amounts tell how a page is printed, and so many times as many as are printed otherwise. */
const FEWEST = 3;
const TIMES = 4;
/** Read at 0.8 it is not shown, unless another look reads the same or the form's sums prove it. */
const DOUBT = 0.6;

/** The words of a page, those amounts with less certainty. */
export function doubtBareFigures(words: readonly Word[]): Word[] {
  const odd = [
    ...(isUsual(words, WITH_COMMA, WITHOUT) ? [WITHOUT] : []),
    ...(isUsual(words, SIGNED, UNSIGNED) ? [SIGN_AS_FIGURE] : []),
  ];
  return words.map((word) =>
    odd.some((print) => print.test(word.text)) ? { ...word, confidence: word.confidence * DOUBT } : word,
  );
}

/** Are nearly all amounts of the page printed the one way, and hardly any the other? */
function isUsual(words: readonly Word[], one: RegExp, other: RegExp): boolean {
  const count = (print: RegExp) => words.filter(({ text }) => print.test(text)).length;
  return count(one) >= Math.max(FEWEST, TIMES * count(other));
}
