/** What one line says between upright strokes: `Prepared for Ann and Lee Tan | 41 Elm Ave, Keene, NH 03431 | Single`. */
import type { Word } from '../../reading/page.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { address } from './places/address.ts';
import { isBusinessName } from './names/businessWords.ts';
import { filingStatus } from './people/filingStatus.ts';
import { parsePersonName, spouseName } from './names/names.ts';
import { textOf } from './runs.ts';
import type { Shape } from './shape.ts';

/** On a scan a stroke is the side of a box. */
const isBar = ({ text, source }: Word) => source !== 'ocr' && /^[|•·]$/.test(text);

/** What strokes part; nothing where there are none. */
function partsOf(words: readonly Word[]): Word[][] {
  const starts = [0, ...words.flatMap((word, at) => (isBar(word) ? [at + 1] : []))];
  return starts.length < 2
    ? []
    : starts
        .map((start, at) => words.slice(start, starts[at + 1] && starts[at + 1]! - 1))
        .filter((part) => part.length > 0);
}

/** The first of several parts that has the shape. */
const amongBars =
  (shape: Shape): Shape =>
  (words) => {
    for (const part of partsOf(words)) {
      const parts = shape(part, around(part.map(({ box }) => box)));
      if (parts) return parts;
    }
    return null;
  };

/** The head ends here (points). */
const HEAD = 200;

/** `Ann Tan (SSN ending 6604) | 41 Elm Ave, Keene, NH 03431 | ...`: whose return it is, in a line of the head that begins with a name. */
export const barredPerson: Shape = (words) => {
  for (const line of toLines(words.filter(({ box }) => box.y1 < HEAD))) {
    const [first = [], ...others] = partsOf(line.words);
    const bracket = first.findIndex(({ text }) => text.startsWith('('));
    const isPart = bracket > 0 && textOf(first).endsWith(')');
    const name = parsePersonName(isPart ? first.slice(0, bracket) : first);
    const [home, second] = others.flatMap((part) => address(part, around(part.map(({ box }) => box))) ?? []);
    const isHeaded = /^(?:prepared|for|client|taxpayers?|return)\b/i.test(textOf(first));
    // `Hollis Brook Accounting, PLLC | 41 State St, Barre, VT 05641`: who prepared the return
    if (name && !isHeaded && !isBusinessName(textOf(first)) && home && !second) return { ...home, name };
  }
  return null;
};

export const barredAddress = amongBars(address);
export const barredStatus = amongBars(filingStatus);
export const barredSpouse = amongBars(spouseName);
