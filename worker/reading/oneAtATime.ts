/** Lets work on pixels be done one piece after the other: two pages drawn at once would both be late. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs what it is given in the order it comes, each after what waited for the one before has gone on. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    return mine;
  };
}
