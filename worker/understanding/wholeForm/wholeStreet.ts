/** Streets above what a row beside a label held of an address, and units below what a box for one line held of it: `1180 Old Tannery Road` above `Suite 210`. */
import type { Box, TargetPath } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { isNextLine, isWithin, runAt, runsOn, type Run } from '../locate/cellLines.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { parseStreet } from '../values/places/address.ts';
import { startsStreet } from '../values/places/startsStreet.ts';
import { unitAsked } from './unitAsked.ts';
import { textOf } from '../values/runs.ts';

/** `Suite 210`, `Apt. No. 4 B`, `# 12`, `2nd Floor` alone in a line; `Unit B,`. */
const UNIT =
  /^(?:(?:apt|apartment|unit|ste|suite|rm|room|fl|floor|bldg|building|lot|spc|space)\.? ?(?:no\.? ?|# ?)?[\dA-Z]{1,5}(?:[- ][\dA-Z]{1,3})?|# ?[\dA-Z]{1,5}|\d{1,2}(?:st|nd|rd|th) floor),?$/i;
/** `12 Elm St Apt 4`. */
const HOLDS_UNIT = /\b(?:apt|apartment|unit|ste|suite|rm|room|floor|fl|bldg|building|lot|spc|space)\b|#/i;
const isUnit = ({ words }: Run) => UNIT.test(textOf(words));

/** The candidates with whole streets, also that of a city that has none. Print is read whole; of scans nobody knows what was lost. */
export function withWholeStreets(maps: readonly MappedSheet[], all: readonly Candidate[]): Candidate[] {
  const streets = new Set(all.map(({ to }) => to));
  return all.flatMap((one) => {
    const street = streetOf(one.to);
    const isLone = street !== null && !streets.has(street);
    const read = isLone ? readAt(maps, one, linesAbove) : null;
    if (read) return [one, { ...read, to: street! }];
    if (!/(?:\.s|S)treet$/.test(one.to)) return [one];
    return [readAt(maps, one, wholeLines) ?? readAt(maps, one, askedUnit, true) ?? one];
  });
}

const CITY = /^((?:businessInfo\.business|primaryPerson\.home)Address)\.city$/;
const streetOf = (to: TargetPath) => {
  const [, address] = CITY.exec(to) ?? [];
  return address === undefined ? null : (`${address}.street` as TargetPath);
};

type Lines = (runs: readonly Run[], own: Run, box: Box, value: string) => readonly Word[];

/** `namesUnit`: the label of a unit is a word of the address. */
function readAt(
  maps: readonly MappedSheet[],
  one: Candidate,
  lines: Lines,
  namesUnit = false,
): Candidate | null {
  const { box, source, page } = one;
  if (!box || source !== 'text') return null;
  for (const { sheet, free } of maps.filter((map) => map.sheet.page === page)) {
    const runs = runsOn(sheet);
    const own = runAt(runs, box);
    const words = own ? lines(runs, own, box, String(one.value)) : [];
    const isFree = namesUnit || words.every((word) => free.includes(word));
    const parsed = words.length > 0 && isFree && parseStreet(words);
    if (parsed) return { ...one, value: parsed.value, box: around(parsed.words.map((word) => word.box)) };
  }
  return null;
}

/** Of a lone unit the street above it, too, and of a street the unit below it. */
function wholeLines(runs: readonly Run[], own: Run, box: Box, value: string): readonly Word[] {
  const words = own.words.filter((word) => isWithin(word.box, box));
  if (UNIT.test(value)) {
    const street = runs.find((run) => isNextLine(own, run, -1) && startsStreet(run));
    return street ? [...street.words, ...words] : [];
  }
  const unit = HOLDS_UNIT.test(value)
    ? undefined
    : runs.find((run) => isNextLine(own, run, 1) && isUnit(run));
  return unit ? [...words, ...unit.words] : [];
}

/** The street, and the unit that a label of its own asks for. */
function askedUnit(runs: readonly Run[], own: Run, box: Box, value: string): readonly Word[] {
  const unit = HOLDS_UNIT.test(value) ? null : unitAsked(runs, own, box);
  return unit ? [...own.words.filter((word) => isWithin(word.box, box)), ...unit] : [];
}

/** Right above the city that begins its line the street, or the unit below that. */
function linesAbove(runs: readonly Run[], own: Run, box: Box): readonly Word[] {
  if (!isWithin(own.words[0]!.box, box)) return [];
  const above = runs.find((run) => isNextLine(own, run, -1) && (startsStreet(run) || isUnit(run)));
  if (!above || !isUnit(above)) return above?.words ?? [];
  const street = runs.find((run) => isNextLine(above, run, -1) && startsStreet(run));
  return street ? [...street.words, ...above.words] : [];
}
