/** The letter of an apartment, alone in its box of a scanned form: the first look passes it over, and the street would be another house's. */
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { firstFilled, locate } from '../locate/locate.ts';
import { isInside } from '../sheet/sheet.ts';

/** Of a word as sure as this nothing is asked. */
const SURE = 0.9;
/** Longer ones are no letter and its box's sides. */
const LONGEST = 3;

/** The boxes for an apartment's number, beside streets, of which nothing sure was read, so that they may hold one letter. */
export function unsureUnits(form: FormDefinition, map: MappedSheet): { readonly box: Region }[] {
  return form.fields.flatMap((rule) =>
    rule.where.flatMap((where) => {
      if (!('join' in where)) return [];
      const [first, ...others] = where.join;
      const street = first && firstFilled(locate(map, first));
      if (!street || street.words.length === 0) return [];
      const units = others.filter(({ say }) => say).map((part) => firstFilled(locate(map, part)));
      return units
        .filter((unit) => unit !== undefined)
        .filter(({ words }) =>
          words.every(({ text, confidence }) => text.length <= LONGEST && confidence < SURE),
        )
        .map(({ inner }) => ({ box: { ...inner, holds: 'letter' as const } }));
    }),
  );
}

/** What the first look made of a letter that the closer one cannot tell: no word, but a letter, or `Cc` of it. */
const ONE_LETTER = /^(?:\p{N}|(\p{L})\1?)$/iu;
const isUntold = ({ text }: Word) => !/[\p{L}\p{N}]/u.test(text);

/** The sheet with the letters that a look at these boxes found, each behind what stands before it on its line. */
export function withUnits(
  map: MappedSheet,
  units: readonly { readonly box: Region; readonly again: readonly Word[] }[],
): MappedSheet {
  return units.reduce((known, { box, again: [letter] }) => {
    const own = known.free.filter((word) => isInside(word.box, box));
    if (!letter || (isUntold(letter) && own.some(({ text }) => ONE_LETTER.test(text)))) return known;
    const others = known.free.filter((word) => !own.includes(word));
    const isBefore = ({ box: { x1, y0, y1 } }: Word) =>
      x1 <= letter.box.x0 && Math.min(y1, letter.box.y1) > Math.max(y0, letter.box.y0);
    const at = others.findLastIndex(isBefore) + 1;
    return { ...known, free: [...others.slice(0, at), letter, ...others.slice(at)] };
  }, map);
}
