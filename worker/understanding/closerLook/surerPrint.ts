/** Puts what a closer look at lines of print read in the place of what the whole page's reading was not sure of. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { folded } from './foldedWord.ts';
import { replaceWords } from '../sheet/replaceWords.ts';
import { isBelieved, isSeenInEnglish } from './surerWord.ts';
import { isSamePlace } from './surerWords.ts';

/** A sure reading stands against one that was not sure of itself. */
const CLEAR = 0.9;
const CLEAR_BY = 0.25;
/** A word that only one of two looks saw is less sure, one that they read otherwise is hardly sure at all. */
const ALONE = 0.9;
const DOUBT = 0.5;
/** `AUCLUUNT` at 0.24 of `ACCOUNT` at 0.87: so unsure a look is no witness against a word that was read as well as that. */
const RUBBISH = 0.3;
const WELL = 0.8;
/** `Sgrensen` at 0.26 of `Sorensen` at 0.88: quite sure, and so much surer than rubbish. Figures must be sure. */
const QUITE = 0.7;
const MUCH = 0.5;

/** A line and its words once more, as a closer look read them. */
interface Print {
  readonly words: readonly Word[];
  readonly again: readonly Word[];
}

/** The sheet with the words of these lines as both looks have them. */
export function withSurerPrint(map: MappedSheet, lines: readonly Print[]): MappedSheet {
  const settled = new Map(
    lines.flatMap(({ words, again }) => words.map((word) => [word, settle(word, words, again)])),
  );
  return replaceWords(map, settled);
}

/** What stands at a word's place after both looks: the word, surer or less sure, or what the second look read clearly there. */
function settle(word: Word, line: readonly Word[], again: readonly Word[]): readonly Word[] {
  const others = again.filter((other) => isSamePlace(other, word));
  if (others.length === 0 || others.some((other) => isShared(other, line))) return [word];
  const sureness = Math.min(...others.map(({ confidence }) => confidence));
  if (spelling(others) === spelling([word]))
    return [{ ...word, confidence: 1 - (1 - word.confidence) * (1 - sureness) }];
  const [accented, ...more] = others;
  if (more.length === 0 && isSeenInEnglish(accented!, word) && isBelieved(accented!, word))
    return [{ ...accented!, confidence: Math.max(sureness, word.confidence) }];
  const isClear = sureness >= CLEAR && sureness - word.confidence >= CLEAR_BY;
  const isOfRubbish =
    sureness >= QUITE &&
    word.confidence < RUBBISH &&
    sureness - word.confidence >= MUCH &&
    ![word, ...others].some(({ text }) => /\d/.test(text));
  if (isClear || isOfRubbish)
    return others.map((other) => ({ ...other, confidence: other.confidence * ALONE }));
  const isRubbish = (sureness < RUBBISH || isTorn(word, others)) && word.confidence >= WELL;
  return [{ ...word, confidence: word.confidence * (isRubbish ? ALONE : DOUBT) }];
}

/** `Quin` and `amond`, less sure of both, where `Quinnamond` is printed: of a word that a look tears it has lost a letter, and is no witness against it. A figure is another matter. */
const isTorn = (word: Word, others: readonly Word[]) =>
  others.length === 2 &&
  /^\p{L}+\W?$/u.test(word.text) &&
  Math.abs(spelling(others).length - spelling([word]).length) < 2 &&
  Math.min(...others.map(({ confidence }) => confidence)) <= word.confidence - TORN_BY;
const TORN_BY = 0.1;

/** Does it stand where several words of the first look do? */
const isShared = (other: Word, line: readonly Word[]) =>
  line.filter((word) => isSamePlace(other, word)).length > 1;

const spelling = (words: readonly Word[]) => words.map(folded).join('');
