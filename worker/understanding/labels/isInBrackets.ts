/** Tells a label from the same words within a note in brackets. */
import type { Landmark } from './landmarks.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `8 Checks/Debits (including service charge)   14,847.31`: what is named in a note behind a label asks for nothing of its own, and ends no row. */
export function isInBrackets({ lines }: Sheet, { words: own }: Landmark): boolean {
  const [first, last] = [own[0], own.at(-1)];
  const line = lines.find(({ words }) => first !== undefined && words.includes(first))?.words ?? [];
  const before = line.slice(0, first ? line.indexOf(first) : 0).map(({ text }) => text);
  const opened = before.findLastIndex((text) => text.startsWith('('));
  // a word of the label itself may open the bracket: `(gross)` is a label of its own
  return opened >= 0 && !before.slice(opened).some((text) => text.endsWith(')')) && /\)\W?$/.test(last!.text);
}
