/** The spouse in the box of a return's names, where each of a couple has a line: `Ann Lee` above `Bo Lee Jr`. */
import { toLines } from '../../sheet/sheet.ts';
import { splitCouple } from './couple.ts';
import { isPersons } from './isPersons.ts';
import { parsePersonName } from './names.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `IIT` of a scan, whose III nobody knows. */
const MISREAD = /(?:^|\s)[IlT1|]{2,4}$/;
const SUFFIX = /(?:^|\s)I{2,3}$/;
const FEWEST_WORDS = 2;

export const secondName: Shape = (words) => {
  const lines = toLines(words);
  const [first, second, third] = lines.map((line) => line.words);
  if (!first || !second || second.length < FEWEST_WORDS || splitCouple(first)) return null;
  if (third && !/^\d|^p\.?\s?o\b/i.test(third[0]!.text)) return null;
  const print = textOf(second);
  const isClear = /^[\p{L}.'’, -]+$/u.test(print) && !(MISREAD.test(print) && !SUFFIX.test(print));
  const [own, other] = [parsePersonName(first), parsePersonName(second)];
  return isClear && own && other && isPersons(String(other.value)) ? { value: other } : null;
};
