/** A person's name whose address may follow in the same line: `Marisol Webb, 910 Juniper Way, Sand Hills, CA 92285`. */
import { toLines } from '../sheet.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { parsePersonName } from './names.ts';
import type { Shape } from './shape.ts';

/** The name in the first line, up to the comma before a house's number; a company may own itself, or another one. */
export const ownerName: Shape = (words) => {
  const line = toLines(words)[0]?.words ?? [];
  const street = line.findIndex(
    ({ text }, at) => /^\d+[A-Za-z]?$/.test(text) && line[at - 1]?.text.endsWith(','),
  );
  const parsed = parsePersonName(street < 0 ? line : line.slice(0, street));
  return parsed && !hasCompanySuffix(String(parsed.value)) ? { value: parsed } : null;
};
