/** How a page's text runs: across or down, and by how many degrees crooked, from the sharpness of its lines' profile. */
import type { InkPoints } from './inkPoints.ts';

export interface Skew {
  /** Text runs down or up the picture: it must be turned by a quarter. */
  readonly isSideways: boolean;
  /** Degrees by which the lines fall to the right (clockwise). */
  readonly degrees: number;
}

/** A hand-held photo or a page fed badly; more than this is meant to be so. */
const MAX_DEGREES = 10;
const STEP = 0.5;
/** Rows are counted this many pixels together: curled lines would otherwise give the slope of their straightest part. */
const ROW = 3;
/** Too little ink to tell. */
const MIN_POINTS = 200;
/** Forms have columns too: text must be clearly sharper the other way before a page is turned. */
const SIDEWAYS_FACTOR = 1.15;

/** Measures the text of a page. */
export function findSkew(ink: InkPoints): Skew {
  if (ink.xs.length < MIN_POINTS) return { isSideways: false, degrees: 0 };
  const across = best(ink.xs, ink.ys);
  const down = best(ink.ys, ink.xs);
  const isSideways = down.sharpness > across.sharpness * SIDEWAYS_FACTOR;
  return { isSideways, degrees: isSideways ? -down.degrees : across.degrees };
}

interface Candidate {
  readonly degrees: number;
  readonly sharpness: number;
}

function best(along: Float32Array, across: Float32Array): Candidate {
  let found: Candidate = { degrees: 0, sharpness: -1 };
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP) {
    const candidate = { degrees, sharpness: sharpness(along, across, degrees) };
    if (candidate.sharpness > found.sharpness) found = candidate;
  }
  return found;
}

/** Lines of text give a profile of peaks and gaps: the sum of squared steps is greatest when they lie level. */
function sharpness(along: Float32Array, across: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = 2000;
  const profile = new Float32Array(8000);
  for (let index = 0; index < along.length; index++) {
    const at = ((across[index]! - slope * along[index]!) / ROW + offset) | 0;
    if (at >= 0 && at < profile.length) profile[at]!++;
  }
  let sum = 0;
  for (let at = 1; at < profile.length; at++) sum += (profile[at]! - profile[at - 1]!) ** 2;
  return sum / along.length;
}
