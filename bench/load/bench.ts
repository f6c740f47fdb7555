/** What every part of the load bench is given. */
import type { FaultPortal } from '../../tests/faults/support/portal.ts';

export interface Bench {
  readonly portal: FaultPortal;
  /** Where the probe in the API writes. */
  readonly probeFile: string;
  readonly perSecond: number;
  /** Of one stretch of load. */
  readonly seconds: number;
}

/** `met` or `NOT MET`, for the end of a line. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');
