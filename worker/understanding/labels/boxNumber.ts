/** Finds the number of a box before its label: `1`, `2a`, `Box 15:`, `Boxes e, f:`, `e./f.`, `Line 1z —`; or behind it: `Federal income tax withheld (2)`, `(Box 2)`, `- Box 2`. */
import type { Word } from '../../reading/page.ts';

/** Box numbers stand closer to their label than this, in points. */
const NUMBER_GAP = 26;
/** Letters, as on Schedule C, stand up to 25 points away, figures up to 17: further off they are the value of the box before, `Apt. no. 14`. */
const FIGURE_GAP = 20;
const NUMBER = /^[^a-z0-9]*(\d{1,2}[a-z]?|[a-z](?:\.?\/[a-z])?)[^a-z0-9]*$/i;
const LEAD = /^(?:box(?:es)?|line)$/i;
const NONE: ReadonlySet<Word> = new Set();
const DASH = /^[-\u2010-\u2015]$/;
/** Numbers, and a dash, between that word and the label. */
const MOST_BETWEEN = 3;

/**
 * The words of the number right before the label that begins at this index of its line; none where it has no number, or another label owns it.
 * `columns` are the numbers that stand in a column of their own.
 */
export function numberBefore(
  line: readonly Word[],
  first: number,
  claimed: Pick<ReadonlySet<Word>, 'has'>,
  columns: ReadonlySet<Word> = NONE,
): readonly Word[] {
  const before = line[first - 1];
  if (before && columns.has(before) && !claimed.has(before)) return [before];
  const near = nearBefore(line, first, claimed);
  const lead = near.findLastIndex(({ text }) => LEAD.test(text));
  if (lead >= 0 && near.slice(lead + 1).every(isNumbered)) return near.slice(lead);
  // `e - Employee's name`: of a line of its own
  if (near.length === 2 && NUMBER.test(near[0]!.text) && DASH.test(near[1]!.text)) return near;
  const last = near.at(-1);
  const isOfUnit = UNIT.test(near.at(-2)?.text ?? '');
  const isNumber =
    last && (NUMBER.test(last.text) || isMisread(last)) && !isOfUnit && !isValue(last, line[first]!);
  if (
    !isNumber ||
    answersColon(line, first) ||
    isInitialAsked(line, first) ||
    isCheckHere(line, first) ||
    isArticle(last, near.at(-2)) ||
    isInitial(last, near.at(-2), line[first]!)
  )
    return [];
  return near.slice(1 + near.slice(0, -1).findLastIndex((word) => !isScrap(word) || !isScrap(last)));
}

/** `Dependents: 2     Effective tax rate`: what stands nearer a colon than the next label answers the label that ends in it. */
function answersColon(line: readonly Word[], first: number): boolean {
  const [asks, number] = [line[first - 2], line[first - 1]!];
  return (
    asks !== undefined &&
    /\p{L}:$/u.test(asks.text) &&
    number.box.x0 - asks.box.x1 < line[first]!.box.x0 - number.box.x1
  );
}

/** `5   Check here if you, or your spouse`: a sentence without a number, right of the box of the apartment. */
const isCheckHere = (line: readonly Word[], first: number): boolean =>
  /^check$/i.test(line[first]!.text) && /^here\b/i.test(line[first + 1]?.text ?? '');

/** `Middle initial   G   Suffix`: the letter answers what stands before it. */
const isInitialAsked = (line: readonly Word[], first: number): boolean =>
  /^(?:initial|m\.?i\.?):?$/i.test(line[first - 2]?.text ?? '') && /^\p{Lu}\.?$/u.test(line[first - 1]!.text);

/** `la.` is what a scan makes of `1a.`; with its point it is no article. `¢` is a `c`, `Sb` a `5b`. */
const isMisread = ({ text, source }: Word) => source === 'ocr' && /^(?:[lI|][a-d][.)]|¢|S[a-l])$/.test(text);

/** `e E s first name`, where `e Employee's` is printed: the letter of the box, and what a scan left of its label's first word. */
const isScrap = ({ text, source }: Word) => source === 'ocr' && /^\p{L}$/u.test(text);

/** `use of a fictitious business name`: a word of its sentence. On a scan, which misreads the numbers of boxes, only as in `as a dependent`. */
const isArticle = (word: Word, before: Word | undefined) =>
  (word.source === 'text'
    ? /^a$/i.test(word.text) && /^\p{L}{2,}$/u.test(before?.text ?? '')
    : word.text === 'a' && PREPOSITION.test(before?.text ?? '')) &&
  word.box.x0 - before!.box.x1 < word.box.y1 - word.box.y0;
const PREPOSITION = /^(?:as|by|for|in|of|to|with)$/;

/** `Apt. no.` above `Lot 18`, right before `Check here if you`, and `Fund CL A` before `Dividends`: number and letter go with their own word. */
const UNIT = /^(?:apt|unit|ste|suite|lot|bldg|fl|floor|rm|room|spc|trlr|#|cl|class|series)\.?$/i;

/** `Ilse R    Last name:`: the letter stands as close behind a word as words do, and further from the label. */
const isInitial = ({ text, box, source }: Word, before: Word | undefined, label: Word): boolean => {
  const gap = before ? box.x0 - before.box.x1 : Infinity;
  return (
    source === 'text' &&
    /^\p{Lu}\.?$/u.test(text) &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(before?.text ?? '') &&
    gap < box.y1 - box.y0 &&
    label.box.x0 - box.x1 > WIDER * gap
  );
};
const WIDER = 2;

const isValue = ({ text, box }: Word, label: Word) => /\d/.test(text) && label.box.x0 - box.x1 > FIGURE_GAP;
const isNumbered = ({ text }: Word) => NUMBER.test(text) || DASH.test(text);

/** The last few words before the label that stand close to one another and to it. */
function nearBefore(
  line: readonly Word[],
  first: number,
  claimed: Pick<ReadonlySet<Word>, 'has'>,
): readonly Word[] {
  const start = Math.max(0, first - MOST_BETWEEN - 1);
  const before = line.slice(start, first);
  const gap = before.findLastIndex(
    (word, at) => claimed.has(word) || line[start + at + 1]!.box.x0 - word.box.x1 > NUMBER_GAP,
  );
  return before.slice(gap + 1);
}

const heightOf = ({ y0, y1 }: Word['box']) => y1 - y0;
/** Heights of print between two words, at most; scans measure small print lower than it is. */
const WORD_GAP = 2;
/** `(1)`, `(12a)`, `[d]`; a scan loses the second bracket or makes another sign of it. */
const IN_BRACKETS = /^[[({](?:\d{1,2}[a-z]?|[a-z])[\])}]$/i;
const IN_SCANNED_BRACKETS = /^[[({](?:\d{1,2}[a-z]?|[a-z])[\])};:/|]?$/i;

/** `(Box 1)`, of which a printer's space makes two words. */
const BOX_IN_BRACKETS = /^[[(]box$/i;
const END_OF_BOX = /^(?:\d{1,2}[a-z]?|[a-z])[\])]$/i;
/** `Federal income tax withheld - Box 2`, `SS wages, box 3:`. */
const BOX = /^box$/i;
const NUMBER_OF_BOX = /^(?:\d{1,2}[a-z]?|[a-z]):?$/i;

/** The number in brackets right behind the label that ends at this index: never an amount less than nothing. One that stands nearer the next words is theirs. */
export function numberBehind(line: readonly Word[], last: number): readonly Word[] {
  const label = line[last]!;
  const behind = line.slice(last + 1, last + 4);
  const dash = DASH.test(behind[0]?.text ?? '') ? 1 : 0;
  const [lead = '', end = ''] = behind.slice(dash).map(({ text }) => text);
  const isBox =
    (BOX_IN_BRACKETS.test(lead) && END_OF_BOX.test(end)) || (BOX.test(lead) && NUMBER_OF_BOX.test(end));
  const number = isBox ? behind.slice(0, dash + 2) : behind.slice(0, 1);
  const [word, foot] = [number[0], number.at(-1)];
  const isNumber = (word?.source === 'ocr' ? IN_SCANNED_BRACKETS : IN_BRACKETS).test(word?.text ?? '');
  if (!word || !foot || !(isBox || isNumber)) return [];
  const gap = word.box.x0 - label.box.x1;
  const next = line[last + 1 + number.length];
  const isNext = next && !foot.text.endsWith(':') && next.box.x0 - foot.box.x1 <= gap;
  return gap < WORD_GAP * heightOf(word.box) && !isNext ? number : [];
}
