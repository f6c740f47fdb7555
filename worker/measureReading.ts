/** Counts and times one reading for the metrics: which type, how it ended, how long it had waited and took. */
import { now } from '#platform/clock';
import { reads, readSeconds, readWaitSeconds } from '#platform/metrics/meters';
import type { DocumentRow } from '#platform/models/document';
import type { ChildOutcome } from './parserChild/parserChild.ts';

const endOf = (ended: ChildOutcome) =>
  ended.kind === 'reading'
    ? { outcome: ended.reading.outcome, reason: ended.reading.reason ?? '' }
    : { outcome: 'stopped', reason: ended.reason };

/** Call when reading begins; the answered function is called with how it ended. */
export function measureReading({ documentType: type, uploadedAt, extraction }: DocumentRow) {
  const isFirst = extraction.tries === 1;
  // Clocks of two machines differ by a little; a wait is never negative.
  if (isFirst) readWaitSeconds.observe(Math.max(0, (now().getTime() - uploadedAt.getTime()) / 1000));
  const stop = readSeconds.startTimer({ type });
  return (ended: ChildOutcome): void => {
    const end = endOf(ended);
    stop({ outcome: end.outcome });
    reads.inc({ type, ...end });
  };
}
