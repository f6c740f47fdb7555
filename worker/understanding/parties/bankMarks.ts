/** What a bank's trade mark makes of its name: figures in front of it, letters set apart, a motto, or only the first words of it. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { BANK } from './bankProduct.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { foldLetters } from '../sheet/letters.ts';
import { around, type Line } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';

const areSame = (a: Word, b: Word | undefined) => {
  const letters = foldLetters(a.text);
  return letters !== '' && letters === foldLetters(b?.text ?? '');
};

/** `Tide Tide Bank N.A.`, `TIDE Tide Bank`, `TST Tide State & Trust`, `TB Tide Bank and Trust`, `tscu Tide State Credit Union`, `VS COOPERATIVA VISTA SERENA`: a trade mark and, behind it, the name that begins with it or that it is short for. */
export function withoutRepeat(run: readonly Word[]): readonly Word[] {
  if (isShortFor(run)) return run.slice(1);
  const half = run.findIndex(
    (_, at) => at > 0 && run.slice(0, at).every((word, index) => areSame(word, run[at + index])),
  );
  return half < 0 ? run : run.slice(half);
}

/** Letters, all capitals or none of them, each the first one of a word behind them. */
function isShortFor([mark, ...name]: readonly Word[]): boolean {
  const initials = name.filter(({ text }) => /^\p{Lu}/u.test(text)).map(({ text }) => text[0]);
  return (
    /^(?:\p{Lu}{2,}|\p{Ll}{3,})$/u.test(mark?.text ?? '') &&
    initials.join('').includes(mark!.text.toUpperCase())
  );
}

/** `| | PRAIRIE`: a border that is drawn beside the mark is no part of the line, and the lines of the mark begin where their letters do. */
export const withoutBars = (run: Word[]): Word[] => {
  const start = run.findIndex(({ text }) => !/^[|[\]]+$/.test(text));
  return start > 0 ? run.slice(start) : run;
};

/** `7/8 SEVEN EIGHTHS BANK`: figures with a sign between them are a picture of the name behind them; `84 Credit Union` is one. */
export const withoutFigures = (run: readonly Word[]): readonly Word[] =>
  run.length > 2 && /^\d+[^\p{L}\p{N}\s]\d+$/u.test(run[0]!.text) ? run.slice(1) : run;

/** `Statements | Prairie Bank`, `Prairie Bank | Account activity`: the title of a bank's page, which a browser prints at its head. */
export function withoutPageTitle(run: readonly Word[]): readonly Word[] {
  const [bar, ...others] = run.flatMap(({ text }, at) => (text === '|' ? [at] : []));
  if (bar === undefined || others.length > 0) return run;
  const [left, right] = [run.slice(0, bar), run.slice(bar + 1)];
  if (TITLE_OF_PAGE.test(textOf(left))) return right;
  return TITLE_OF_PAGE.test(textOf(right)) ? left : run;
}
const TITLE_OF_PAGE =
  /^(?:(?:my|your|account|monthly|online|e-?) ?)*(?:statements?|accounts?|documents?|activity|transactions?|details|summary|history|banking)$/i;

/** `Ohio's Most Patient Bank`, `ESTABLISHED 1868 · FARGO, NORTH DAKOTA`: what a bank says of itself, in capitals like a name. */
export const isMotto = (run: readonly Word[]): boolean =>
  /^\W*\p{L}+['’]s (?:\d+ |own )?(?:most|best|favou?rite|largest|oldest|leading|premier)\b|^\W*(?:(?:established|founded|chartered|organized|incorporated|est\.?)(?: in)?|since) 1[789]\d\d\b/iu.test(
    textOf(run),
  );

/** `T I D E W ATER`: a name whose letters stand apart, some pairs of them nearer, and its words further. */
export function withLettersJoined(run: readonly Word[]): readonly Word[] {
  const areApart =
    run.length >= FEWEST_LETTERS &&
    run.every(({ text }) => /^\p{Lu}{1,2}$/u.test(text)) &&
    run.filter(({ text }) => text.length > 1).length <= MOST_PAIRS;
  if (!areApart) return run;
  const gaps = run.slice(1).map(({ box }, at) => box.x0 - run[at]!.box.x1);
  const starts = [0, ...gaps.flatMap((gap, at) => (gap > WIDER * median(gaps) ? [at + 1] : []))];
  return starts.map((start, at) => {
    const word = run.slice(start, starts[at + 1]);
    return { ...word[0]!, text: textOf(word).replaceAll(' ', ''), box: around(word.map(({ box }) => box)) };
  });
}
/** Words stand so many times as far apart as letters. */
const WIDER = 2;
const FEWEST_LETTERS = 4;
const MOST_PAIRS = 1;

/** `EXPL●RER BANK`: a round sign that a trade mark draws for the letter. */
export const withRoundLetters = (run: readonly Word[]): readonly Word[] =>
  run.map((word) =>
    word.source === 'ocr' ? word : { ...word, text: word.text.replace(/(?<=\p{L})[●○◉◯⬤◎](?=\p{L})/gu, 'O') },
  );

/** `TidewaterTM`: the sign of a trade mark, small and raised on paper. */
export const withoutGluedSign = (run: readonly Word[]): Word[] =>
  run.map((word) => ({ ...word, text: word.text.replace(/(?<=\p{Ll})(?:TM|SM)$/u, '') }));

/** `TIDE® Bank`: the sign within a name that only without it says what it is. */
export function withoutInnerSign(run: readonly Word[]): readonly Word[] {
  const bare = run.map((word, at) =>
    at < run.length - 1 && /[®™℠]$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word,
  );
  return BANK.test(textOf(bare)) && !BANK.test(textOf(run)) ? bare : run;
}

/** `TIDE BANK EZRER1T`: behind the whole name what a scan made of the same in other letters, of which it is sure of nothing. */
export function withoutScrapBehind(run: readonly Word[]): readonly Word[] {
  const last = run.at(-1);
  const isScrap =
    last?.source === 'ocr' && last.confidence < UNSURE && /\d/.test(last.text) && /\p{L}/u.test(last.text);
  return isScrap && /\w (?:bank|credit union)$/i.test(textOf(run.slice(0, -1))) ? run.slice(0, -1) : run;
}
const UNSURE = 0.3;

/**
 * `2 Garden Bank`, `A Garden Bank`: what a picture beside the name was read as, one letter or figure and unsure of itself, or sure of
 * it, where `Garden Bank` is printed without it elsewhere.
 */
export function withoutPicture(run: readonly Word[], { sheet }: MappedSheet): readonly Word[] {
  const start = run.findIndex(
    ({ text, source, confidence }) =>
      source !== 'ocr' || confidence >= SURE || text.replace(/[^\p{L}\p{N}]/gu, '').length > 1,
  );
  const [first, ...rest] = run.slice(Math.max(0, start));
  if (!first) return [];
  const isName =
    rest.length > 1 || ((rest[0]?.text.length ?? 0) >= SHORTEST_NAME && !KIND.test(rest[0]!.text));
  const isDrawn = first.source === 'ocr' && /^[\p{L}\p{N}]$/u.test(first.text) && isName;
  // no bank is called `A Prairie Bank`: a roof or a mountain is read so
  const isRoof = first.text === 'A' && rest.length > 1 && BANK.test(textOf(rest)) && rest[0]!.text.length > 2;
  const isSign = isDrawn && (isRoof || isPrintedAlone(rest, sheet.lines));
  return isSign || isInitialOf(first, rest) || isBesideName(first, rest) ? rest : [first, ...rest];
}
/** `T   TideBank`: the letter in the mark is that of the name behind it. */
const isInitialOf = ({ text, box }: Word, [name]: readonly Word[]): boolean =>
  name !== undefined &&
  /^\p{Lu}$/u.test(text) &&
  name.text.length > text.length + 2 &&
  name.text.startsWith(text) &&
  name.box.x0 - box.x1 > (box.y1 - box.y0) / 2;

/** `UF TIDE STATE BANK`: two letters that a shield was read as, further from the name than its words are from each other; `US METRO BANK` is one name. */
function isBesideName(first: Word, name: readonly Word[]): boolean {
  const [apart = 0, ...others] = name.map(({ box }, at) => box.x0 - (name[at - 1] ?? first).box.x1);
  const isShort = first.source === 'ocr' && /^\p{L}{1,2}$/u.test(first.text);
  return isShort && others.length > 1 && BANK.test(textOf(name)) && apart > FURTHER * Math.max(...others);
}
const FURTHER = 1.3;
const SURE = 0.85;
/** `Q Larks`, and not `U Bank`, `M First`. */
const SHORTEST_NAME = 4;
const KIND = /^(?:bank|trust|union|savings|credit|federal|first|state|national|community)$/i;

/** Does a line begin with these words? */
const isPrintedAlone = (name: readonly Word[], print: readonly Line[]) =>
  print.some(({ words }) => name.every((word, at) => areSame(word, words[at])));

/** `Tidewater` at the top, and in the small print `Accounts are offered by Tidewater National Bank. Member FDIC`: the name that begins so. */
export function insuredName(head: readonly Word[], { free }: MappedSheet): Word[] {
  const mark = head.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)); // `▲ TIDEWATER`
  if (mark.length === 0) return [];
  for (const run of runsOf(free, SENTENCE_GAP).filter((line) => INSURED.test(textOf(line)))) {
    for (const [at] of run.entries()) {
      const own = run.slice(at, at + MOST_WORDS);
      const end = own.findIndex(({ text }) => ENDS.test(text));
      const name = own.slice(0, end + 1);
      const begins = name.length > mark.length && mark.every((word, index) => areSame(word, name[index]));
      if (begins && name.every(({ text }) => /^\p{Lu}/u.test(text)))
        return name.map((word) => ({ ...word, text: word.text.replace(/[.,;]+$/, '') }));
    }
  }
  return [];
}
const INSURED = /\b(?:fdic|ncua)\b/i;
/** Sentences of the small print may be set wide. */
const SENTENCE_GAP = 2.5;
const MOST_WORDS = 6;
const ENDS = /^(?:bank|union|fcu)[.,;]?$/i;

/** `N R PLA N`, `cl L) N BOWIE R PLA N`: what a scan left of a name whose letters stand apart; hardly a word of it is longer. */
export const isScraps = (run: readonly Word[]): boolean =>
  run.every(({ source }) => source === 'ocr') &&
  run.filter(({ text }) => text.length === 1).length >= FEWEST_SCRAPS &&
  run.filter(({ text }) => text.length > LONGEST_SCRAP).length * MANY_SCRAPS < run.length;
const FEWEST_SCRAPS = 2;
const LONGEST_SCRAP = 3;
const MANY_SCRAPS = 4;
