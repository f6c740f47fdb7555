/** What a dashed or dotted rule is made of, in points but for the ink; on a page as in a crop of it. */

/** Paler than this is paper; dashes are thin, and grey on a coarse scan. */
export const INK = 195;
/** A dash is no longer, a gap between two no wider, and the rule no thicker. */
export const LONGEST_DASH = 5;
export const WIDEST_GAP = 3.5;
export const THICKEST = 2;
