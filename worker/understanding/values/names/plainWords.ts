/** Plain words: an occupation, a kind of business. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { parseWords } from './firmNames.ts';

const SMALL_WORDS = /^(?:of|the|and|de|del|la|van|von|der|dba)$/i;
const firstLine = (words: readonly Word[]) => toLines(words)[0]?.words ?? [];

/** `Marine sup, s wholesale`: what is left of a word that a line runs through. */
const isScrap = ({ text, source }: Word) => source === 'ocr' && /^[b-df-z]$/.test(text);
/** `In witness whereof, I have hereunto set my hand`: more small words than a trade has. */
const isSentence = (run: readonly Word[]) =>
  (/^\p{Ll}/u.test(run[0]!.text) && run.at(-1)!.text.endsWith('.')) ||
  run.filter(({ text }) =>
    /^(?:the|of|in|on|to|for|my|i|is|are|have|has|this|that|be|by|hereunto)$/i.test(text),
  ).length >= 3;
/** `R.N.`, `IT`: two letters that nobody misread. */
const isAbbreviation = ([word, next]: readonly Word[]) =>
  !next && word!.source !== 'ocr' && /^(?:\p{Lu}\.?){2}$/u.test(word!.text);
/** `Business activity  G  CUSTOM MILLWORK`: an arrow of the form, drawn as a letter of a font of signs. */
const isArrow = ([word, next]: readonly Word[]) =>
  !next && word!.source === 'text' && /^\p{Lu}$/u.test(word!.text);
/** `ana.rao example.com` in the row below, `Protection PIN, enter it here` beside it: neither is what somebody does. */
const isOther = (run: readonly Word[]) => /@|\p{L}\.(?:com|org|net|edu)\b|\benter it\b/iu.test(textOf(run));
/** Plain words: an occupation, a kind of business. Each line's first run, small words kept. */
export const text: Shape = (words) => {
  const runs = runsOf(firstLine(words), 2);
  const run = runs.find((one, at) => !isArrow(one) || at === runs.length - 1);
  const parsed =
    run &&
    !run.some(isScrap) &&
    !isSentence(run) &&
    !isOther(run) &&
    parseWords(
      run.filter((word) => SMALL_WORDS.test(word.text) || /[\p{L}\p{N}&]/u.test(word.text)),
      isAbbreviation(run) ? 2 : 3,
    );
  return parsed ? { value: parsed } : null;
};
