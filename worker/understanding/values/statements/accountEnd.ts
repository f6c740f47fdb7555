/** The last four digits of an account number beside or below its label. */
import type { Word } from '../../../reading/page.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { behindKind } from './behindKind.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** The last four digits of an account number, of which the others may be masked. */
export const accountEnd: Shape = (words) => {
  // what stands in the next column, or `16, 2023 through August 15, 2023` below the label
  const figures = words.slice(words.findIndex(({ text }) => /\d/.test(text)));
  if (endsInAmount(figures[0]?.text ?? '') || /^\d{1,2}, ?20\d\d\b/.test(textOf(figures))) return null;
  if (TOLL_FREE.test(figures[0]?.text ?? '') || DAY.test(figures[0]?.text ?? '')) return null;
  const runs = runsOf(words, NUMBER_GAP).filter(
    (one) => one.some(({ text }) => /\w/.test(text)) && !isEndOfLabel(one) && !isScrap(one),
  );
  const spelled = runs.flat().filter(isSpelled);
  const own = runs[0] ?? [];
  // the number may stand apart from the name, and another column behind it
  const [first = [], second = []] = runs.map((run) => run.filter(isSpelled));
  const ofName = first.length > 1 ? first : [...first, ...second];
  const print = behindKind(spelled) ?? (isOtherName(ofName) ? ofName : own);
  const lead = isOtherName(print) ? 1 : print.findIndex((word) => !ENDING.test(word.text) && !isSmudge(word));
  // `Account / Cuenta ******7702`: the rest of a label in two languages; `Operations ••7702`, `Golden Saver eeee 7702`: what its holder calls it
  const masked = print.findIndex(
    ({ text }, at) =>
      /^(?:[x*•·#]{3,}[-\dx*•·#]*|[*•·]{2}\d{4})$/i.test(text) ||
      (/^\d{4}$/.test(text) && isRowOfDots(print[at - 1])),
  );
  const run = beforeDay(
    print.slice(
      masked > 0 && !print.slice(0, masked).some(({ text }) => /\d/.test(text)) ? masked : Math.max(lead, 0),
    ),
  );
  if (run.some(isCutFigure) || goesOnBelow(run)) return null;
  const text = run
    .map((word) => word.text)
    .join('')
    .replace(/[^\dA-Za-z*#•.-]/g, '');
  // `1-047-5533-2086`, `4037 84** **** 6619`: groups of one number; a broker's begins with a letter, `# Z24-618803`.
  const number =
    /^#?(?:[A-Z](?=\d{2})|\d?[A-Z]{2}-?(?=\d{5}))?[Xx*#•.-]*[\dXx*#•.-]*?(\d{4})(?![-.]?[\d*•Xx#])/.exec(
      inShortGroups(text),
    );
  return number ? { value: { value: number[1]!, words: run } } : null;
};
/** Does a rule ask for the end of a number, whoever's? */
export const isAccountEnd = (as: string): boolean => as === 'accountEnd' || as === 'memberEnd';
/** The same of a member's number, unless the account's stands behind it: `Member number 40981 Account 3307714420`. */
export const memberEnd: Shape = (words, cell) => {
  const account = words.findIndex(({ text }) => /^acc(?:oun)?t\b/i.test(text));
  return accountEnd(account > 0 ? words.slice(account + 1) : words, cell);
};
const isSpelled = ({ text }: Word) => text !== '/';
/** `Telephone us at 1-888-555-0164`, below a word of the line above. */
const TOLL_FREE = /^1-8(?:00|33|44|55|66|77|88)-\d{3}-\d{4}$/;
/** `Period: 4/1/2024 - 4/30/2024` below the label. */
const DAY = /^\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})\b/;
/** `******4406   03/01/2024 - 03/31/2024`: the period that follows closely, whose year would be the end; `00371-4406 (0)`: which one of the same number it is. */
function beforeDay(run: readonly Word[]): readonly Word[] {
  const end = run.findIndex(
    ({ text }, at) =>
      at > 0 && (DAY.test(text) || (/^\(\d\)$/.test(text) && /\d{4}$/.test(run[at - 1]!.text))),
  );
  return end < 0 ? run : run.slice(0, end);
}
/** `r        8195`: the edge of a crop cuts through `number`. */
const isEndOfLabel = ([word, ...others]: readonly Word[]) =>
  others.length === 0 && word?.source === 'ocr' && /^\p{Ll}$/u.test(word.text) && word.text !== 'x';
/** `L      5931`: what is left of a star that was erased stands apart, and is read without any certainty; `sess    5931`. */
const isScrap = ([word, ...others]: readonly Word[]) =>
  others.length === 0 &&
  word?.source === 'ocr' &&
  ((word.text.length === 1 && word.confidence < UNSURE) || areDots(word.text));
/** `Account / Cuenta 044-118-5504`: a name in another language, and behind it a number that is longer than one of these alone. */
const isOtherName = ([name, number]: readonly Word[]) =>
  /^\p{L}+$/u.test(name?.text ?? '') &&
  /^\d[\d-]{6,}$/.test(number?.text ?? '') &&
  !/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/.test(number!.text);
/** `5806 8518 2§`, `1027-8812"` of a scan: a figure that was not read, or a line drawn through all of them. */
const isCutFigure = ({ text, source }: Word) => source === 'ocr' && /\d[§&$%@¢€£"“”]/.test(text);
/** `00012-` above `334-551-8`: a hyphen at the end of a line, behind which the number goes on in the next one. */
export const goesOnBelow = (run: readonly Word[]): boolean => /[\dXx*•]-$/.test(run.at(-1)?.text ?? '');
/** `Account no. ending in 5077`. */
const ENDING = /^(?:ending|ends|in|with):?$/i;
/** `avr 0447` of `***-***-0447`: marks that a scan reads as letters, unsurely. */
const isSmudge = ({ text, source, confidence }: Word) =>
  source === 'ocr' && ((confidence < UNSURE && !/\d/.test(text)) || areDots(text));
/** `sess` of `••••`: letters that are as low as bullets, one or two kinds of them. */
const areDots = (text: string) => /^[aceosuw]{3,}$/.test(text) && new Set(text).size < 3;
const isRowOfDots = (word: Word | undefined) => word?.source === 'ocr' && areDots(word.text);
const UNSURE = 0.5;
/** `771-204-8`, `441-118277-302`, `30-7714-2`, `0081-2255-08`, `44-1077-14`: its last group is not long enough to be its end, and a lone digit behind proves the others. */
const inShortGroups = (text: string) => (SHORT_GROUPS.test(text) ? text.replace(/[-.]/g, '') : text);
const SHORT_GROUPS =
  /^\d{1,3}(?:\.\d{3,6})+$|^(?:\d{1,3}-)+(?:\d{6}-)?\d{1,3}$|^(?:\d+-)+\d$|^(?:\d{3,6}-){2}\d{2,3}$|^\d{2}-\d{4,6}-\d{2,3}$/;
/** Heights of print between groups of one number, at most. */
const NUMBER_GAP = 2;
