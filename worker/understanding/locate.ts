/** Finds the words at a place that a form's data names. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../reading/page.ts';
import { cellBelow, rowRight, wordsIn, type MappedSheet } from './cells.ts';
import type { Where } from './formDefinition.ts';
import type { Landmark } from './landmarks.ts';
import { around } from './sheet.ts';

/** A cell, its free words in reading order, and how many letters of its label were misread. */
export interface Located {
  readonly box: Box;
  readonly words: readonly Word[];
  readonly edits: number;
}

/** All cells a place may mean, top to bottom: one for each time its label is printed. */
export function locate(map: MappedSheet, where: Where): Located[] {
  if ('join' in where) return joined(map, where.join);
  if ('between' in where) return between(map, where.between);
  const label = 'below' in where ? where.below : where.right;
  return landmarksOf(map, label, where.beside).map((landmark) => {
    const box = 'below' in where ? cellBelow(map, landmark, where) : rowRight(map, landmark, where.rows);
    return { box, words: wordsIn(map, box), edits: landmark.edits };
  });
}

const middle = ({ box }: Landmark) => (box.y0 + box.y1) / 2;

function landmarksOf(map: MappedSheet, label: string, beside: string | undefined): Landmark[] {
  const places = map.landmarks
    .filter((landmark) => landmark.label === label)
    .sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  if (beside === undefined) return places;
  const others = map.landmarks.filter((landmark) => landmark.label === beside);
  return places.filter((place) =>
    others.some((other) => Math.abs(middle(place) - middle(other)) < 6 && other.box.x0 < place.box.x0),
  );
}

/** The first cell of each part, one after the other; the first part must hold something. */
function joined(map: MappedSheet, parts: readonly (Where & { readonly say?: string })[]): Located[] {
  const cells = parts.map((part) => ({ part, cell: locate(map, part)[0] }));
  const first = cells[0]?.cell;
  if (!first || first.words.length === 0) return [];
  const given = cells.flatMap(({ part, cell }) => (cell && cell.words.length > 0 ? [{ part, cell }] : []));
  return [
    {
      box: around(given.map(({ cell }) => cell.box)),
      words: given.flatMap(({ part, cell }) => spoken(cell.words, part.say)),
      edits: Math.max(...given.map(({ cell }) => cell.edits)),
    },
  ];
}

/** `4B` in a box named `Apt. no.` means `Apt 4B`. */
function spoken(words: readonly Word[], say: string | undefined): readonly Word[] {
  const saysItself = words.some((word) => /^(?:apt|unit|ste|suite|#|no|rm|room|fl|floor)/i.test(word.text));
  return say && !saysItself ? [{ ...words[0]!, text: say }, ...words] : words;
}

function between(map: MappedSheet, [start, end]: readonly [string, string]): Located[] {
  const top = landmarksOf(map, start, undefined)[0];
  if (!top) return [];
  const bottom = landmarksOf(map, end, undefined).find((landmark) => landmark.box.y0 > top.box.y0);
  if (!bottom) return [];
  const box = { x0: 0, x1: map.sheet.width, y0: top.box.y1, y1: bottom.box.y0 - 1 };
  return [{ box, words: wordsIn(map, box), edits: top.edits + bottom.edits }];
}
