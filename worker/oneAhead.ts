/** Works on the next item while the last one's result is still awaited, so that neither the processors nor the programs wait. */

export interface Begun<T, R> {
  readonly item: T;
  readonly result: Promise<R>;
}

/**
 * The items in their order, each with its result under way and the next one begun. Whoever takes them awaits each result
 * before the next item. Ends, also when it is left early, only after all that was begun has ended.
 */
export async function* oneAhead<T, R>(
  items: Iterable<T>,
  begin: (item: T) => Promise<R>,
): AsyncGenerator<Begun<T, R>, void, undefined> {
  const endings: Promise<unknown>[] = [];
  let last: Begun<T, R> | undefined;
  try {
    for (const item of items) {
      const result = begin(item);
      endings.push(result.catch(() => {}));
      if (last) yield last;
      last = { item, result };
    }
    if (last) yield last;
  } finally {
    await Promise.all(endings);
  }
}
