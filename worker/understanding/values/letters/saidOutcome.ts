/** What a letter says in a sentence of how a federal return ended: `your federal return shows a refund of $2,307`. */
import type { Word } from '../../../reading/page.ts';
import { STATES } from '../places/states.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { toLines } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const REFUND = /\brefund\w*\b|\boverpa(?:id|yment)\b/i;
const OWED = /\bbalance due\b|\bamount (?:due|owed)\b|\byou owe\b|\btax due\b/i;
/** A sentence of the federal return; what is paid in parts next year is no outcome of this one. */
const FEDERAL = /\bfederal\b|\b1040\b/i;
const OTHER = /\bestimated?\b|\binstal?lments?\b|\bstates?\b|\bapplied\b|\bfees?\b/i;
/** What goes on with the return that the sentence before speaks of. */
const FOLLOWS =
  /^(?:as a result|therefore|thus|so|accordingly|consequently|this (?:results|leaves|leads)|there is|you (?:have|will|are|owe|overpaid)|(?:the|your) (?:balance|refund|overpayment|amount)|a (?:refund|balance)|after (?:applying |deducting )?(?:your |the |total )?(?:federal )?(?:income )?(?:tax )?(?:withholding|payments)|the irs (?:owes|will))\b/i;
/** `Your return shows a refund of $1,204`, on a page that speaks of no return but the federal one. */
const OF_RETURN =
  /^(?:your|the|this|as filed,? (?:your|the)) (?:20\d\d )?(?:(?:income )?tax )?return (?:shows?|reflects?|results? in|indicates?|has|leaves|claims)\b/i;
const OTHER_RETURNS = /(?<!united )\bstates?\b|\b(?:returns|city|local|corporate|partnership)\b/i;
/** What is due for the work. */
const OF_WORK = /\b(?:services?|invoices?|preparation|preparing|bills?|retainer)\b/i;
const isOnlyFederal = (page: string) =>
  FEDERAL.test(page) && !OTHER_RETURNS.test(page) && !sentencesOf(page).some(namesStateReturn);
const namesStateReturn = (sentence: string) =>
  /\b(?:return|refund|income|tax)\b/i.test(sentence) && namesState(sentence);
const isOfFederal = (sentence: string) =>
  FEDERAL.test(sentence) && !namesState(sentence) && !/\bstates?\b|\bestimated?\b/i.test(sentence);
/** `No tax is payable with the filing of this return.` between them leaves what they speak of as it is. */
const NOTHING_DUE = /^(?:no|there is no|you owe no) (?:tax|payment|amount|balance)\b[^$]*$/i;
const before = (all: readonly string[], at: number) =>
  all.slice(0, at).findLast((sentence) => !NOTHING_DUE.test(sentence)) ?? '';
const AMOUNT = /\$\s?\d[\d,]*(?:\.\d{2})?/g;

/**
 * `Tax withheld was $17,395, so you will receive a federal refund of $1,011`: which of several amounts of a sentence the outcome is. What
 * was overpaid may be kept in part, and in another year it was another one.
 */
const REFUNDED =
  /\brefund(?: due)?(?: to you)?(?: of| is| will be| in the amount of):? (\$\s?\d[\d,]*(?:\.\d{2})?)|(\$\s?\d[\d,]*(?:\.\d{2})?) as (?:a|your) (?:federal )?(?:tax )?refund\b/gi;
const DUE =
  /\b(?:(?:balance|amount|tax) due|amount owed)(?: of| is| in the amount of):? (\$\s?\d[\d,]*(?:\.\d{2})?)|\byou (?:will )?owe (\$\s?\d[\d,]*(?:\.\d{2})?)/gi;
const COMPARED =
  /\b(?:last|prior|previous|next|following) year\b|\bcompar(?:ed|es|ison)\b|\bless\b|\bmore\b/i;
/** The last amount: `a balance due of $310, of which $100 is a penalty` tells two of what is due. */
function named(sentence: string, outcome: RegExp, amounts: readonly string[]): readonly string[] {
  const said = [...sentence.matchAll(outcome)].map(([, behind, before]) => (behind ?? before)!);
  return !COMPARED.test(sentence) && said[0] === amounts.at(-1) ? said : [];
}

/** Heights of print before the amount of a row in a list. */
const LIST_GAP = 2;
/** `Federal income tax withheld     $12,140` above `You are receiving a refund of $285`: a row of a list is a sentence of its own. */
export const withRowsEnded = (words: readonly Word[]): string =>
  toLines(words)
    .map(({ words: line }) => {
      const [before, amount] = line.filter(({ text }) => text !== '$').slice(-2);
      const isRow =
        amount &&
        /^\$?[\d,]+(?:\.\d\d)?$/.test(amount.text) &&
        amount.box.x0 - before!.box.x1 > LIST_GAP * (amount.box.y1 - amount.box.y0);
      return textOf(line) + (isRow ? '.' : '');
    })
    .join(' ');

/** From one end of a sentence to the next: `U.S. Individual` is none. */
export const sentencesOf = (text: string) => text.split(/(?<=(?<!\b\p{Lu})[.!?:])\s+(?=\p{Lu})/u);
/** `You had tax withheld of $14,120 and made estimated payments of $1,000, leaving`: what was paid for this return beside what was withheld. */
export const withoutPaid = (sentence: string) =>
  /\bwithheld\b/i.test(sentence) ? sentence.replace(PAID, '') : sentence;
const PAID =
  /,? (?:and|plus)(?: you)?(?: made| paid)?(?: your)? estimated (?:tax )?payments (?:of|totaling|totalling) \$[\d,.]*\d/gi;
/** Does a sentence speak of a state, whose return is another? */
export const namesState = (sentence: string) =>
  STATES.some(({ name }) => new RegExp(String.raw`\b${name}\b`, 'i').test(sentence));

/** The one amount of the sentences that speak of this outcome and not of the other; null where they differ. */
const outcome =
  (own: RegExp, other: RegExp, among: RegExp): Shape =>
  (words) => {
    const sentences = sentencesOf(withRowsEnded(words)).map(withoutPaid);
    const said = sentences.flatMap((sentence, at, all) => {
      const isFederal =
        FEDERAL.test(sentence) ||
        (FOLLOWS.test(sentence) && isOfFederal(before(all, at))) ||
        ((OF_RETURN.test(sentence) || FOLLOWS.test(sentence)) &&
          !OF_WORK.test(sentence) &&
          isOnlyFederal(all.join(' ')));
      const isMeant = own.test(sentence) && isFederal && !other.test(sentence);
      const told = sentence.match(AMOUNT) ?? [];
      const amounts: readonly string[] = told.length > 1 ? named(sentence, among, told) : told;
      return isMeant && !OTHER.test(sentence) && !namesState(sentence) && amounts.length === 1
        ? [amounts[0]!]
        : [];
    });
    const [amount, ...others] = [...new Set(said.map((one) => parseAmount(one)))];
    if (!amount || others.length > 0) return null;
    const figures = said[0]!.replace(/^\$\s?/, '');
    const printed = words.filter(({ text }: Word) => text.includes(figures));
    return { value: { value: amount, words: printed.length > 0 ? printed : words } };
  };

export const saidRefund = outcome(REFUND, OWED, REFUNDED);
export const saidOwed = outcome(OWED, REFUND, DUE);
