/** Takes a second look at the boxes of a scanned form, each read alone: what both looks see alike is sure. */
import type { Region } from './reading/ocr/readRegions.ts';
import type { SourcePage } from './reading/sourceDocument.ts';
import { MIN_CONFIDENCE } from './understanding/closerLook/amountAgain.ts';
import type { Candidate } from './understanding/candidate.ts';
import type { MappedSheet } from './understanding/locate/cells.ts';
import { readRule } from './understanding/extractForm.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { answerOf, isGiven, needsThirdLook, type Answer } from './understanding/closerLook/secondLook.ts';
import { printIn } from './understanding/closerLook/printIn.ts';
import { AMOUNTS, COMBS, questionsFor, type Question } from './understanding/closerLook/questionsFor.ts';
import { withSurerPrint } from './understanding/closerLook/surerPrint.ts';
import { unsureUnits, withUnits } from './understanding/closerLook/loneLetters.ts';
import { unsureMasks, withMasks } from './understanding/closerLook/maskedNumbers.ts';
import { spells } from './understanding/closerLook/surerWords.ts';
import { seenTwice } from './understanding/closerLook/seenAlike.ts';
import { unsureLines } from './understanding/closerLook/unsureLines.ts';

/** Print that two looks made nothing of is drawn larger by this for a third: typewriter digits are set too wide at 250 dpi. */
const ZOOM = 1.5;
/** Typewriter figures that make no amount even so (`9,317.81` as 9347.82 and 931.781) are read when drawn smaller. */
const SMALLER = 0.6;
/** What only the third look sees must be clear: the number of a line reads as its amount, too. What the first saw it may confirm or dispute. */
const CLEAR = 0.7;

/** A name that only the third look read so, and the first otherwise, must be clearer. */
const CLEAR_NAME = 0.9;

interface Asked {
  readonly map: MappedSheet;
  readonly question: Question;
}

/** The maps of a page with the second reading of their values; text that did not come from pixels needs none. */
export async function lookCloser(
  source: SourcePage,
  form: FormDefinition,
  maps: readonly MappedSheet[],
): Promise<MappedSheet[]> {
  if (maps[0]?.sheet.source !== 'ocr') return [...maps];
  const open = maps.flatMap((map) => questionsFor(form, map).map((question) => ({ map, question })));
  const ownOf = <T extends { readonly map: MappedSheet }>(all: readonly T[], map: MappedSheet) =>
    all.filter((one) => one.map === map);
  const lines = maps.flatMap((map) => {
    const questions = ownOf(open, map).map(({ question }) => question);
    return unsureLines(form, map, questions).map((line) => ({ map, ...line }));
  });
  const asked = open.filter((one) => !isOnOtherCopy(one, maps));
  const units = maps.flatMap((map) => unsureUnits(form, map).map((unit) => ({ map, ...unit })));
  const masks = maps.flatMap((map) => unsureMasks(form, map).map((mask) => ({ map, ...mask })));
  const looks = [...lines, ...units, ...masks];
  const answers = await source.readRegions([
    ...asked.map(({ question }) => question.box),
    ...looks.map(({ box }) => box),
  ]);
  const againOf = (look: (typeof looks)[number]) => answers[asked.length + looks.indexOf(look)]!.words;
  const print = lines.map((line) => ({ ...line, again: againOf(line) }));
  const letters = units.map((unit) => ({ ...unit, again: againOf(unit) }));
  const numbers = masks.map((mask) => ({ ...mask, again: againOf(mask) }));
  const values = await answersTo(source, asked, answers);
  return maps.map((map) => ({
    ...withMasks(withUnits(withSurerPrint(map, ownOf(print, map)), ownOf(letters, map)), ownOf(numbers, map)),
    second: ownOf(values, map).flatMap((answer) => answer.values),
  }));
}

/**
 * Did another copy on the page give the same values, independently? Not of names: what English data misread on one copy they misread on
 * the others. Values read with less certainty than this are noise.
 */
function isOnOtherCopy({ map, question }: Asked, maps: readonly MappedSheet[]): boolean {
  if (maps.length === 1 || question.box.holds === 'name') return false;
  const valuesOn = (copy: MappedSheet) =>
    readRule(copy, question.rule).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const own = valuesOn(map);
  const others = own.length > 0 ? maps.filter((copy) => copy !== map).flatMap(valuesOn) : [];
  const isAlike = ({ to, value }: Candidate) =>
    others.some((other) => other.to === to && other.value === value);
  return own.length > 0 && own.every(isAlike);
}

interface Seen extends Asked {
  readonly values: readonly Candidate[];
  /** The part of the box that is read again. */
  readonly print: Region;
}

/** What the answers say, and a third look where they say nothing of what is printed, or something that is doubtful. */
async function answersTo(source: SourcePage, asked: readonly Asked[], answers: readonly Answer[]) {
  const seen = asked.map(({ map, question }, index): Seen & { isOpen: boolean } => {
    const values = answerOf(map, question, answers[index]!);
    const isOpen = needsThirdLook(question, answers[index]!, values);
    return { map, question, values, isOpen, print: printIn(question, answers[index]!) };
  });
  const open = seen.filter(({ isOpen }) => isOpen);
  const [alone, larger] = await Promise.all([readAlone(source, open), readAgain(source, open, ZOOM)]);
  const thirds = new Map(
    open.map((one) => [one, alone.get(one) ?? withThird(one, larger.get(one)!)] as const),
  );
  const misread = open.filter((one) => thirds.get(one)!.length === 0 && isMisread(one));
  const smaller = await readAgain(source, misread, SMALLER);
  return seen.map((one) => {
    const { map, question } = one;
    const last = smaller.get(one);
    const values = last ? answerOf(map, question, last).filter(isClear) : (thirds.get(one) ?? one.values);
    return { map, values };
  });
}

/** The values of a box after a third look at it. */
function withThird({ map, question, values }: Seen, again: Answer): readonly Candidate[] {
  const third = answerOf(map, question, again);
  const isName = question.box.holds === 'name';
  const twice = question.rule.as === 'email' ? seenTwice(values, third) : [];
  if (twice.length > 0) return twice;
  if (values.length > 0) {
    // Seeing nothing settles nothing, nor does a name made of the first look's words, which this one read otherwise.
    const isSettled = third.length > 0 && third.every(({ isDisputed }) => !isDisputed);
    const isSeen = !isName || third.every(({ value }) => spells(again.words, String(value)));
    return isSettled && isSeen ? third : values;
  }
  const isOther = ({ value }: Candidate) => isName && !spells(question.cell.words, String(value));
  const least = (value: Candidate) => (!isGiven(question) ? CLEAR : isOther(value) ? CLEAR_NAME : 0);
  return third.filter((value) => value.confidence >= least(value));
}

/** What a look at each print alone makes of it, while all of them are read larger: among the others of a page a typewriter's letters may come to nothing. */
async function readAlone(source: SourcePage, open: readonly Seen[]) {
  const asked = open.filter(isGivenOnly).slice(0, MOST_ALONE);
  const read = await Promise.all(
    asked.map(async (one) => {
      const [again] = await source.readRegions([one.print]);
      return [one, withThird(one, again!)] as const;
    }),
  );
  return new Map(read.filter(([, values]) => values.length > 0));
}
/** The first look saw print there, the second made nothing of it; numbers and amounts have looks of their own. */
const isGivenOnly = ({ question, values }: Seen) =>
  values.length === 0 &&
  ![...COMBS, ...AMOUNTS].includes(question.rule.as) &&
  question.cell.words.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
/** Each takes a tenth of a second, beside the larger look that is taken anyway. */
const MOST_ALONE = 4;

const isClear = ({ confidence }: Candidate) => confidence >= CLEAR;

async function readAgain<T extends Seen>(
  source: SourcePage,
  seen: readonly T[],
  zoom: number,
): Promise<Map<T, Answer>> {
  const answers = await source.readRegions(
    seen.map(({ print }) => print),
    zoom,
  );
  return new Map(seen.map((one, index) => [one, answers[index]!]));
}

/** `3.935.138` of 3,935.38: an amount of which the signs were read, but none as it is. */
const isMisread = ({ question: { box, cell } }: Seen): boolean =>
  box.holds === 'amount' && cell.words.some(({ text }) => /^\$?\d[\d.,:]{5,}$/.test(text));
