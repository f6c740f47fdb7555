/** Whom a board licenses, by his trade: `THE ROOFING CONTRACTOR HEREIN IS CERTIFIED UNDER THE PROVISIONS OF`, `The ROOFING CONTRACTOR Named below IS CERTIFIED`. */
import { text as plainText } from '../names/plainWords.ts';
import { textOf } from '../runs.ts';
import { inOneLine, speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, only } from '../told.ts';

const HEREIN =
  /\bthe (?=(?:[\p{L}/&-]+ ){1,4}(?:(?:named|listed|shown|identified) )?(?:herein|hereon|below) (?:is|has been|has) (?:hereby )?(?:certified|licensed|registered)\b)/iu;
/** Who may be granted anything. */
const ANYBODY =
  /\b(?:person|individual|licensee|business|firm|company|corporation|entity|vendor|seller|retailer|taxpayer|holder|owner|applicant|registrant|permittee|establishment|facility|organization|party|name)s?$/i;

/** The words between `the` and `herein`. */
export const certifiedTrade: Shape = (words, cell) => {
  const trades = wordsAfter(speechOf(words), HEREIN)
    .map((print) =>
      print.slice(
        0,
        print.findIndex(({ text }) => /^(?:named|listed|shown|identified|herein|hereon|below)$/i.test(text)),
      ),
    )
    .filter((print) => !ANYBODY.test(textOf(print)));
  return asValue(only(trades.map((print) => bare(plainText(inOneLine(print), cell)?.value ?? null))));
};
