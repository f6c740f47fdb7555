/** Hurries a reading that goes on for nothing, and ends one that takes too long: by the clock for the document, by processor time for each of its pages. */
import { SECOND } from '#platform/clock';
import { cpuSeconds } from './cpuSeconds.ts';

export interface TimeLimits {
  /** By the clock, for the document. */
  readonly limitMs: number;
  /** Of processor time, for each page and for the opening. */
  readonly pageCpuSeconds: number;
}

const LOOK_EVERY_MS = SECOND;
/** A child that had this share of the clock's time was working; one that had less waited for this machine. */
const BUSY_SHARE = 0.5;
/**
 * Of processor time, since the last page with a form: whoever scans a return has one within a few pages, and a quick machine
 * has looked at all that is looked at by then. Sixty pages of a hundred million points each had held a reader for five minutes.
 */
const FORMLESS_CPU_SECONDS = 90;
/** The same on a machine that gave the document little of its time: others wait for it even longer. */
const LATE_FORMLESS_CPU_SECONDS = 60;
/** So much of the clock is left for what was begun, and for putting together what was read. */
const HURRY_SHARE = 5 / 6;
/** A page that had this share of what a page may take is no longer waited for when the clock has run out. */
const STUCK_SHARE = 1 / 3;

export interface TimeWatch {
  /** The child tells that it came to another page, and how many with a form it has seen. */
  onPage(formPages?: number): void;
  stop(): void;
}

/** What a reader that takes long is told, each once at most. */
export interface TimeOrders {
  /** To begin no further page, and to answer with what it has. */
  readonly onHurry: () => void;
  /** To die. */
  readonly onOverrun: () => void;
}

/**
 * Calls `onHurry` when pages without a form have taken long enough, or most of the clock is gone. Calls `onOverrun` once at most, when one of the limits is reached. Where the machine was too busy to give the document
 * its time, the clock runs a second round, rather than that all that was read is thrown away and read again: but not for
 * a page that hangs.
 */
export function watchTime(
  pid: number | undefined,
  { limitMs, pageCpuSeconds }: TimeLimits,
  { onHurry, onOverrun }: TimeOrders,
): TimeWatch {
  const used = () => (pid === undefined ? 0 : cpuSeconds(pid));
  const atStart = used();
  let atPage = atStart;
  let atForm = atStart;
  let formsSeen = 0;
  let isLate = false;
  let isHurried = false;
  const stop = () => {
    clearTimeout(clock);
    clearTimeout(bell);
    clearInterval(processor);
  };
  const end = () => {
    stop();
    onOverrun();
  };
  const isOverPage = () => used() - atPage > pageCpuSeconds * (isLate ? STUCK_SHARE : 1);
  const hurry = () => {
    if (!isHurried) onHurry();
    isHurried = true;
  };
  const isFormless = () => used() - atForm > (isLate ? LATE_FORMLESS_CPU_SECONDS : FORMLESS_CPU_SECONDS);
  const wasBusy = (ms: number) => used() - atStart >= (ms / SECOND) * BUSY_SHARE;
  const onBell = () => {
    if (isLate || wasBusy(bellMs)) hurry();
  };
  const onClock = () => {
    if (isLate || wasBusy(limitMs)) return end();
    isLate = true;
    bell = setTimeout(onBell, bellMs);
    clock = setTimeout(onClock, limitMs);
  };
  const bellMs = limitMs * HURRY_SHARE;
  let bell = setTimeout(onBell, bellMs);
  let clock = setTimeout(onClock, limitMs);
  const processor = setInterval(() => {
    if (isOverPage()) end();
    else if (isFormless()) hurry();
  }, LOOK_EVERY_MS);
  const onPage = (formPages = 0) => {
    atPage = used();
    if (formPages > formsSeen) atForm = atPage;
    formsSeen = formPages;
  };
  return { onPage, stop };
}
