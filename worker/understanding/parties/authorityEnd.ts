/** The end of an authority's name that stands in the line below its beginning. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isAddress } from './letter.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';

/** The name with what ends it: it is the same where nothing does. */
export const withEnd = (map: MappedSheet, name: readonly Word[]): readonly Word[] => {
  if (name.length === 0) return name;
  // `Parish` alone grants nothing
  if (name.length === 1 && KIND.test(name[0]!.text)) return withPlaceAbove(map, name);
  if (name.length === 1 && BODY.test(name[0]!.text)) return withNameAbove(map, name);
  return withKindBelow(map, name) ?? withListBelow(map, name) ?? name;
};

const heightOf = (words: readonly Word[]) => Math.max(...words.map(({ box }) => box.y1 - box.y0));
const wordsOf = ({ sheet }: MappedSheet) => sheet.lines.flatMap(({ words }) => words);

/** Shares of the height of print by which lines of one name may differ, and by which they may stand apart. */
const SAME_HEIGHT = 1.5;
const LINE_GAP = 1;
/** Points. */
const SAME_LEFT = 6;
const CENTRED = 8;

function isNextLine(below: readonly Word[], name: readonly Word[]): boolean {
  const [own, next] = [name, below].map((words) => around(words.map(({ box }) => box)));
  const [high, nextHigh] = [heightOf(name), heightOf(below)];
  const gap = next!.y0 - own!.y1;
  const isLevel = Math.abs(next!.x0 - own!.x0) < SAME_LEFT;
  const isCentred = Math.abs(next!.x0 + next!.x1 - own!.x0 - own!.x1) / 2 < CENTRED;
  return (
    next!.y0 > (own!.y0 + own!.y1) / 2 &&
    gap < LINE_GAP * high &&
    high < SAME_HEIGHT * nextHigh &&
    nextHigh < SAME_HEIGHT * high &&
    (isLevel || isCentred)
  );
}

/** `Clark` of a mark, and below it `County`: what kind of place it is. */
function withKindBelow(map: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  const place = name.filter(({ text }) => /\p{L}/u.test(text));
  if (place.length === 0 || place.length > 2 || !place.every(isPlain)) return undefined;
  const kind = wordsOf(map).find((word) => KIND.test(word.text) && isNextLine([word], place));
  return kind && inOneLine([...place, kind]);
}
/** `Orleans` above the `Parish` that was found. */
function withPlaceAbove(map: MappedSheet, name: readonly Word[]): readonly Word[] {
  const place = runsOf(wordsOf(map), COLUMN_GAP).find(
    (run) => run.length < 3 && run.every(isPlain) && isNextLine(name, run),
  );
  return place ? inOneLine([...place, ...name]) : [];
}
/** `South Dakota Cosmetology` above the `Commission` that was found; what it is for may be told in several words. */
function withNameAbove(map: MappedSheet, name: readonly Word[]): readonly Word[] {
  const above = runsOf(wordsOf(map), COLUMN_GAP).find(
    (run) => run.every(({ text }) => /^(?:\p{Lu}|(?:of|and|&|for)$)/u.test(text)) && isNextLine(name, run),
  );
  return above ? inOneLine([...above, ...name]) : [];
}
const BODY = /^(?:commission|board|bureau|department|division|office|agency|authority)$/i;
const isPlain = ({ text }: Word) => /^\p{Lu}[\p{L}'’.-]+$/u.test(text) && !KIND.test(text);
const KIND = /^(?:county|parish)$/i;

/** `Department of Commerce,` above `Community, and Economic Development`: a list of what it is for, whose last part is not read yet. */
function withListBelow(map: MappedSheet, name: readonly Word[]): readonly Word[] | undefined {
  const isOpen = name.at(-1)!.text.endsWith(',') && OFFICE.test(textOf(name));
  const rest =
    isOpen &&
    runsOf(wordsOf(map), COLUMN_GAP).find(
      (run) => !name.includes(run[0]!) && endsList(run) && !isAddress(run) && isNextLine(run, name),
    );
  return rest ? inOneLine([...name, ...rest]) : undefined;
}
const OFFICE = /\b(?:department|division|bureau|board|office|commission|agency|administration) (?:of|for)\b/i;
const endsList = (run: readonly Word[]) =>
  run.length <= LONGEST_REST &&
  /(?:^| )(?:and|&) \p{Lu}/u.test(textOf(run)) &&
  run.every(({ text }) => /^\p{Lu}|^(?:of|and|the|for|&)$/u.test(text) && !/[.:;]$/.test(text)) &&
  !run.at(-1)!.text.endsWith(',');
const LONGEST_REST = 9;

/** `METROPOLITAN GOVERNMENT OF NASHVILLE`, and below it `AND DAVIDSON COUNTY`; `Board of Examiners`, and below it `for Engineers`. */
export function withWhole(map: MappedSheet, name: Word[]): Word[] {
  const { y1, y0 } = around(name.map(({ box }) => box));
  const rest = runsOf(map.free, COLUMN_GAP).find(
    ([first]) =>
      (/^(?:and|&|for)$/i.test(first!.text) ||
        // `Florida Department` above `of Revenue`
        (/^of$/i.test(first!.text) &&
          BODY.test(name.at(-1)!.text) &&
          Math.abs(first!.box.x0 - name[0]!.box.x0) < SAME_LEFT)) &&
      first!.box.y0 > y0 &&
      first!.box.y0 - y1 < y1 - y0 &&
      // `Business Registration and Licensing`, of which a label owns the beginning
      runsOf(
        map.sheet.lines.flatMap(({ words }) => words),
        COLUMN_GAP,
      ).some(([start]) => start === first),
  );
  return rest && isNameOn(rest) ? inOneLine([...name, ...rest]) : name;
}
/** `for Engineers and Surveyors`, and not `for the sale of beer`. */
const isNameOn = (rest: readonly Word[]) =>
  rest.length <= LONGEST_NAME_ON &&
  rest.slice(1).every(({ text }) => /^\p{Lu}|^(?:of|and|the|&)$/u.test(text)) &&
  /^\p{Lu}/u.test(rest.at(-1)!.text);
const LONGEST_NAME_ON = 8;
