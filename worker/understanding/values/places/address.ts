/** US addresses: the line of city, state and ZIP code proves the block; the lines above it are street and name. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { statesMoney } from '../amounts/beforeNextColumn.ts';
import { withPlaces } from '../names/capitalI.ts';
import { isListedPerson } from '../names/isPersons.ts';
import { isFormSpeech, isLabelRest } from '../formSpeech.ts';
import { isCustody } from '../names/custody.ts';
import { isPartyHead } from '../names/partyHead.ts';
import { withoutPartLabels } from './labelledParts.ts';
import { isMailStop } from './mailCode.ts';
import { belowOwner } from '../names/belowOwner.ts';
import { ownName } from '../names/ownName.ts';
import { isLastNameBelow } from '../names/wrappedName.ts';
import { runsOf, textOf, textsOf } from '../runs.ts';
import { hasLostFirstWord } from '../names/lostFirstWord.ts';
import { joinWords, properCase } from '../names/casing.ts';
import { nameLines, parseBusinessName } from '../names/firmNames.ts';
import { parsePersonName } from '../names/names.ts';
import { parsePlace } from './place.ts';
import {
  beginsBehindSide,
  hasLostWords,
  isEcho,
  isLabelEnd,
  isSide,
  isUntold,
  spelled,
  surerOld,
  withOldApart,
  withPostBox,
} from './scannedStreet.ts';
import type { Parsed, Parts, Shape } from '../shape.ts';
import { A_DAY, LOST_KIND, NAMELESS, NO_NUMBER, UNNUMBERED, withCapitals } from './streetPrint.ts';
import { behindLabel, behindLead, isStreetAndPlace, NO_STREET, startsStreet } from './startsStreet.ts';
import {
  surerUnits,
  withFloor,
  withLooseLetter,
  withOneLetter,
  withTrailer,
  withoutUnitLabel,
} from './unitLetter.ts';
import { atNumber, NEXT_COLUMN, splitBlock, type SplitBlock } from './splitBlock.ts';

/** A street as one line: noise off its ends, case made proper. Null when it holds no letter beside its digits. */
export function parseStreet(words: readonly Word[]): Parsed | null {
  const print = withOldApart(words);
  const kept = surerUnits(withPostBox(print).map(surerOld)).filter(
    ({ text }, at) => /[\p{L}\p{N}#&]/u.test(text) && !isEcho(print, at),
  );
  while (isSide(kept.at(-1))) kept.pop();
  kept.splice(0, Math.max(0, kept.findIndex(beginsBehindSide)));
  if (isLabelEnd(kept[0], kept[1])) kept.shift();
  kept.splice(0, behindLead(kept));
  kept.splice(0, behindLabel(kept));
  // `$348`: of a house number a digit was misread, nobody knows as what.
  if (/^\$\d/.test(kept[0]?.text ?? '') || hasLostWords(kept) || kept.some(isUntold)) return null;
  const street = withoutUnitLabel(joinWords(kept.map(spelled)))
    .replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}.]+$/gu, '')
    .replace(/\s+,/g, ',');
  // `118 S Oak St, Telluride, CO`: an address whose ZIP code was lost, or cut off at the edge of the paper
  const isScanned = kept.some(({ source }) => source === 'ocr');
  const isStreet =
    !(isScanned && NAMELESS.test(properCase(street))) &&
    /\p{L}/u.test(street) &&
    !A_DAY.test(street) &&
    !(
      isScanned &&
      (UNNUMBERED.test(street) || NO_NUMBER.test(street) || LOST_KIND.test(properCase(street)))
    ) &&
    (/\d|^one\b|\bbox\b/i.test(street) || NO_STREET.test(street)) &&
    !/,[^,\d]+, ?[A-Z]{2}(?: \d{1,4})?$/.test(street) &&
    !A_PLACE.test(street);
  if (!isStreet) return null;
  const spelling = isScanned
    ? withTrailer(withFloor(withLooseLetter(properCase(withOneLetter(street)))))
    : properCase(street);
  return { value: withPlaces(withCapitals(spelling)), words: kept };
}

/** `Bend, OR 97701` below a label whose street stands beside it. */
const A_PLACE = /^[^\d,]+, ?[A-Z]{2} \d{5}(?:-\d{4})?$/;

function addressParts({ streets, place, town }: Omit<SplitBlock, 'names'>): Parts {
  const print = streets.flatMap((line) => line.words);
  const street = parseStreet([...print, ...(place ? atNumber(place.before)[1] : [])]);
  return {
    ...(street && { street }),
    ...(town && { city: town }),
    ...(place && { city: place.city, state: place.state, zipCode: place.zipCode }),
  };
}

/** `DWAYNE OR PATTI STUBBLEFIELD`, below the name of their firm or of one of them: who else may sign. */
const nameEither = (words: readonly Word[]) =>
  words.length <= 7 && words.some(({ text }) => /^or$/i.test(text));

/** `Mr Rory Two Bulls (joint)` below whoever is named first. */
const isJoint = (words: readonly Word[]) => /\((?:joint(?: owner)?|co-?owner|jt)\)$/i.test(textOf(words));

/** In text no label is misread, nor is any set in capitals: half of a name may be such words, `STATE EMPLOYEES RETIREMENT SYSTEM`. */
const SPEECH_SHARE = 0.6;
const mayBeMisread = (print: readonly Word[]) =>
  print.some(({ source }) => source === 'ocr') && /\p{Ll}/u.test(textOf(print));

function block(parseName: (words: readonly Word[]) => Parsed | null, ofFirm = false): Shape {
  return (words) => {
    const split = splitBlock(words);
    if (!split) {
      // A cell that holds nothing but a name, its address being elsewhere.
      const lines = toLines(words).map((line) => line.words);
      const own = lines.filter((line) => !isLabelRest(textsOf(line)) && !isPartyHead(line));
      const [first = [], second = []] = own;
      const name = parseName(isLastNameBelow(first, second) ? [...first, ...second] : nameLines(own));
      return name && { name };
    }
    // The end of a label that was not recognised: `or foreign postal code, and telephone no.`
    const own = split.names.filter(
      ({ words: print }, at) =>
        !(at > 0 && [nameEither, isJoint, isMailStop, isCustody].some((is) => is(print))) &&
        !isFormSpeech(textsOf(print), mayBeMisread(print) ? 0.5 : SPEECH_SHARE) &&
        !isLabelRest(textsOf(print)) &&
        !isPartyHead(print),
    );
    const [beside] = atNumber(split.place?.before ?? []);
    const above = ownName(ofFirm ? belowOwner(own) : own).flatMap((line) => line.words);
    const print = above.length > 0 ? above : beside;
    const parse = isListedPerson(textOf(print)) ? parsePersonName : parseName;
    const lines = toLines(words);
    const at = lines.findIndex((line) => line.words.includes(print[0]!));
    const isWhole = !hasLostFirstWord(lines[at], lines.slice(at + 1));
    const name = print.length > 0 && isWhole ? parse(print) : null;
    return { ...(name && { name }), ...addressParts(split) };
  };
}

/** Name on the first line, then street lines, then city, state and ZIP code. */
export const personBlock: Shape = block(parsePersonName);
/** The same for a business: the name may hold digits and signs. */
export const businessBlock: Shape = block(parseBusinessName, true);

/** An address without a name: street lines (or a one-line address), then city, state and ZIP code. */
export const address: Shape = (words) => {
  const lines = toLines(words).map(withoutPartLabels);
  const split = splitBlock(lines.flatMap((line) => withoutNextColumn(line.words)));
  if (!split) return null;
  // The name of the place above its street is not part of it.
  const isStreet = split.streets[0]
    ? startsStreet(split.streets[0])
    : split.place !== null && isStreetAndPlace(split.place);
  const hasName = split.names.length > 0 && isStreet;
  const parts = addressParts(hasName ? split : { ...split, streets: [...split.names, ...split.streets] });
  return CONTACT.test(String(parts.street?.value ?? '')) ? null : parts;
};

/** `Questions: (520) 555-0166, licenses@tucson.example`: the foot of a paper says whom to ask, and where they are. */
const CONTACT = /@|\(\d{3}\) ?\d{3}-\d{4}/;

/** The same, where its street is given. */
export const wholeAddress: Shape = (words, cell) => {
  const parts = address(words, cell);
  return parts?.street ? parts : null;
};

/** `118 Bergenline Ave            1884471`: print far behind a street stands in another column; a state may stand far behind its city. */
export function withoutNextColumn(line: readonly Word[]): readonly Word[] {
  const own = runsOf(line, NEXT_COLUMN)[0] ?? [];
  return parsePlace(line) && !parsePlace(own) ? line : own;
}

/** The first line that is a street: the end of a label may stand above it, the text of the box beside it in the same line. */
export const street: Shape = (words) => {
  for (const line of toLines(words)) {
    if (isFormSpeech(textsOf(line.words), 0.5)) continue;
    const runs = runsOf(line.words, COLUMN_GAP).filter((run) => !isProse(run));
    const own = runs.filter((run) => !statesMoney(run) || POST_BOX.test(textOf(run)));
    // `7814 RIVER TPKE        Check here if you, or your spouse`: the box beside, whose heading was not read, says more
    const isBeside = own.slice(1).some((run) => run.length > LONGEST_UNIT);
    const parsed = parseStreet(beforeTown(own.flat())) ?? (isBeside ? parseStreet(own[0]!) : null);
    if (parsed) return { value: parsed };
  }
  return null;
};
/** `4419 Summer Ave Ste 6, Memphis, TN 38122`: a whole address in the box of its street. */
const beforeTown = (words: readonly Word[]): readonly Word[] => {
  const before = parsePlace(words)?.before ?? [];
  return before.length > 1 ? before : words;
};
/** `PO Box 77, 12 Elm St`: no amount of 77.12. */
const POST_BOX = /^p\.? ?o\.? ?box\b/i;
/** `Apt No. 4 B`. */
const LONGEST_UNIT = 4;
/** Words of one street stand closer than this share of their height. */
const COLUMN_GAP = 3;
/** Small letters only: `penalty or other sanction`. */
const isProse = (run: readonly Word[]) =>
  run.every(({ text }) => !/[\p{Lu}\p{N}]/u.test(text)) && run.some(({ text }) => /\p{L}{3}/u.test(text));
