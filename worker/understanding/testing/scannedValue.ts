/** Values for tests, as a scan's print gives them: what is not told is that of any clear one. */
import type { Candidate } from '../candidate.ts';

export const scannedValue = (
  to: string,
  value: Candidate['value'],
  change: Partial<Candidate> = {},
): Candidate => ({
  to: to as Candidate['to'],
  value,
  page: 1,
  box: null,
  confidence: 0.9,
  source: 'ocr',
  use: 'direct',
  ...change,
});
