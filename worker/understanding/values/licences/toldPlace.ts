/** Where a licence tells in a sentence that a business is: `located at 22 Elk Dr, Reno, NV 89501`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { address, parseStreet, withoutNextColumn } from '../places/address.ts';
import { addressBelowName } from '../places/addressBelowName.ts';
import { parsePlace } from '../places/place.ts';
import { inOneLine, speechOf, wordsAfter, type Speech } from '../sentences.ts';
import type { Parts, Shape } from '../shape.ts';
import { KINDS } from '../places/unitLetter.ts';
import { leadsTo } from '../places/startsStreet.ts';

const PLACE =
  /\b(?:(?:located|situated|conducted|operating|operated|maintained)(?: in the [\p{L} ]+)? at(?: (?:number|no\.))?|business at|posted (?:at|in) the following location(?: in a conspicuous place)?:?|premises(?: known as| located)?(?: at)?:?|(?:dwelling|residence|property|building|house) (?:known as|located at)|(?<=\p{Lu}[\p{L}'’]+, )at(?= \d+\S* \p{L})|place of business (?:is )?at|principal place of business(?: is)?:|whose (?:business )?address is|engage in business(?: in the [\p{L} ]+?)? at) /iu;
/** So many words make an address, at most. */
const LONGEST_ADDRESS = 18;

/** `at 90 Canal St, Lowell, MA 01852`, `at number 90 Canal St`, `at Route 5 Box 17-C`, `of 12 Mill Ln, Ely, NV 89301`; not where somebody resides. */
const AT =
  /(?<!\bresid(?:ing|ent|es) )\b(?:at|of)(?: (?:number|no\.))? (?=\d+\S* \p{L}|(?:rural |star )?(?:route|rte?\.?|rr|hc) \d+,? box )/iu;
/** Where it does. */
export const toldAddress: Shape = (words, cell) =>
  addressIn(words, cell, [PLACE, AT]) ?? addressBelowName(words, cell);
/** The same, where the sentence says what is there: `engage in business in the State of Hawaii at`. */
export const toldPremises: Shape = (words, cell) => addressIn(words, cell, [PLACE]);

function addressIn(words: readonly Word[], cell: Box, leads: readonly RegExp[]): Parts | null {
  const speech = speechOf(words);
  for (const print of leads.flatMap((lead) => wordsAfter(speech, lead))) {
    // `118 KING ST        BERKELEY COUNTY`: another column
    const own = toLines(print.slice(0, LONGEST_ADDRESS)).flatMap((line) => withoutNextColumn(line.words));
    const end = own.findIndex((_, at) => parsePlace(own.slice(0, at + 1)) !== null);
    const parts = end < 0 ? onLines(own, cell) : address(inOneLine(behindNames(own.slice(0, end + 1))), cell);
    if (parts?.street) return parts;
  }
  return leads.includes(AT) ? streetAndZip(speech) : null;
}
/** `at No. 418 ALDER AVE 63118`, whose city a sentence names elsewhere. */
function streetAndZip(speech: Speech): Parts | null {
  for (const print of wordsAfter(speech, AT)) {
    const [line] = toLines(print).map(({ words }) => words);
    const end = line!.findIndex(({ text }) => ZIP.test(text));
    const street =
      end > 2 && STREET_KIND.test(line![end - 1]!.text) ? parseStreet(line!.slice(0, end)) : null;
    if (street)
      return { street, zipCode: { value: line![end]!.text.replace(/\D/g, ''), words: [line![end]!] } };
  }
  return null;
}
const ZIP = /^\d{5},?$/;
const STREET_KIND = new RegExp(`^(?:${KINDS})[.,]?$`, 'i');
/** `on the premises to Heron Tavern, Inc. d/b/a THE HERON at 31 SOUTH AVENUE`: whose premises they are is no part of the street. */
const behindNames = (words: readonly Word[]): readonly Word[] =>
  words.slice(words.findLastIndex((word, at) => leadsTo(word, words[at + 1])) + 1);
/** `94-1187 KA UKA BLVD # C-12`, and below it `WAIPAHU HI 96797`: only the line tells where the street ends. */
function onLines(words: readonly Word[], cell: Box): Parts | null {
  const [street = [], place = []] = toLines(words).map((line) => line.words);
  return /^\d/.test(street[0]?.text ?? '') && parsePlace(place) ? address([...street, ...place], cell) : null;
}
