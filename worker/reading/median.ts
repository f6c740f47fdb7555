/** The middle one of some figures. */

/** Of an even number of them the upper of the two in the middle; of none `undefined`, though the type does not say so. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;
