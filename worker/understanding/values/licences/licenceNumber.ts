/** Numbers of licences and permits, among the words of their row or box. */
import type { Word } from '../../../reading/page.ts';
import { parseDate } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';
import { groupsOf } from './groupedCodes.ts';
import { isTornApart, isTornEnd } from './tornCodes.ts';
import { KINDS } from '../places/unitLetter.ts';

const single = (words: readonly Word[], value: string): { value: Parsed } => ({ value: { value, words } });

const isClose = ({ box: before }: Word, { box }: Pick<Word, 'box'>, heights = 1) =>
  box.x0 - before.x1 <= (before.y1 - before.y0) * heights;
const CLEAR = 0.5;
/** A number of a licence: letters and digits in groups, with at least three digits; a date is none. */
export const code: Shape = (print) => {
  // `(SOS Account Number 10251887), has filed`
  const words = print.map(withoutBracket);
  const at = words.findIndex(
    ({ text, source, confidence }, index) =>
      /^#?[\w][\w./\u2010-\u2014-]{2,}$/.test(text) &&
      // `#13306` for ***3306
      !(text.startsWith('#') && source === 'ocr' && confidence < CLEAR) &&
      // `SUITE 105` of the office's address
      !/^(?:suite|ste|room|rm|box|apt|unit|floor)\.?$/i.test(words[index - 1]?.text ?? '') &&
      (text.match(/\d/g) ?? []).length >= 3 &&
      // `BUSINESS LICENSE 2024`, `on May 4, 2025.`: the year of a title or of a day is nobody's number
      !/^20[0-3]\d[.,]?$/.test(text) &&
      !parseDate(text) &&
      !isTornEnd(words[index - 1], words[index]!) &&
      !isTornApart(words[index - 1], words[index]) &&
      !isTornApart(words[index], words[index + 1]) &&
      // `- 00001`: the number began left of the cell
      !(index === 1 && words[0]!.text === '-') &&
      !isWithinName(words, index) &&
      !isOfPaper(words, index),
  );
  const groups = groupsOf(words, at);
  if (groups && !isHouse(groups)) return single(groups, spelledCode(groups).replace(/^#|[.,]$/g, ''));
  // `HP-31`: letters lead a number of so few figures
  if (at < 0 && SHORT.test(words[0]?.text ?? '')) return single(words.slice(0, 1), words[0]!.text);
  // dirt may stand before them
  const isFirst = at > 0 && words.slice(0, at - 1).every(({ text }) => !/[\p{L}\d]/u.test(text));
  const isLed = isFirst && [isLettersOf, isTornLead].some((leads) => leads(words[at - 1]!, words[at]!));
  const lead = isLed ? words.slice(at - 1, at) : [];
  const own = at < 0 || isHouse(words.slice(at)) ? [] : [...lead, ...withGroups(words.slice(at))];
  return own.length > 0 ? single(own, spelledCode(own).replace(/^#|[.,]$/g, '')) : null;
};

/** A bracket that opened before the number. */
const withoutBracket = (word: Word): Word =>
  /^[^(]*\d\)[.,;]?$/.test(word.text) ? { ...word, text: word.text.replace(/\)[.,;]?$/, '') } : word;

const SHORT = /^[A-Z]{2,4}-\d{2}$/;

/** `C0-2022-01944`, `2025-0L-03316`, `0TC2025-02218`, `0L-0033161`, `0OTC-2025-02218`, `L1C2024-00312`: letters stand before the year of a number, or between its figures; a scan's figure among them is one, too. */
const spelledCode = (words: readonly Word[]): string =>
  words[0]!.source === 'ocr'
    ? textOf(words)
        .replace(/^0O(?=\p{Lu}{1,2}-\d)/u, 'O')
        .replace(
          /^0(?=\p{Lu}{2,3}-?\d|\p{Lu}-\d{5})|(?<=^\p{Lu})0(?=-20\d\d-\d)|(?<=^\d{2,4}-)0(?=\p{Lu}{1,2}-\d{3})/u,
          'O',
        )
        .replace(/(?<=^\p{Lu}{2,4}-) (?=\d)/u, '')
        .replace(/^L1C(?=-?20\d\d)/, 'LIC')
    : textOf(words);

/** `BTR-103 (R. 6/22)`, `atL006 v.4`, `Letter ID L0882314096`, `Act 176`: the number of a printed form, a letter or a law, not of what it grants. */
const isOfPaper = (words: readonly Word[], at: number) =>
  /^\(?(?:r(?:ev)?\.|rev|v\.?\d+(?:\.\d+)?|\(r|\d{1,2}[-/]\d{2}\))/i.test(words[at + 1]?.text ?? '') ||
  /^(?:act|title|chapter|section|sec\.|ordinance|§+)$/i.test(words[at - 1]?.text ?? '') ||
  /^(?:letter|form) (?:id|no|number)\W*$/i.test(textOf(words.slice(Math.max(0, at - 2), at)));

/** `Sales Tax and E911 Surcharge`: a word of what is taxed. */
const isWithinName = (words: readonly Word[], at: number) =>
  /^(?:and|or|of|&)$/i.test(words[at - 1]?.text ?? '') && /^\p{L}{3,}$/u.test(words[at + 1]?.text ?? '');

/** `2640 Zimmerman Trl`: a house, and no licence. */
const isHouse = ([number, ...words]: readonly Word[]) =>
  /^\d{1,5}$/.test(number!.text) &&
  words.slice(0, LONGEST_STREET).some(({ text }, at) => at > 0 && STREET_KIND.test(text));
const STREET_KIND = new RegExp(`^(?:${KINDS})[.,]?$`, 'i');
const LONGEST_STREET = 4;

/** `LIC- 2023-02875` of a scan: a hyphen leads on, whatever stands before it. */
const isTornLead = ({ text, source }: Word, figures: Word) =>
  source === 'ocr' && /^\p{Lu}{2,4}-$/u.test(text) && /^\d[\d-]+$/.test(figures.text);

/** `MFU 2207`, `EL 31877-R`, `B23 20447`: letters in front of the figures, perhaps with the year, that are no word for a number. */
const isLettersOf = (letters: Word, figures: Word) =>
  /^\p{Lu}{2,4}$|^\p{Lu}{1,2}\d{2}$/u.test(letters.text) &&
  !/^(?:ID|NO|NUM|NBR|LIC|NEW|FEE|SEQ)$/.test(letters.text) &&
  /^\d+(?:-\p{Lu}{1,2})?$/u.test(figures.text) &&
  // a space may be wider than capitals are high, a typewriter's more so
  isClose(letters, figures, /\d/.test(letters.text) ? 1.6 : 1.2);

/** `604 112 883`, `500 418 2276`: groups of three digits close together, and four at the end, are one number, and so are `102-884417 - 00001` and `36-614 902`. */
function withGroups(words: readonly Word[]): readonly Word[] {
  const [first, dash, group] = words;
  const isDashed = /^\d{1,3}-\d{3}$/.test(first!.text) && /^\d{3}$/.test(dash?.text ?? '');
  if (isDashed && isClose(first!, dash!) && !(group && isClose(dash!, group))) return words.slice(0, 2);
  if (dash?.text === '-' && /^\d{3,5}$/.test(group?.text ?? '') && isClose(words[0]!, dash, 1.5))
    return words.slice(0, 3);
  // `2204 031877`, `204.000 0017733`: the class of a licence before its number, and nothing else in their line
  const isClassed =
    (/^\d{4}$/.test(first!.text) && /^\d{6}$/.test(dash?.text ?? '')) ||
    (/^\d{2,3}\.\d{3}$/.test(first!.text) && /^\d{5,8}$/.test(dash?.text ?? ''));
  if (isClassed && isClose(first!, dash!) && !(group && isClose(dash!, group))) return words.slice(0, 2);
  const end = words.findIndex(({ text, box }, index) => {
    const before = words[index - 1];
    return !/^\d{3}$/.test(text) || (before && !isClose(before, { box }));
  });
  if (end === 0) return words.slice(0, 1);
  const isLast = end > 1 && /^\d{4}$/.test(words[end]!.text) && isClose(words[end - 1]!, words[end]!);
  return words.slice(0, end < 0 ? words.length : isLast ? end + 1 : end);
}
