/** Text that stands so far behind the print of a box that it is not the end of it. */
import type { Word } from '../../reading/page.ts';
import { toLines, type Line } from '../sheet/sheet.ts';
import { isProse } from '../values/names/noName.ts';

/** Print that begins so far to the right of a text or an amount (points) is not its end but what stands beside the box. */
export const PROSE_GAP = 48;
const isText = ({ text }: Word) => /\p{L}{2}/u.test(text) && !DOLLAR.test(text);
/** `Ss` is how OCR reads the small `$` that 1099s print at the foot of a box. */
const DOLLAR = /^S[s$]$/;
/** An amount with its cents. */
export const isAmount = ({ text }: Word): boolean => /^\W*[\d,]*\.\d{2}\W*$/.test(text);
/** What tells where a column stands: text, and an amount, `6,127.88` beside the block `SIOBHAN REYES, 77 LAFAYETTE ST`. */
export const isPlaced = (word: Word): boolean => isText(word) || isAmount(word);

const isApart = (word: Word, before: Word | undefined) =>
  before !== undefined && isText(word) && word.box.x0 - before.box.x1 > PROSE_GAP;

/** Where the print of a line ends (points from the left), up to the text that stands apart behind an amount. */
export function endOf({ words, box }: Line): number {
  const at = words.findIndex((word, index) => isApart(word, words[index - 1]) && isAmount(words[index - 1]!));
  return at < 0 ? box.x1 : words[at - 1]!.box.x1;
}

/** The words of each line without the text that stands apart behind others. */
export function withoutProse(words: readonly Word[]): Word[] {
  return toLines(words).flatMap((line) => {
    const end = line.words.findIndex(
      (word, index) =>
        isApart(word, line.words[index - 1]) &&
        isPlaced(line.words[index - 1]!) &&
        !isStateAndZip(line.words.slice(index)),
    );
    return end < 0 ? line.words : line.words.slice(0, end);
  });
}

/** `LARAMIE BENEFIT FUND          All benefits paid in the year, before deductions.`: the words of each line without a sentence of the notes beside a form. */
export function withoutSentences(words: readonly Word[]): Word[] {
  return toLines(words).flatMap((line) => {
    const end = line.words.findIndex(
      (word, index) => isApart(word, line.words[index - 1]) && isProse(line.words.slice(index)),
    );
    return end < 0 ? line.words : line.words.slice(0, end);
  });
}

/** `FORT MORGAN                 CO   80701`: programs set the parts of a place at stops of their own. */
const isStateAndZip = ([state, zip, ...others]: readonly Word[]) =>
  others.length === 0 && /^[A-Z]{2}$/.test(state?.text ?? '') && /^\d{5}(?:-\d{4})?$/.test(zip?.text ?? '');
