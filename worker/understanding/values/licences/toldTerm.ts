/** The number and the days a licence tells in sentences: `License number CC-10482, effective August 15, 2024, expires on ...`. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { code } from './licenceNumber.ts';
import { MONTHS, ORDINALS } from '../plain.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, dayAt, LONGEST_DAY, only } from '../told.ts';

/** Not that of the permit to build the house. */
const NUMBER =
  /(?<!\bbuilding )\b(?:license|licence|permit|certificate|registration|receipt)(?:,? numbered| (?:number|no\.?|#))(?: is| of)?:? /i;
/** Not the notary's commission. */
const EXPIRES =
  /(?<!\bcomm(?:ission|\.)? )\b(?:expir(?:es?|ing)|(?:will|shall) (?:expire|terminate)|terminates|(?:valid|good|renewed) (?:until|through|thru)|in (?:full )?(?:force|effect) (?:until|through)|until|from (?:the )?date of issu(?:e|ance) (?:to|until|through)|period of [\w-]+ (?:months?|years?),? (?:ending|expiring)|\bterm ending|and ?ending|expiration date(?: is| of)?)/i;
const ISSUED =
  /\b(?:issued|granted|effective|recorded|filed|registered|dated|given|date of issu(?:e|ance),?|witness(?: my hand| whereof)?|set my hand)(?: under my hand)?(?: and seal)?/i;

/** `Re: Renewal of Master Plumber License MPL 2210`: what a letter is about. */
const SUBJECT =
  /\b(?:re|regarding|subject):? (?:[\p{L}&'’-]+ ){1,6}?(?:license|licence|permit|certificate|registration) (?=#?(?:\p{Lu}{1,4}[ -]?)?\d{3})/iu;

/** `Certificate of license RN-204418`. */
const CERTIFIED_NUMBER =
  /\bcertificate of (?:licen[cs](?:e|ure)|registration|authority) (?=#?(?:\p{Lu}{1,4}[ -]?)?\d{3})/iu;

/** The licence's number, right behind the word. */
export const toldNumber: Shape = (words) =>
  asValue(
    only(
      [NUMBER, SUBJECT, CERTIFIED_NUMBER]
        .flatMap((lead) => wordsAfter(speechOf(words), lead))
        .map((print) => {
          const own = print
            .slice(0, /^\p{Lu}{2,4}$/u.test(print[0]!.text) ? 2 : print[1]?.text === '-' ? 3 : 1)
            .map((word) => ({ ...word, text: word.text.replace(/[.,;]$/, '') }));
          return code(own, around(own.map(({ box }) => box)))?.value ?? null;
        }),
    ),
  );

const dayAfter = (lead: RegExp): Shape => {
  const led = new RegExp(`(?:${lead.source}) (?:(?:on:?|at|the|this|as of|midnight|of) )*`, 'i');
  return (words) => {
    const speech = speechOf(words);
    const said = wordsAfter(speech, led).filter((print) => !isBelowAnotherHead(speech.words, print));
    return asValue(only(said.map(dayAt)));
  };
};
/** `Date Issued        Until`, and in the next line `03/04/2024        03/03/2025`: the first of them stands below another head. */
function isBelowAnotherHead(words: readonly Word[], [first]: readonly Word[]): boolean {
  const lead = words[words.indexOf(first!) - 1];
  if (!lead || first!.box.y0 < lead.box.y1 - 1) return false;
  const line = words.filter(({ box }) => box.y0 < lead.box.y1 && box.y1 > lead.box.y0);
  const own = splitAtGaps(line, HEAD_GAP).find((run) => run.includes(lead)) ?? [];
  return own.length > 0 && own[0] !== line[0] && first!.box.x1 < own[0]!.box.x0;
}
/** Heights of print between the heads of columns. */
const HEAD_GAP = 4;
const PERIOD =
  /\b(?:from|beginning|commencing|covers|statement period|for the (?:period|term)(?: of| from)?)(?: on)?(?: the)?:? /i;
/** `January 1, 2026 or date of beginning through December 31, 2026`: another first day may be named, without saying which. */
const TO =
  /^(?:or (?:the )?(?:date|day) of [a-z]+,? )?(?:and )?(?:to|through|thru|until|ending|expiring|[-–—])(?: and including)?(?: on)?(?: the)? /i;
/** `from January 2, 2024 through December 31, 2024`: both days, where a second one follows the first. */
const periodDay =
  (which: 0 | 1): Shape =>
  (words) => {
    const periods = wordsAfter(speechOf(words), PERIOD).map((print) => {
      const first = dayAt(print);
      const rest = first
        ? speechOf(print.slice(first.words.length, first.words.length + LONGEST_DAY + MOST_BETWEEN))
        : null;
      const second = rest && TO.test(`${rest.text} `) ? dayAt(wordsAfter(rest, TO)[0] ?? []) : null;
      return second ? [first, second][which] : null;
    });
    return asValue(only(periods));
  };
/** Words between two days. */
const MOST_BETWEEN = 7;
const either =
  (...shapes: readonly Shape[]): Shape =>
  (words, cell) =>
    shapes.map((shape) => shape(words, cell)).find((parts) => parts !== null) ?? null;
/** A stamp: `FILED`, who keeps the files, and the day. */
const stampDay: Shape = (words) => {
  const stamps = wordsAfter(speechOf(words), /\bFILED /).map((print) =>
    print
      .slice(0, LONGEST_STAMP)
      .map((_, at) => dayAt(print.slice(at)))
      .find((day) => day !== null),
  );
  return asValue(only(stamps));
};
const LONGEST_STAMP = 10;
/** The first and the last day, where a sentence names both and no other sentence names others. */
export const toldFirst: Shape = periodDay(0);
export const toldThrough: Shape = periodDay(1);
/** `IN TESTIMONY WHEREOF, the undersigned have affixed their signatures this 9th day of`, `Given under my hand ... in my office, on`, `Given at my office in Ely, this the`. */
const deedDay: Shape = (words) => {
  const speech = speechOf(words);
  if (OF_NOTARY.test(speech.text)) return null;
  const [day] = [DEED, OVER_SEAL].flatMap((lead) => only(wordsAfter(speech, lead).map(dayAt)) ?? []);
  return asValue(day ?? null);
};
/** Who acknowledges a signature dates that. */
const OF_NOTARY = /\bnotary public\b|\bpersonally (?:appeared|known)\b/i;
const DEED =
  /\b(?:in (?:testimony|witness) whereof|given (?:under (?:my|our) hands?|under the seal|at (?:my|our) office))\b[^;:]{0,160}? (?:on|this|dated) (?:the )?(?=(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
/** `Given under my hand at Ely, this` beside the words of a seal, and below them `the Fifth day of May, 2024`; not `until the 31st day of`. */
const OVER_SEAL = new RegExp(
  `\\b(?:in (?:testimony|witness) whereof|given (?:under (?:my|our) hands?|under the seal|at (?:my|our) office))\\b(?:(?!\\b(?:expir|until|through|ending|terminat|force|before|to the))[^;:.]){0,240}? (?:the )?(?=(?:\\d{1,2}(?:st|nd|rd|th)?|${ORDINALS.join('|')}) day of (?:${MONTHS.join('|')}))`,
  'i',
);

export const toldIssue: Shape = either(dayAfter(ISSUED), periodDay(0), deedDay, stampDay);
/** The day a certificate was given; what it speaks of was filed, and took effect, on days of its own. */
export const toldGiven: Shape = either(
  dayAfter(
    /\b(?:issued|dated|given|witness(?: my hand| whereof)?|set my hand)(?: under my hand)?(?: and seal)?/i,
  ),
  deedDay,
  (words) => asValue(only(wordsAfter(speechOf(words), CERTIFICATE_AT).map(dayAt))),
);
/** `delivered and communicated this official certificate at Cheyenne, Wyoming on this`. */
const CERTIFICATE_AT = /\bcertificate at [^;:]{3,60}? on this (?:the )?/i;
/** `IS IN GOOD STANDING ... AS OF THE FOURTEENTH DAY OF JUNE, A.D. 2024`: the day it was so. */
export const toldStanding: Shape = dayAfter(/\bas of|\bon this date of/i);
export const toldExpiry: Shape = either(dayAfter(EXPIRES), periodDay(1));

/** `valid through the date that the next franchise tax report will be due May 15, 2025`. */
export const toldValidity: Shape = dayAfter(
  /\bvalid (?:until|through|thru)(?: the (?:date|day) (?:that|on which) [a-z ]{1,60} due)?/i,
);

const FORMED =
  /\b(?:formed|incorporated|organized|created|filed its (?:articles|certificate) of (?:organization|incorporation|formation)|filed the requisite documents to commence business)\b[^.;]{0,80}? /i;
/** `incorporated on the ninth day of June, A.D. 2020`. */
const IN_WORDS = /\b(?:formed|incorporated|organized|created) (?:on|this)\b[^;]{0,60}? (?=(?:19|20)\d\d\b)/i;
/** The year it was formed in. */
export const toldYear: Shape = (words) => {
  const speech = speechOf(words);
  const day = only(
    wordsAfter(speech, new RegExp(`${FORMED.source}(?:on|dated|effective) (?:the )?`, 'i')).map(dayAt),
  );
  if (day) return asValue({ ...day, value: Number(String(day.value).slice(0, 4)) });
  const years = wordsAfter(speech, IN_WORDS).map(([year]) =>
    year ? { value: Number(year.text.slice(0, 4)), words: [year] } : null,
  );
  return asValue(only(years));
};

/** A title alone in its line; a certificate of good standing may name the papers in a sentence, and have a filing date of its own. */
const FORMING = /^certificate of (?:organization|incorporation|formation)$/i;
const FILED_ON = /\b(?:filed date|date filed|filing date):? /i;
/** The year in which the papers of the title were filed, by which the company was formed. */
export const filedYear: Shape = (words) => {
  if (!toLines(words).some((line) => FORMING.test(textOf(line.words)))) return null;
  const day = only(wordsAfter(speechOf(words), FILED_ON).map(dayAt));
  return asValue(day && { ...day, value: Number(String(day.value).slice(0, 4)) });
};
