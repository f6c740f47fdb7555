/** Words that spell a label and are none: print of two boxes, a part of a value, another number. */
import type { Word } from '../../reading/page.ts';
import { areGivenNames } from './areGivenNames.ts';
import { namesLine } from './namesLine.ts';
import { foldLetters } from '../sheet/letters.ts';
import { isKindOfCompany } from '../values/names/kindOfCompany.ts';
import { textOf } from '../values/runs.ts';

/**
 * A label is one run of print; words of neighbouring boxes that happen to spell it are not; nor those of two columns that hardly do:
 * `Account      Golden Saver` is no misread `account holder`.
 */
export function isTorn(words: readonly Word[], edits: number): boolean {
  const isScanned = words[0]?.source === 'ocr';
  return words.some((word, index) => {
    const [before, high] = [words[index - 1], word.box.y1 - word.box.y0];
    return (
      before !== undefined &&
      word.box.x0 - before.box.x1 > (isScanned && edits > 0 ? 2.5 * high : 3 * high + 6)
    );
  });
}

/** `Need another form? 1099-K reports are under Payments`: a question ends there, and names no `form 1099-k`. */
export const isAsked = (words: readonly Word[]): boolean =>
  words[0]?.source === 'text' && words.slice(0, -1).some(({ text }) => /\p{L}\?$/u.test(text));

/** `Division of Occupational Licensure` holds no `occupation`: an adjective made of it is another word. */
export const isAdjective = (label: string, { text }: Word): boolean =>
  /ion$/.test(label) && /ional\W*$/i.test(text) && foldLetters(text).startsWith(foldLetters(label));

/** `State` is a label alone in its box, and part of a value in `961 State Route 9` and `State of Wyoming`. */
export function isInsideText(line: readonly Word[], at: number, label: string): boolean {
  const word = line[at]!;
  // `PRALINE CO LLC` is no misread `Lic #`, while `LLC` alone tells of a business
  if (isKindOfCompany(word.text) && !isKindOfCompany(label)) return true;
  // `Coeur d'Alene, ID 83814`, in a typewriter's wide spaces, asks for no number
  if (
    /^\p{Lu}{2}$/u.test(word.text) &&
    /,$/.test(line[at - 1]?.text ?? '') &&
    ZIP.test(line[at + 1]?.text ?? '')
  )
    return true;
  // `Credit     Union` in letters set wide: the end of a bank's name, which heads no column
  if (label === 'credit' && /^unions?\b/i.test(line[at + 1]?.text ?? '')) return true;
  // `If Form 8888 is attached, check here:` sends nobody to sign
  if (/^here\W*$/i.test(word.text) && /^check$/i.test(line[at - 1]?.text ?? '')) return true;
  // `42-44-45 - Trade (wholesale and retail)`: what the number of an industry means
  if (/^[-\u2013\u2014]$/.test(line[at - 1]?.text ?? '') && INDUSTRY.test(line[at - 2]?.text ?? ''))
    return true;
  if (/[:)]$|^no\.$/i.test(word.text)) return false;
  const isNear = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined &&
    right !== undefined &&
    right.box.x0 - left.box.x1 <
      (word.box.y1 - word.box.y0) * (isTyped(left) && isTyped(right) ? TYPED_GAP : WORD_GAP);
  const before = line[at - 1];
  const after = line[at + 1];
  // `Issued 03/04/2024  Expires 03/31/2026`: a day ends what it is the value of, and another begins.
  if (DAY.test(before?.text ?? '') && DAY.test(after?.text ?? '')) return false;
  // `EXP 06/30/2025`: a number right after it is its value.
  const isAfterText =
    (/[a-z0-9]{3}/i.test(before?.text ?? '') || areGivenNames(line[at - 2], before)) && isNear(before, word);
  // `2 Deposits (Depósitos)`, of a scan `Name {TYPE OR PRINT)`: a remark in brackets is no text that goes on
  const goesOn = PLACE.test(label) ? /^of$|^[^({]*[a-z]{3}/i : /^[^({]*[a-z]{3}/i;
  const isBeforeText =
    goesOn.test(after?.text ?? '') &&
    !MONTH.test(after!.text) &&
    !MASKED.test(after!.text) &&
    !namesLine(line, at);
  return isAfterText || (isBeforeText && isNear(word, after) && !standsApart(line, at));
}

const INDUSTRY = /^\d{2}(?:-\d{2})+$|^\d{6}$/;

/** `Taxpayer  ANN LEE-ROE`, set flush with what stands beside it: all that follows in its line stands much closer together. */
function standsApart(line: readonly Word[], at: number): boolean {
  const gaps = line.slice(at + 1).map((word, k) => word.box.x0 - line[at + k]!.box.x1);
  const [own = 0, ...others] = gaps;
  return at === 0 && line[0]!.source === 'text' && others.length > 0 && own > APART * Math.max(...others);
}
const APART = 1.8;
/** Heights of print between words; a typewriter's capitals are lower than its letters are wide. */
const WORD_GAP = 1.2;
const TYPED_GAP = 1.4;
const isTyped = ({ text, source }: Word) => source === 'text' && /^\p{Lu}+$/u.test(text);

const ZIP = /^\d{5}(?:-\d{4})?$/;
/** `XXXX-XXXX-4471`: a number, of which some figures are not shown. */
const MASKED = /^x{2}[-x]*\d{2,}$/i;
const DAY = /^\d{1,2}([/-])\d{1,2}\1\d{2,4}[.,;]?$/;

/** `State of Wyoming` is a name, `Date of` the beginning of a label that is not known. */
const PLACE = /^(?:state|city|town|county)$/;

/** `License Category: Massage Establishment`: the last word of what stands behind a colon, or beside what asks for a kind, is no label of its own. */
export function endsValue(line: readonly Word[], at: number): boolean {
  const isNear = (left: Word, right: Word) => right.box.x0 - left.box.x1 < right.box.y1 - right.box.y0;
  // `Eating and drinking establishment`: both words written small, the last of what begins with a capital
  const isSmall = [at - 1, at].every((one) => /^\p{Ll}{4,}$/u.test(line[one]?.text ?? ''));
  if (isSmall && isNear(line[at - 1]!, line[at]!) && !LEADS.test(line[at - 1]!.text)) return true;
  const isAlone = /:$/.test(line[at]!.text) || at < 2 || !isNear(line[at - 1]!, line[at]!);
  if (isAlone || /\W$/.test(line[at - 1]!.text) || isCross(line[at - 1]!)) return false;
  const apart = line.findLastIndex((word, one) => one > 0 && one < at && !isNear(line[one - 1]!, word));
  // `Permit Type      Eating and drinking establishment`, `TYPE OF BUSINESS      FOOD ESTABLISHMENT`
  const isLast = !line[at + 1] || !isNear(line[at]!, line[at + 1]!);
  const isOfKind = apart > 0 && KIND.test(textOf(line.slice(0, apart)));
  if (isOfKind && isLast && !LEADS.test(line[at - 1]!.text)) return true;
  const colon = line.findLastIndex(({ text }, one) => one < at && /\p{L}:$/u.test(text));
  return colon >= 0 && colon >= apart - 1;
}

/** `Name of establishment`, `this establishment`. */
const LEADS = /^(?:of|the|this|that|your|for|at|in|to|by|per)$/i;

/** What asks for a kind of business. */
const KIND =
  /^(?:(?:business|permit|licen[cs]e|establishment|facility) )?(?:type|class|category|classification|activity)$|^(?:type|kind|nature|class) of (?:business|permit|licen[cs]e|establishment|facility|operation)$/i;

/** `Filing status:   X Single`: what is ticked is a label. */
const isCross = ({ text }: Word) => /^[Xx]$/.test(text);

/** `EXPIRES SEPTEMBER 30, 2024`: a value, as a number is. */
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?)$/i;

/** `6391 State Route` is no misread `15 State`: numbers of boxes have two digits at most; `1099 composite` is itself. */
export const isLongerNumber = (label: string, { text }: Word) =>
  /^\d{1,2}(?!\d)/.test(label) && /^\d{3}/.test(text);

/**
 * `amount from Schedule 1` is no misread `amount from schedule 2`: as many figures as the label has, and other ones. Nor is `| b Taxable amount` a misread
 * `4b taxable amount`, whose number alone tells it from others.
 */
export const hasOtherNumber = (label: string, words: readonly Word[], next?: Word): boolean => {
  // `Add any amount from Schedule` before a 2 is no misread `add any amount from schedule 5`
  const isCut =
    / \d{1,2}$/.test(label) && !/\d/.test(words.at(-1)!.text) && /^\d{1,2}\W?$/.test(next?.text ?? '');
  const all = isCut ? [...words, next!] : words;
  const [own, printed] = [figuresOf(label), figuresOf(all.map(({ text }) => text).join(' '))];
  if (/^\d{1,2}[a-z] /.test(label) && printed === '') return true;
  return own.length === printed.length && own !== printed;
};
const figuresOf = (text: string) => text.replace(/\D/g, '');

/** `Account: ****0029` is no misread `Account no`. */
export const holdsNumber = (label: string, words: readonly Word[]) =>
  !/\d/.test(label) && words.some(({ text }) => /\d{3}/.test(text));

/**
 * `This certificate holder must` is no `certificate #`, `This certificate is issued` of a text no `certificate issued`: a sentence goes on there.
 * `Expires: December 31, 2025` is no `expires december 31`, below which the year stands; `INSTRUMENT RENTALS` no `instrument no`.
 * `The licensee named above` is no `licensee name`; nor is `CLASSIFICATION SHOWN` of such a sentence a label.
 */
export function isSpokenOf(
  label: string,
  words: readonly Word[],
  next: Word | undefined,
  edits: number,
): boolean {
  const last = words.at(-1)!;
  if (/ name$/.test(label) && /^named\b/i.test(last.text)) return true;
  if (/^class/.test(label) && /^shown\W*$/i.test(next?.text ?? '')) return true;
  if (MONTH.test(label.split(' ').at(-2) ?? '') && isYear(next)) return true;
  const isWithoutNo =
    words.length === 1 &&
    / (?:no|id)$/.test(label) &&
    foldLetters(textOf(words)) === foldLetters(label.slice(0, -3));
  if (isWithoutNo && /^\p{L}{4}/u.test(next?.text ?? '')) return true;
  const isLoose = label.endsWith('#')
    ? !last.text.endsWith('#')
    : edits > 0 && last.source === 'text' && /\b(?:no|number|id|issued)$/.test(label);
  return isLoose && !last.text.endsWith(':') && /^\p{Ll}/u.test(next?.text ?? '');
}
/** `LOCATION OF THIS REGISTRATION` ends in no `registration #`. */
export const isEndOfPhrase = (label: string, words: readonly Word[], before: Word | undefined): boolean =>
  label.endsWith('#') &&
  !/[#:]$/.test(words.at(-1)!.text) &&
  /^(?:this|the|your|such|said|an?)$/i.test(before?.text ?? '');
/** `Expires` above `December 31, 2024`: the year behind it tells a label and its day. */
export const endsInDay = (line: readonly Word[], last: number): boolean => isYear(line[last + 1]);
const isYear = (word: Word | undefined) => /^(?:19|20)\d\d$/.test(word?.text ?? '');
