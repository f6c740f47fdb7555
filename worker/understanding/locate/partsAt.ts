/** What stands at the places that a rule names, as its shape reads it. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { FieldRule } from '../formDefinition.ts';
import { locate } from './locate.ts';
import type { Parts } from '../values/shape.ts';
import { endsInZip, goesOn, readAsOneLine } from '../values/centredCell.ts';
import { SHAPES, type ShapeName } from '../values/shapes.ts';

interface Read {
  readonly parts: Parts;
  /** How far the label was from its spelling. */
  readonly edits: number;
}

/** What the first cell of a rule that has its shape holds; of a sole amount what all of them say together. */
export function partsAt(map: MappedSheet, rule: FieldRule): Read | null {
  if (rule.isSole) return soleAmount(map, rule);
  for (const where of rule.where) {
    let first: Read | null = null;
    for (const read of readCells(map, { ...rule, where: [where] })) {
      if (holdsAsked(rule, read)) return read;
      first ??= read;
    }
    if (first) return first;
  }
  return null;
}

/** The payer's address without the name, which alone is asked for: another copy on the page may show it. */
const holdsAsked = ({ to }: FieldRule, { parts }: Read) =>
  'length' in to || Object.keys(to).some((part) => part in parts);

/** Names and words of which two lines beside one label are one. */
const WRAPPED: readonly ShapeName[] = ['text', 'businessName', 'ownWork', 'spouseWork'];

const isWrapped = (as: ShapeName, words: readonly Word[]) =>
  WRAPPED.includes(as) ||
  (as === 'personName' && goesOn(words)) ||
  (ADDRESSES.includes(as) && endsInZip(words));
const ADDRESSES: readonly ShapeName[] = ['address', 'wholeAddress'];

/** What every cell of a rule that has its shape holds, the best place first. */
export function* readCells(map: MappedSheet, rule: FieldRule): Generator<Read, undefined> {
  for (const where of rule.where) {
    for (const { words, box, edits, isCentred } of locate(map, where)) {
      const isOne = isCentred && isWrapped(rule.as, words);
      const parts = isOne ? readAsOneLine(SHAPES[rule.as], words) : SHAPES[rule.as](words, box);
      if (parts) yield { parts, edits };
    }
  }
}

/** The one amount that is not nothing; of several nobody knows whether they add up or are printed twice. */
function soleAmount(map: MappedSheet, rule: FieldRule): Read | null {
  const paid = [...readCells(map, rule)].filter(({ parts }) => parts.value?.value !== 0);
  const [first, ...others] = paid;
  return first && others.every(({ parts }) => parts.value?.value === first.parts.value?.value) ? first : null;
}
