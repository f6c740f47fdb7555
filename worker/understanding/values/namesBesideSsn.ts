/** Whose return it is, where no label says so: the names at the head of a summary, and the number in their line. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { parsePersonName } from './names.ts';
import { splitCouple } from './couple.ts';
import { runsOf } from './runs.ts';
import type { Parsed, Shape } from './shape.ts';

/** The head ends here (points): further down stand dependants, whose numbers are beside their names, too. */
const HEAD = 130;
/** Heights of print between a name and a number. */
const COLUMN_GAP = 1;
const SSN = /^\d{3}-\d{2}-\d{4}$/;

interface Head {
  readonly names: readonly Word[];
  readonly number: Word;
}

/** The first line of the head that holds names, a number, and nothing else. */
function headOf(words: readonly Word[]): Head | null {
  for (const line of toLines(words.filter(({ box }) => box.y1 < HEAD))) {
    const [names = [], number = [], ...others] = runsOf(line.words, COLUMN_GAP);
    const isHead = others.length === 0 && number.length === 1 && SSN.test(number[0]!.text);
    if (isHead && parsePersonName(names)) return { names, number: number[0]! };
  }
  return null;
}

const ofHead =
  (read: (head: Head) => Parsed | null): Shape =>
  (words) => {
    const head = headOf(words);
    const value = head && read(head);
    return value && { value };
  };

export const nameInHead: Shape = ofHead(({ names }) => parsePersonName(names));
export const spouseInHead: Shape = ofHead(({ names }) => parsePersonName(splitCouple(names)?.second ?? []));
export const ssnInHead: Shape = ofHead(({ number }) => ({ value: number.text, words: [number] }));
