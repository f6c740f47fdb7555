/** The letter of an apartment, alone in its box of a scanned form: the first look passes it over, and the street would be another house's. */
import type { Region } from '../reading/ocr/readRegions.ts';
import type { Word } from '../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { FormDefinition } from './formDefinition.ts';
import { firstFilled, locate } from './locate.ts';
import { isInside } from './sheet.ts';

/** A box for an apartment's number beside a street of which nothing sure was read. */
export interface UnitBox {
  readonly box: Region;
  /** The words of the street before it. */
  readonly street: readonly Word[];
}

/** Of a word as sure as this nothing is asked. */
const SURE = 0.9;
/** Longer ones are no letter and its box's sides. */
const LONGEST = 3;

/** The boxes of a form for an apartment's number that may hold one letter. */
export function unsureUnits(form: FormDefinition, map: MappedSheet): UnitBox[] {
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
        .map(({ inner }): UnitBox => ({ box: { ...inner, holds: 'letter' }, street: street.words }));
    }),
  );
}

/** What the first look made of a letter that the closer one cannot tell: no word, but a letter, or `Cc` of it. */
const ONE_LETTER = /^(?:\p{N}|(\p{L})\1?)$/iu;
const isUntold = (words: readonly Word[]) => !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** The sheet with the letters that a look at these boxes found, each behind its street. */
export function withUnits(
  map: MappedSheet,
  units: readonly (UnitBox & { readonly again: readonly Word[] })[],
): MappedSheet {
  return units.reduce((known, { box, street, again }) => {
    const own = known.free.filter((word) => isInside(word.box, box));
    if (again.length === 0 || (isUntold(again) && own.some(({ text }) => ONE_LETTER.test(text))))
      return known;
    const others = known.free.filter((word) => !own.includes(word));
    const at = others.indexOf(street.at(-1)!) + 1;
    return { ...known, free: [...others.slice(0, at), ...again, ...others.slice(at)] };
  }, map);
}
