/** A business and who operates it, within one sentence of a deed: `Know all men by these presents, that Elm Gravel, operated by Ann Lee, having paid`. */
import { isBusinessName } from '../names/businessWords.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { parsePersonName } from '../names/names.ts';
import { textOf } from '../runs.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, nameAt, only } from '../told.ts';

const KNOWN = /\b(?:these presents,? that|be it known that|is to certify that|certif(?:y|ies) that):? /i;
const BY = /\b(?:operated|owned|conducted|managed) (?:and (?:operated|managed) )?by:? /i;

/** What is operated by somebody else. */
export const toldOperated: Shape = (words) => {
  const names = wordsAfter(speechOf(words), KNOWN).map((print) => {
    const name = nameAt(print);
    const isOperated = textOf(print.slice(name.length, name.length + MOST_BETWEEN)).search(BY) === 0;
    return isOperated ? bare(parseBusinessName(name)) : null;
  });
  return asValue(only(names));
};
/** `owned and operated by Ann`. */
const MOST_BETWEEN = 5;

/** Who operates it, where that is a person. */
export const toldOperator: Shape = (words) => {
  const names = wordsAfter(speechOf(words), BY).map((print) => {
    const name = nameAt(print);
    return hasCompanySuffix(textOf(name)) || isBusinessName(textOf(name))
      ? null
      : bare(parsePersonName(name));
  });
  return asValue(only(names));
};
