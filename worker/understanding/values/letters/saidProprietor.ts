/** The business that a sentence calls somebody's: `Ann's sole proprietorship, Lee Cabinetry (custom cabinet making), reported on Schedule C`. */
import { businessName } from '../names/firmNames.ts';
import { text as plainText } from '../names/plainWords.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import type { Word } from '../../../reading/page.ts';

const LEAD =
  /(?:['’]s?|\b(?:your|the)) (?:sole proprietorship|(?:self-employed |sole )?business),? (?=\p{Lu})/iu;
const OF_SCHEDULE = /\bschedule c\b/i;
/** So many words name a business and what it does, at most. */
const LONGEST = 14;

/** The name, and what stands behind it in brackets; null where the sentence says no more of it, or several are told. */
function businessIn(words: readonly Word[]): { name: readonly Word[]; trade: readonly Word[] } | null {
  const speech = speechOf(words);
  const [said, ...others] = OF_SCHEDULE.test(speech.text) ? wordsAfter(speech, LEAD) : [];
  if (!said || others.length > 0) return null;
  const own = said.slice(0, LONGEST);
  const open = own.findIndex(({ text }) => text.startsWith('('));
  const close = own.findIndex(({ text }) => /\),?$/.test(text));
  if (open >= 0 && close >= open) {
    const name = own.slice(0, open);
    return name.every(isNamed) ? { name, trade: own.slice(open, close + 1) } : null;
  }
  const end = own.findIndex(({ text }) => text.endsWith(','));
  const name = own.slice(0, end + 1);
  return name.every(isNamed) && name.length > 0 ? { name, trade: [] } : null;
}
const isNamed = ({ text }: Word) => /^(?:[\p{Lu}\d]|&$|(?:and|of|the|by|for)$)/u.test(text);
const bare = (words: readonly Word[]): Word[] =>
  words.map((word) => ({ ...word, text: word.text.replace(/^\(|[),]+$/g, '') }));

export const saidBusiness: Shape = (words, cell) => businessName(bare(businessIn(words)?.name ?? []), cell);
export const saidTrade: Shape = (words, cell) => plainText(bare(businessIn(words)?.trade ?? []), cell);
