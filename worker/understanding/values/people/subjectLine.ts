/** Of whom a letter to somebody else tells: `Re: Ann Lee and Max Roe`, and below it where they live. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { wholeAddress } from '../places/address.ts';
import { splitCouple } from '../names/couple.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePersonName } from '../names/names.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Lines an address takes below the names at most. */
const LINES_BELOW = 3;

interface Subject {
  readonly names: readonly Word[];
  readonly below: readonly Word[];
}

/** Not `Re: Your 2023 tax return`: only where people are named, and no second subject follows. */
function subjectOf(words: readonly Word[]): Subject | null {
  const lines = toLines(words);
  const subjects = lines.filter((line) => /^(?:re|subject|regarding):$/i.test(line.words[0]!.text));
  const [own, ...others] = subjects;
  const names = own?.words.slice(1) ?? [];
  const isNamed = splitCouple(names) !== null || isPersons(textOf(names));
  if (!own || others.length > 0 || !isNamed || !parsePersonName(names)) return null;
  const at = lines.indexOf(own);
  return { names, below: lines.slice(at + 1, at + 1 + LINES_BELOW).flatMap((line) => line.words) };
}

export const subjectName: Shape = (words) => {
  const value = parsePersonName(subjectOf(words)?.names ?? []);
  return value && { value };
};
export const subjectSpouse: Shape = (words) => {
  const value = parsePersonName(splitCouple(subjectOf(words)?.names ?? [])?.second ?? []);
  return value && { value };
};
export const subjectHome: Shape = (words, cell) => {
  const subject = subjectOf(words);
  return subject && wholeAddress(subject.below, cell);
};
