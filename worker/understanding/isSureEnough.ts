/** Which values may be shown at all: what OCR was unsure of is left out, unless the form's arithmetic proves it. */
import type { Candidate } from './candidate.ts';

/** Values with digits are right or wrong; letters may be slightly off and still help. */
const MIN_EXACT = 0.5;
const MIN_TEXT = 0.35;
/** An SSN or EIN that is wrong by a digit is somebody else's, and no arithmetic notices: measured, 0.66 parts right from wrong. */
const MIN_NUMBER = 0.66;
const NINE_DIGITS = /^(\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/;

/** May the value be shown? */
export function isSureEnough({ source, isVerified, confidence, value }: Candidate): boolean {
  if (source === 'form-field' || source === 'text' || isVerified) return true;
  if (NINE_DIGITS.test(String(value))) return confidence >= MIN_NUMBER;
  const isText = typeof value === 'string' && !/\d/.test(value);
  return confidence >= (isText ? MIN_TEXT : MIN_EXACT);
}
