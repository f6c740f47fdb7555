/** What the post prints above a name to sort letters by. */
import type { Word } from '../../../reading/page.ts';
import { around, type Line } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';
import { KINDS } from './unitLetter.ts';

/** `00071234 DRE 703 210 30523`, `***AUTO**5-DIGIT 63101`, `#BWNLLSV`, `Envelope 221400387`: what the post sorts letters by, above the name. */
export function isMailCode(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const numbers = texts.filter((text) => /^\d{3,}$/.test(text)).length;
  return (
    /^(?:\d{7,}|0\d{4,}|#\w{6,}.*)$/.test(texts[0]!) ||
    (numbers >= 3 && !isStreet(textOf(words))) ||
    (texts.length === 1 && isCode(texts[0]!)) ||
    /^\p{L}+ \d{6,}$/u.test(textOf(words)) ||
    (texts.some((text) => /\*{2}/.test(text)) && !STARRED.test(textOf(words)))
  );
}
/** `P` in a line of its own above `ORLA M FINNEGAN`: nobody's name begins so. */
export const isSortingLetter = (words: readonly Word[]): boolean => /^\p{Lu}$/u.test(textOf(words));

/** `#000000P4P2VPP6A3#000JMA91F ORLA M FINNEGAN`: the name in the line of the code, which stands in front of it. */
export function withoutMailCode(line: Line): Line {
  const [code, ...name] = line.words;
  const isCoded = code && /^#[A-Z\d#]{9,}$/.test(code.text) && /\d/.test(code.text);
  const isNamed = name.some(({ text }) => /^\p{L}{2,}/u.test(text));
  return isCoded && isNamed ? { words: name, box: around(name.map(({ box }) => box)) } : line;
}

/**
 * `Deposit Operations MC 4-117`, `Mail Stop 44B`, `Dept. CH 14190` below a name: the desk that a firm's letters are for. Five digits behind
 * `MS` are a ZIP code of Mississippi's.
 */
export const isMailStop = (words: readonly Word[]): boolean => MAIL_STOP.test(textOf(words));
const MAIL_STOP =
  /(?:^|\s)(?:mail ?(?:code|stop|drop)|m\/[cs]|mc|msc|ms(?! ?\d{5}\b)|dept\.?)(?: (?:no\.?|#))?:?(?: [a-z]{1,3})? ?#?[a-z]{0,3}-?\d[\w-]*$/i;

/** `** ORLA M FINNEGAN **`: a name between stars. */
const STARRED = /^\*{2,3} (?!auto\b|mixed\b|all\b)\p{L}+(?: [\p{L}&.,'’-]+)+ \*{2,3}$/iu;

/** `1120 BOYLSTON ST STE 900 PMB 317`, `4410 N STATE HIGHWAY 118 STE 205`: numbers of a house, a road, a suite and a mailbox. */
const isStreet = (text: string) => STREET.test(text);
const STREET = new RegExp(
  `^\\d+ (?:.*\\p{L} (?:${KINDS})|(?:.* )?(?:highway|hwy|route|rte|fm|sr|cr|ih))\\b`,
  'iu',
);

/** `0091-4418`, `1/R1/04F000`: rather figures than letters. */
const isCode = (text: string) => {
  const figures = text.replace(/\D/g, '').length;
  return figures >= 3 && figures >= text.replace(/\P{L}/gu, '').length;
};
