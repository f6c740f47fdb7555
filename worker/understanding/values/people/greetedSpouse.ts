/** The spouse of a block that names one of both, whom the letter greets: `Mr. and Mrs. Anton Reyes`, and below it `Dear Anton and Ida,`. */
import type { Word } from '../../../reading/page.ts';
import { foldLetters } from '../../sheet/letters.ts';
import { toLines } from '../../sheet/sheet.ts';
import { splitCouple, surnameOf } from '../names/couple.ts';
import { parsePersonName } from '../names/names.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const TITLES = /^(?:mr|dr|rev)\.? (?:and|&) (?:mrs|ms|dr)\.? /i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** `Dear Anton and Ida,`: two given names and no title. */
const GREETING = /^dear (\p{Lu}[\p{L}'’-]+) (?:and|&) (\p{Lu}[\p{L}'’-]+)[,:]?$/iu;

export const greetedSpouse: Shape = (words) => {
  const lines = toLines(words).map((line) => line.words);
  const named = lines.find((line) => TITLES.test(textOf(line)));
  const greeting = lines.find((line) => GREETING.test(textOf(line)));
  if (!named || !greeting) return null;
  const own = splitCouple(named)?.first.filter(({ text }) => !SUFFIX.test(text)) ?? [];
  // the first one greeted is who the block names
  const [, first, other] = GREETING.exec(textOf(greeting))!;
  if (!own[0] || foldLetters(own[0].text) !== foldLetters(first!)) return null;
  const given: Word = { ...greeting[3]!, text: other! };
  const value = parsePersonName([given, ...surnameOf(own)]);
  return value && { value };
};
