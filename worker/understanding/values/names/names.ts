/** Names of people and of businesses, freed from the dirt around them; words that are no name are refused. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { withApostrophes } from './apostrophes.ts';
import { beforeNumber } from '../amounts/beforeNextColumn.ts';
import { withHyphensMended } from './brokenHyphens.ts';
import { spelledName } from './capitalI.ts';
import { splitCouple } from './couple.ts';
import { isFormSpeech, isOtherLabel, refersElsewhere } from '../formSpeech.ts';
import { hasCompanySuffix, isKindOfCompany } from './kindOfCompany.ts';
import {
  beforeAddress,
  beforeNextPair,
  endsAddressLabel,
  isNotice,
  isProse,
  asksForName,
  isHeadOfBlock,
  isHeadOfPlace,
  isRole,
  isSpoken,
  isTorn,
  namesNobody,
} from './noName.ts';
import { isPartyHead } from './partyHead.ts';
import { runsOf, textOf, textsOf } from '../runs.ts';
import {
  asPersonWords,
  asSpelled,
  endsInStrokes,
  lostItsCapital,
  withNumeral,
  withNumeralOfOnes,
  withStrokesRead,
  withUmlaut,
} from './scannedSpelling.ts';
import type { Parsed, Shape } from '../shape.ts';
import { isState } from '../places/states.ts';
import { givenFirst } from './givenFirst.ts';
import { isBoxLetters, isHonorific, SUFFIX, withoutNickname, withSuffixApart } from './partsOfNames.ts';
import { endsInScrap, lacksLastName } from './scrapBehindName.ts';
import { withStrokeInitial } from './strokeInitial.ts';
import { withTilde } from './tildes.ts';
import { endsCompany, isWrapped } from './wrappedName.ts';

/** Hawaii and Tonga write a mark that turns the other way: `Fa‘alogo`. */
const NAME_WORD = /^[\p{L}][\p{L}'’‘.-]*,?$/u;
const SMALL_WORDS = /^(?:of|the|and|de|del|la|van|von|der|dba)$/i;

/** The end of a label printed on two lines, `or foreign postal code`, before the name below it. */
const LABEL_REST = /^o[fr] foreign\b(?: postal code)?\s*/i;
/** `(a) Saffron Alterations`, `1) SOL Y MIEL 2)`: the letter or number that the first of several names has, and the next one. */
const LETTER_OF_LIST = /^(?:\([a-z]\)|\(?1\)|1\.) (?=\p{Lu})/u;
const NEXT_OF_LIST = /(?<=^\(?1\) .*) \(?2\)(?: .*)?$/;

const stripped = (text: string) => text.replace(/^[^\p{L}\p{N}(#&"]+|[^\p{L}\p{N}.)!"]+$/gu, '');

/** `PRIYA MC ALLISTER` reads better as `Priya Mc Allister`, `HORACE McCANTS` as `Horace McCants`; mixed case is left as it was written. */
export function properCase(print: string): string {
  const name = print.replace(/\bMc(?=\p{Lu}{3})/gu, 'MC');
  if (name !== name.toUpperCase()) return print;
  if (!/\p{L}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\S*\d\S*/g, (word) => (/\d(?:st|nd|rd|th)\b/.test(word) ? word : word.toUpperCase()))
    .replace(/\b(Ii|Iii|Iv)\b/g, (numeral) => numeral.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** `F resno` is one word whose capital OCR set apart. */
export const joinWords = (texts: readonly string[]) =>
  texts.join(' ').replace(/\b(\p{Lu}) (\p{Ll}{3})/gu, '$1$2');

/** A person's name from its words: 2 to 7 words of letters; of two people the first. Null otherwise. */
export function parsePersonName(print: readonly Word[]): Parsed | null {
  const words = withNumeralOfOnes(print);
  const couple = splitCouple(words);
  if (couple) return parsePersonName(couple.first);
  const whole = withoutNickname(withApostrophes(withStrokeInitial(words))).filter((word) =>
    /\p{L}/u.test(word.text),
  );
  const kept = [...withSuffixApart(withHyphensMended(whole))];
  // `NEW MEXICO BUSINESS TAX ...`: whose number the next label asks for
  if (
    words.some((word) => /\d{2}/.test(word.text)) ||
    isSpoken(words) ||
    isState(kept) ||
    isRole(kept) ||
    isHeadOfPlace(kept) ||
    isHeadOfBlock(kept) ||
    asksForName(kept)
  )
    return null;
  if (kept.length > 2 && (isHonorific(kept[0]!) || isBoxLetters(kept[0]!))) kept.shift();
  // A lone small letter at an end is dirt beside the name; initials are capitals.
  while (/^\p{Ll}$/u.test(stripped(kept[0]?.text ?? ''))) kept.shift();
  while (/^[^\P{Ll}m]$/u.test(kept.at(-1)?.text ?? '') || endsInScrap(kept)) kept.pop();
  const ordered = givenFirst(kept);
  const parts = withStrokesRead(
    asPersonWords(
      ordered.map((word) => stripped(spelledName(word, kept))),
      ordered,
    ),
    kept.at(-1),
  );
  if (!parts || endsInStrokes(words, kept.at(-1)) || lostItsCapital(parts, kept)) return null;
  const isName = parts.length >= 2 && parts.length <= 7 && parts.every((part) => NAME_WORD.test(part));
  if (!isName || parts.every((part) => part.length < 2) || isFormSpeech(parts) || isTornAtHyphen(parts))
    return null;
  if (parts.some(isPossessive)) return null;
  // `Bernhardt Jr`: the first name was not read
  if (isSmall(kept) || parts.filter((part) => !SUFFIX.test(part)).length < 2 || lacksLastName(kept))
    return null;
  return {
    value: withTilde(withUmlaut(properCase(withNumeral(joinWords(parts).replace(/,$/, ''), kept))), kept),
    words: kept,
  };
}

/** `Saoirse Okon o-Lindqvist`, of Okonjo. */
const isTornAtHyphen = (parts: readonly string[]) => parts.some((part) => /^\p{Ll}-\p{Lu}/u.test(part));

/** `Ms. Odessa's Pralines`: what belongs to somebody. */
const isPossessive = (part: string) => /\p{L}{3}['’]s$/iu.test(part);

/** `if filing jointly want`: no name on paper is written small. */
const isSmall = (words: readonly Word[]) =>
  words.every(({ text, source }) => source === 'ocr' && !/\p{Lu}/u.test(text));

/** Heights of print between a name and what stands in the box beside it. */
const BESIDE_GAP = 2;

/** The same where nothing between them can have been passed over: on a page of text. */
const COLUMN_GAP = 5;
/** `3`, `5a`: the number of the next box. */
const BOX_NUMBER = /^\d{1,2}[a-z]?$/;

/** `Bluebonnet Bakery Corp     18] 8.6`, `Ruth Vandersloot     5 Employee`: print of the next box, whose label was not read. */
function withoutBeside(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ box, text, source }, index) => {
    const before = words[index - 1];
    const isApart = before && box.x0 - before.box.x1 > (before.box.y1 - before.box.y0) * BESIDE_GAP;
    const isWordless = !words.slice(index).some((word) => /\p{L}{2}/u.test(word.text));
    const isColumn = before && box.x0 - before.box.x1 > (before.box.y1 - before.box.y0) * COLUMN_GAP;
    return source === 'ocr'
      ? isApart && (isWordless || BOX_NUMBER.test(text))
      : isColumn || (isApart && BOX_NUMBER.test(text));
  });
  return at < 0 ? words : words.slice(0, at);
}

/** A business's name: letters somewhere, at least three of them, punctuation kept as part of the name. */
export function parseBusinessName(print: readonly Word[]): Parsed | null {
  // `dba Ferry Books`: the word tells what kind of name follows
  const words = withApostrophes(/^d\/?b\/?a:?$/i.test(print[0]?.text ?? '') ? print.slice(1) : print);
  const isNone =
    isProse(words.filter(isSpelled)) ||
    refersElsewhere(textsOf(words)) ||
    isOtherLabel(textsOf(words)) ||
    namesNobody(words) ||
    words.slice(0, -1).some(endsLabel) ||
    // `INC` on the second line of a cell: the name stands in the first
    isKindOfCompany(textsOf(words).join(' ')) ||
    endsAddressLabel(words);
  const named = isNone ? null : parseWords(words);
  // `Employer street      Employer city`: the labels beside that of the name
  return named && isPartyHead(named.words) ? null : named;
}
const isSpelled = ({ text }: Word) => /[\p{L}\p{N}&]/u.test(text);
/** `Date prepared: 02/09/2024` is another label and what it says. */
const endsLabel = ({ text }: Word) => /\p{L}{2}:$/u.test(text);

/** Words as they stand, without the dirt around them and what the form itself says. */
function parseWords(words: readonly Word[], least = 3): Parsed | null {
  const kept = withoutBeside(words.filter(isSpelled));
  const printed = joinWords(kept.map((word) => spelledName(word, kept)))
    .replace(LABEL_REST, '')
    .replace(NEXT_OF_LIST, '')
    .replace(LETTER_OF_LIST, '');
  // `Foothill Pollinators LLC.`: the point ends the sentence.
  const spelled = asSpelled(stripped(printed).replace(/\b(p?llc|l?lp)\.$/i, '$1'), kept);
  const text = withTilde(withNumeral(spelled, kept), kept);
  const isName =
    !isTorn(kept) &&
    !isNotice(kept) &&
    !isFormSpeech(
      kept.map((word) => word.text),
      1,
    ) &&
    text.replace(/[^\p{L}]/gu, '').length >= least;
  return isName ? { value: text, words: kept } : null;
}

const KIND_ALONE =
  /^\W*(?:\w+ )?(?:limited|domestic|foreign|liability|profit|business|professional|for)\b.*\b(?:corporation|company|llc|lp|llp)$/i;
/** `RESIDENTIAL BUILDER COMPANY`, and below it `LICENSE`: the title of what companies hold. */
const LICENSED_COMPANY =
  /^(?:residential|commercial|general|specialty|limited) (?:builder|contractor|maintenance)s?(?: contractor)? company$/i;
/** `ALDER CITY CORPORATION`: what towns of Utah are by law, at the top of what they grant. */
const TOWN_CORPORATION = /\b(?:city|town|village|municipal) corporation$/i;
/** `To RAVENSCROFT TAVERN, INC.`: below what is granted to it. */
const GRANTED_TO = /^to:? (?!(?:the|an?|go|be|do|you|die) )/i;
/** A run that bears a company's suffix, as only its name does. */
export const companyName: Shape = (print) => {
  const words = GRANTED_TO.test(textsOf(print).join(' ')) ? print.slice(1) : print;
  const parsed = words.length >= 2 && words.length <= 8 ? parseBusinessName(words) : null;
  const name = String(parsed?.value ?? '');
  return parsed &&
    hasCompanySuffix(name) &&
    !KIND_ALONE.test(name) &&
    !LICENSED_COMPANY.test(name) &&
    !TOWN_CORPORATION.test(name) &&
    !/:|^c\/o\b/i.test(name)
    ? { value: parsed }
    : null;
};

const firstLine = (words: readonly Word[]) => toLines(words)[0]?.words ?? [];

export const personName: Shape = (words) => {
  const parsed = parsePersonName(beforeNumber(firstLine(words)));
  return parsed && { value: parsed };
};
/** The same of two words or more: `Ann B`, below which the last name has a row of its own, is no whole name. */
export const headedName: Shape = (words, cell) => {
  const parts = personName(words, cell);
  const whole = String(parts?.value?.value ?? '').match(/\p{L}[\p{L}'’.-]*\p{L}/gu) ?? [];
  return whole.length > 1 ? parts : null;
};
/** The first of two people named in one line; a single one is none. */
export const coupleName: Shape = (words) => {
  const parsed = parsePersonName(splitCouple(firstLine(words))?.first ?? []);
  return parsed && { value: parsed };
};
/** The second of two people named in one line. */
export const spouseName: Shape = (words) => {
  const parsed = parsePersonName(splitCouple(firstLine(words))?.second ?? []);
  return parsed && { value: parsed };
};
/** The first of the lines, and the next ones where the name goes on in them. */
export function nameLines([first, second, third = []]: readonly (readonly Word[])[]): readonly Word[] {
  if (!first || !second || !isWrapped(first, second)) return first ?? [];
  return [...first, ...second, ...(endsCompany(second, third) ? third : [])];
}
/** The first line of the cell that is no rest of a label, `and outlet location`, as a business name, with the end of it where it is wrapped. */
export const businessName: Shape = (words) => {
  const lines = toLines(words).map(({ words: print }) => print);
  const start = lines.findIndex(([first]) => !/^(?:and|or|of)$/.test(first!.text));
  const print = nameLines(start >= 0 ? lines.slice(start) : lines.filter(([first]) => first!.text !== 'and'));
  const line = beforeAddress(beforeNextPair(print));
  // `Class: Retail` is another label and what it says, `Sequence number:` another label.
  // not `i:`, dirt beside a name
  const isLabel = line[0]?.text.endsWith(':') || /[^:\s]{2}:$/.test(line.at(-1)?.text ?? '');
  const parsed = isLabel ? null : parseBusinessName(line);
  return parsed && { value: parsed };
};
/** A business's name that is all of the words, on however many lines. */
export const wholeName: Shape = (words) => {
  const parsed = parseBusinessName(words);
  return parsed && { value: parsed };
};
/** `Marine sup, s wholesale`: what is left of a word that a line runs through. */
const isScrap = ({ text, source }: Word) => source === 'ocr' && /^[b-df-z]$/.test(text);
/** `In witness whereof, I have hereunto set my hand`: more small words than a trade has. */
const isSentence = (run: readonly Word[]) =>
  (/^\p{Ll}/u.test(run[0]!.text) && run.at(-1)!.text.endsWith('.')) ||
  run.filter(({ text }) =>
    /^(?:the|of|in|on|to|for|my|i|is|are|have|has|this|that|be|by|hereunto)$/i.test(text),
  ).length >= 3;
/** `R.N.`, `IT`: two letters that nobody misread. */
const isAbbreviation = ([word, next]: readonly Word[]) =>
  !next && word!.source !== 'ocr' && /^(?:\p{Lu}\.?){2}$/u.test(word!.text);
/** `Business activity  G  CUSTOM MILLWORK`: an arrow of the form, drawn as a letter of a font of signs. */
const isArrow = ([word, next]: readonly Word[]) =>
  !next && word!.source === 'text' && /^\p{Lu}$/u.test(word!.text);
/** `ana.rao example.com` in the row below, `Protection PIN, enter it here` beside it: neither is what somebody does. */
const isOther = (run: readonly Word[]) => /@|\p{L}\.(?:com|org|net|edu)\b|\benter it\b/iu.test(textOf(run));
/** Plain words: an occupation, a kind of business. Each line's first run, small words kept. */
export const text: Shape = (words) => {
  const runs = runsOf(firstLine(words), 2);
  const run = runs.find((one, at) => !isArrow(one) || at === runs.length - 1);
  const parsed =
    run &&
    !run.some(isScrap) &&
    !isSentence(run) &&
    !isOther(run) &&
    parseWords(
      run.filter((word) => SMALL_WORDS.test(word.text) || /[\p{L}\p{N}&]/u.test(word.text)),
      isAbbreviation(run) ? 2 : 3,
    );
  return parsed ? { value: parsed } : null;
};
