/** An address whose street, city, state and ZIP code are typed into fields of their own, each below its label or beside it. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { street } from './address.ts';
import { cellsIn, partOf, withoutSides, type PartCell, type PartLabel } from './partCells.ts';
import { parsePlace } from './place.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { inOneLine } from '../sentences.ts';
import type { Parts, Shape } from '../shape.ts';
import { isOfBusiness, namesBusiness } from './streetLabel.ts';

/** The address of a business: that whose label says so, or the only one the page asks for. */
export const partsInFields: Shape = (words, cell) => {
  const asked = askedIn(words);
  const whose = asked.filter(({ isBusiness }) => isBusiness);
  const [own, ...others] = whose.length > 0 ? whose : asked;
  return own && (whose.length > 0 || others.length === 0) ? wholeIn(own, cell) : null;
};

/** Only that whose label says that it is a business's, and no other does: surer than what stands beside a lone `ADDRESS` further down. */
export const partsOfBusiness: Shape = (words, cell) => {
  const [own, ...others] = askedIn(words).filter(({ isBusiness }) => isBusiness);
  return own && others.length === 0 ? wholeIn(own, cell) : null;
};

function askedIn(words: readonly Word[]): readonly Asked[] {
  const lines = toLines(words);
  return lines.flatMap((_, at) => [...inRow(lines, at), ...besideLabels(lines, at)]);
}

export function wholeIn(own: Asked, cell: Box): Parts | null {
  const place = parsePlace(withoutSides(own.place));
  // the unit may stand in a line of its own; where the words were found is told as it is
  const line = inOneLine(own.street);
  const parsed = street(line, cell)?.value;
  const found = parsed && {
    ...parsed,
    words: parsed.words.map((word) => own.street[line.indexOf(word)] ?? word),
  };
  return place && place.before.length === 0 && found ? wholeOf(place, { value: found }) : null;
}

const wholeOf = (
  { city, state, zipCode }: NonNullable<ReturnType<typeof parsePlace>>,
  { value }: Parts,
): Parts => ({
  street: value!,
  city,
  state,
  zipCode,
});

/**
 * `City | State | ZIP` in one line, and in the next what stands below each: the place of an address whose street has a label of its own.
 * None where the page asks for two such places of the business.
 */
export const placeInFields: Shape = (words) => {
  const lines = toLines(words);
  const places = lines.map((_, at) => placeBelow(lines, at)).filter((place) => place !== null);
  const [own, ...others] = places;
  const place = own && others.length === 0 ? parsePlace(own) : null;
  if (!place || place.before.length > 0) return null;
  return { city: place.city, state: place.state, zipCode: place.zipCode };
};

const placeBelow = (lines: readonly Line[], at: number): readonly Word[] | null =>
  isOfAnother(lines, at) ? null : partsBelow(lines, at);

/** The same, whoever's it is. */
export function partsBelow(lines: readonly Line[], at: number): readonly Word[] | null {
  const heads = splitAtGaps(lines[at]!.words, LABEL_GAP);
  const labels = heads.map((head) => partOf(textOf(head)));
  const first = labels.indexOf('city');
  const place = first < 0 ? null : placeOfRow(labels, first);
  const isAnothers = heads.slice(0, Math.max(first, 0)).some((head) => OF_ANOTHER.test(textOf(head)));
  if (!place || isAnothers) return null;
  const columns = columnsBelow(lines, at, heads);
  const parts = place.map((column) => columns[column] ?? []);
  return parts.every((column) => column.length > 0) ? parts.flat() : null;
}

/** Which columns of a row are asked for city, state and ZIP code, from one on; a county may stand among them. */
function placeOfRow(labels: readonly (PartLabel | undefined)[], from: number): readonly number[] | null {
  const own = labels.flatMap((label, at) => (at >= from && label !== 'county' ? [at] : []));
  const order = ORDERS.find((parts) => parts.every((part, k) => labels[own[k] ?? -1] === part));
  return order ? own.slice(0, order.length) : null;
}
const ORDERS: readonly (readonly PartLabel[])[] = [
  ['city', 'state', 'zip'],
  ['city', 'state and zip'],
  ['place'],
];

/** `Residence address of registered owner` in front of the row. */
const OF_ANOTHER = /\b(?:mailing|billing|residen\p{L}+|home|owners?|agent|applicant|contact|corporate)\b/iu;

/** What was typed in for one address; nothing where a part is missing. */
export interface Asked {
  readonly isBusiness: boolean;
  readonly street: readonly Word[];
  readonly place: readonly Word[];
}

/** `Outlet address | City | State | ZIP` in one line, and in the next what stands below each. */
function inRow(lines: readonly Line[], at: number): Asked[] {
  const heads = splitAtGaps(lines[at]!.words, LABEL_GAP);
  const labels = heads.map((head) => partOf(textOf(head)));
  const first = labels.indexOf('street');
  const head = textOf(heads[first] ?? []);
  if (first < 0 || (isOfAnother(lines, at) && !namesBusiness(head))) return [];
  const units = labels[first + 1] === 'unit' ? 1 : 0;
  const row = placeOfRow(labels, first + 1 + units);
  // `City | State | ZIP` may have a row of their own below that of the street
  const lower = row || !lines[at + 2] ? null : placeBelow(lines, at + 2);
  if (!row && !lower) return [];
  const columns = columnsBelow(lines, at, heads);
  const street = columns[first] ?? [];
  const unit = units > 0 ? withKind(columns[first + 1] ?? [], textOf(heads[first + 1]!)) : [];
  const place = lower ? [lower] : row!.map((column) => columns[column] ?? []);
  const isWhole = street.length > 0 && place.every((column) => column.length > 0);
  return [
    {
      isBusiness: isOfBusiness(head),
      street: isWhole ? [...street, ...unit] : [],
      place: isWhole ? place.flat() : [],
    },
  ];
}
/** `3` below `Suite`: the street names no kind of its own. */
export function withKind(unit: readonly Word[], label: string): readonly Word[] {
  const [first] = unit;
  const kind = /^(?:suite|ste)\b/i.test(label) ? 'Ste' : /^(?:apt|apartment)\b/i.test(label) ? 'Apt' : 'Unit';
  const isBare = first && unit.length === 1 && /^#?\d+\p{L}?$|^\p{L}$/u.test(first.text) && !/2$/.test(label);
  return isBare
    ? [
        { ...first, text: kind },
        { ...first, text: first.text.replace('#', '') },
      ]
    : unit;
}

/** What stands in the next line below each head of a row. */
function columnsBelow(
  lines: readonly Line[],
  at: number,
  heads: readonly (readonly Word[])[],
): readonly Word[][] {
  const below = lines[at + 1];
  const isNext = below && below.box.y0 - lines[at]!.box.y1 < DEPTH;
  return heads.map(([own], column) => {
    const next = heads[column + 1]?.[0];
    const isIn = ({ box }: Word) => box.x0 > own!.box.x0 - SLACK && (!next || box.x0 < next.box.x0 - SLACK);
    return isNext ? below.words.filter(isIn) : [];
  });
}
/** Heights of print between the labels of a row. */
const LABEL_GAP = 1.5;
/** Points from the labels down to what is typed below them, and left of a label that it may begin. */
export const DEPTH = 20;
const SLACK = 6;

/** `Street Address: 12 Elm St`, and below it, whatever stands beside them, `City: Reno` and `State / ZIP: NV 89501`. */
function besideLabels(lines: readonly Line[], at: number): Asked[] {
  const own = cellsIn(lines[at]!).find(({ label }) => label === 'street');
  if (!own || own.value.length === 0 || (isOfAnother(lines, at) && !namesBusiness(own.text))) return [];
  const [next, ...rest] = lines.slice(at + 1, at + 1 + MOST_LINES).map(cellsIn);
  const ofCity = next?.some(({ label }) => label === 'unit') ? rest[0] : next;
  const city = ofCity?.find(({ label, x0 }) => label === 'city' && Math.abs(x0 - own.x0) < SAME_LEFT);
  const lower = [next ?? [], ...rest].flat();
  const end = lower.findIndex(({ label }) => label === 'street');
  const place = city ? placeOf(city, end < 0 ? lower : lower.slice(0, end)) : [];
  const unit = [...cellsIn(lines[at]!), ...lower].find(({ label }) => label === 'unit');
  const typed = [...own.value, ...(unit ? withKind(unit.value, unit.text) : [])];
  return [{ isBusiness: isOfBusiness(own.text), street: place.length > 0 ? typed : [], place }];
}
/** Points. */
const SAME_LEFT = 4;
/** Of unit, city, state and ZIP code each may have a line of its own. */
const MOST_LINES = 4;

/** What is typed for city, state and ZIP code; nothing where one of them is missing. */
export function placeOf(city: PartCell, cells: readonly PartCell[]): readonly Word[] {
  const valueOf = (part: PartCell['label']) => cells.find(({ label }) => label === part)?.value ?? [];
  const both = valueOf('state and zip');
  const parts = both.length > 0 ? [city.value, both] : [city.value, valueOf('state'), valueOf('zip')];
  return parts.every((value) => value.length > 0) ? parts.flat() : [];
}

/** `OWNER`, `MAILING ADDRESS` heads what is below it. */
const isOfAnother = (lines: readonly Line[], at: number) =>
  lines.slice(Math.max(0, at - 2), at).some(({ words }) => OTHERS.test(textOf(words)));
const OTHERS =
  /^(?:mailing|mail|billing|owners?|business owner|residen\p{L}+|home|(?:registered )?agent|applicant|contact|corporate)(?: (?:information|address|name|details))*:?$/iu;
