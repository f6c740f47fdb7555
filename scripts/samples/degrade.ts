/** What happens to a document before it is uploaded: kept as it is, scanned, faxed or photographed. */
import { seededRandom, seedFor } from './random.ts';
import type { Expected, Sample } from './sample.ts';
import { NOISY, SCAN_200, SCAN_300, scanPdf } from './degrade/scan.ts';
import { photographPdf } from './degrade/photo.ts';

export const VARIANTS = ['fillable', 'flat', 'scan200', 'scan300', 'noisy', 'photo'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface DegradedSample {
  readonly bytes: Uint8Array;
  readonly extension: 'pdf' | 'jpg';
  readonly expected: Expected;
}

const SCANS = { scan200: SCAN_200, scan300: SCAN_300, noisy: NOISY } as const;

/** The same sample, variant and seed give the same picture. A photo shows page 1, so less is expected of it. */
export async function degrade(sample: Sample, variant: Variant, seed: number): Promise<DegradedSample> {
  const random = seededRandom(seedFor(seed, variant));
  if (variant === 'fillable' || variant === 'flat')
    return { bytes: sample.pdf, extension: 'pdf', expected: sample.expected };
  if (variant === 'photo') {
    const expected = sample.expectedOnFirstPage ?? sample.expected;
    return { bytes: await photographPdf(sample.pdf, random), extension: 'jpg', expected };
  }
  return {
    bytes: await scanPdf(sample.pdf, SCANS[variant], random),
    extension: 'pdf',
    expected: sample.expected,
  };
}
