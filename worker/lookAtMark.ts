/** Reads the trade mark that is drawn at the top of a statement whose print does not name the bank: a text layer holds no pictures. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from './reading/page.ts';
import type { SourcePage } from './reading/sourceDocument.ts';
import type { MappedSheet } from './understanding/locate/cells.ts';
import { readRule } from './understanding/extractForm.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { unlessUndrawable } from './unlessUndrawable.ts';

/** Marks stand in this share of the page's height; those of a panel below a picture of theirs lowest. */
const TOP = 0.17;
/** Marks are drawn larger than print of 12 points is high (points). */
const LEAST_HIGH = 9;
/** Dirt and pictures were read at 0.7 at most, the letters of marks at 0.79 and more. */
const CLEAR = 0.75;

/** The maps, the first of them with the mark where only this look saw it. */
export async function lookAtMark(
  source: SourcePage,
  form: FormDefinition,
  maps: readonly MappedSheet[],
): Promise<readonly MappedSheet[]> {
  const [first, ...others] = maps;
  if (source.number > 1 || first?.sheet.source !== 'text' || !isUnnamed(form, first)) return maps;
  const { width, height, lines } = first.sheet;
  const top = { x0: 0, y0: 0, x1: width, y1: height * TOP };
  const [answer] = (await unlessUndrawable(source.readRegions([top]))) ?? [];
  const print = lines.flatMap(({ words }) => words);
  const isDrawn = (word: Word) => !print.some(({ box }) => doOverlap(box, word.box));
  const mark = (answer?.words ?? []).filter((word) => isOfMark(word) && isDrawn(word));
  return mark.length > 0 ? [{ ...first, mark }, ...others] : maps;
}

/** Does the form name who gave it, and nothing on this page say so? */
const isUnnamed = ({ named, fields }: FormDefinition, map: MappedSheet) =>
  named !== undefined &&
  fields.every(
    (rule) => !Object.values(rule.to).flat().includes(named.by) || readRule(map, rule).length === 0,
  );

const isOfMark = ({ text, confidence, box }: Word) =>
  confidence >= CLEAR && box.y1 - box.y0 >= LEAST_HIGH && /[\p{L}\p{N}&]/u.test(text);

const doOverlap = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
