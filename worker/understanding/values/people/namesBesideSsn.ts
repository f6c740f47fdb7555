/** Whose return it is, where no label says so: the names at the head of a summary, and the numbers in their lines. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines, type Line } from '../../sheet/sheet.ts';
import { wholeAddress } from '../places/address.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePersonName } from '../names/names.ts';
import { splitCouple } from '../names/couple.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** The head ends here (points): further down stand dependants, whose numbers are beside their names, too. */
const HEAD = 130;
/** Heights of print between a name and a number; the capitals of a typewriter stand more than one apart. */
const COLUMN_GAP = 1.7;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
/** `***-**-4016`, `XXX-XX-4016`: it tells whose name stands beside it, and is no number to read. */
const PRINTED_SSN = /^(?:\d{3}-\d{2}|[*•x#]{3}-[*•x#]{2})-\d{4}$/i;
/** `SSN:`, `Social Security No.`, `Taxpayer SSN` before a number. */
const NUMBER_LABEL = /^\(?(?:(?:taxpayer|spouse)(?:['’]s)?|ssn|ss#?|social|security|number|no|tin|id)\W*$/i;
/** `CLIENT 20416` before the name: what the preparer calls whom. */
const CLIENT = /^client\b/i;

interface Head {
  readonly names: readonly Word[];
  readonly number: Word;
  /** The spouse's, printed behind it. */
  readonly other?: Word | undefined;
  /** Their line says so. */
  readonly isSpouse?: boolean;
}

/** A line that holds names, a number, and nothing else. */
function headIn(words: readonly Word[]): Head | null {
  const number = words.at(-1);
  if (!number || !PRINTED_SSN.test(number.text)) return null;
  const end = words.findLastIndex((word) => word !== number && !NUMBER_LABEL.test(word.text));
  const runs = runsOf(words.slice(0, end + 1), COLUMN_GAP);
  const names = withoutLead(runs.slice(CLIENT.test(textOf(runs[0] ?? [])) ? 1 : 0).flat());
  const isAlone = runsOf(names, COLUMN_GAP).length === 1 && !names.some(({ text }) => text.endsWith(':'));
  const isSpouse = /^spouse:?$/i.test(words[0]!.text);
  return isAlone && parsePersonName(names) ? { names, number, isSpouse } : null;
}

/** Names alone on a line, and right below it a number alone, wherever they begin. */
function headAcross(upper: Line, lower: Line | undefined): Head | null {
  const [number, other] = lower?.words ?? [];
  if (!number || other || !PRINTED_SSN.test(number.text)) return null;
  const isNear = number.box.y0 - upper.box.y0 < LINE_STEP * (upper.box.y1 - upper.box.y0);
  const names = upper.words;
  const isNamed = splitCouple(names) !== null || isPersons(textOf(names));
  return isNear && isNamed && runsOf(names, COLUMN_GAP).length === 1 && parsePersonName(names)
    ? { names, number }
    : null;
}

/** Heights of print between what stands at the left and at the right of a head. */
const SIDES_GAP = 3;
/** `Client:`, `Taxpayer(s):`, `Prepared for`, `and` before names. */
const LEAD = /^(?:(?:client|taxpayer|name|filer)(?:s|\(s\))?|(?:prepared )?for|re|spouse|and|&):?$/i;
/** What parts a name from a number or a status: `Ann Lee | 929-55-7041 | Single`. */
const SIGN = /^[|·•–—/,-]$/;
/** `(929-55-7041)`, `929-55-7041,`. */
const NUMBER = /^\(?((?:\d{3}-\d{2}|[*•x#]{3}-[*•x#]{2})-\d{4})[),;.]*$/i;

/**
 * Names right before their numbers, beside other print: `Five-Year History    Client: Ann Lee SSN 929-55-7041`, `Ann Lee (929-55-7041) and
 * Max Roe (930-55-1108)`, `Ann Lee | 929-55-7041 | Single`.
 */
function headsWithin({ words }: Line): readonly Head[] {
  const ends = words.flatMap(({ text }, at) => (NUMBER.test(text) ? [at] : []));
  return ends.flatMap((end, index) => {
    const [side = []] = runsOf(words.slice(index === 0 ? 0 : ends[index - 1]! + 1, end), SIDES_GAP).slice(-1);
    const names = withoutLead(withoutTrail(side));
    const isNamed = splitCouple(names) !== null || isPersons(textOf(names)) || names.length < side.length;
    const number = { ...words[end]!, text: NUMBER.exec(words[end]!.text)![1]! };
    const isAlone = !names.some(({ text }) => text.endsWith(':'));
    return isNamed && isAlone && parsePersonName(names) ? [{ names, number }] : [];
  });
}
const withoutTrail = (side: readonly Word[]): readonly Word[] =>
  side.slice(0, 1 + side.findLastIndex(({ text }) => !NUMBER_LABEL.test(text) && !SIGN.test(text)));
const withoutLead = (side: readonly Word[]): readonly Word[] => {
  // `2021 Form 1040 for Ann Lee`
  const own = side.slice(1 + side.findLastIndex(({ text }) => text === 'for'));
  const end = [2, 1].find((length) => LEAD.test(textOf(own.slice(0, length)))) ?? 0;
  return own.slice(end);
};

/** `Lee, Ann & Max    Tax Report` above `929-55-7041 / 930-55-1108    Form 1040`: the numbers begin where the names do. */
function headAboveNumbers(upper: Line, lower: Line | undefined): Head | null {
  const [names, numbers] = [upper, lower].map((line) => runsOf(line?.words ?? [], SIDES_GAP)[0] ?? []);
  const [number, ...others] = numbers!.filter(
    ({ text }) => !/^[/&,·|]$/.test(text) && !NUMBER_LABEL.test(text),
  );
  const areNumbers =
    number && [number, ...others].every(({ text }) => PRINTED_SSN.test(text)) && others.length < 2;
  if (!areNumbers || Math.abs(names![0]!.box.x0 - numbers![0]!.box.x0) > SAME_COLUMN) return null;
  const isNear = number.box.y0 - upper.box.y0 < LINE_STEP * (upper.box.y1 - upper.box.y0);
  const isLabelled = NUMBER_LABEL.test(numbers![0]!.text) && !isBusinessName(textOf(names!));
  const isNamed = splitCouple(names!) !== null || isPersons(textOf(names!)) || isLabelled;
  return isNear && isNamed && parsePersonName(names!) ? { names: names!, number, other: others[0] } : null;
}

/** The first such line of the head, and the one right below where it has the same columns: a couple's. */
export const headsOf = oncePerPage(findHeads);

function findHeads(words: readonly Word[]): readonly Head[] {
  const all = toLines(words.filter(({ box }) => box.y1 < HEAD));
  const end = all.findIndex((line) => /\bdependents?\b/i.test(textOf(line.words)));
  const print = end < 0 ? all : all.slice(0, end);
  const lines = print.map(
    (line, at) =>
      headIn(line.words) ?? headAcross(line, print[at + 1]) ?? headAboveNumbers(line, print[at + 1]),
  );
  const at = lines.findIndex((head) => head !== null);
  const within = at < 0 ? print.map(headsWithin).find((heads) => heads.length > 0) : undefined;
  if (within) return within.slice(0, 2);
  const [first, second] = [lines[at], lines[at + 1]];
  return first ? [first, ...(second && isBelow(first, second) ? [second] : [])] : [];
}

/** Points by which columns may differ, and heights of print from one line to the next. */
const SAME_COLUMN = 3;
const LINE_STEP = 2.6;

function isBelow(upper: Head, lower: Head): boolean {
  const isUnder = ({ box: a }: Word, { box: b }: Word) => Math.abs(a.x0 - b.x0) < SAME_COLUMN;
  const { y0, y1 } = around(upper.names.map(({ box }) => box));
  return (
    (lower.isSpouse || (isUnder(upper.names[0]!, lower.names[0]!) && isUnder(upper.number, lower.number))) &&
    lower.number.box.y0 - y0 < LINE_STEP * (y1 - y0)
  );
}

const ofHead =
  (read: (...heads: readonly (Head | undefined)[]) => Parsed | null | undefined): Shape =>
  (words) => {
    const value = read(...headsOf(words));
    return value ? { value } : null;
  };
const numberOf = (number: Word | undefined) =>
  number && SSN.test(number.text) ? { value: number.text, words: [number] } : null;

export const nameInHead: Shape = ofHead((first) => first && parsePersonName(first.names));
/** The second of two in one line, or the one in the line below. */
export const spouseInHead: Shape = ofHead((first, second) =>
  parsePersonName(splitCouple(first?.names ?? [])?.second ?? second?.names ?? []),
);
export const ssnInHead: Shape = ofHead((first) => numberOf(first?.number));
export const spouseSsnInHead: Shape = ofHead((first, second) => numberOf(first?.other ?? second?.number));

/** Lines an address takes below a name at most. */
const LINES_BELOW = 3;
/** Right below the names, in their column: where they live, on one line or on several. */
export const homeInHead: Shape = (words, cell) => {
  const last = headsOf(words).at(-1);
  if (!last) return null;
  const [first] = last.names;
  const lines = toLines(words.filter(({ box }) => box.y0 > first!.box.y1));
  const runs = lines.slice(0, LINES_BELOW).map(({ words: line }) => {
    const [run] = runsOf(line, COLUMN_GAP);
    return Math.abs(run![0]!.box.x0 - first!.box.x0) < SAME_COLUMN ? run! : [];
  });
  const end = runs.findIndex((run) => run.length === 0);
  return wholeAddress(runs.slice(0, end < 0 ? LINES_BELOW : end).flat(), cell);
};
