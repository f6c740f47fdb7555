/** A unit that a label of its own asks for, beside the street or in the row below it: `Home address: 88 Tamarack Rd   Apt. no.: 4`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { Run } from '../locate/cellLines.ts';
import { textOf } from '../values/runs.ts';

/** `Apt. no.: 4`, `Suite: 210`; `Unit: 12-B`. */
const ASKED =
  /^(apt|apartment|unit|ste|suite)\.?(?: ?(?:no\.?|number|#))?(?:: ?| )#?(\d{1,5}(?:-?[A-Z])?|[A-Z](?:-?\d{1,4})?)$/i;
const ASKS = /^(?:apt|apartment|unit|ste|suite)\.?(?: ?(?:no\.?|number|#))?:?$/i;
/** Points by which runs of one line stand apart, and flush left runs of one column. */
const LEVEL = 3;
/** Lines of a list stand at most so many heights of its capitals apart. */
const NEXT_ROW = 3.5;

/** The words that say a unit: its kind, and its number; null where no label asks for one. `street`: where that stands in its run. */
export function unitAsked(runs: readonly Run[], own: Run, street: Box): readonly Word[] | null {
  const row = level(runs, own);
  const at = row.indexOf(own);
  const below = rowBelow(runs, own);
  const lone = below && level(runs, below).length === 1 && ASKS.test(textOf(below.words));
  if (lone) {
    const under = rowBelow(runs, below);
    return isColumn(under, street) ? saidIn([below, under!]) : null;
  }
  return saidIn(row.slice(at + 1)) ?? (below ? ownRow(level(runs, below), street, row[0]!.box) : null);
}

/** The first run of the next row. */
function rowBelow(runs: readonly Run[], { box: { y0 }, height }: Run): Run | undefined {
  const step = runs
    .map(({ box }) => box.y0 - y0)
    .filter((gap) => gap > height)
    .reduce((least, gap) => Math.min(least, gap), height * NEXT_ROW);
  return runs.find(({ box }) => Math.abs(box.y0 - y0 - step) < LEVEL);
}

const isColumn = (run: Run | undefined, { x0 }: Box) =>
  run !== undefined && Math.abs(run.box.x0 - x0) < LEVEL;

/** In the row below the label stands where that of the street does, and the unit below the street. */
function ownRow(row: readonly Run[], street: Box, first: Box): readonly Word[] | null {
  const [label, value] = row;
  if (!isColumn(label, first)) return null;
  return label && (row.length === 1 || (row.length === 2 && isColumn(value, street))) ? saidIn(row) : null;
}

const level = (runs: readonly Run[], { box }: Run) =>
  runs.filter((run) => Math.abs(run.box.y0 - box.y0) < LEVEL).sort((a, b) => a.box.x0 - b.box.x0);

/** The first run, or the first two where one is only the label. */
function saidIn([first, second]: readonly Run[]): readonly Word[] | null {
  if (!first) return null;
  const isLabel = ASKS.test(textOf(first.words));
  const words = isLabel && second ? [...first.words, ...second.words] : first.words;
  const said = ASKED.exec(textOf(words));
  return (
    said && [
      { ...words[0]!, text: said[1]! },
      { ...words.at(-1)!, text: said[2]! },
    ]
  );
}
