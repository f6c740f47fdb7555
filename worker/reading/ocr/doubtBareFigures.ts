/** Makes an amount doubtful that lacks the comma all others of its page have: `1320.47` where `1,220.17` is printed was read badly. */
import type { Word } from '../page.ts';

const WITH_COMMA = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/;
const WITHOUT = /^\$?\d{4,}\.\d{2}$/;
/** So many amounts tell how a page is printed, and so many times as many as are printed otherwise. */
const FEWEST = 3;
const TIMES = 4;
/** Read at 0.8 it is not shown, unless another look reads the same or the form's sums prove it. */
const DOUBT = 0.6;

/** The words of a page, those amounts with less certainty. */
export function doubtBareFigures(words: readonly Word[]): Word[] {
  const usual = words.filter(({ text }) => WITH_COMMA.test(text)).length;
  const isBare = ({ text }: Word) => WITHOUT.test(text);
  const areOdd = usual >= Math.max(FEWEST, TIMES * words.filter(isBare).length);
  return words.map((word) =>
    areOdd && isBare(word) ? { ...word, confidence: word.confidence * DOUBT } : word,
  );
}
