/** What an invariant is: something that must hold for the stored data at any quiet moment, and how it is looked at. */

/** One place where an invariant does not hold. Ids, names of collections and figures only. */
export interface Violation {
  readonly collection: string;
  readonly id: string;
  readonly what: string;
}

export interface Look {
  /** How many things were looked at. */
  readonly checked: number;
  readonly violations: readonly Violation[];
}

export interface Invariant {
  readonly id: string;
  readonly sentence: string;
  readonly look: () => Promise<Look>;
}

/** A look over rows one by one; `judge` answers what is wrong with one, or undefined. */
export async function lookAtEach<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  judge: (row: Row) => Promise<Violation | undefined> | Violation | undefined,
): Promise<Look> {
  let checked = 0;
  const violations: Violation[] = [];
  for await (const row of rows) {
    checked += 1;
    const violation = await judge(row);
    if (violation) violations.push(violation);
  }
  return { checked, violations };
}
