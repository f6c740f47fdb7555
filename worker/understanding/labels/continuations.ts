/** Labels of one sentence, which are no walls to one another: `PAYER'S name, street address, city ...`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Landmark } from './landmarks.ts';

const overlap = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);

/** Widest space between two words of one sentence, in points. */
const SPACE = 7;
const CONNECTIVE = /^(?:and|or|of|the|an?|in|&|\/)$/i;

/** How wide the words are that only lead from one label to the next: `business name & location`. */
const connection = (map: MappedSheet, from: Box, to: Box) =>
  orderOf(map)
    .connectives.filter(
      ({ box }) =>
        box.x0 > from.x1 - 1 && box.x1 < to.x0 + 1 && overlap(box.y0, box.y1, from.y0, from.y1) > 3,
    )
    .reduce((width, { box }) => width + box.x1 - box.x0 + SPACE, 0);

/** What is asked for with every value of a sheet: its labels from left to right, and the small words between labels. */
interface Order {
  readonly labels: readonly Landmark[];
  readonly connectives: readonly Word[];
}

const known = new WeakMap<MappedSheet, Order>();

function orderOf(map: MappedSheet): Order {
  const made = known.get(map) ?? {
    labels: [...map.landmarks].sort((a, b) => a.box.x0 - b.box.x0),
    connectives: map.free.filter(({ text }) => CONNECTIVE.test(text)),
  };
  known.set(map, made);
  return made;
}

/** The label with those found in the rest of the same sentence. */
export function continuations(map: MappedSheet, label: Landmark): Landmark[] {
  const own = [label];
  for (const other of orderOf(map).labels) {
    if (!other.hasNumber && !namesParty(other) && own.some((one) => isNext(map, one.box, other.box)))
      own.push(other);
  }
  return own;
}

/** `ZIP code` close before `PAYER'S name`: whose name that is begins another label. */
const namesParty = ({ words }: Landmark) =>
  /^(?:PAYER|RECIPIENT|EMPLOYER|EMPLOYEE|FILER|PAYEE)['’]S$/.test(words[0]?.text ?? '');

function isNext(map: MappedSheet, from: Box, to: Box): boolean {
  if (to.x0 <= from.x0 || overlap(from.y0, from.y1, to.y0, to.y1) <= 3) return false;
  const gap = to.x0 - from.x1;
  return gap < SPACE || gap < SPACE + connection(map, from, to);
}
