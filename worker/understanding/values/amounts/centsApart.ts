/** Amounts whose cents a scan set apart: `3,317 85` of a needle printer, whose point was lost, `6, 320. 08`, `4. 00`. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';

/** A typewriter's point and comma are as wide as a figure, so that the words stand so far apart (heights of print). */
const GAP = 1.3;
const MOST_WORDS = 3;
/** With a sign in front or behind, of which OCR makes `=`, too. */
const WHOLE = /^[-–−+(=]?\$?\d{1,3}(?:,\d{3})*\.\d{2}[-–−+)=]?$/;

/** The print with such amounts as one word each, line by line. */
export function withCentsJoined(line: readonly Word[]): Word[] {
  const all: Word[] = [];
  for (let at = 0; at < line.length;) {
    const own = [3, 2].map((count) => line.slice(at, at + count)).find(isOneAmount);
    all.push(own ? joined(own) : line[at]!);
    at += own?.length ?? 1;
  }
  return all;
}

function isOneAmount(words: readonly Word[]): boolean {
  const areNear = words.every(
    ({ box, source }, at) =>
      source === 'ocr' && (at === 0 || box.x0 - words[at - 1]!.box.x1 < GAP * (box.y1 - box.y0)),
  );
  const isTorn = words.length > 1 && words.length <= MOST_WORDS && !/\.\d\d/.test(words[0]!.text);
  return areNear && isTorn && !isSignedNumber(words) && WHOLE.test(textOf(words));
}

/** `Cheque No. - 318`: a dash and a number, between whose figures nothing stands. */
const isSignedNumber = (words: readonly Word[]) =>
  words.filter(({ text }) => /\d/.test(text)).length === 1 &&
  !words.some(({ text }) => /[.,]\d{2}\D?$/.test(text));

/** The parts as one amount: what stands before the last two figures is its point. */
const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/[.,]?(\d{2}\D?)$/, '.$1')
    .replace(/[.,](?=\d{3})/g, ',');

function joined(words: readonly Word[]): Word {
  const confidence = Math.min(...words.map((word) => word.confidence));
  return { ...words[0]!, text: textOf(words), box: around(words.map(({ box }) => box)), confidence };
}

/** `=17,521.10` of a scan, a thin minus that was read as two, without it; the same words where there is none. */
export const withoutDoubleDash = (words: readonly Word[]): readonly Word[] =>
  words.some(isDoubled)
    ? words.map((word) => (isDoubled(word) ? { ...word, text: word.text.slice(1) } : word))
    : words;
const isDoubled = ({ text, source }: Word) => source === 'ocr' && /^=\$?\d/.test(text);
