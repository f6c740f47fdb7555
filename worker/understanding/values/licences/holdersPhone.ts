/** The telephone number on a licence, unless the office's own. */
import { phone } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `Telephone (775) 555-0142 boards.nevada.gov`: with the page of an office beside it, it is that of the office. */
export const holdersPhone: Shape = (words, cell) =>
  OF_OFFICE.test(textOf(words)) ? null : phone(words, cell);
const OF_OFFICE = /\.gov\b|\bstate\.\p{L}{2}\.us\b/iu;
