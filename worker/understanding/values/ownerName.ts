/** A person's name whose address may follow in the same line: `Marisol Webb, 910 Juniper Way, Sand Hills, CA 92285`. */
import { toLines } from '../sheet.ts';
import { isBusinessName } from './businessWords.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { parsePersonName } from './names.ts';
import { splitAtGaps, textOf } from './runs.ts';
import { spokenOrder } from './surnameFirst.ts';
import type { Shape } from './shape.ts';

/** Heights of print before the next column of a table of labels and answers. */
const COLUMN_GAP = 4;

/** The name in the first line, up to the comma before a house's number or what its owner does; a company may own itself, or another one. */
export const ownerName: Shape = (words) => {
  const [line = []] = splitAtGaps(toLines(words)[0]?.words ?? [], COLUMN_GAP);
  // `or manager`: the rest of a label
  if (/^(?:or|and|of|the)$/.test(line[0]?.text ?? '')) return null;
  // `General Contractor:`, the label of the next row
  if (/\p{L}:$/u.test(line.at(-1)?.text ?? '')) return null;
  const street = line.findIndex(
    ({ text }, at) =>
      /^\d+[A-Za-z]?$|^(?:doing|d\/b\/a|dba|trading|whose|who|located|of)$/.test(text) &&
      line[at - 1]?.text.endsWith(','),
  );
  const parsed = parsePersonName(spokenOrder(street < 0 ? line : line.slice(0, street)));
  // `TIDEWATER OAR AND PADDLE LLC` is no couple
  const isCompany = [String(parsed?.value), textOf(line)].some(hasCompanySuffix);
  return parsed && !isCompany ? { value: parsed } : null;
};

/** `Ownership Name`, which is a company's as often: what says nothing of a business. */
export const ownershipName: Shape = (words, cell) => {
  const parts = ownerName(words, cell);
  return parts && !isBusinessName(String(parts.value?.value)) ? parts : null;
};
