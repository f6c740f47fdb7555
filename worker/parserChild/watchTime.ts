/** Ends a reading that takes too long: by the clock for the document, by processor time for each of its pages. */
import { SECOND } from '#platform/clock';
import { cpuSeconds } from './cpuSeconds.ts';

/** `worked`: the document kept the child busy, and would again. `waited`: the machine was too busy to give it time. */
export type Overrun = 'worked' | 'waited';

export interface TimeLimits {
  /** By the clock, for the document. */
  readonly limitMs: number;
  /** Of processor time, for each page and for the opening. */
  readonly pageCpuSeconds: number;
}

/** A dense page takes 5-10 s of a core; ten times that is a page made to hang the reader. */
export const PAGE_CPU_SECONDS = 60;
const LOOK_EVERY_MS = SECOND;
/** A child that had this share of the clock's time was working. */
const BUSY_SHARE = 0.5;

export interface TimeWatch {
  /** The child tells that it came to another page. */
  onPage(): void;
  stop(): void;
}

/** Calls `onOverrun` once at most, when one of the limits is reached. */
export function watchTime(
  pid: number | undefined,
  { limitMs, pageCpuSeconds }: TimeLimits,
  onOverrun: (overrun: Overrun) => void,
): TimeWatch {
  const used = () => (pid === undefined ? 0 : cpuSeconds(pid));
  const atStart = used();
  let atPage = atStart;
  const stop = () => {
    clearTimeout(clock);
    clearInterval(processor);
  };
  const end = (overrun: Overrun) => {
    stop();
    onOverrun(overrun);
  };
  const clock = setTimeout(() => {
    const isBusy = used() - atStart >= (limitMs / SECOND) * BUSY_SHARE;
    end(isBusy ? 'worked' : 'waited');
  }, limitMs);
  const processor = setInterval(() => {
    if (used() - atPage > pageCpuSeconds) end('worked');
  }, LOOK_EVERY_MS);
  return { onPage: () => (atPage = used()), stop };
}
