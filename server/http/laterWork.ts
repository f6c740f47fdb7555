/** Work that goes on after its request was answered, so that the answer's time tells nothing; a shutdown waits for it. */
import { log } from '#platform/log';

const running = new Set<Promise<unknown>>();

/** Starts work nobody waits for; its failure is logged. */
export function later(step: string, work: () => Promise<unknown>): void {
  const task = work()
    .catch((err: unknown) => log.error({ err, step }, 'work after the answer failed'))
    .finally(() => running.delete(task));
  running.add(task);
}

/** Resolves when all work started so far has ended. */
export async function settleLaterWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
