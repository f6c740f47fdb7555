/** The middle one of some figures. */

/** Of an even number of them the upper of the two in the middle; of none `undefined`, though the type does not say so. */
export const median = (values: readonly number[]): number =>
  (values.length < 2 ? values : Float64Array.from(values).sort())[values.length >> 1]!;
