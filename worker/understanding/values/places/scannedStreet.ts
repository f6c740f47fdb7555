/** What OCR makes of a street: letters for digits, words run together or lost, strokes beside it. Print and fields stay as they are. */
import type { Word } from '../../../reading/page.ts';
import { withO, withStrokes } from '../names/capitalI.ts';
import { isFloor, STARTS_UNIT } from './unitLetter.ts';

/** `CHATTANQOGA`, `28411 County Rqad 65`: a speck in an O. Within no street or town a Q stands before another letter than u. */
export const withRoundO = ({ text, source }: Word): string =>
  source === 'ocr' ? text.replace(/(?<=\p{L})[Qq](?=(?!u)\p{L})/giu, (q) => (q === 'Q' ? 'O' : 'o')) : text;

/** `lowa City`, `lrving`: a capital I, for no town begins with a small letter. `8T. LOUIS`, `0'Fallon`: no town's first word is a figure; nor does one end in a speck, `San” Juan`; `Sait Lake City` is Salt Lake's. */
export const spelledTown = (word: Word): string =>
  word.source === 'ocr'
    ? withO(withRoundO(word))
        .replace(/^[58](?=t\.?$)/i, 'S')
        .replace(/^l(?=owa$|[b-df-hjkmnp-tv-z]\p{Ll})/u, 'I')
        .replace(/^(?:Sait|SAIT)$/, (salt) => salt.replace('i', 'l').replace('I', 'L'))
        .replace(/(?<=\p{Ll}{2})[”“"‘*~]+$/u, '')
    : word.text;

/** `01d Stage Rd`: in a word of small letters OCR's digits are letters; `1st` is an ordinal. */
export function spelled(word: Word): string {
  const { source } = word;
  const text = withStrokes({ ...word, text: withRoundO(word) });
  if (source === 'ocr' && /^B[i1!|]?vd\b/i.test(text)) return text.replace(/^B[i1!|]?vd/i, 'Blvd');
  if (source === 'ocr' && /^P\.?0\.?$/i.test(text)) return text.replace('0', 'O'); // `P.0. Box 4471`
  if (source === 'ocr' && /^Eim$/i.test(text)) return text.replace(/i/i, 'l'); // no street is called so, and many after the tree
  if (source === 'ocr' && /^O(?:id|ID)$/.test(text)) return text.replace('i', 'l').replace('I', 'L'); // `8087 Oid Stage Rd`
  if (source === 'ocr' && /^Ur[hd]\.$/.test(text)) return 'Urb.'; // `4 Calle Luna, Urh. El Vedado`: a development of Puerto Rico
  // `OId Mill Rd`: between small letters no capital I stands; `McIntosh` begins anew.
  if (source === 'ocr' && /^\p{Lu}I\p{Ll}/u.test(text)) return text.replace('I', 'l');
  const direction = source === 'ocr' && /^(St|Ave|Blvd|Rd|Dr|Ln|Ct)([NSEW]|[NS][EW])$/.exec(text);
  if (direction) return `${direction[1]} ${direction[2]}`;
  // `3646 Park Ave Ww`: a direction, seen once more
  const echoed = source === 'ocr' && /^([NSEW])([nsew])$/.exec(text);
  if (echoed && echoed[1]!.toLowerCase() === echoed[2]) return echoed[1]!;
  // `3678 Summit CirSte B`, `437 E 11th StFI 3`, `8936 Lakeshore Dr'Ste 1207`: no word goes on with a capital of its own there.
  const unit =
    source === 'ocr' &&
    (/^(\p{Lu}\p{Ll}+)['’.,]?(Apt|Unit|Ste|Suite|F[lI])$/u.exec(text) ??
      // `1704 Avenue Bapt C`; `Capt` is a captain
      /^([ABD-Z])(apt|APT)$/.exec(text) ??
      // `HACKBERRY STAPT 4`
      /^(ST|AVE|BLVD|RD|DR|LN|CT|CIR|PL|WAY)(APT|UNIT|STE|SUITE)$/.exec(text));
  if (unit) return `${unit[1]} ${unit[2]!.replace(/^a/, 'A')}`;
  // `Ste'4B`, `Apte310`: the dust between them; `FI3` of `Fl 3`
  const numbered = source === 'ocr' && /^(Apt|Unit|Ste|Suite|Rm|F[lI])['’:;e]?(\d+\p{Lu}?)$/iu.exec(text);
  if (numbered) return `${numbered[1]} ${numbered[2]}`;
  if (source !== 'ocr' || !/^[01][01a-z]*[a-z]$/.test(text) || /^\d+(?:st|nd|rd|th)$/.test(text)) return text;
  return text.replace(/^0/, 'O').replace(/0/g, 'o').replace(/1/g, 'l');
}

/** `10LD STAGE RD`, set close: no other word ends so, and the letter is no figure of the house's number. */
export const withOldApart = (words: readonly Word[]): Word[] =>
  words.flatMap((word, at) => {
    const [, house, old] =
      (at === 0 && word.source === 'ocr' && /^(\d+)([0O](?:LD|ld))$/.exec(word.text)) || [];
    return house
      ? [
          { ...word, text: house },
          { ...word, text: old!.replace('0', 'O') },
        ]
      : [word];
  });

/** `01d` at 0.37: no other word is spelled so, and that much less sure are its figures alone. */
export const surerOld = (word: Word): Word =>
  word.source === 'ocr' && /^(?:01d|0ld|O1d)$/.test(word.text)
    ? { ...word, confidence: Math.max(word.confidence, SPELLED_SURELY) }
    : word;
const SPELLED_SURELY = 0.6;

/** `P 0 BOX 518`: set wide apart, the letter is read as a figure of its own. `P.0. BOX 518`: before a box the letters are as sure as it is. */
export const withPostBox = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const next = words[at + 1];
    if (word.source !== 'ocr' || !/^box$/i.test(next?.text ?? '')) return word;
    const isOfTwo = /^0\.?$/.test(word.text) && /^P\.?$/i.test(words[at - 1]?.text ?? '');
    if (isOfTwo) return { ...word, text: word.text.replace('0', 'O') };
    return /^P\.?[O0]\.?$/i.test(word.text)
      ? {
          ...word,
          text: word.text.replace('0', 'O'),
          confidence: Math.max(word.confidence, next!.confidence),
        }
      : word;
  });

/** `King StW w`: the last letter of a word, seen once more by itself. */
export const isEcho = (words: readonly Word[], at: number) =>
  words[at]!.source === 'ocr' &&
  /^[a-z]$/.test(words[at]!.text) &&
  words[at - 1]?.text.toLowerCase().endsWith(words[at]!.text) === true;

/** `Calle Luna #7 i`: the side of the box behind a street; avenues are named with capitals. */
export const isSide = (word?: Word) => word?.source === 'ocr' && /^[il]$/.test(word.text);

/** `7609 Quail Hollow 12`, where the print of `Hollow` is twice as wide as its letters: OCR passed over the `Ct Apt` behind it. */
export function hasLostWords(words: readonly Word[]): boolean {
  const widths = words
    .filter(({ source, text }) => source === 'ocr' && (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 3)
    .map(({ text, box }) => (box.x1 - box.x0) / text.length)
    .sort((one, other) => one - other);
  const isStretched = widths.length >= 2 && widths.at(-1)! > STRETCHED * widths[(widths.length - 1) >> 1]!;
  return (
    isStretched ||
    words.some((word, at) => at > 0 && isFar(word, words[at - 1]!) && !isFloor(words.slice(at)))
  );
}
/** `or |659 SE Hawthorne Blvd`: the label beside the box, and its side. */
export const beginsBehindSide = ({ source, text }: Word) => source === 'ocr' && /^\|\d/.test(text);

/** `j 4119 Terrill Way`: the bracket of the label before it. Before the number of a house only directions stand as one letter. */
export const isLabelEnd = (word?: Word, next?: Word) =>
  word?.source === 'ocr' && /^(?![nsew])\p{L}$/iu.test(word.text) && /^\d/.test(next?.text ?? '');

/** `9521        Ln Unit 11`: a word stood between them; before an apartment's number there may be a gap, it has a box of its own. */
const isFar = ({ box, source, text }: Word, before: Word) =>
  source === 'ocr' &&
  box.x0 - before.box.x1 > LOST_WORD * (before.box.y1 - before.box.y0) &&
  !STARTS_UNIT.test(text);
const LOST_WORD = 2.5;
/** `A` where `Fl` is printed: but for m and w no letter is so much wider than high. */
const isTwoLetters = ({ box, text }: Word) =>
  /^[^\P{L}mw]$/iu.test(text) && box.x1 - box.x0 > WIDE * (box.y1 - box.y0);
/** `(ane` of Lane: a bracket that nothing closes was a letter. */
const isBracketed = ({ text }: Word) => /^\(\p{L}{2,}$/u.test(text);
/** Does a word hold a letter that nobody can tell? */
export const isUntold = (word: Word, at: number, words: readonly Word[]): boolean =>
  word.source === 'ocr' &&
  (isTwoLetters(word) || (isBracketed(word) && !words.slice(at).some(({ text }) => text.includes(')'))));
const WIDE = 1.3;
/** `Way` is wider for its letters than `Hill`, but not so much. */
const STRETCHED = 1.8;
