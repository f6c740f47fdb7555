/** Addresses of e-mail: a sign more or less, and they reach nobody or somebody else. */
import type { Word } from '../../../reading/page.ts';
import { runsOf } from '../runs.ts';
import type { Parts, Shape } from '../shape.ts';

/** What stands farther apart than so many heights of the print is no part of the address: a word of the next box. */
const APART = 2;

export const email: Shape = (words) => {
  const run = runsOf(words, APART).find((one) => one.some(hasAt)) ?? [];
  // An address that goes on in the next line, as text tells it.
  return addressOf(run) ?? (words.some(isScanned) ? null : addressOf(words));
};

function addressOf(run: readonly Word[]): Parts | null {
  const own = withoutWhatFollows(behindPhone(withoutStray(run)).map(withoutDirt));
  if (!own || hasLostPoint(own)) return null;
  const joined = own.map(({ text }) => text).join('');
  // `.price@example.net`: what stood before the point was lost.
  // The top of a domain has no digits: in `example.org3` that is dirt behind it.
  const match = /(?<![.\w+-])\w[\w.+-]*@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i.exec(joined);
  if (!match) return null;
  const address = match[0].toLowerCase();
  const value = { value: address, words: wordsOf(own, match.index, match.index + match[0].length) };
  if (!own.some(isScanned)) return { value };
  if (LOST_POINT.test(address) || isCut(joined.slice(0, match.index))) return null;
  // `_kay@example.net`: the line that is written on, where it ends the label; hardly an address begins so.
  // `0.kay@example.net`: alone before a point stands an initial, as far as OCR can tell.
  return {
    value: {
      ...value,
      value: withOnes(match[0])
        .replace(/^_+/, '')
        .replace(/^0(?=\.[a-z])/, 'o'),
    },
  };
}

/** `kay8l@example.net`: a stroke behind a figure and before another one, a point or the end of the name is a 1. */
const withOnes = (address: string) =>
  address.replace(/(?<=\d)[lI]+(?=(?:[.\d][^@]*)?@)/g, (strokes) => '1'.repeat(strokes.length)).toLowerCase();

/** `(404) 555-0156 shanice@example.com`: a telephone number before the address, as `Phone / Email` asks for both. */
function behindPhone(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(hasAt);
  return words.slice(words.findLastIndex(({ text }, index) => index < at && PHONE.test(text)) + 1);
}
const PHONE = /^(?:\(?\d{3}\)?[-.])?\d{3}[-.]\d{4}[,;|/]?$/;

const isScanned = ({ source }: Word) => source === 'ocr';
const hasAt = ({ text }: Word) => text.includes('@');
/** `@mail.examplenet`: no domain's top ends so. Where one point was lost, one of the name may be, too. */
const LOST_POINT = /\.[a-z]{2,}(?:com|net|org|edu|gov)$/;

/** `ngu/en@example.net`: what stands before the sign that was read for a letter is lost. */
const isCut = (before: string) => before !== '' && !before.endsWith(':');

/** `5 dale@example.net`: a comb's or a box's line before the address, apart from it. */
const withoutStray = (words: readonly Word[]) =>
  words.filter((word, index) => {
    const next = words[index + 1];
    const isStray =
      isScanned(word) && word.text.length === 1 && next && next.box.x0 - word.box.x1 > STRAY_GAP;
    return !isStray || word.text === '@' || word.text === '.';
  });
const STRAY_GAP = 1.2;

/** `dale{`: no sign of an address, a speck or the side of a box. A comma is none either, it is a point with a tail. */
const withoutDirt = (word: Word): Word =>
  isScanned(word)
    ? { ...word, text: word.text.replace(/,/g, '.').replace(/^[^\w.@+-]+|[^\w.@+:-]+$/g, '') }
    : word;

/** `dale thibodeaux@example.net`: OCR set it in two where a point stood; which of `.`, `_` and `-` it was, nobody knows. */
function hasLostPoint(words: readonly Word[]): boolean {
  const at = words.findIndex(hasAt);
  return words.slice(0, at + 1).some((word, index) => {
    const before = words[index - 1]?.text ?? '';
    return isScanned(word) && /[a-z0-9]$/i.test(before) && /^[a-z0-9]/i.test(word.text);
  });
}

/**
 * The words as far as the address goes. `kay@example net`: before the top of a domain nothing but a point can stand. Null where a word of
 * the domain follows another without one: `mail example.net`.
 */
function withoutWhatFollows(words: readonly Word[]): readonly Word[] | null {
  const own: Word[] = [];
  for (const word of words) {
    const before = own.map(({ text }) => text).join('');
    const isApart = isScanned(word) && /@.*\w$/.test(before) && /^\w/.test(word.text);
    if (isApart && ENDS.test(before)) return own;
    if (isApart && !TOP.test(word.text)) return null;
    own.push(isApart ? { ...word, text: `.${word.text}` } : word);
  }
  return own;
}
const TOP = /^(?:com|net|org|edu|gov)$/i;
const ENDS = /@.*\.(?:com|net|org|edu|gov)$/i;

/** The words that hold these signs of their joined text: how sure a speck beside them is says nothing of the address. */
function wordsOf(words: readonly Word[], from: number, to: number): Word[] {
  let end = 0;
  return words.filter(({ text }) => {
    const start = end;
    end += text.length;
    return start < to && end > from;
  });
}
