/** What one line says between upright strokes: `Prepared for Ann and Lee Tan | 41 Elm Ave, Keene, NH 03431 | Single`. */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet.ts';
import { address } from './address.ts';
import { filingStatus } from './filingStatus.ts';
import { spouseName } from './names.ts';
import type { Shape } from './shape.ts';

/** On a scan a stroke is the side of a box. */
const isBar = ({ text, source }: Word) => source !== 'ocr' && /^[|•·]$/.test(text);

/** The first of several parts that has the shape; nothing where no stroke parts them. */
const amongBars =
  (shape: Shape): Shape =>
  (words) => {
    const starts = [0, ...words.flatMap((word, at) => (isBar(word) ? [at + 1] : []))];
    if (starts.length < 2) return null;
    for (const [at, start] of starts.entries()) {
      const part = words.slice(start, starts[at + 1] && starts[at + 1]! - 1);
      const parts = part.length > 0 && shape(part, around(part.map(({ box }) => box)));
      if (parts) return parts;
    }
    return null;
  };

export const barredAddress = amongBars(address);
export const barredStatus = amongBars(filingStatus);
export const barredSpouse = amongBars(spouseName);
