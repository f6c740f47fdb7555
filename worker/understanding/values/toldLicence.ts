/** What a licence tells in sentences: `grants a license to Ann Blau, doing business as Verity Tax, located at 22 Elk Dr, Reno, NV 89501`. */
import type { Word } from '../../reading/page.ts';
import { address } from './address.ts';
import { code, parseDate } from './plain.ts';
import { textOf } from './runs.ts';
import { isBusinessName } from './businessWords.ts';
import { hasCompanySuffix, isKindOfCompany } from './kindOfCompany.ts';
import { around, toLines } from '../sheet.ts';
import { parseBusinessName, parsePersonName, text as plainText } from './names.ts';
import { inOneLine, speechOf, wordsAfter, wordsBefore } from './sentences.ts';
import type { Parsed, Shape } from './shape.ts';
import { parsePlace } from './place.ts';

const TRADES_AS =
  'under the (?:title|style) of:?|doing business as|d/b/a|dba|trading as|under the (?:trade|fictitious|business|assumed) name(?: of)?';
const TRADES = new RegExp(`\\b(?:${TRADES_AS})\\b`, 'i');
const DBA = new RegExp(`\\b(?:${TRADES_AS}):? `, 'i');
const PLACE =
  /\b(?:(?:located|situated|conducted|operating|operated|maintained)(?: in the [\p{L} ]+)? at|business at|premises(?: known as| located)?(?: at)?|place of business (?:is )?at|whose (?:business )?address is) /iu;
const NUMBER =
  /\b(?:license|licence|permit|certificate|registration|receipt) (?:number|no\.?|#)(?: is| of)?:? /i;
const EXPIRES =
  /\b(?:expir(?:es?|ing)|will expire|shall expire|valid (?:until|through|thru)|in (?:full )?(?:force|effect) (?:until|through)|until|expiration date(?: is| of)?)/i;
const ISSUED =
  /\b(?:issued|granted|effective|dated|given|witness(?: my hand| whereof)?|set my hand)(?: under my hand)?(?: and seal)?/i;

/** So many words make a name, or an address, at most. */
const LONGEST_NAME = 9;
const LONGEST_ADDRESS = 18;

/** The first words of a sentence that are a name: up to a comma, or where the sentence goes on in small letters. */
function nameAt(words: readonly Word[]): readonly Word[] {
  const print = words.slice(0, LONGEST_NAME);
  const end = print.findIndex(({ text }, at) => {
    const next = print[at + 1]?.text ?? '';
    if (/^\p{Ll}/u.test(text) && !/^(?:of|and|the|de|la|for)$/.test(text)) return true;
    return (
      at > 0 &&
      /[,;.]$/.test(print[at - 1]!.text) &&
      !isKindOfCompany(text) &&
      next !== undefined &&
      !isInitial(print[at - 1]!)
    );
  });
  return end < 0 ? [] : print.slice(0, end);
}
const isInitial = ({ text }: Word) => /^(?:\p{Lu}|jr|sr|dr|mr|mrs|ms|st)\.$/iu.test(text);

/** The only thing said so; null where different things are. */
function only<T extends Parsed>(found: readonly (T | null | undefined)[]): T | null {
  const given = found.filter((one): one is T => one !== null && one !== undefined);
  return new Set(given.map(({ value }) => value)).size === 1 ? given[0]! : null;
}

const bare = (parsed: Parsed | null): Parsed | null =>
  parsed && { ...parsed, value: String(parsed.value).replace(/[,;]$/, '') };
const asValue = (parsed: Parsed | null) => parsed && { value: parsed };

/** What it trades as. */
export const toldTradeName: Shape = (words) =>
  asValue(only(wordsAfter(speechOf(words), DBA).map((print) => bare(parseBusinessName(nameAt(print))))));

/** Who trades under that name, or is called its owner behind a comma. */
export const toldOwner: Shape = (words) => {
  const speech = speechOf(words);
  const owners = [...wordsBefore(speech, TRADES), ...wordsBefore(speech, OWNER)].map((print) => {
    const parsed = parsePersonName(nameBefore(print));
    return parsed && !isBusinessName(String(parsed.value)) ? parsed : null;
  });
  return asValue(only(owners.map(bare)));
};
const OWNER = /(?<=\p{L}, )(?:sole )?(?:owner|proprietor)\b/iu;

/** The name a line ends with: capitals back to a small word, a comma or a label. */
function nameBefore(line: readonly Word[]): readonly Word[] {
  const start = line.findLastIndex(
    ({ text }, at) =>
      !/^\p{Lu}/u.test(text) || (at < line.length - 1 && /[,;:.]$/.test(text) && !isInitial(line[at]!)),
  );
  return line.slice(start + 1);
}

/** `at 90 Canal St, Lowell, MA 01852`. */
const AT = /\bat (?=\d+\S* \p{L})/iu;
/** Where it does. */
export const toldAddress: Shape = (words, cell) => {
  const speech = speechOf(words);
  for (const print of [...wordsAfter(speech, PLACE), ...wordsAfter(speech, AT)]) {
    const own = print.slice(0, LONGEST_ADDRESS);
    const end = own.findIndex((_, at) => parsePlace(own.slice(0, at + 1)) !== null);
    const parts = end < 0 ? null : address(inOneLine(own.slice(0, end + 1)), cell);
    if (parts?.street) return parts;
  }
  return null;
};

/** The licence's number, right behind the word. */
export const toldNumber: Shape = (words) =>
  asValue(
    only(
      wordsAfter(speechOf(words), NUMBER).map(([first]) =>
        first
          ? (code([{ ...first, text: first.text.replace(/[.,;]$/, '') }], around([first.box]))?.value ?? null)
          : null,
      ),
    ),
  );

/** `on August 14, 2027`, `the 3rd day of May, 2024`: the day that stands right there. */
function dayAt(words: readonly Word[]): Parsed | null {
  for (let count = 1; count <= LONGEST_DAY; count++) {
    const own = words.slice(0, count);
    const value = parseDate(textOf(own));
    // a point ends the sentence, and not the year
    if (value && parseDate(textOf(own.slice(1))) === null) return { value, words: own };
  }
  return null;
}
const LONGEST_DAY = 5;
const dayAfter = (lead: RegExp): Shape => {
  const led = new RegExp(`(?:${lead.source}) (?:(?:on:?|the|this|as of|midnight|of) )*`, 'i');
  return (words) => asValue(only(wordsAfter(speechOf(words), led).map(dayAt)));
};
const PERIOD = /\b(?:from|beginning|commencing|for the (?:period|term)(?: of| from)?)(?: on)?:? /i;
const TO = /^(?:and )?(?:to|through|thru|until|ending|expiring|[-–—])(?: and including)?(?: on)? /i;
/** `from January 2, 2024 through December 31, 2024`: both days, where a second one follows the first. */
const periodDay =
  (which: 0 | 1): Shape =>
  (words) => {
    const periods = wordsAfter(speechOf(words), PERIOD).map((print) => {
      const first = dayAt(print);
      const rest = first
        ? speechOf(print.slice(first.words.length, first.words.length + LONGEST_DAY + 3))
        : null;
      const second = rest && TO.test(`${rest.text} `) ? dayAt(wordsAfter(rest, TO)[0] ?? []) : null;
      return second ? [first, second][which] : null;
    });
    return asValue(only(periods));
  };
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
export const toldIssue: Shape = either(dayAfter(ISSUED), periodDay(0), stampDay);
export const toldExpiry: Shape = either(dayAfter(EXPIRES), periodDay(1));

const BUSINESS_OF =
  /\b(?:carry on|carrying on|engage in|conduct|operate|transact)(?: or [a-z]+(?: on| in)?)? (?:the|an?)(?: (?:business|trade|occupation) of(?: an?)?)? /i;

const LONGEST_TRADE = 6;
/** The kind of business, alone on the line below the sentence. */
export const toldTrade: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const trades = wordsAfter(speechOf(words), BUSINESS_OF).map(([first]) => {
    const line = lines.find((one) => one[0] === first);
    return line && /^\p{Lu}/u.test(first!.text) && line.length <= LONGEST_TRADE
      ? (plainText(line, cell)?.value ?? null)
      : null;
  });
  return asValue(only(trades));
};

const CERTIFIED =
  /\b(?:certif(?:y|ies|ied)|records of this office|appears|show)(?: and attest)? that(?: the)? /i;
/** The company a certificate speaks of. */
export const toldCompany: Shape = (words) => {
  const speech = speechOf(words);
  const names = [
    ...wordsAfter(speech, CERTIFIED).map(nameAt),
    ...wordsAfter(speech, /(?<= )(?=["“]\p{L})/u).map(quotedAt),
  ].map((name) => bare(parseBusinessName(name)));
  return asValue(only(names.filter((name) => name && hasCompanySuffix(String(name.value)))));
};

/** `"LARKSPUR HOLDINGS CORP"`, without its quotation marks. */
function quotedAt(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => /["”]\W*$/.test(text));
  return words
    .slice(0, end < 0 || end > LONGEST_NAME ? 0 : end + 1)
    .map((word) => ({ ...word, text: word.text.replace(/^["“]|["”]\W*$/g, '') }));
}

const FORMED = /\b(?:formed|incorporated|organized|created)\b[^.;]{0,80}? /i;
/** `incorporated on the ninth day of June, A.D. 2020`. */
const IN_WORDS = /\b(?:formed|incorporated|organized|created) (?:on|this)\b[^;]{0,60}? (?=(?:19|20)\d\d\b)/i;
/** The year it was formed in. */
export const toldYear: Shape = (words) => {
  const speech = speechOf(words);
  const day = only(wordsAfter(speech, new RegExp(`${FORMED.source}(?:on|dated|effective) `, 'i')).map(dayAt));
  if (day) return asValue({ ...day, value: Number(String(day.value).slice(0, 4)) });
  const years = wordsAfter(speech, IN_WORDS).map(([year]) =>
    year ? { value: Number(year.text.slice(0, 4)), words: [year] } : null,
  );
  return asValue(only(years));
};
