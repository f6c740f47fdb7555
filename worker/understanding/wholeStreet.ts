/** Streets on two lines of their cell, of which a row beside a label, or a box for one line, held only one: `1180 Old Tannery Road` above `Suite 210`. */
import type { Word } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';
import { isNextLine, runAt, runsOn, type Run } from './cellLines.ts';
import type { MappedSheet } from './cells.ts';
import { around } from './sheet.ts';
import { startsStreet } from './values/startsStreet.ts';
import { parseStreet } from './values/address.ts';
import { textOf } from './values/runs.ts';

const OF_STREET = /(?:\.street|Street)$/;
/** `Suite 210`, `Apt. No. 4 B`, `# 12`, `2nd Floor` alone in a line; `Unit B,`. */
const UNIT =
  /^(?:(?:apt|apartment|unit|ste|suite|rm|room|fl|floor|bldg|building|lot|spc|space)\.? ?(?:no\.? ?|# ?)?[\dA-Z]{1,5}(?:[- ][\dA-Z]{1,3})?|# ?[\dA-Z]{1,5}|\d{1,2}(?:st|nd|rd|th) floor),?$/i;
const isUnit = ({ words }: Run) => UNIT.test(textOf(words));
const isFree = ({ free }: MappedSheet, { words }: Run) => words.every((word) => free.includes(word));

/** The candidates with whole streets: the line above a lone unit, the unit in the line below a street. Print is read whole, scans are not. */
export const withWholeStreets = (maps: readonly MappedSheet[], all: readonly Candidate[]): Candidate[] =>
  all.map((one) => {
    const { to, source, box, page, value } = one;
    if (!OF_STREET.test(to) || source !== 'text' || !box || isWhole(String(value))) return one;
    for (const map of maps.filter(({ sheet }) => sheet.page === page)) {
      const runs = runsOn(map);
      const own = runAt(runs, box);
      const parsed = own && parseStreet(linesOf(map, runs, own));
      if (parsed && parsed.words.length > own.words.length)
        return { ...one, value: parsed.value, box: around(parsed.words.map((word) => word.box)) };
    }
    return one;
  });

/** `12 Elm St Apt 4`: a unit behind the street. */
const isWhole = (street: string) =>
  !UNIT.test(street) && /\b(?:apt|apartment|unit|ste|suite|rm|room|floor|bldg|lot|spc)\b|#/i.test(street);

function linesOf(map: MappedSheet, runs: readonly Run[], own: Run): readonly Word[] {
  const next = runs.find(
    (run) => isNextLine(own, run, isUnit(own) ? -1 : 1) && (isUnit(own) ? startsStreet(run) : isUnit(run)),
  );
  if (!next || !isFree(map, next)) return [];
  return isUnit(own) ? [...next.words, ...own.words] : [...own.words, ...next.words];
}
