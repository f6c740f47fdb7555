/** Gathers what is asked for while work for the same key is under way, to do it together instead of one after the other. */

interface Asked<Item, Done> {
  readonly item: Item;
  readonly settle: (outcome: PromiseSettledResult<Done>) => void;
}

/** Does several items of one key, in their order; one outcome for each. Throws when none of them could be done. */
export type Work<Item, Done> = (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Done>[]>;

/** Answers a function that has an item done: at once, or with others (`most` in one go) that came while the key was busy. */
export function gatherWork<Item, Done>(
  most: number,
  work: Work<Item, Done>,
): (key: string, item: Item) => Promise<Done> {
  const busy = new Map<string, Asked<Item, Done>[]>();

  const doAll = async (key: string, waiting: Asked<Item, Done>[]) => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const outcomes = await work(batch.map(({ item }) => item));
        for (const [index, { settle }] of batch.entries())
          settle(outcomes[index] as PromiseSettledResult<Done>);
      } catch (reason) {
        // The database is away or hangs: those behind would wait as long as these did, for the same answer.
        for (const { settle } of [...batch, ...waiting.splice(0)]) settle({ status: 'rejected', reason });
      }
    }
    // In the same breath as the last look: whoever came between the two would wait for ever.
    busy.delete(key);
  };

  return async (key, item) => {
    const outcome = await new Promise<PromiseSettledResult<Done>>((settle) => {
      const asked = { item, settle };
      const waiting = busy.get(key);
      if (waiting) return void waiting.push(asked);
      const first = [asked];
      busy.set(key, first);
      void doAll(key, first);
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}
