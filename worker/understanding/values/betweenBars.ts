/**
 * What one line says between upright strokes, or from the comma before a house's number on: `Prepared for Ann and Lee Tan | 41 Elm Ave, Keene,
 * NH 03431 | Single`.
 */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet.ts';
import { address } from './address.ts';
import { filingStatus } from './filingStatus.ts';
import { spouseName } from './names.ts';
import type { Shape } from './shape.ts';

/** On a scan a stroke is the side of a box. */
const isBar = ({ text, source }: Word) => source !== 'ocr' && /^[|•·]$/.test(text);

/** `Ann and Lee Tan, 41 Elm Ave`. */
const startsHouse = ({ text }: Word, before: Word | undefined) =>
  /^\d/.test(text) && before?.text.endsWith(',');

/** The first of several parts that has the shape; nothing where nothing parts them. */
const amongBars =
  (shape: Shape): Shape =>
  (words) => {
    const starts = words.flatMap((word, at) =>
      at === 0 || isBar(words[at - 1]!) || startsHouse(word, words[at - 1]) ? [at] : [],
    );
    if (starts.length < 2) return null;
    for (const [at, start] of starts.entries()) {
      const part = words.slice(start, starts[at + 1]).filter((word) => !isBar(word));
      const parts = part.length > 0 && shape(part, around(part.map(({ box }) => box)));
      if (parts) return parts;
    }
    return null;
  };

export const barredAddress = amongBars(address);
export const barredStatus = amongBars(filingStatus);
export const barredSpouse = amongBars(spouseName);
