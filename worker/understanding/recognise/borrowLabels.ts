/** Copies of a form on one sheet share one print: a label misread on one copy stands where the others have it. */
import type { Box } from '#domain/documents/extraction';
import type { Landmark } from '../labels/landmarks.ts';
import { median } from '../../reading/median.ts';
import { isInside, type Sheet } from '../sheet/sheet.ts';

export interface LabelledSheet {
  readonly sheet: Sheet;
  readonly landmarks: readonly Landmark[];
}

/** So many labels two copies must share before one lends to the other: they tell how far apart the copies are. */
const FEWEST_SHARED = 3;
/** Points by which scanning shifts a label against its twin. */
const SHIFT = 4;
/** What a borrowed place costs in certainty, as misread letters do. */
const EDITS = 2;

/** The copies, each with the labels it lacks added where other copies show them. */
export function borrowLabels(copies: readonly LabelledSheet[]): LabelledSheet[] {
  return copies.map((copy) => {
    let landmarks = [...copy.landmarks];
    for (const lender of copies) {
      const shift = lender === copy ? null : shiftBetween(lender, copy);
      if (shift) landmarks = [...landmarks, ...missingFrom(landmarks, lender, shift, copy.sheet)];
    }
    return { ...copy, landmarks };
  });
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** The middle of the distances between labels that both show once; null where they show too few or disagree. */
function shiftBetween(from: LabelledSheet, to: LabelledSheet): Shift | null {
  const pairs = from.landmarks.flatMap((landmark) => {
    const twins = to.landmarks.filter(({ label }) => label === landmark.label);
    const own = from.landmarks.filter(({ label }) => label === landmark.label);
    return twins.length === 1 && own.length === 1
      ? [{ x: twins[0]!.box.x0 - landmark.box.x0, y: twins[0]!.box.y0 - landmark.box.y0 }]
      : [];
  });
  if (pairs.length < FEWEST_SHARED) return null;
  const shift = { x: median(pairs.map(({ x }) => x)), y: median(pairs.map(({ y }) => y)) };
  const agreeing = pairs.filter(({ x, y }) => Math.abs(x - shift.x) < SHIFT && Math.abs(y - shift.y) < SHIFT);
  return agreeing.length >= FEWEST_SHARED ? shift : null;
}

function missingFrom(
  known: readonly Landmark[],
  lender: LabelledSheet,
  shift: Shift,
  sheet: Sheet,
): Landmark[] {
  const claimed = new Set(known.flatMap(({ words }) => words));
  const words = sheet.lines.flatMap((line) => line.words).filter((word) => !claimed.has(word));
  return lender.landmarks
    .filter(({ label }) => !known.some((landmark) => landmark.label === label))
    .map((landmark) => {
      const box = moved(landmark.box, shift);
      const under = words.filter((word) => isInside(word.box, box));
      return {
        ...landmark,
        box,
        words: under,
        textStart: landmark.textStart + shift.x,
        edits: landmark.edits + EDITS,
      };
    });
}

const moved = ({ x0, y0, x1, y1 }: Box, { x, y }: Shift): Box => ({
  x0: x0 + x,
  y0: y0 + y,
  x1: x1 + x,
  y1: y1 + y,
});
