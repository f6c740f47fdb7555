/** The one clock of server and worker, so that a test can move it. Leases use the database's clock instead. */

let read: () => Date = () => new Date();

/** The current time. */
export function now(): Date {
  return read();
}

/** The time `ms` milliseconds from now (negative: ago). */
export function fromNow(ms: number): Date {
  return new Date(read().getTime() + ms);
}

/** Tests only: replaces the clock; without an argument the real one returns. */
export function setClock(reader: () => Date = () => new Date()): void {
  read = reader;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
