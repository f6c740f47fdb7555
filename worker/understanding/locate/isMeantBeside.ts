/** Is a place where the label is printed one that a rule means, with its value beside it? */
import { headsList, isTwin } from '../labels/isTwin.ts';
import { isInRowOfDay, isInSentence, isSigned, isSum, isWhole } from '../labels/isInSentence.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { isAmid } from './amid.ts';
import type { MappedSheet } from './cells.ts';
import { headsGrid } from './headsGrid.ts';
import { areInLine } from './located.ts';
import type { WhereRight } from './where.ts';

/** Not where the label is a word of a sentence, or heads what stands below it, if the rule says so. */
export function isMeantBeside(map: MappedSheet, where: WhereRight, place: Landmark): boolean {
  if (place.startsRun ? where.inside : where.starts) return false;
  if (isOfList(map, place)) return false;
  if (where.starts && (isFilledIn(map, place) || headsGrid(map, place))) return false;
  if (where.whole && !isWhole(map, place)) return false;
  if (where.sum && !isSum(map, place)) return false;
  if (where.undated && isInRowOfDay(map, place)) return false;
  if (where.unspoken && isInSentence(map, place)) return false;
  if (where.apart && isWithinLine(map, place)) return false;
  if (where.signed && !isSigned(map, place)) return false;
  if (where.unlessHeading?.some((label) => headsList(map, label, place))) return false;
  if (where.behind && !isBehind(map, where.beside!, place)) return false;
  if (where.twin && !isTwin(map, where.twin, place)) return false;
  if (where.amid && !isAmid(map, where.amid, place)) return false;
  return !where.colon || place.words.at(-1)?.text.endsWith(':') === true;
}

/** `Original - County; Copy - Registrant; Copy - Newspaper`: one of a list within a line. A scan makes a semicolon of a colon: there the dash before it tells. */
function isOfList({ sheet }: MappedSheet, { words }: Landmark): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last?.text.endsWith(';')) return false;
  const line = sheet.lines.find((one) => one.words.includes(first))?.words ?? [];
  return last.source !== 'ocr' || /^[-–—]$/.test(line[line.indexOf(first) - 1]?.text ?? '');
}

const isBehind = ({ landmarks }: MappedSheet, label: string, place: Landmark): boolean =>
  landmarks.some((other) => other.label === label && other.box.x1 <= place.box.x0 && areInLine(other, place));

/** `ANN LEE   doing business as   BLUE DOOR`: blanks of a sentence part its words from what was filled in. */
function isFilledIn({ sheet }: MappedSheet, { words }: Landmark): boolean {
  const [first] = words;
  const line = sheet.lines.find((one) => one.words.includes(first!))?.words ?? [];
  const before = line[line.indexOf(first!) - 1];
  const gap = before ? first!.box.x0 - before.box.x1 : Infinity;
  const isSpoken = words.length > 1 && words.every(({ text }) => /^\p{Ll}[\p{Ll}]*$/u.test(text));
  return isSpoken && first!.source === 'text' && gap < BLANK * (first!.box.y1 - first!.box.y0);
}
const BLANK = 2;

/** `DOGWOOD GRAVEL  operated by  HORACE LEE` of a sentence. */
const isWithinLine = ({ sheet }: MappedSheet, { words }: Landmark): boolean =>
  words.every(({ text }) => /^\p{Ll}+$/u.test(text)) &&
  sheet.lines.some(({ words: line }) => line.indexOf(words[0]!) > 0);
