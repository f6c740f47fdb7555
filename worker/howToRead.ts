/** How closely a page of pixels is looked at, by its place among those of its document: OCR takes seconds a page, and a document has three minutes. */

/** Pages of pictures that are read to the end; more than a return with its schedules has. */
export const MAX_OCR_PAGES = 12;
/** As many more are looked at by their heads (half a second each); with the rest, all that was read before would be lost to the clock. */
const MAX_GLANCES = 100;

/** Pages of any kind that are read: of a million all that was read would be lost to the clock. */
export const MOST_PAGES = 2000;

/** `ifForm`: only where its head names a form. `nth`: counted from 1, pages with text of their own not among them. */
export function howToRead(nth: number): 'whole' | 'ifForm' | 'not' {
  if (nth <= MAX_OCR_PAGES) return 'whole';
  return nth <= MAX_OCR_PAGES + MAX_GLANCES ? 'ifForm' : 'not';
}
