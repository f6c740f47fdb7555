/** The last line of a test run, from what Jest really counted. */
import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number; isComplete: boolean };

/** What countReporter.mjs wrote last; nothing counted when it wrote nothing. */
export function readCounts(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0, isComplete: false };
  }
}

/** A run that broke, or that Jest calls failed without a failed test (none found, say), counts as one failure. */
export function closingLine(counts: Counts, jestCode: number): string {
  const isBroken = !counts.isComplete || (jestCode !== 0 && counts.failed === 0);
  const failed = counts.failed + (isBroken ? 1 : 0);
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${failed} failed${skipped}`;
}
