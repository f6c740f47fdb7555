/** Lets the saves of one person through one after the other: racing ones would each read and seal everything again and again. */
import { SECOND } from '#platform/clock';
import { withinTime } from '#platform/withinTime';

/** A database that hangs must not make a queue of it; whoever waited this long goes ahead, and the revision decides. */
const LONGEST_WAIT_MS = 4 * SECOND;

const last = new Map<string, Promise<unknown>>();

/**
 * Runs `work` when the work given before under this key has ended, in this process. Only a courtesy: what keeps saves
 * from overwriting each other is the revision in the database.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = withinTime(LONGEST_WAIT_MS, last.get(key) ?? Promise.resolve()).catch(() => undefined);
  const mine = before.then(work);
  const ended = mine.catch(() => undefined);
  last.set(key, ended);
  void ended.then(() => {
    if (last.get(key) === ended) last.delete(key);
  });
  return await mine;
}
