/** What a value looks like: words of a cell in, typed value out, or nothing when the words are not one. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';

/** A value read from words; the words tell where it stood and how sure it is. */
export interface Parsed {
  readonly value: string | number;
  readonly words: readonly Word[];
}

/** The values in a cell by part: most shapes give one, named `value`; a name-and-address block gives several. */
export type Parts = Readonly<Partial<Record<Part, Parsed>>>;
export type Part = 'value' | 'name' | 'street' | 'city' | 'state' | 'zipCode';

/** Reads the free words of a cell, in reading order. Null when they do not hold the shape; never a guess. */
export type Shape = (words: readonly Word[], cell: Box) => Parts | null;
