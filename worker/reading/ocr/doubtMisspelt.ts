/** Makes a word doubtful that is none, where a letter or two read otherwise make it one: `Bdudreaux`, `MAGLEOD`, `Castarieda`. One misreading is put right: `ii` for `ü`. */
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { isGrainy } from './isGrainy.ts';
import type { WordList } from './wordList.ts';

/**
 * Prints that Tesseract takes for one another on pages like faxes. Of the names, streets and towns given on 191 such pages and photos six held a word that
 * is in no list but is with one of these: all were wrong. Accents are not among them: they are put right by the other data, and some where values are made (`Múller`).
 * With any other letter instead five of seven were right (`Veirs Mill Rd`, `Devonte`). Those of `a g` and the six behind it were seen on other pages
 * (`Electriciag`, `Janiper`); of 1,482 words of names, streets, towns and trades one would be doubted for them (`Stollings`).
 */
const ALIKE = (
  'c g|c e|c o|e o|o d|o q|n u|f t|l i|l t|i t|r t|i j|a g|e g|n g|o g|s g|a u|a o|' +
  'ñ r|ñ ir|ñ f|ñ fi|ñ fie|ñ ri|ñ rie|ü ii|ü i|á d|cl d|vv w|ri n|li h|ii u|lc k|in m|nn m'
)
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);

/** Two looks that misread the same letter are still too unsure together for a name to be shown. */
const DOUBT = 0.15;
/** Initials, and codes of states and streets, are in no list; of three letters nearly all are a word with another one. */
const FEWEST_LETTERS = 4;
/** `Bivd`, `WiIson`: what is read for them is put right where values are made of words, as `m` for `rn` is, which is why that pair is not above. */
const MENDED = /^B[i1!|]vd$|\p{L}I\p{Ll}/u;

/**
 * The words, of a page like a fax those that are misspelt with a seventh of their certainty. On cleaner pages letters are seldom misread, and such a
 * word may as well be somebody's rare name (`Jadyn`); but `Miiller` of a clear scan is Müller, in whatever data it was read with.
 */
export function doubtMisspelt(page: Raster, read: readonly Word[], list: WordList): Word[] {
  const words = read.map((word) => withListedUmlaut(word, list));
  if (!isGrainy(page)) return words;
  const printed = new Set(words.flatMap(partsOf));
  // `PIEROGI` in the window and `Pierogi` beside the account: letters of other shapes are not misread alike
  const isTwice = (part: string) => printed.has(part.toUpperCase()) && printed.has(named(part.toLowerCase()));
  return words.map((word) =>
    partsOf(word).some((part) => isMisspelt(part, list) && !isTwice(part))
      ? { ...word, confidence: word.confidence * DOUBT }
      : word,
  );
}

/** `Miiller`: a `u` and its two points look like two letters. Only where the word is in no list so, and is in one with `ü`; `skiing` and `Keliihoomalu` stay. */
function withListedUmlaut(word: Word, list: WordList): Word {
  if (!/\p{L}ii\p{L}/u.test(word.text)) return word;
  const text = word.text.replace(/\p{L}+/gu, (part) =>
    isListed(part, list) || !isListed(part.replace('ii', 'ü'), list) ? part : part.replace('ii', 'ü'),
  );
  return { ...word, text };
}

/** `O'Connell-Smith,`: what stands between hyphens and apostrophes, where it is letters alone. */
const partsOf = ({ text }: Word): string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= FEWEST_LETTERS && /^\p{L}+$/u.test(part) && !MENDED.test(part));

function isMisspelt(part: string, list: WordList): boolean {
  const small = part.toLowerCase();
  const isWord = (word: string) => isListed(word, list);
  // `DelVento`; a respelling must be in the list as a whole, or `Devonte` would be a misread `De vente`
  const behind = /^(?:mac|mc|de|la|le|van|von|di|fitz)(.{3,})$/.exec(small)?.[1];
  if (isWord(part) || (behind && isWord(behind))) return false;
  // `Osei` is no misread OSGI: what is listed in capitals alone is no name
  const isPlain = (word: string) => spellingsOf(word).some(list.has);
  return ALIKE.some(([a, b]) => respelt(small, a, b).some(isPlain) || respelt(small, b, a).some(isPlain));
}

/** The word with one `from` of it read as `to`, each once. */
function respelt(word: string, from: string, to: string): string[] {
  const all: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
    all.push(word.slice(0, at) + to + word.slice(at + from.length));
  return all;
}

/** In small letters, as a name, in capitals or as it stands. */
const isListed = (word: string, list: WordList): boolean =>
  [word, word.toUpperCase(), ...spellingsOf(word)].some(list.has);

/** In small letters and as a name; `MacLeod` and `McIlroy` have a second capital in the list. */
function spellingsOf(word: string): string[] {
  const small = word.toLowerCase();
  const [, before, rest] = /^(mac|mc)(.{3,})$/.exec(small) ?? [];
  return [small, named(small), ...(rest ? [named(before!) + named(rest)] : [])];
}
const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
