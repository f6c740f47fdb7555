/** Which bank keeps an account, where no head says it: its small print names it, as the law has it do. */
import type { Word } from '../../../reading/page.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { textOf } from '../runs.ts';
import { speechOf, wordsAfter, wordsBefore } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, nameAt, only } from '../told.ts';

/** `WRITE US AT TIDE BANK, P.O. BOX 9`: whom to tell of errors. */
const WRITE_TO = /\bwrite (?:to )?(?:us )?(?:at|to) /i;
/** `Tide Bank National Association. Member FDIC`. */
const INSURED = /\bMember (?:FDIC|NCUA)\b/i;
/** `Tide Bank, N.A., PO Box 9, Wichita, KS 67201. 800-555-0120. Member FDIC`: its address between the two. */
const WITH_ADDRESS = /(?<!\S)P\.?\s?O\.? (?:Box|Drawer)\b[^;:]{0,100}\bMember (?:FDIC|NCUA)\b/i;
/** `Tide Bank, FSB — 12 Elm Street — Wichita, Kansas 67201 — Telephone 800-555-0120`, and below it `Member FDIC`. */
const WITH_STREET =
  /(?<!\S)(?:[—–|•-] )?\d{1,5}[A-Z]? \p{Lu}[^;:]{0,140}?\b(?:Member|MEMBER) (?:FDIC|NCUA)\b/u;
/** `Tide is a financial technology company, not a bank`: who keeps money and is none. */
const IS_NO_BANK =
  /\bis an? (?:[\p{L}-]+ ){0,3}(?:financial technology company|money services? business|(?:provider of )?money (?:transfer|transmi\w+))/iu;
/** `Tide Bank is a division of Prairie Savings Bank, N.A.`, `Tide is a trade name of Prairie Bank`: what it calls itself. */
const IS_PART =
  /(?:\bis an?|(?<=, )an?) (?:registered )?(?:division|trade ?(?:name|mark)|brand(?: name)?|unit) of /i;
/** `The Tide Card is issued by Tide Bank USA, Fargo Branch.` */
const ISSUED = /\b(?:cards?|accounts?) (?:is|are) issued by /i;
/** Says that it is a bank, also within a word. */
const BANK = /bank\b|\bcredit union\b|\bfcu\b|\bbanco\b|\btrust company\b|\bn\.a\.|\bnational association\b/i;
const MOST_WORDS = 7;

/** `Deposits at`, `©2024`, and in capitals what is no part of any name. */
const isOfName = ({ text }: Word) =>
  /^(?:\p{Lu}|&|of$|and$)/u.test(text) && !/^(?:at|by|from|to|with|is|are|or|in|on)$/i.test(text);
/** The end of a sentence, or of a part of one that no `N.A.` goes on with. */
const endsPart = ({ text }: Word, next: Word) =>
  /[.,;:|•]$/.test(text) &&
  !/^(?:\p{L}\.)+,?$/u.test(text) &&
  !/^(?:n\.a|inc\b|national\b|f\.?s\.?b\b|s\.?s\.?b\b)/i.test(next.text);

/** The name that ends where these words do. */
function nameIn(words: readonly Word[]): readonly Word[] {
  const start = words.findLastIndex(
    (word, at) => !isOfName(word) || (words[at + 1] && endsPart(word, words[at + 1]!)),
  );
  const own = words.slice(start + 1);
  // `is a division of Tide Bank`
  const name = own.slice(own.findIndex(({ text }) => !/^(?:of|and|&)$/.test(text)));
  return name.length <= MOST_WORDS ? name : [];
}
const bankIn = (words: readonly Word[]) => (BANK.test(textOf(words)) ? words : []);
/** `Banking services provided by Tide Financial Group, Member FDIC`: who is insured and serves so is a bank, whatever it is called. */
function servedIn(words: readonly Word[]): readonly Word[] {
  const name = nameIn(words);
  return SERVED.test(textOf(words.slice(0, words.length - name.length))) ? name : [];
}
const SERVED = /\bbanking services (?:are )?provided by$/i;
const parsed = (words: readonly Word[]) => bare(words.length > 0 ? parseBusinessName(words) : null);

/** The bank that the small print names; none where it names different ones. */
export const toldBank: Shape = (page) => {
  const speech = speechOf(page);
  const companies = [IS_NO_BANK, IS_PART].flatMap((tail) => wordsBefore(speech, tail)).map(nameIn);
  const [written, issued] = [WRITE_TO, ISSUED].map((lead) =>
    wordsAfter(speech, lead).map(nameAt).filter(hasNoSmallStart).map(bankIn),
  );
  const [insured, posted, lettered] = [INSURED, WITH_ADDRESS, WITH_STREET].map((tail) =>
    wordsBefore(speech, tail).map(nameIn).map(bankIn),
  );
  const served = wordsBefore(speech, INSURED).map(servedIn);
  const names = [companies, written!, insured!, posted!, lettered!, served, issued!].map((found) =>
    only(found.map(parsed)),
  );
  return asValue(names.find((name) => name !== null) ?? null);
};
const hasNoSmallStart = ([first]: readonly Word[]) => /^\p{Lu}/u.test(first?.text ?? '');
