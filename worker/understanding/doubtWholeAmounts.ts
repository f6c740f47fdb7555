/** Makes a scanned amount doubtful that has no cents where the form's other amounts have: `732` of `9,732.53`, of which the rest was not read. */
import type { Candidate } from './candidate.ts';

/** So many amounts with cents tell how a form is filled in, and so many times as many as have none. */
const FEWEST = 4;
const TIMES = 4;
const DOUBT = 0.4;

/** The values of one form; sums may still prove such an amount. */
export function doubtWholeAmounts(values: readonly Candidate[]): Candidate[] {
  const amounts = values.filter(({ hasCents, source }) => hasCents !== undefined && source === 'ocr');
  const whole = amounts.filter(({ hasCents }) => !hasCents);
  const withCents = amounts.length - whole.length;
  if (withCents < Math.max(FEWEST, TIMES * whole.length)) return [...values];
  return values.map((value) =>
    whole.includes(value) ? { ...value, confidence: value.confidence * DOUBT } : value,
  );
}
