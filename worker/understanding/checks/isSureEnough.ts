/** Which values may be shown at all: what OCR was unsure of is left out, unless the form's arithmetic proves it. */
import type { Candidate } from '../candidate.ts';

/** Values with digits are right or wrong; letters may be slightly off and still help. */
const MIN_EXACT = 0.5;
const MIN_TEXT = 0.35;
/** An SSN or EIN that is wrong by a digit is somebody else's, and no arithmetic notices: measured, 0.66 parts right from wrong. */
const MIN_NUMBER = 0.66;
const NINE_DIGITS = /^(\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/;
/** Phone numbers and activity codes: nothing tells a misread digit. Measured, below 0.8 two of five were right. */
const MIN_CODE = 0.8;
const CODE = /^(\(\d{3}\) \d{3}-\d{4}|\d{6})$/;

/** May the value be shown? */
export function isSureEnough({ source, isVerified, confidence, value }: Candidate): boolean {
  if (source === 'form-field' || source === 'text' || isVerified) return true;
  // An amount that the form's own sums contradict, and that no single digit puts right, is not shown at all.
  if (isVerified === false && typeof value === 'number') return false;
  if (NINE_DIGITS.test(String(value))) return confidence >= MIN_NUMBER;
  if (typeof value === 'string' && CODE.test(value)) return confidence >= MIN_CODE;
  // An address of e-mail that is slightly off reaches somebody else.
  const isText = typeof value === 'string' && !/[\d@]/.test(value);
  return confidence >= (isText ? MIN_TEXT : MIN_EXACT);
}
