/** The end of a masked number flush right in the line, or the panel, that its kind of account heads: `Everyday Checking      ...4406`. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { toLines } from '../../sheet/sheet.ts';
import type { Shape } from '../shape.ts';

const KIND =
  /^(?!.*\b(?:to|from|into|transfer|card|loan)\b)\p{L}[^\d:]{0,40}\b(?:checking|savings|spending|money market|draft|account)\W*$/iu;
/** A minus and an amount have no two dots, stars or letters before them. */
const MASKED = /^(?:[.…·•]{2,}|[x*•#]{2,}|…|•)-?(\d{4})$/i;
/** Heights of print between the words of one run. */
const GAP = 1;

/** That of the first such account. */
export const maskedBesideKind: Shape = (words) => {
  const numbers = toLines(words)
    .map((line) => line.words)
    .filter((line) => !startsWithDay(line))
    .flatMap((line) => [...withinHead(line), ...numbersIn(splitAtGaps(line, GAP))]);
  const [number] = numbers;
  const end = number && MASKED.exec(number.text)?.[1];
  return end ? { value: { value: end, words: [number] } } : null;
};

/** `CHECKING ID 0040 ACCOUNT ******3358 SIMPLE CHECKING` heads the part of an account, and holds its number. */
const HEADS = /^(?:\p{L}+ )?(?:checking|savings|draft|money market)\b/iu;
const withinHead = (line: readonly Word[]): Word[] =>
  line.filter(
    ({ text }, at) =>
      MASKED.test(text) &&
      /^(?:account|acct\.?)$/i.test(line[at - 1]?.text ?? '') &&
      HEADS.test(textOf(line)),
  );

const numbersIn = (runs: readonly Word[][]): Word[] =>
  runs.flatMap((run, at) => {
    const [number, ...others] = runs[at + 1] ?? [];
    return number && others.length === 0 && KIND.test(textOf(run)) && MASKED.test(number.text)
      ? [number]
      : [];
  });
