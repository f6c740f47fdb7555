/** What OCR makes of a name's own spelling, put right where only one reading makes sense. */
import type { Word } from '../../../reading/page.ts';

const isScanned = (words: readonly Word[]) => words.some(({ source }) => source === 'ocr');

/** `Hernandez Ill`, `Boudreaux Ili`, `Quentin Fuentes m`: the third of that name; `Giovanni Li` is a name. `Ignacio Smith-Jones Ur`: the younger one. `Ada Lindgvist`, `Lindcvist`: names end in a twig, `qvist`; `Marković`, whose ć the engine does not know. */
export const withNumeral = (name: string, words: readonly Word[]): string =>
  isScanned(words)
    ? name
        .replace(/ (?:[Il|]{2,3}|I[Ili1|]{1,2})$/, (numeral) => ` ${'I'.repeat(numeral.length - 1)}`)
        .replace(/(?<=\p{L}{2} .*\p{L}{2} )m$/u, 'III')
        .replace(/(?<=\p{L}{3})[gc]vist\b/iu, (end) => (end === end.toUpperCase() ? 'QVIST' : 'qvist'))
        .replace(/(?<=\p{L}{2} .*\p{L}{2} )[UI]r\.?$/u, 'Jr')
        .replace(/(?<=\p{L}{2}[oe]vi)[éèê](?=-|$)/giu, (end) => (end === end.toLowerCase() ? 'ć' : 'Ć'))
    : name;

/**
 * The words of a person's name of a scan: `ZoëF` is a name and an initial, so is `AIM` (Al M) among words set small; a name that
 * stands twice in a row was seen twice, and so was the initial of `Al Ss Price`, whose small letter looks like the capital; of `É Beatriz N Núñez` the
 * first letter is the corner of a box.
 */
export function asPersonWords(texts: readonly string[], words: readonly Word[]): readonly string[] {
  if (!isScanned(words)) return texts;
  const isSetSmall = texts.some((text) => /\p{Lu}\p{Ll}{2}/u.test(text));
  const apart = (text: string) =>
    (isSetSmall ? text.replace(/^([AE])I(?=[A-HJ-Z]$)/, '$1l') : text)
      .replace(/^(\p{Lu}\p{Ll}+)(\p{Lu})$/u, '$1 $2')
      .replace(/^(?:Cc|Ss|Vv|Ww|Xx|Zz)\.?$/, (twice) => twice[0]!)
      .split(' ');
  const own = texts.length > 2 && /^\P{ASCII}$/u.test(texts[0]!.normalize('NFC')) ? texts.slice(1) : texts;
  const once = own.filter((text, at) => text.length < 2 || text !== own[at - 1]);
  return withArticle(once.flatMap(apart));
}

/** `JEAN-LUC MULLER m`; `Jean-Luc Muller MI`, `Jean-Luc J Young Hl`, two capitals where the name is set small: three strokes in a row. */
const areThreeStrokes = (parts: readonly string[]) =>
  parts.at(-1) === 'm' ||
  (parts.length > 2 && /^(?:MI|IM|HI|IH|H[l1])$/.test(parts.at(-1)!) && /\p{Ll}{2}$/u.test(parts.at(-2)!));

/** `D'Andre L Whitfield 111`: the strokes of a numeral behind a name. Two ones may be the number of a box. */
export const withNumeralOfOnes = (words: readonly Word[]): readonly Word[] => {
  const last = words.at(-1);
  const isNumeral =
    last?.source === 'ocr' && last.text === '111' && words.slice(0, -1).filter(isNamed).length > 1;
  return isNumeral ? [...words.slice(0, -1), { ...last, text: 'III' }] : words;
};
const isNamed = ({ text }: Word) => /^\p{Lu}['’]?\p{L}/u.test(text);

/** `Agnes Ferris mn`: upright strokes that may be `III`, `II` or the side of a box; no name on paper ends so. */
const areStrokes = (part = '') => /^[mnilrtu]{2,3}$/.test(part);

/** `Dusan Rnkovic IL`, `Ignacio Hill IT`: nobody is called so. */
const areTwoStrokes = (parts: readonly string[]) => parts.length > 2 && /^I[LT]$/.test(parts.at(-1)!);

/**
 * `Ximena Stallworth 1]`: strokes behind a name, in the box for its numeral; nobody can tell how many there are. A single one is the side of
 * the box, unless it stands as near as a word does: `Marguerite Stokes |`. Of `Marguerite Stokes   v` only the end of `IV` was read.
 */
export const endsInStrokes = (words: readonly Word[], last: Word | undefined): boolean =>
  last !== undefined &&
  words
    .slice(words.indexOf(last) + 1)
    .some(
      (word) =>
        word.source === 'ocr' &&
        (/^[1Il][1Il|!\][]{1,2}$|^[1Il|!]?v$/.test(word.text) ||
          (/^[1Il|!]$/.test(word.text) && isNextWord(word, last))),
    );
/** Heights of print between two words, at most. */
const WORD_GAP = 0.7;
const isNextWord = ({ box }: Word, { box: last }: Word) =>
  box.x0 - last.x1 < WORD_GAP * (last.y1 - last.y0) &&
  Math.min(box.y1, last.y1) - Math.max(box.y0, last.y0) > 0;

/** The words of a person's name, its numeral read where OCR saw strokes in the `last` word; null where nobody can tell what they are. */
export function withStrokesRead(parts: readonly string[], last: Word | undefined): readonly string[] | null {
  if (last?.source !== 'ocr') return parts;
  if (areThreeStrokes(parts)) return [...parts.slice(0, -1), 'III'];
  if (areTwoStrokes(parts)) return [...parts.slice(0, -1), 'II'];
  return areStrokes(parts.at(-1)) ? null : parts;
}

/** `Halvorsen 8 Sons`, `Juniper á Sage`: what stands before these words of a business is an ampersand, and no word is one such letter. */
const withAmpersand = (name: string) =>
  name
    .replace(/(?<=\p{L}[.,]? )8(?= (?:Sons?|Daughters?|Brothers?|Bros|Associates)\b)/u, '&')
    .replace(/(?<=\p{L}[.,]? )[áâãåé](?= \p{Lu})/u, '&');

/** `Zoé& F Moreau`: what is printed above the letter that the engine does not know, `ë`, is read as a sign behind it. */
const withoutGluedSign = (name: string) => name.replace(/(?<=(?!\p{ASCII})\p{L})&(?= \p{Lu})/u, '');

/** `Redwood Data LLG`, `Redwood Data L1C`, `Redwood Data Irfc`, `Redwood Data Ing.`, `Redwood Group, L.Ps`: no other kind of company is spelled so. */
const withKind = (name: string) =>
  name
    .replace(/(?<=\p{L},? )L[LI1l][CGO]$/u, 'LLC')
    .replace(/(?<=\p{L},? )[Il](?:r[fnit]|m|nf|ri|r)c(?=\.?$)/u, 'Inc')
    .replace(/(?<=\p{L},? )Ing\.$/u, 'Inc.')
    .replace(/(?<=\p{L},? )L\.Ps$/u, 'L.P.');

/** `Kestrel Payroll Il, Inc.`, `Payroll Ii, Inc.`, `Fund Ill LLC`: strokes before the kind of company are a numeral. */
const withNumeralBeforeKind = (name: string) =>
  name.replace(
    /(?<=\p{L}{2} )(?:I[Iil1|]{1,2}|lI{1,2})(?=,? (?:P?LLC|L?LP|L\.P|[Ii]nc|INC|Corp|CORP|Co|CO|Ltd|LTD)(?!\p{L}))/gu,
    (strokes) => 'I'.repeat(strokes.length),
  );

/** `Dental Iaboratory`: no capital stands there within a text that is set small. */
const withSmallL = (name: string) => name.replace(/(?<=\p{Ll} )I(?=[ae]\p{Ll}{3})/gu, 'l');

/** `School Ilbrarian`, `Ilmited`: the two first letters of a small word, each taken for the other. */
const withLi = (name: string) => name.replace(/(?<=\p{Ll} )Il(?=[bcdfgmnpqtv]\p{Ll})/gu, 'li');

/** `t Carlos Müller`, `L] IRONWOOD TOOL & DIE CO.`: the side of a box before a capital, or a check box with its side. */
const withoutSide = (name: string) =>
  name.replace(/^[b-z] (?=\p{Lu}\p{L})/u, '').replace(/^[LJIl1]?[\]|}]{1,2} (?=\p{Lu})/u, '');

/** `feoma M Castañeda`: the capital was taken for the side of the box. Nobody's name begins small but with `van` and the like. */
const PARTICLE = /^(?:de|del|della|der|di|da|das|dos|du|la|le|el|al|bin|ibn|ben|van|von|zu|ter|ten|st)$/i;
export const lostItsCapital = ([first = '', ...others]: readonly string[], words: readonly Word[]): boolean =>
  words[0]?.source === 'ocr' &&
  /^\p{Ll}{2,}/u.test(first) &&
  !PARTICLE.test(first) &&
  others.length > 0 &&
  others.every((other) => /^\p{Lu}/u.test(other) || PARTICLE.test(other));

/** `Múller`: Spanish letters for a German name. `Sgrensen`, `Mgller`: the engine does not know the ø of Danish ones, and none is spelled so. */
export const withUmlaut = (name: string): string =>
  name.replace(/(?<!\p{L})Múller(?!\p{L})/gu, 'Müller').replace(MISREAD_O, 'ø');
const MISREAD_O =
  /(?<=(?<!\p{L})S)g(?=rens?en)|(?<=(?<!\p{L})J)g(?=rgens?en)|(?<=(?<!\p{L})M)g(?=ller)|(?<=(?<!\p{L})[BT]j)g(?=rn)|(?<=(?<!\p{L})N)g(?=rgaard)/gu;

/** `Giovanni De ia Fuente`: behind `de` no name goes on so. */
const withArticle = (texts: readonly string[]) =>
  texts.map((text, at) => (/^de$/i.test(texts[at - 1] ?? '') && /^[iI1]a$/.test(text) ? 'la' : text));

/** The name of a business, or plain words, from words of a scan; print and fields stay as they are. */
export const asSpelled = (name: string, words: readonly Word[]): string =>
  isScanned(words)
    ? [
        withoutGluedSign,
        withAmpersand,
        withKind,
        withNumeralBeforeKind,
        withSmallL,
        withLi,
        withoutSide,
        withUmlaut,
      ].reduce((text, mend) => mend(text), name)
    : name;
