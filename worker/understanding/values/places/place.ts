/** The line of city, state and ZIP code that ends a US address, and each of the three in a box of its own. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { isFormSpeech, isLabelRest } from '../formSpeech.ts';
import { joinWords, properCase } from '../names/casing.ts';
import { behindStreet } from './behindStreet.ts';
import { withStatesApart } from './gluedStates.ts';
import { runsOf, textsOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';
import { spelledTown } from './scannedStreet.ts';
import { stateAtEnd, stateCode } from './states.ts';
import { behindUnit } from './unitLetter.ts';
import { withWrappedZips } from './wrappedZips.ts';
import { isOfState, stateByZip, zipWord } from './zipCodes.ts';

/** `78205-`, behind which the other four figures were left out. */
const ZIP = /^(\d{5})(?:-?(\d{4})|-)?$/;
/** `61,300`, `$613.00`. */
const AMOUNT = /\d,\d{3}\b|\d\.\d{2}\b|\$/;

/** ZIP code of a word, OCR's letters made digits; null when it is none. */
function parseZip(text: string): string | null {
  const digits = text
    .replace(/[^\dA-Za-z-]/g, '')
    .replace(/[OoQ]/g, '0')
    .replace(/[Il]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
  const match = AMOUNT.test(text) ? null : ZIP.exec(digits);
  return match && (match[2] ? `${match[1]}-${match[2]}` : match[1]!);
}

export interface Place {
  readonly city: Parsed;
  readonly state: Parsed;
  readonly zipCode: Parsed;
  /** Words of the same line before the city: the end of a one-line address. */
  readonly before: readonly Word[];
}

/**
 * `Ist. Louis`, `JCoeur d'Alene`, `JAsheville`, `i Tucson`, `H Lee`, `Juneau I`: the side of the box before or behind the name. `JOliet` may be Joliet;
 * `W Palm Beach`, `O Fallon`, `D Hanis`, `L Anse` are towns.
 */
const withoutSide = (name: string) =>
  name
    .replace(/^[Il|] ?st(?=[. ])/i, 'St')
    .replace(/^(?:[Il|]|J(?![OU])|[Iil|] )(?=\p{Lu}\p{Ll})/u, '')
    .replace(/^[^\P{L}DLNEOSW] (?=\p{Lu}\p{L})/u, '')
    .replace(/ [Il|]$/, '');

/** `Fargo, ND 581 02`: a number that OCR read in two words, closer than words stand (share of their height). */
const TORN = 0.4;
function withWholeZips(words: readonly Word[]): readonly Word[] {
  return words.reduce<Word[]>((all, word) => {
    const last = all.at(-1);
    const isTorn =
      last?.source === 'ocr' &&
      /^\d{1,4}$/.test(last.text) &&
      /^\d{1,4}$/.test(word.text) &&
      last.text.length + word.text.length === 5 &&
      word.box.x0 - last.box.x1 < TORN * (word.box.y1 - word.box.y0);
    if (!isTorn) return [...all, word];
    const confidence = Math.min(last.confidence, word.confidence);
    return [
      ...all.slice(0, -1),
      { ...word, text: last.text + word.text, box: around([last.box, word.box]), confidence },
    ];
  }, []);
}

/** `St. Paul, MN 55102`, `Bend, Oregon 97701` at the end of a line; null when the line holds no state followed by a ZIP code. */
export function parsePlace(printed: readonly Word[]): Place | null {
  const words = withWholeZips(withStatesApart(printed));
  for (let at = words.length - 1; at >= 2; at--) {
    const zip = parseZip(words[at]!.text);
    const state = zip === null ? null : stateAtEnd(words.slice(0, at));
    const beforeState = words.slice(0, at - (state?.count ?? 0));
    const stateWords = words.slice(beforeState.length, at);
    if (!zip || !state || beforeState.length === 0 || isNumberOf(stateWords, zip)) continue;
    const rest = withoutSpeck(beforeState);
    const code = stateByZip({ code: state.code, words: stateWords }, { ...words[at]!, text: zip });
    const cut = behindUnit(rest, 1 + rest.slice(0, -1).findLastIndex((word) => word.text.endsWith(',')));
    const cityAt = cut > 0 ? cut : behindStreet(rest);
    const own = withoutKind(rest.slice(cityAt));
    // `[1] TACOMA`: a check box before the town is none of its words
    const cityWords = own.slice(
      Math.max(
        0,
        own.findIndex((word) => /\p{L}/u.test(word.text) && !isBox(word)),
      ),
    );
    const city = withoutSide(
      joinWords(cityWords.map(spelledTown))
        .replace(/[^\p{L}.]+$/u, '')
        .replace(/^[^\p{L}]+/u, ''),
    );
    if (!/^[\p{L}][\p{L} .'’-]+$/u.test(city)) return null;
    return {
      city: { value: properCase(city), words: HALF_A_TOWN.test(city) ? cityWords.map(doubted) : cityWords },
      state: { value: code, words: stateWords },
      zipCode: { value: zip, words: [zipWord(words[at]!, zip, code)] },
      before: rest.slice(0, cityAt),
    };
  }
  return null;
}

/** `lt) TACOMA`, `I] TACOMA`, `tl TACOMA`: what a scan makes of a check box before the town. */
const isBox = ({ text, source }: Word): boolean =>
  source === 'ocr' && (/^[[({|]?\p{L}{0,2}[\])}]$/u.test(text) || /^[ilt]{2}$/.test(text));

/** `Venue ID: 40118`, `Member ID 90210`: an identification, and no Idaho, whose ZIP codes begin otherwise. */
const isNumberOf = ([id]: readonly Word[], zip: string) =>
  id !== undefined &&
  /^ID:?$/i.test(id.text) &&
  (id.text.endsWith(':') || id.source !== 'ocr') &&
  !isOfState(zip, 'ID');

/** `Lee, N MA 01238`: between the comma and the state stands no letter, but dirt on paper. */
const withoutSpeck = (words: readonly Word[]): readonly Word[] => {
  const [town, speck] = words.slice(-2);
  const isSpeck = town?.text.endsWith(',') && speck?.source === 'ocr' && /^\p{L}$/u.test(speck.text);
  return isSpeck ? words.slice(0, -1) : words;
};

/** `Las, NM 88001`: no town is called so, the rest of its name was passed over. */
const HALF_A_TOWN =
  /^(?:las|los|el|la|san|santa|st\.?|saint|ft\.?|fort|new|north|south|east|west|mount|mt\.?|port|palm|baton|coeur|des|little|big|grand|lake|eau)$/i;
const doubted = (word: Word): Word =>
  word.source === 'ocr' ? { ...word, confidence: Math.min(word.confidence, UNSURE) } : word;
const UNSURE = 0.3;

/** `in the City of Cincinnati, Ohio 45206`: a sentence says what kind of place it is. */
const withoutKind = (city: readonly Word[]): readonly Word[] =>
  /^in the (?:city|town|village|borough|township) of \p{L}/iu.test(textsOf(city).join(' '))
    ? city.slice(4)
    : city;

/** `Mobile. AL`: its state, behind which the ZIP code was lost. */
const withoutState = (name: string) =>
  name.replace(/(?<=\p{Ll})[.,] ([A-Z]{2})$/u, (all, code: string) => (stateCode(code) ? '' : all));

/** City, state and ZIP code, without a street. */
export const place: Shape = (words) => {
  const [found] = withWrappedZips(toLines(words)).flatMap((line) => parsePlace(line.words) ?? []);
  return found ? { city: found.city, state: found.state, zipCode: found.zipCode } : null;
};

/** Words of one city stand closer than so many heights of print. */
const COLUMN_GAP = 3;
/** `spaces`: the end of a label over two lines. Nobody's city is in small letters, on paper at least. */
const isLabelEnd = (words: readonly Word[]) =>
  words.every(({ text, source }) => source === 'ocr' && /^\p{Ll}/u.test(text));
/** `YOUR CITY, YOUR STATE ZIP`: what papers for training say instead of a place. */
export const NO_PLACE = /^your (?:city|town)\b/i;

export const city: Shape = (words) => {
  const lines = toLines(words.filter((word) => /\p{L}/u.test(word.text)));
  const line = lines.find(({ words: print }) => !isLabelEnd(print) && !isLabelRest(textsOf(print)));
  // `New York        Ld`: dirt far behind the name.
  const runs = runsOf(line?.words ?? [], COLUMN_GAP);
  const kept = runs.find((run) => run.some(({ text }) => /\p{L}{2}/u.test(text))) ?? [];
  const print = joinWords(kept.map(spelledTown)).replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '');
  const name = withoutSide(withoutState(print));
  const isCity =
    /^[\p{L}][\p{L} .'’-]+$/u.test(name) &&
    !isFormSpeech(textsOf(kept)) &&
    !COPY.test(name) &&
    !NO_PLACE.test(name);
  return isCity ? { value: { value: properCase(name), words: kept } } : null;
};
/** `Copy B - Federal Return`, below the empty box of a locality. */
const COPY = /^Copy \p{Lu}\b/u;
export const zipCode: Shape = (words) => {
  const word = words.find((candidate) => parseZip(candidate.text));
  return word ? { value: { value: parseZip(word.text)!, words: [word] } } : null;
};
