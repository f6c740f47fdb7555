/** Draws documents, has them read, and marks the readings. */
import type { Reading } from '#domain/documents/extraction';
import { makeSample, type PlannedSample } from '../samples/makeSamples.ts';
import { scoreDocument, type DocumentScore } from './scoreDocument.ts';

export type Read = (bytes: Uint8Array, fileName: string) => Promise<Reading>;

export interface SelftestOptions {
  /** Points by which the drawing moves every value off its box: a reader that reads places must notice. */
  readonly valueShift?: number;
  readonly onScore?: (score: DocumentScore, milliseconds: number) => void;
}

export async function runSelftest(
  plan: readonly PlannedSample[],
  read: Read,
  { valueShift = 0, onScore }: SelftestOptions = {},
): Promise<DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const planned of plan) {
    const { bytes, entry } = await makeSample(planned, valueShift);
    const start = performance.now();
    const score = scoreDocument(entry, await read(bytes, entry.file).catch(crashed));
    scores.push(score);
    onScore?.(score, performance.now() - start);
  }
  return scores;
}

/** A reader that throws has read nothing: the set goes on, and the document counts in full. */
const crashed = (): Reading => ({
  outcome: 'failed',
  reason: 'reader-crashed',
  documentType: null,
  pageCount: 0,
  forms: [],
  found: [],
  additionalPeople: [],
});
