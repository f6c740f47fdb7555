/** Different forms one above the other on a page, as papers for training print them: a 1099-R, and an SSA-1099 below it. */
import type { FormDefinition } from '../formDefinition.ts';
import { formsOn, recognise } from './recognise.ts';
import { cutSheet, type Sheet } from '../sheet/sheet.ts';

/** Forms so small that a page has room for two. */
const SMALL = new Set<FormDefinition['documentType']>(['w2-form', '1099-form']);
/** Points without print between two forms, at least; the widest of these strips are tried. */
const NARROWEST = 14;
const MOST_STRIPS = 4;
/** A title and its form take more than this share of the page. */
const SMALLEST = 0.2;

/** The upper and the lower part of a page of which each is another form; else the page alone. Copies of one form stay together. */
export function stackedForms(sheet: Sheet, forms: readonly FormDefinition[]): readonly Sheet[] {
  const own = recognise(sheet, forms)?.form;
  if (!own || !SMALL.has(own.documentType) || own.name === '1099 Consolidated') return [sheet];
  const among = formsOn(sheet, forms).filter(({ documentType }) => SMALL.has(documentType));
  if (among.length < 2) return [sheet];
  const { width, height } = sheet;
  for (const at of stripsOf(sheet)) {
    const [upper, lower] = [
      cutSheet(sheet, { x0: 0, x1: width, y0: 0, y1: at }),
      cutSheet(sheet, { x0: 0, x1: width, y0: at, y1: height }),
    ] as const;
    const [above, below] = [formsOn(upper, among), formsOn(lower, among)];
    if (above.length === 1 && below.length === 1 && above[0] !== below[0]) return [upper, lower];
  }
  return [sheet];
}

/** The middles of the widest strips without print across the page, widest first. */
function stripsOf({ lines, height }: Sheet): number[] {
  const print = [...lines].sort((a, b) => a.box.y0 - b.box.y0);
  const strips: { readonly wide: number; readonly at: number }[] = [];
  let reach = Infinity;
  for (const { box } of print) {
    const wide = box.y0 - reach;
    if (wide >= NARROWEST) strips.push({ wide, at: reach + wide / 2 });
    reach = reach === Infinity ? box.y1 : Math.max(reach, box.y1);
  }
  return strips
    .filter(({ at }) => at > height * SMALLEST && at < height * (1 - SMALLEST))
    .sort((a, b) => b.wide - a.wide)
    .slice(0, MOST_STRIPS)
    .map(({ at }) => at);
}
