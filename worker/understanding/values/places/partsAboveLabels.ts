/** An address whose parts stand above their labels: `90 Elm St | Reno | NV | 89501`, and below it `Street | City | State | Zip`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { street } from './address.ts';
import { partOf } from './partCells.ts';
import { parsePlace } from './place.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parts, Shape } from '../shape.ts';

/** Heights of print between the labels of a row. */
const LABEL_GAP = 1.5;
/** Points from what was filled in down to its labels, and left of a label that it may begin. */
const DEPTH = 12;
const SLACK = 6;
const PARTS = 'street|city|state|zip';

/** The only row of such labels on the page. */
export const partsAboveLabels: Shape = (words, cell) => {
  const lines = toLines(words);
  const [at, ...others] = lines.flatMap((line, index) => (labelsIn(line) === PARTS ? [index] : []));
  return at === undefined || others.length > 0 ? null : addressAbove(lines, at, cell);
};

const headsIn = ({ words }: Line) => splitAtGaps(words, LABEL_GAP);
const labelsIn = (line: Line) =>
  headsIn(line)
    .map((head) => partOf(textOf(head)))
    .join('|');

function addressAbove(lines: readonly Line[], at: number, cell: Box): Parts | null {
  const [before, filled, labels] = [lines[at - 2], lines[at - 1], lines[at]!];
  if (!filled || labels.box.y0 - filled.box.y1 > DEPTH || (before && isOfOthers(before))) return null;
  const heads = headsIn(labels);
  const columns = heads.map(([own], column) => {
    const next = heads[column + 1]?.[0];
    const isIn = ({ box }: Word) => box.x0 > own!.box.x0 - SLACK && (!next || box.x0 < next.box.x0 - SLACK);
    return filled.words.filter(isIn);
  });
  const isWhole =
    columns.every((column) => column.length > 0) && columns.flat().length === filled.words.length;
  const place = isWhole ? parsePlace(columns.slice(1).flat()) : null;
  const own = street(columns[0] ?? [], cell)?.value;
  if (!own || place?.before.length !== 0) return null;
  return { street: own, city: place.city, state: place.state, zipCode: place.zipCode };
}

/** `Owner` below a name, `Mailing street | City | State | Zip`: what follows is another's, or what those labels ask for. */
const isOfOthers = (line: Line) =>
  OTHERS.test(textOf(line.words)) ||
  headsIn(line).some((head) => /^(?:city|zip)/.test(partOf(textOf(head)) ?? ''));
const OTHERS =
  /\b(?:mail(?:ing)?|billing|residen\p{L}+|home|owners?|proprietor|officer|agent|applicant|contact|corporate)\b/iu;
