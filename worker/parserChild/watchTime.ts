/** Ends a reading that takes too long: by the clock for the document, by processor time for each of its pages. */
import { SECOND } from '#platform/clock';
import { cpuSeconds } from './cpuSeconds.ts';

export interface TimeLimits {
  /** By the clock, for the document. */
  readonly limitMs: number;
  /** Of processor time, for each page and for the opening. */
  readonly pageCpuSeconds: number;
}

/** A dense page takes 5-10 s of a core; ten times that is a page made to hang the reader. */
export const PAGE_CPU_SECONDS = 60;
const LOOK_EVERY_MS = SECOND;
/** A child that had this share of the clock's time was working; one that had less waited for this machine. */
const BUSY_SHARE = 0.5;
/** A page that had this share of what a page may take is no longer waited for when the clock has run out. */
const STUCK_SHARE = 1 / 3;

export interface TimeWatch {
  /** The child tells that it came to another page. */
  onPage(): void;
  stop(): void;
}

/**
 * Calls `onOverrun` once at most, when one of the limits is reached. Where the machine was too busy to give the document
 * its time, the clock runs a second round, rather than that all that was read is thrown away and read again: but not for
 * a page that hangs.
 */
export function watchTime(
  pid: number | undefined,
  { limitMs, pageCpuSeconds }: TimeLimits,
  onOverrun: () => void,
): TimeWatch {
  const used = () => (pid === undefined ? 0 : cpuSeconds(pid));
  const atStart = used();
  let atPage = atStart;
  let isLate = false;
  const stop = () => {
    clearTimeout(clock);
    clearInterval(processor);
  };
  const end = () => {
    stop();
    onOverrun();
  };
  const isOverPage = () => used() - atPage > pageCpuSeconds * (isLate ? STUCK_SHARE : 1);
  const onClock = () => {
    const wasBusy = used() - atStart >= (limitMs / SECOND) * BUSY_SHARE;
    if (isLate || wasBusy) return end();
    isLate = true;
    clock = setTimeout(onClock, limitMs);
  };
  let clock = setTimeout(onClock, limitMs);
  const processor = setInterval(() => {
    if (isOverPage()) end();
  }, LOOK_EVERY_MS);
  return { onPage: () => (atPage = used()), stop };
}
