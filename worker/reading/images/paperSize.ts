/** How large a page is in points when only its pixels are known: most papers that people send are 8.5 x 11 inches. */

const SHORT = 612;
const LONG = 792;
/** 8.5 : 11 is 0.773 and A4 0.707; photos and crops stray a little. */
const isSheet = (ratio: number) => ratio > 0.69 && ratio < 0.86;
const ratioOf = (width: number, height: number) => Math.min(width, height) / Math.max(width, height);

/** Is it, upright or lying, a whole sheet of the paper that most people send? */
export const isSheetShaped = (width: number, height: number): boolean => isSheet(ratioOf(width, height));

/** Size in points of a picture of this shape: a whole sheet, upright or lying, or a part of one as wide as a sheet. */
export function paperSize(width: number, height: number): { width: number; height: number } {
  const isLying = width > height;
  const ratio = ratioOf(width, height);
  if (isSheet(ratio)) return isLying ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
  // A long receipt: its height is what a sheet's would be, so that it is not blown up.
  const points = !isLying && ratio < 0.5 ? LONG * ratio : SHORT;
  return { width: points, height: (points * height) / width };
}
