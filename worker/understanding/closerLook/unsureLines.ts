/** Lines of print that values were made of, read without certainty, for which no box is looked at: in blocks, letters and lists. */
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { readForm } from '../extractForm.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { mayBeAccented, type Question } from './questionsFor.ts';
import { around, isInside } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';
import { SHAPES } from '../values/shapes.ts';

/** Words of one line that stand together, and where to look at them again. */
export interface UnsureLine {
  readonly words: readonly Word[];
  readonly box: Region;
}

/** Below this a value is worth another look. */
const UNSURE = 0.9;
/** Heights of print between words that stand apart. */
const APART = 2.5;
/** Points around the print. */
const ABOVE = 2;
const BESIDE = 4;

/** The lines of a scanned sheet's values that are worth another look; values of `asked` boxes get one anyway. */
export function unsureLines(
  form: FormDefinition,
  map: MappedSheet,
  asked: readonly Question[],
): UnsureLine[] {
  const proofs = new Set(
    (form.proofs ?? []).flatMap(({ to }) => ('length' in to ? to : Object.values(to).flat())),
  );
  const given = asked.filter(({ rule, cell }) => SHAPES[rule.as](cell.words, cell.box));
  const isAsked = ({ box }: Word) => given.some((question) => isInside(box, question.box));
  const unsure = readForm(form, [map], null).filter((value) => isUnsure(value) && !proofs.has(value.to));
  return map.sheet.lines
    .flatMap(({ words }) => splitAtGaps(words, APART))
    .flatMap((words) => {
      const open = words.filter((word) => !isAsked(word));
      const about = unsure.filter(({ box }) => open.some((word) => isInside(word.box, box!)));
      return about.length > 0 ? [{ words, box: regionOf(about, words) }] : [];
    });
}

const isUnsure = ({ to, value, source, confidence, box }: Candidate) =>
  source === 'ocr' && box !== null && (confidence < UNSURE || (isName(to) && mayBeAccented(String(value))));
const isName = (to: string) => /(?:name|holder)$/i.test(to);

function regionOf(about: readonly Candidate[], words: readonly Word[]): Region {
  const { x0, x1, y0, y1 } = around(words.map(({ box }) => box));
  const box = { x0: x0 - BESIDE, x1: x1 + BESIDE, y0: y0 - ABOVE, y1: y1 + ABOVE };
  return about.some(({ to }) => isName(to)) ? { ...box, holds: 'name' } : box;
}
