/** A table of those whose return it is: `Name | SSN | Occupation`, and a row for each that begins with `T` and `S`. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { parsePersonName } from '../names/names.ts';
import type { Filer } from './peopleOfReturn.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed } from '../shape.ts';

/** Heights of print between headings, and from one row to the next. */
const COLUMN_GAP = 1.5;
const ROW_STEP = 3.5;
/** Points by which a row's print may begin before its heading. */
const SLACK = 8;

const HEADINGS = {
  name: /^(?:full |taxpayer )?names?\W*$/i,
  ssn: /^(?:ssn|ssn\/itin|social security (?:no|number|#)|tin)\W*$/i,
  occupation: /^occupation\W*$/i,
  born: /^(?:dob|born|birth ?date|date of birth)\W*$/i,
} as const;
type Column = keyof typeof HEADINGS;

/** What a row begins with tells whose it is: `T`, `TP`, `Primary`, and `S`, `SP`, `Spouse`. */
const TAXPAYER = /^(?:t|tp|taxpayer|primary|you)$/i;
const SPOUSE = /^(?:s|sp|spouse|secondary)$/i;

interface Span {
  readonly x0: number;
  readonly x1: number;
}
type Spans = Readonly<Partial<Record<Column, Span>>>;

/** Where each column of the table lies, if the line heads one of names and numbers. */
function spansOf(line: Line): Spans | null {
  const runs = runsOf(line.words, COLUMN_GAP);
  const spans: Partial<Record<Column, Span>> = {};
  runs.forEach((run, at) => {
    const column = (Object.keys(HEADINGS) as Column[]).find((one) => HEADINGS[one].test(textOf(run)));
    const next = runs[at + 1]?.[0]?.box.x0 ?? Infinity;
    if (column) spans[column] ??= { x0: run[0]!.box.x0 - SLACK, x1: next - SLACK };
  });
  return spans.name && spans.ssn ? spans : null;
}

const within = ({ words }: Line, span: Span | undefined) =>
  span ? words.filter(({ box }) => box.x0 >= span.x0 && box.x0 < span.x1) : [];

const said = (words: readonly Word[]): Parsed | undefined =>
  words.length > 0 ? { value: textOf(words), words } : undefined;

/** A row of the table, and whether its code says that it is the spouse's. */
function rowOf(line: Line, spans: Spans) {
  const [code] = line.words;
  const whose = code && code.box.x0 < spans.ssn!.x0 ? code.text.replace(/\W/g, '') : '';
  const isSpouses = SPOUSE.test(whose);
  if (!isSpouses && !TAXPAYER.test(whose)) return null;
  const name = parsePersonName(within(line, spans.name).filter((word) => word !== code));
  if (!name) return null;
  const { ssn, occupation, born } = spans;
  const filer: Filer = {
    name,
    ssn: said(within(line, ssn)),
    occupation: said(within(line, occupation)),
    born: said(within(line, born)),
  };
  return { isSpouses, filer, box: line.box, x0: code!.box.x0 };
}

export interface PeopleTable {
  readonly filers: readonly Filer[];
  /** The lines below it that begin where its rows do: the address of both. */
  readonly below: readonly Word[];
}

/** The first such table of a page. */
export function peopleTable(words: readonly Word[]): PeopleTable | null {
  const lines = toLines(words);
  for (const [at, head] of lines.entries()) {
    const spans = spansOf(head);
    const table = spans && tableBelow(lines.slice(at + 1), spans, head);
    if (table) return table;
  }
  return null;
}

function tableBelow(lines: readonly Line[], spans: Spans, head: Line): PeopleTable | null {
  const rows = lines
    .filter((line) => line.box.y0 - head.box.y1 < 2 * stepOf(head))
    .flatMap((line) => {
      const row = rowOf(line, spans);
      return row ? [row] : [];
    });
  const [first, second, third] = rows;
  if (!first || first.isSpouses || third || (second && !second.isSpouses)) return null;
  const last = second ?? first;
  const below = lines
    .filter(({ box }) => box.y0 > last.box.y1 - 1 && box.y0 - last.box.y1 < 2 * stepOf(last))
    .map((line) => runsOf(line.words, COLUMN_GAP)[0]!)
    .filter(([word]) => Math.abs(word!.box.x0 - first.x0) < SLACK);
  return { filers: rows.map(({ filer }) => filer), below: below.slice(0, ADDRESS_LINES).flat() };
}
const ADDRESS_LINES = 2;
const stepOf = ({ box }: Pick<Line, 'box'>) => ROW_STEP * Math.max(6, Math.min(12, box.y1 - box.y0));
