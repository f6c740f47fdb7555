/** Takes a second look at the boxes of a scanned form, each read alone: what both looks see alike is sure. */
import type { SourcePage } from './reading/sourceDocument.ts';
import { MIN_CONFIDENCE } from './understanding/amountAgain.ts';
import type { Candidate } from './understanding/candidate.ts';
import type { MappedSheet } from './understanding/cells.ts';
import { readRule } from './understanding/extractForm.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { answerOf, isGiven, needsThirdLook, printIn, type Answer } from './understanding/secondLook.ts';
import { questionsFor, type Question } from './understanding/questionsFor.ts';
import { withSurerPrint } from './understanding/surerPrint.ts';
import { spells } from './understanding/surerWords.ts';
import { unsureLines } from './understanding/unsureLines.ts';

/** Print that two looks made nothing of is drawn larger by this for a third: typewriter digits are set too wide at 250 dpi. */
const ZOOM = 1.5;
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
  const regions = [...asked.map(({ question }) => question.box), ...lines.map(({ box }) => box)];
  const answers = await source.readRegions(regions);
  const print = lines.map((line, index) => ({ ...line, again: answers[asked.length + index]!.words }));
  const values = await answersTo(source, asked, answers);
  return maps.map((map) => ({
    ...withSurerPrint(map, ownOf(print, map)),
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

/** What the answers say, and a third look where they say nothing of what is printed, or something that is doubtful. */
async function answersTo(source: SourcePage, asked: readonly Asked[], answers: readonly Answer[]) {
  const seen = asked.map(({ map, question }, index) => {
    const values = answerOf(map, question, answers[index]!);
    const isOpen = needsThirdLook(question, answers[index]!, values);
    return { map, question, values, isOpen, print: isOpen ? [printIn(question, answers[index]!)] : [] };
  });
  const larger = [
    ...(await source.readRegions(
      seen.flatMap(({ print }) => print),
      ZOOM,
    )),
  ];
  return seen.map(({ map, question, values, isOpen }) => {
    if (!isOpen) return { map, values };
    const again = larger.shift()!;
    const third = answerOf(map, question, again);
    const isName = question.box.holds === 'name';
    if (values.length > 0) {
      // Seeing nothing settles nothing, nor does a name made of the first look's words, which this one read otherwise.
      const isSettled = third.length > 0 && third.every(({ isDisputed }) => !isDisputed);
      const isSeen = !isName || third.every(({ value }) => spells(again.words, String(value)));
      return { map, values: isSettled && isSeen ? third : values };
    }
    const isOther = ({ value }: Candidate) => isName && !spells(question.cell.words, String(value));
    const least = (value: Candidate) => (!isGiven(question) ? CLEAR : isOther(value) ? CLEAR_NAME : 0);
    return { map, values: third.filter((value) => value.confidence >= least(value)) };
  });
}
