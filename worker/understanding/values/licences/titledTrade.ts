/** What a licence's title says that it is for, where a sentence says that its holder may do just that: `MOBILE FOOD UNIT PERMIT`, `is authorized to operate a mobile food unit`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';
import { tradeOfClass } from './tradeOfClass.ts';

/** The words of the title before `PERMIT`; by itself a title tells no trade: it may name a tax, a class or a plant. */
export const titledTrade: Shape = (words, cell) => {
  const titles = toLines(words).flatMap((line) => splitAtGaps(line.words, COLUMN_GAP).flatMap(titleIn));
  const allowed = wordsAfter(speechOf(words), MAY).map(wordsOfSentence);
  const said = titles.filter((title) => allowed.some((sentence) => isSaid(contentOf(title), sentence)));
  return asValue(only(said.map((title) => tradeOfClass(title, cell)?.value)));
};
/** Heights of print before the next column. */
const COLUMN_GAP = 2;

/** `2024 Used Vehicle Dealer License`, without the year and the last word. */
function titleIn(run: readonly Word[]): (readonly Word[])[] {
  const own = /^20\d\d$/.test(run[0]!.text) ? run.slice(1, -1) : run.slice(0, -1);
  const isTitle =
    /^(?:permit|licen[cs]e|registration)$/i.test(run.at(-1)!.text) &&
    own.length <= MOST_WORDS &&
    own.every(({ text }) => /^\p{Lu}[\p{L}'’-]*$|^(?:and|or|of|&)$/u.test(text));
  return isTitle && !A_PLANT.test(textOf(own)) ? [own] : [];
}
const MOST_WORDS = 5;
/** What is operated, too, and is nobody's trade. */
const A_PLANT =
  /\b(?:tanks?|systems?|pools?|spas?|boilers?|elevators?|alarms?|signs?|devices?|equipment|machines?|wells?|events?|generators?|waste|materials|parking)$/i;

const MAY =
  /\b(?:to (?:operate|conduct|maintain|manage)|(?:to |and |or )(?:engage in|carry on|transact|conduct) (?:the |an? )?(?:business|trade|occupation|operation) of)(?: (?:and|or) [a-z]+)?(?: (?:an?|the|as an?))? /i;

/** The words of a sentence up to its end, each as it is compared. */
function wordsOfSentence(words: readonly Word[]): readonly string[] {
  const own = words.slice(0, LONGEST);
  const end = own.findIndex(({ text }) => /[.;:]$/.test(text));
  return (end < 0 ? own : own.slice(0, end + 1)).map(({ text }) => stem(text));
}
const LONGEST = 12;
const stem = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/(?<=\p{L}{3})s$/u, '');

const contentOf = (title: readonly Word[]): readonly string[] =>
  title.map(({ text }) => stem(text)).filter((word) => !/^(?:and|or|of|)$/.test(word));

/** Are all words of the title said, one after the other? A dealer `sells used motor vehicles`. */
function isSaid(title: readonly string[], sentence: readonly string[]): boolean {
  const isDealer = title.at(-1) === 'dealer' && sentence.some((word) => /^(?:sell|buy|deal)/.test(word));
  const words = isDealer ? title.slice(0, -1) : title;
  let at = -1;
  return (
    words.length >= FEWEST &&
    words.every((word) => {
      at = sentence.indexOf(word, at + 1);
      return at >= 0;
    })
  );
}
/** `FOOD PERMIT`: a single word is said of other things, too. */
const FEWEST = 2;
