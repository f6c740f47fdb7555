/** Makes one name of two looks at it, word by word. */
import type { Word } from '../../reading/page.ts';
import { folded } from './foldedWord.ts';
import { areDisputed, CLEAR_WORD, surerOf } from './surerWord.ts';
import { withStrokeInitial } from '../values/names/strokeInitial.ts';

/** Readings of a word alone below this are noise. */
const MIN_CONFIDENCE = 0.5;

/** What two looks make of a name together; `isDisputed` where both read a word clearly, and not as the same one. */
export interface SurerWords {
  readonly words: readonly Word[];
  readonly isDisputed: boolean;
}

/** Of two readings of the same words the surer one of each; the second reading where its words are not the same ones. */
export function surerWords(seen: readonly Word[], again: readonly Word[]): SurerWords {
  const first = withStrokeInitial(seen).filter(({ text }) => /[\p{L}\p{N}&]/u.test(text));
  const second = withoutSides(withoutCutLines(withStrokeInitial(again), first), first);
  const clear = second.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const spelled = second.filter(({ text }) => /[\p{L}\p{N}&]/u.test(text));
  const twin = [second, clear, spelled].find(
    (words) => words.length === first.length && words.every((word, at) => isSamePlace(word, first[at]!)),
  );
  const pairs = twin?.map((word, index) => [word, first[index]!] as const) ?? pairsByPlace(clear, first);
  if (!pairs) return { words: second, isDisputed: false };
  return {
    words: pairs.map(([word, other]) => (word === other ? word : surerOf(word, other))),
    // A look that lost words, or saw sides of the box for some, is no witness against the other.
    isDisputed: twin !== undefined && pairs.some(([word, other]) => areDisputed(word, other)),
  };
}

/** Of the lines above and below, whose print the edge of the crop cuts, the second look makes rubbish: words less sure than this on average. */
const RUBBISH = 0.5;

/** `Xiomara Müller`, and under it `Vouse etandard riadintinn`. */
function withoutCutLines(words: readonly Word[], first: readonly Word[]): readonly Word[] {
  const isLevel = ({ box: a }: Word) =>
    first.some(
      ({ box: b }) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2,
    );
  const others = words.filter((word) => !isLevel(word));
  const sureness = others.reduce((sum, { confidence }) => sum + confidence, 0) / others.length;
  return first.length > 0 && sureness < RUBBISH ? words.filter(isLevel) : words;
}

/**
 * Each word of the first look with the one at its place, where the second look lost only words that the first read clearly:
 * `Wei Castafeda Jr` and `| Wei Castañeda`. Null where it saw words of its own.
 */
function pairsByPlace(clear: readonly Word[], first: readonly Word[]): (readonly [Word, Word])[] | null {
  const isDirt = (word: Word) => isFaintLetter(word) && !first.some((other) => isSamePlace(other, word));
  const spoken = clear.filter((word) => /\p{L}/u.test(word.text) && !isDirt(word));
  // `Comers.Landscaping` stands for two words of the first look, and is neither.
  const isOfTwo = (word: Word) => first.filter((other) => isSamePlace(word, other)).length > 1;
  const pairs = first.map(
    (word) => [spoken.find((other) => isSamePlace(other, word) && !isOfTwo(other)) ?? word, word] as const,
  );
  const isPaired = (word: Word) => pairs.some(([own]) => own === word);
  const passedOver = spoken.filter((word) => !isPaired(word) && isInitialAmong(word, first, spoken));
  const isWhole = spoken.every((word) => isPaired(word) || isOfTwo(word) || passedOver.includes(word));
  const isCertain = pairs.every(([own, word]) => own !== word || isClearWord(word));
  if (!pairs.some(([own, word]) => own !== word) || !isWhole || !isCertain) return null;
  const all = [...pairs, ...passedOver.map((word) => [word, word] as const)];
  return all.sort(([a], [b]) => a.box.x0 - b.box.x0);
}

/** Dirt above and below a name is read as letters. */
const isFaintLetter = ({ text, confidence }: Word) => text.length === 1 && confidence < CLEAR_LETTER;

/** `Uma D Rao`, where the first look passed over the initial: `Uma Rao`. */
const isInitialAmong = (word: Word, first: readonly Word[], spoken: readonly Word[]) =>
  /^\p{Lu}\.?$/u.test(word.text) &&
  word.confidence >= CLEAR_WORD &&
  !spoken.some((other) => other !== word && isSamePlace(word, other)) &&
  word.box.x0 > (first[0]?.box.x0 ?? Infinity) &&
  word.box.x1 < (first.at(-1)?.box.x0 ?? 0);

/** The side of a box is read as a letter, too, but not with a point behind it, nor as the I of two names. */
const isClearWord = ({ text, confidence }: Word) =>
  confidence >= CLEAR_WORD && /\p{L}{2}|^(?:\p{Lu}\.|I)$/u.test(text);

/** The side of the box behind a name is read as a letter, apart from it: seen by one look only, and not clearly, it is none. */
const CLEAR_LETTER = 0.8;

function withoutSides(words: readonly Word[], first: readonly Word[]): readonly Word[] {
  const isSide = (word: Word) =>
    !/[\p{L}\p{N}]{2}|&/u.test(word.text) &&
    word.confidence < CLEAR_LETTER &&
    !first.some((other) => isSamePlace(word, other));
  const end = words.findLastIndex((word) => !isSide(word));
  // No name begins with a small letter by itself, `ı Deshawn L MacLeod`, nor with one far from the rest of it: the rule of a table.
  const isStroke = (word: Word, at: number) =>
    (/^\p{Ll}$/u.test(word.text) || (/^\p{L}$/u.test(word.text) && isFar(word, words[at + 1]))) &&
    !first.some((other) => isSamePlace(other, word));
  const start = words.findIndex((word, at) => !isStroke(word, at));
  return first.length < 2 ? words : words.slice(Math.max(0, start), end + 1);
}

const isFar = ({ box }: Word, next: Word | undefined) =>
  next !== undefined && next.box.x0 - box.x1 > FAR * (next.box.y1 - next.box.y0);
/** Heights of print. */
const FAR = 3;

/** As many words are not always the same ones: one look may miss the first name and make two of the last. */
export const isSamePlace = ({ box: a }: Pick<Word, 'box'>, { box: b }: Pick<Word, 'box'>) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > Math.min(a.x1 - a.x0, b.x1 - b.x0) / 2;

/** Do the words hold all letters of the name, one after the other? */
export const spells = (words: readonly Word[], name: string): boolean =>
  words
    .map(folded)
    .join('')
    .includes(folded({ text: name }));
