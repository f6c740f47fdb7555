/** Who wrote a letter, which no label names: the name at the very top. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { headRuns, isUnsure } from './headRuns.ts';
import { isKindOfCompany } from '../values/names/kindOfCompany.ts';
import { isNotice } from '../values/names/noName.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { STATES } from '../values/places/states.ts';
import { withWrappedEnd } from '../locate/wrappedEnd.ts';

/** Letterheads stand in the top third. */
export const HEAD_SHARE = 0.33;
/** No envelope shows the uppermost lines in its window (share of the page's height). */
const WINDOW_TOP = 0.07;
/** Letters of the shortest names: `Ally`, `novo`, `PNC`. */
const FEWEST_LETTERS = 3;
/** Dirt and pictures are read as three or four letters, too. */
const FEWEST_SCANNED = 5;

const isTitle = (words: readonly Word[]) =>
  /\b(?:statements?|accounts?|estado de cuenta)\W*$/i.test(textOf(words)) || // `Cash Management Account` is what it is kept as
  /^\W*(?:(?:client )?statement|customer service|questions|page|form|copy|account|date|tax year|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d+|\d+|omb|corrected|void)\b/i.test(
    words.map((word) => word.text).join(' '),
  );

/** `A guide to your Consolidated Form 1099`, `Substitute Form 1099-INT (combined notice)`, `Form W-2, explained`: the title of a form or of what explains it. */
const FORM = /\b(?:forms? )?(?:1099(?:-[A-Z]{1,4})?|W-2)\b/i;
const OF_TITLE =
  /\b(?:guide|how to|understanding|explain(?:ed|s)|sample|example|specimen|illustrati(?:on|ve)|substitute|(?:combined|composite) notice)\b/i;
const isTitleOfForm = (words: readonly Word[]) => {
  const text = textOf(words);
  return (FORM.test(text) && OF_TITLE.test(text)) || OF_LICENCE.test(text);
};
/** `Bureau of Revenue - How to Read Your Business Tax Certificate`, `Sample business license`: the title of what explains or shows one. */
const OF_LICENCE =
  /\b(?:guide to|how to read|understanding|sample|specimen|example of)\b.*\b(?:licen[cs]e|permit|certificate|registration|receipt)\W*$/i;

/** `Use this sample to find your way around the statement.`: a sentence to the reader, in which most words are written small. */
const isSaid = (words: readonly Word[]) =>
  words.length >= FEWEST_SAID &&
  /^\p{Lu}/u.test(words[0]!.text) &&
  /\p{L}[.!?]$/u.test(words.at(-1)!.text) &&
  words.filter(({ text }) => /^\p{Ll}/u.test(text)).length > words.length / 2;
const FEWEST_SAID = 6;

/** `Home » My licenses » Business license`: where on its site a portal's page stands. */
const isTrail = (words: readonly Word[]) => words.some(({ text }) => /^[»›>]$/.test(text));

/** `Recorded at the request of:`, `CITY San Antonio`, `City` or `State / ZIP` above a field, `CDTFA-442-R REV. 16 (5-18)`: a label, one filled in, the number of a form. */
export const isLabelOrNumber = (words: readonly Word[]) => {
  const text = textOf(words);
  return (
    (/:$/.test(text) && !isIllegible(words.at(-1)!)) ||
    /^(?:CITY|STATE|COUNTY|TOWN) \p{Lu}\p{Ll}/u.test(text) ||
    /^(?:city|county|state|town)(?:(?:,? | ?\/ ?)(?:county|state|zip|code))*$/i.test(text) ||
    (text.match(/\d/g) ?? []).length > (text.match(/\p{L}/gu) ?? []).length / 2
  );
};

/** `City of Wilkes-Barre:`, of which nothing was read surely, a colon least of all. */
export const isIllegible = ({ source, confidence }: Word) => source === 'ocr' && confidence < LEGIBLE;
const LEGIBLE = 0.35;

/** `P.O. Box 15284`, `210 Main Street`, `One Prairie Plaza`, `Bozeman, MT 59715`: where somebody is, not who. */
export const isAddress = (words: readonly Word[]) =>
  /^\W*(?:p\.?\s?o\.?\s?box\b|\d+\s+\p{L})/iu.test(textOf(words)) ||
  SPELLED_OUT.test(textOf(words)) ||
  parsePlace(words) !== null;
/** The number of a house in letters; banks have such houses built, and call them by their name. `Five Star Auto Center` is a firm. */
const SPELLED_OUT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten) .*\b(?:plaza|square|parkway|drive|dr|street|st|avenue|ave|boulevard|blvd|road|rd)\W*$/i;

/** `2024 Consolidated 1099` on the line of the name. */
const isTitleOfYear = (words: readonly Word[], at: number) =>
  /^20\d\d$/.test(words[at]!.text) &&
  /^(?:form|consolidated|composite|tax|1099\S*)$/i.test(words[at + 1]?.text ?? '');

/** `Instructions for Payer`: what the back of a form tells its reader; nobody writes there. */
const INSTRUCTIONS =
  /^instructions for (?:recipient|payee|payer|filer|employee|employer|pse)(?: \(continued\))?$/i;

const isInstructions = (words: readonly Word[]) =>
  runsOf(words, COLUMN_GAP).some((run) => INSTRUCTIONS.test(textOf(run)));

/** Does a block stand at the very top of a page of instructions? Then it is the head that all pages bear, and no window. */
export const isHeadOfInstructions = ({ sheet }: MappedSheet, block: readonly Word[]): boolean =>
  block[0]!.box.y0 < sheet.height * WINDOW_TOP &&
  isInstructions(
    sheet.lines.flatMap(({ words }) => words).filter(({ box }) => box.y1 < sheet.height * HEAD_SHARE),
  );

/** `LUM C Vy;`: a seal alone, whose words are less sure than this on average. */
const isPicture = (run: readonly Word[]) =>
  run.every(isUnsure) && run.reduce((sum, { confidence }) => sum + confidence, 0) < MEAN * run.length;
const MEAN = 0.66;

/** `B L I C` of a name whose letters stand apart is no `LIC`. */
const areLetters = (words: readonly Word[]) =>
  words.length > 1 && words.every(({ text }) => /^\p{L}$/u.test(text));

/** `MDCCCLXIII` in a seal; `MILL` is none. */
const isYearOfSeal = ([year, next]: readonly Word[]) =>
  !next &&
  year!.text.length > 3 &&
  /^M{1,2}(?:CM|CD|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/.test(year!.text);

/** `BECU`, whose site is `becu.org`: what a page prints twice is no dirt. */
const isSite = ([name, ...others]: readonly Word[], print: readonly Word[]) =>
  others.length === 0 &&
  print.some(({ text }) => SITE.exec(text)?.[1]?.toLowerCase() === name!.text.toLowerCase());
const SITE = /^(?:www\.)?([a-z]+)\.(?:com|org|net|coop)$/i;

/** `Cooperativa de Ahorro y Crédito La Cordillera`: what heads a column elsewhere is a word of a name here, which goes on in letters; `Tide Trust Company` ends so. */
const isWithin = (name: readonly Word[], label: string, own: readonly Word[]) => {
  const [start, next] = [name.indexOf(own[0]!), name[name.indexOf(own.at(-1)!) + 1]];
  // `Arizona Registrar of Contractors`: behind its state the office goes on
  const isOfState = () =>
    STATES.some((state) => state.name.toLowerCase() === textOf(name.slice(0, start)).toLowerCase());
  return (
    start > 0 &&
    (isKindOfCompany(label) ||
      (!label.includes(' ') && /^\p{L}+$/u.test(next?.text ?? '')) ||
      (/^registrar of /.test(label) && isOfState()))
  );
};

/** `(aa) Ridge National Bank`, `® Timber Credit Union`: what a scan reads of a picture before the name. */
const withoutLogo = (name: readonly Word[]): Word[] =>
  name.slice(name[0]?.source === 'ocr' && /^(?:[([{]\p{Ll}{1,3}[)\]}]|[®©@])$/u.test(name[0].text) ? 1 : 0);

/** The first run of letters at the top of the page. */
export function letterHead(map: MappedSheet): Word[] {
  const words = map.sheet.lines.flatMap((line) => line.words);
  const top = words.filter((word) => word.box.y1 < map.sheet.height * HEAD_SHARE);
  const blocks = addressBlocks(map);
  // `BECU` above its own address: what was read surely there is no dirt
  const isSure = (run: readonly Word[]) =>
    isSite(run, words) || (!run.some(isUnsure) && blocks.some(([first]) => first === run[0]));
  const isName = (run: Word[]) =>
    map.free.includes(run[0]!) &&
    !isPicture(run) &&
    !isYearOfSeal(run) &&
    run
      .map((word) => word.text)
      .join('')
      .replace(/[^\p{L}]/gu, '').length >=
      (run.some(({ source }) => source === 'ocr') && !isSure(run) ? FEWEST_SCANNED : FEWEST_LETTERS) &&
    !isTitle(run) &&
    !isTitleOfForm(run) &&
    !isSaid(run) &&
    !isTrail(run) &&
    !isNotice(run) &&
    !isLabelOrNumber(run) &&
    !isAddress(run);
  const runs = headRuns(top);
  if (isInstructions(top)) return [];
  const name = withoutLogo(runs.find(isName) ?? []);
  // Only a label printed exactly so ends the name: `LICENSES AND` is no misread `licensee`.
  const labels = map.landmarks
    .filter(({ edits, label, words: own }) => edits === 0 && !areLetters(own) && !isWithin(name, label, own))
    .flatMap((landmark) => landmark.words);
  // The only address on a letter is its addressee's: then nothing tells who wrote it.
  const isInWindow = blocks.length === 1 && name.some((word) => blocks[0]!.includes(word));
  if (isInWindow && name[0]!.box.y0 > map.sheet.height * WINDOW_TOP) return [];
  const end = name.findIndex((word, at) => labels.includes(word) || isTitleOfYear(name, at));
  return end < 0 ? withWrappedEnd(map, name) : name.slice(0, end);
}
