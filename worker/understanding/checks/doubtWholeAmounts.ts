/** Makes a scanned amount doubtful that has no cents where the form's other amounts have: `732` of `9,732.53`, of which the rest was not read. */
import type { Candidate } from '../candidate.ts';

/** So many amounts with cents tell how a form is filled in, and so many times as many as have none. */
const FEWEST = 4;
const TIMES = 4;
const DOUBT = 0.4;

/** The values of one form; sums may still prove such an amount, and one that stands elsewhere with its cents may be no other than that. */
export function doubtWholeAmounts(all: readonly Candidate[]): Candidate[] {
  const values = all.map((value) => {
    const whole = all.find((other) => isRoundOf(value, other));
    return whole
      ? { ...value, value: whole.value, hasCents: true, confidence: value.confidence * DOUBT }
      : value;
  });
  const amounts = values.filter(({ hasCents, source }) => hasCents !== undefined && source === 'ocr');
  const whole = amounts.filter(({ hasCents }) => !hasCents);
  const withCents = amounts.length - whole.length;
  if (withCents < Math.max(FEWEST, TIMES * whole.length)) return values;
  return values.map((value) =>
    whole.includes(value) ? { ...value, confidence: value.confidence * DOUBT } : value,
  );
}

/** `46,703` of a W-2 whose other box says 46,702.12: the tax on it, a percent or so, proves it to the dollar only. */
const isRoundOf = (value: Candidate, other: Candidate): boolean =>
  value.source === 'ocr' &&
  value.hasCents === false &&
  other.hasCents === true &&
  typeof value.value === 'number' &&
  typeof other.value === 'number' &&
  value.value >= LEAST &&
  Math.abs(value.value - other.value) < 1;
/** Smaller ones may be near each other by chance. */
const LEAST = 1000;
