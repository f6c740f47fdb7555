/** Where a company a certificate speaks of was formed: `is a Georgia limited liability company authorized to transact business in the State of Florida`, `organized under the laws of the State of Nevada`. */
import type { Word } from '../../../reading/page.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { stateName } from '../places/states.ts';
import { asValue, only } from '../told.ts';

const HOME =
  /\bis an? (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:(?:non)?profit |professional |business )?(?:limited|corporation|partnership)\b)/u;

/** Not a person or a firm `authorized under the laws of` whoever grants that. */
const LAWS =
  /\b(?:organized|incorporated|formed|created)(?: and existing)? under (?:and by virtue of )?the laws of (?:the )?(?:(?:state|commonwealth) of )?(?=\p{Lu})/iu;

/** The name of the state before the kind of company, or of whose laws it was formed under. */
export const toldHome: Shape = (words, cell) =>
  asValue(
    only(
      [HOME, LAWS]
        .flatMap((lead) => wordsAfter(speechOf(words), lead))
        .map((print) => stateName(print.slice(0, MOST_WORDS).map(withoutComma), cell)?.value),
    ),
  );
const withoutComma = (word: Word): Word => ({ ...word, text: word.text.replace(/[,;.]$/, '') });
/** `North Carolina`. */
const MOST_WORDS = 3;
