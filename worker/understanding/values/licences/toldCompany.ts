/** The company that a certificate tells of in a sentence, perhaps between quotation marks. */
import type { Word } from '../../../reading/page.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, CERTIFIED, LONGEST_NAME, nameAt, only } from '../told.ts';

/** The company a certificate speaks of. */
export const toldCompany: Shape = (words) => {
  const speech = speechOf(words);
  const names = [
    ...wordsAfter(speech, CERTIFIED).map(nameAt),
    ...wordsAfter(speech, /(?<= )(?=["“]\p{L})/u).map(quotedAt),
  ].map((name) => bare(parseBusinessName(name)));
  return asValue(only(names.filter((name) => name && hasCompanySuffix(String(name.value)))));
};

/** `"LARKSPUR HOLDINGS CORP"`, without its quotation marks. */
function quotedAt(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => /["”]\W*$/.test(text));
  return words
    .slice(0, end < 0 || end > LONGEST_NAME ? 0 : end + 1)
    .map((word) => ({ ...word, text: word.text.replace(/^["“]|["”]\W*$/g, '') }));
}
