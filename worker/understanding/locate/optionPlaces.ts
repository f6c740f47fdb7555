/** Where the options of a choice are printed. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { ChoiceRule } from '../formDefinition.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { foldLetters } from '../sheet/letters.ts';
import { around } from '../sheet/sheet.ts';
import { isSamePlace } from '../closerLook/surerWords.ts';

/** The places of the options' labels, top to bottom; first that in the row where the others stand. */
export function optionPlaces(map: MappedSheet, rule: ChoiceRule, labels: readonly string[]): Landmark[] {
  const own = placesOf(map, labels);
  const inRow = rule.options.length > 2 ? besideOthers(map, rule, labels) : null;
  return inRow && !own.some(({ words }) => words.includes(inRow.words[0]!)) ? [inRow, ...own] : own;
}

const placesOf = (map: MappedSheet, labels: readonly string[]) =>
  map.landmarks.filter((landmark) => labels.includes(landmark.label)).sort((a, b) => a.box.y0 - b.box.y0);

/**
 * `Filing Status [X Single [Married filing jointly`: a short word amid print is no label, but between the other options of a choice it is one of
 * them, and not `Single or` in the margin below.
 */
function besideOthers(map: MappedSheet, rule: ChoiceRule, labels: readonly string[]): Landmark | null {
  const others = rule.options
    .filter((option) => option.labels !== labels)
    .flatMap((option) => placesOf(map, option.labels)[0] ?? []);
  const line = map.sheet.lines.find(
    ({ words }) => others.filter((other) => words.some((word) => isOf(other, word))).length > 1,
  );
  const isFree = (word: Word) => !others.some((other) => isOf(other, word));
  const label = labels.find((one) => !one.includes(' '));
  const word = line?.words.find((one) => isFree(one) && label !== undefined && isSame(one, label));
  if (!word || label === undefined) return null;
  return {
    label,
    words: [word],
    box: around([word.box]),
    textStart: word.box.x0,
    hasNumber: false,
    startsRun: false,
    edits: 0,
  };
}

/** A closer look may have put another reading at a word's place. */
const isOf = ({ words }: Landmark, { box }: Word) =>
  words.some((own) => {
    const y = (own.box.y0 + own.box.y1) / 2;
    return isSamePlace(own, { box }) && y > box.y0 && y < box.y1;
  });

const isSame = ({ text }: Word, label: string) => foldLetters(text) === foldLetters(label);
