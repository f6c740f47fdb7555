/** Words of a bank's name whose last letters a scan lost, or read a sign behind: `Communi   Bank`, with a gap as wide as these behind it. */
import type { Word } from '../../reading/page.ts';

/** Words of many banks' names, which end in one way only. */
const WORDS = [
  'Citizens',
  'Commercial',
  'Community',
  'Employees',
  'Farmers',
  'Federal',
  'Fidelity',
  'Heritage',
  'Mechanics',
  'Merchants',
  'Municipal',
  'National',
  'Security',
  'Teachers',
];
const FEWEST_LETTERS = 5;
/** One letter is hardly wider than a space: `Citizen Bank`. */
const FEWEST_LOST = 2;
/** Letters differ in width: the gap may be so many of them wider or narrower than those that were lost and a space. */
const SLACK = 0.75;

/** The words, such ones whole again. */
export const withLostEnds = (run: readonly Word[]): Word[] =>
  run.map((word, at) => {
    const whole = wholeOf(word);
    return whole && isGapOf(word, run[at + 1], whole) ? { ...word, text: whole } : word;
  });

function wholeOf({ text, source }: Word): string | null {
  if (source !== 'ocr' || text.length < FEWEST_LETTERS) return null;
  const start = text.toLowerCase();
  const whole = WORDS.find(
    (word) => word.length >= text.length + FEWEST_LOST && word.toLowerCase().startsWith(start),
  );
  if (!whole) return null;
  const rest = whole.slice(text.length);
  return text + (text === text.toUpperCase() ? rest.toUpperCase() : rest);
}

/** Is what stands between the two words as wide as the letters that lack, and a space? */
function isGapOf({ text, box }: Word, next: Word | undefined, whole: string): boolean {
  if (!next) return false;
  const letters = (next.box.x0 - box.x1) / ((box.x1 - box.x0) / text.length);
  return Math.abs(letters - (whole.length - text.length) - SPACE) < SLACK;
}
/** A space is about half as wide as a letter. */
const SPACE = 0.4;

/** `FEDERAL: CREDIT UNION` of letters set wide: what a scan reads as a sign behind such a word is none, and the word itself is plain. */
export const withoutScannedSign = (run: readonly Word[]): Word[] =>
  run.map((word, at) => {
    const text = word.text.replace(/[:;.]$/, '');
    const isSign = word.source === 'ocr' && text !== word.text && at < run.length - 1 && PLAIN.test(text);
    return isSign ? { ...word, text, confidence: Math.max(word.confidence, LIKELY) } : word;
  });
const PLAIN = new RegExp(`^(?:${WORDS.join('|')}|Credit|Savings)$`, 'i');
/** Sure of a whole word, and not as sure as of one that was read so. */
const LIKELY = 0.7;
