/** Where a company a certificate speaks of was formed: `is a Georgia limited liability company authorized to transact business in the State of Florida`. */
import { speechOf, wordsAfter } from './sentences.ts';
import type { Shape } from './shape.ts';
import { stateName } from './states.ts';
import { asValue, only } from './told.ts';

const HOME =
  /\bis an? (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:(?:non)?profit |professional |business )?(?:limited|corporation|partnership)\b)/u;

/** The name of the state before the kind of company. */
export const toldHome: Shape = (words, cell) =>
  asValue(only(wordsAfter(speechOf(words), HOME).map((print) => stateName(print, cell)?.value)));
