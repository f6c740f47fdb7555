/** A name behind a colon that stands apart from its label: `CLIENT : LEE, ANN T`. */
import { parsePersonName } from './names.ts';
import { runsOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between columns. */
const COLUMN_GAP = 2;

export const nameBehindColon: Shape = (words) => {
  const [colon, ...behind] = words;
  const value = colon?.text === ':' ? parsePersonName(runsOf(behind, COLUMN_GAP)[0] ?? []) : null;
  return value ? { value } : null;
};
