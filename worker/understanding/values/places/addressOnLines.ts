/** A whole address whose town stands in a line below its street, as in a block beside a label. */
import { wholeAddress } from './address.ts';
import type { Shape } from '../shape.ts';

/** Not `1 Elm St, Reno, NV 89501` in one line, below which another address may be said. */
export const addressOnLines: Shape = (words, cell) => {
  const parts = wholeAddress(words, cell);
  const [street, town] = [parts?.street?.words.at(-1), parts?.zipCode?.words[0]];
  return street && town && town.box.y0 > street.box.y1 - 1 ? parts : null;
};
