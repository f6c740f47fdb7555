/** Names of businesses, and of whoever may be one, freed from the dirt around them. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { withApostrophes } from './apostrophes.ts';
import { spelledName } from './capitalI.ts';
import { isFormSpeech, isOtherLabel, refersElsewhere } from '../formSpeech.ts';
import { hasCompanySuffix, isKindOfCompany } from './kindOfCompany.ts';
import {
  beforeAddress,
  beforeNextPair,
  endsAddressLabel,
  isNotice,
  isProse,
  isTorn,
  namesNobody,
} from './noName.ts';
import { isPartyHead } from './partyHead.ts';
import { textsOf } from '../runs.ts';
import { asSpelled, withNumeral } from './scannedSpelling.ts';
import type { Parsed, Shape } from '../shape.ts';
import { withTilde } from './tildes.ts';
import { endsCompany, isWrapped } from './wrappedName.ts';
import { joinWords, stripped } from './casing.ts';

/** The end of a label printed on two lines, `or foreign postal code`, before the name below it. */
const LABEL_REST = /^o[fr] foreign\b(?: postal code)?\s*/i;
/** `(a) Saffron Alterations`, `1) SOL Y MIEL 2)`: the letter or number that the first of several names has, and the next one. */
const LETTER_OF_LIST = /^(?:\([a-z]\)|\(?1\)|1\.) (?=\p{Lu})/u;
const NEXT_OF_LIST = /(?<=^\(?1\) .*) \(?2\)(?: .*)?$/;

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
export function parseWords(words: readonly Word[], least = 3): Parsed | null {
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
/** A run that bears a company's suffix, as only its name does; `doing business as LUMEN CANDLE CO.` says what else it is called. */
export const companyName: Shape = (print) => {
  const words = GRANTED_TO.test(textsOf(print).join(' ')) ? print.slice(1) : print;
  const parsed = words.length >= 2 && words.length <= 8 ? parseBusinessName(words) : null;
  const name = String(parsed?.value ?? '');
  return parsed &&
    hasCompanySuffix(name) &&
    !KIND_ALONE.test(name) &&
    !LICENSED_COMPANY.test(name) &&
    !TOWN_CORPORATION.test(name) &&
    !/:|^c\/o\b|^(?:doing business as|trading as|operating as|t\/a)\b/i.test(name)
    ? { value: parsed }
    : null;
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
