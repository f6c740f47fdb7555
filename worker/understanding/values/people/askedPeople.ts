/** Who a form is about where a page asks for each part of them in a field of its own: `Taxpayer's first name  Ann`, `Last name  Lee`, beside its label or below it. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import {
  headingOf,
  HOME,
  labelOf,
  OF_OTHERS,
  type Asks,
  type Label,
  type Sides,
  type Who,
} from './askedLabels.ts';
import { blocksOf, rowsOf } from './askedBlocks.ts';
import { parsePlace } from '../places/place.ts';
import { splitAtGaps, textOf } from '../runs.ts';

/** What was filled in for one of them. */
export type Answers = ReadonlyMap<Asks, readonly Word[]>;

/** Heights of print between a label and what stands beside it, and from a row of labels down to what stands below it. */
const COLUMN_GAP = 1.3;
const LINE_STEP = 2.6;
/** Points left of its label that what stands below it may begin. */
const SLACK = 6;

interface Field extends Label {
  /** What stands beside the label, run by run, or below it. */
  readonly values: readonly (readonly Word[])[];
  readonly x0: number;
}

/** The fields of a line: what stands behind each label, or below it where the line is all labels. */
function fieldsIn(sides: Sides, { words, box }: Line, below: Line | undefined): Field[] {
  const runs = splitAtGaps(words, COLUMN_GAP).map((run) => {
    const colon = run.findIndex(({ text }) => text.endsWith(':'));
    const print = colon < 0 ? run : run.slice(0, colon + 1);
    return { print, label: labelOf(sides, textOf(print)), behind: run.slice(print.length) };
  });
  const isHead = runs.every(({ label, behind }) => label && behind.length === 0);
  const isNear = below && below.box.y0 - box.y0 < LINE_STEP * (box.y1 - box.y0);
  const isBelow = isHead && isNear && !holdsLabel(sides, below) && (runs.length > 1 || isAlone(below, box));
  const under = isBelow ? below.words : [];
  const valuesBeside = (at: number) => {
    const rest = runs.slice(at + 1);
    const next = rest.findIndex((run) => run.label !== null || run.print.at(-1)!.text.endsWith(':'));
    return (next < 0 ? rest : rest.slice(0, next)).map((run) => run.print);
  };
  // `Name    SSN    Occupation    Federal return` heads columns, of which one is another's
  const isHalf = runs.some((run, at) => isBare(run) && valuesBeside(at).length === 0);
  return runs.flatMap((run, at) => {
    const { print, label, behind } = run;
    if (!label) return [];
    if (behind.length > 0) return [{ ...label, x0: print[0]!.box.x0, values: [behind] }];
    const said = label.asks === 'street' ? withPlaceBelow(sides, valuesBeside(at), below) : valuesBeside(at);
    // `Middle initial   G   Suffix`: no head of a column is an initial
    const isOwn = label.asks === 'middle' && /^\p{Lu}\.?$/u.test(textOf(said.flat()));
    const beside = isBare(run) && isHalf && !isOwn ? [] : said;
    const from = print[0]!.box.x0 - SLACK;
    const to = runs[at + 1] ? runs[at + 1]!.print[0]!.box.x0 - SLACK : Infinity;
    const column = under.filter((word) => word.box.x0 >= from && word.box.x0 < to);
    return [
      { ...label, x0: print[0]!.box.x0, values: isHead ? (column.length > 0 ? [column] : []) : beside },
    ];
  });
}
/** `Minot, ND 58701` right below the street beside a label, in a line that asks for nothing. */
function withPlaceBelow(sides: Sides, values: readonly (readonly Word[])[], below: Line | undefined) {
  const [[first] = [], ...others] = values;
  if (!first || !below || others.length > 0 || holdsLabel(sides, below)) return values;
  const isNear = below.box.y0 - first.box.y0 < LINE_STEP * (first.box.y1 - first.box.y0);
  const place = splitAtGaps(below.words, COLUMN_GAP).find(
    ([word]) => Math.abs(word!.box.x0 - first.box.x0) < SLACK,
  );
  return isNear && place && parsePlace(place) ? [[...values[0]!, ...place]] : values;
}

/** A label without a colon or anything close behind it. */
const isBare = ({
  print,
  label,
  behind,
}: {
  print: readonly Word[];
  label: Label | null;
  behind: readonly Word[];
}) => label !== null && behind.length === 0 && !print.at(-1)!.text.endsWith(':');
/** One run, below where the label begins. */
const isAlone = ({ words }: Line, { x0 }: Line['box']) =>
  splitAtGaps(words, COLUMN_GAP).length === 1 && Math.abs(words[0]!.box.x0 - x0) < SLACK;
const holdsLabel = (sides: Sides, { words }: Line) =>
  splitAtGaps(words, COLUMN_GAP).some(
    (run) => labelOf(sides, textOf(run)) !== null || run.some(({ text }) => text.endsWith(':')),
  );

const CONTACTS: readonly Asks[] = ['phone', 'email'];

/** So many fields that hold something make a list. */
const FEWEST = 3;
const NOBODY = { own: new Map(), other: new Map() };

type People = Readonly<Record<Who, Answers>>;
const known = new WeakMap<Sides, WeakMap<readonly Word[], People>>();

/** Both sides of a page, each answer as it was first given. A label that does not say whose it is goes on with whom the one before it named. */
export function askedPeople(sides: Sides, words: readonly Word[]): People {
  const pages = known.get(sides) ?? new WeakMap<readonly Word[], People>();
  known.set(sides, pages);
  const before = pages.get(words);
  if (before) return before;
  const lines = toLines(words);
  const people = { own: new Map<Asks, readonly Word[]>(), other: new Map<Asks, readonly Word[]>() };
  const tell = (who: Who | null, asks: Asks, value: readonly Word[] | undefined) => {
    // both live in one home
    const whose = who && sides.isHousehold && HOME.includes(asks) ? 'own' : who;
    if (whose && value && !people[whose].has(asks)) people[whose].set(asks, value);
  };
  let who: Who | null = sides.first;
  const inBlock = blocksOf(sides, lines);
  const inRow = rowsOf(sides, lines);
  let columns: Columns | null = null;
  let isBelowHome = false;
  lines.forEach((line, at) => {
    const print = textOf(line.words);
    const heading = headingOf(sides, print);
    const pair = columnsOf(sides, line);
    if (OF_OTHERS.test(print)) who = null;
    if (OF_OTHERS.test(print) || heading || pair) columns = pair;
    who = heading ?? (pair ? 'own' : who);
    for (const { who: one, asks, value } of inRows(sides, lines, at)) tell(one, asks, value);
    const fields = fieldsIn(sides, line, lines[at + 1]);
    columns = pairedIn(fields) ?? columns;
    for (const { who: said, asks, values } of fields) {
      // `Born 09/14/1981   Born 01/30/1984` without a word for whose is whose
      if (!columns && !said && fields.filter((other) => other.asks === asks).length > 1) continue;
      who = said ?? inRow[at] ?? who;
      if (columns && !said) {
        // `First name  Ann   First name  Lee`: the label's own column
        if (values.length > 1 || !CONTACTS.includes(asks))
          for (const value of values) tell(columnAt(columns, value), asks, value);
        continue;
      }
      const isAnother = who && !said && /^(?:first|name)$/.test(asks) && people[who].has(asks);
      if (isAnother) who = null;
      // `Spouse SSN`, and below where both live `Date of birth`: whose is not said
      if (said || heading || pair) isBelowHome = false;
      else if (sides.isHousehold && who === 'other' && HOME.includes(asks)) isBelowHome = true;
      if (isBelowHome && !HOME.includes(asks)) continue;
      // a telephone below the last of them may be of both, or of who prepared it
      const isReached = said || inBlock[at] === 'own' || (inBlock[at] === 'other' && people.own.has(asks));
      if (!CONTACTS.includes(asks) || (isReached && who)) tell(who, asks, values[0]);
    }
  });
  // beside a lone `RECIPIENT'S name` of a blank form stands what is not its value
  const isList = sides.isHousehold || people.own.size + people.other.size >= FEWEST;
  const told = isList ? people : NOBODY;
  pages.set(words, told);
  return told;
}

/** `First name   Last name   SSN` above rows that begin with `Taxpayer` and `Spouse`. */
function inRows(sides: Sides, lines: readonly Line[], at: number) {
  const heads = splitAtGaps(lines[at]!.words, COLUMN_GAP).flatMap((run) => {
    const label = labelOf(sides, textOf(run));
    return label ? [{ ...label, x0: run[0]!.box.x0 - SLACK }] : [];
  });
  if (heads.length < 2) return [];
  return lines.slice(at + 1, at + 3).flatMap(({ words }) => {
    const [first, ...others] = splitAtGaps(words, COLUMN_GAP);
    const who = headingOf(sides, textOf(first!));
    if (!who || others.length === 0 || first!.at(-1)!.box.x1 > heads[0]!.x0) return [];
    return heads.flatMap(({ asks, x0 }, column) => {
      const end = heads[column + 1]?.x0 ?? Infinity;
      const value = words.filter(({ box }) => box.x0 >= x0 && box.x0 < end);
      return value.length > 0 ? [{ who, asks, value }] : [];
    });
  });
}

/** `Taxpayer                Spouse`: from where on the right one of two columns tells of the spouse. */
interface Columns {
  readonly other: number;
}
function columnsOf(sides: Sides, { words }: Line): Columns | null {
  const heads = splitAtGaps(words, COLUMN_GAP).map(
    (run) => [headingOf(sides, textOf(run)), run[0]!.box.x0] as const,
  );
  const [[own] = [null], [other, x] = [null, 0]] = heads.slice(-2);
  return heads.length > 1 && heads.length < 4 && own === 'own' && other === 'other'
    ? { other: x - SLACK }
    : null;
}
/** `Taxpayer SSN  911-20-4478   Spouse SSN  912-33-9071`: below it, what is asked twice is asked of both in these columns. */
function pairedIn(fields: readonly Field[]): Columns | null {
  const own = fields.find(({ who }) => who === 'own');
  const other = fields.find(({ who, asks }) => who === 'other' && asks === own?.asks);
  return own && other && other.x0 > own.x0 ? { other: other.x0 - SLACK } : null;
}
const columnAt = ({ other }: Columns, [first]: readonly Word[]): Who =>
  first!.box.x0 < other ? 'own' : 'other';
