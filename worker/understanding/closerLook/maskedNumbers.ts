/** Numbers of accounts behind stars that a scan reads as all kinds of marks, with digits among them: they are read again without the stars. */
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { replaceWords } from '../sheet/replaceWords.ts';
import { isAccountEnd } from '../values/statements/accountEnd.ts';

/**
 * `*kk**6638` of ******6638, `¥**#*¥+(254` of ******0254, `*kkkk6638`: marks, at least two of them no letters or all others stars read
 * as `k`, and a number of which the first figure may be lost.
 */
const MASKED = /^(?=\D{0,9}[*#•¥]\D{0,9}[*#•¥]|[*#•¥]?k{3,20}\d)\D{3,20}\d{3,4}$/;
/** Of a word as sure as this nothing is asked. */
const SURE = 0.8;
/** How sure a number is that two looks read alike, and how sure one must be that only the closer one saw. */
const ALIKE = 0.8;
const CLEAR = 0.7;
/** Points around the word; of a row of stars two are enough for the look to know them as such, with the four figures they take so many heights of the word. */
const AROUND = 2;
const WIDTH = 3.5;

interface Mask {
  readonly word: Word;
  readonly box: Region;
}

/** Those of a page of a form that asks for the end of an account's number. */
export function unsureMasks(form: FormDefinition, { sheet }: MappedSheet): Mask[] {
  if (!form.fields.some(({ as }) => isAccountEnd(as))) return [];
  return sheet.lines
    .flatMap(({ words }) => words)
    .filter(({ text, source, confidence }) => source === 'ocr' && confidence < SURE && MASKED.test(text))
    .map((word) => {
      const { x0, x1, y0, y1 } = word.box;
      const from = Math.max(x0, x1 - WIDTH * (y1 - y0));
      const box = { x0: from - AROUND, x1: x1 + AROUND, y0: y0 - AROUND, y1: y1 + AROUND };
      return { word, box: { ...box, holds: 'maskedNumber' as const } };
    });
}

/** The sheet with these words as the closer look tells their ends. */
export function withMasks(
  map: MappedSheet,
  masks: readonly (Mask & { readonly again: readonly Word[] })[],
): MappedSheet {
  const settled = new Map(
    masks.flatMap(({ word, again }) => {
      const end = endOf(word, again);
      return end ? [[word, [end]] as const] : [];
    }),
  );
  return settled.size === 0 ? map : replaceWords(map, settled);
}

/** `****6638`, where the closer look saw four figures and nothing else with a figure in it. */
function endOf(word: Word, again: readonly Word[]): Word | null {
  const [seen, ...others] = again.filter(({ text }) => /\d/.test(text));
  const end = /^\D{0,2}(\d{4})$/.exec(seen?.text ?? '')?.[1];
  if (!seen || !end || others.length > 0) return null;
  const isAlike = word.text.endsWith(end);
  if (!isAlike && seen.confidence < CLEAR) return null;
  return {
    ...word,
    text: `****${end}`,
    confidence: isAlike ? Math.max(ALIKE, seen.confidence) : seen.confidence,
  };
}
