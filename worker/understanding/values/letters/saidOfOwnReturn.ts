/** How the federal return ended, where a letter speaks of others, too: `Your return shows a refund of $932` goes on with the return that was named last. */
import { namesState, sentencesOf, withRowsEnded } from './saidOutcome.ts';
import { onlyAmount } from './saidSentences.ts';
import type { Shape } from '../shape.ts';

const FEDERAL = /\bfederal\b|\bform 1040\b|\bu\.?s\.? individual income tax return\b/i;
/** A return of a state, a town or a firm; `no state return is required` tells of none. */
const OTHER =
  /\bstates?\b(?<!united states)|\bcity\b|\blocal\b|\bcounty\b|\bcorporat\w+|\bpartnership\b|\bform 1(?:065|120)/i;
const NONE = /^(?:no|there is no|you (?:do not|don['’]t) (?:have to|need to)) [^$]*$/i;
const OF_TAX = /\b(?:return|refund|income|tax|form)\b/i;
/** What is due for the work, or next year, or in parts. */
const BESIDES =
  /\b(?:services?|invoices?|preparation|preparing|bills?|retainer|fees?|estimated?|instal?lments?|applied|last|prior|previous|amended|compare[sd]?|comparison|if|after)\b/i;
const AMOUNT = String.raw`(\$\s?\d[\d,]*(?:\.\d{2})?)(?![\d,.]*\d)`;
const RETURN = String.raw`\b(?:your|the|this|it) ?(?:20\d\d )?(?:(?:income )?tax )?(?:return )?(?:shows?|showed|reflects?|reports?|results? in|resulted in)`;

type Whose = 'federal' | 'other' | null;
function whoseIs(sentence: string, before: Whose): Whose {
  const isOther = OTHER.test(sentence) || (OF_TAX.test(sentence) && namesState(sentence));
  if (NONE.test(sentence)) return before;
  // of both, and of neither for sure
  if (FEDERAL.test(sentence)) return isOther ? null : 'federal';
  return isOther ? 'other' : before;
}

/** The one amount of sentences that go on with the federal return. */
const outcome =
  (...said: readonly string[]): Shape =>
  (words) => {
    let whose: Whose = null;
    const amounts = sentencesOf(withRowsEnded(words)).flatMap((sentence) => {
      whose = whoseIs(sentence, whose);
      if (whose !== 'federal' || BESIDES.test(sentence)) return [];
      return said.flatMap((one) =>
        [...sentence.matchAll(new RegExp(one, 'gi'))].map(([, amount]) => amount!),
      );
    });
    return onlyAmount(words, amounts);
  };

export const refundOfOwn = outcome(
  String.raw`${RETURN} (?:a |an )?(?:federal )?(?:refund|overpayment) (?:due )?(?:to you )?of ${AMOUNT}`,
  String.raw`\byour (?:federal )?refund (?:is|was|of|will be|comes to|amounts to) ${AMOUNT}`,
);
export const owedOfOwn = outcome(
  String.raw`${RETURN} (?:a |an )?(?:balance|amount|tax) (?:due|owed) of ${AMOUNT}`,
  String.raw`\byour (?:balance|amount) due (?:is|was|of|comes to) ${AMOUNT}`,
  String.raw`\byou owe (?:a balance of )?${AMOUNT}`,
);
