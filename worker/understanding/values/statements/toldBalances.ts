/** Balances and sums that a letter tells in sentences: `Your balance on May 1 was $2,045.10. You received $4,100.00 in deposits`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const SAYS = '(?:was|is|were|of|at|totall?ed|totall?ing|came to|stood at|amounted to)';
/** `deposited a total of`. */
const IN_ALL = '(?: (?:a total|a sum|an amount|in total|altogether)(?: of)?)?';
/** How a sentence leads to an amount; the first that fits says what it is. */
const LEADS = {
  start: new RegExp(
    `\\b(?:opening|beginning|starting|previous) balance\\b.* ${SAYS}$|\\b(?:began|started|opened)\\b.* (?:with|at)(?: a balance of)?$`,
    'i',
  ),
  end: new RegExp(
    `\\b(?:closing|ending|new|current) balance\\b.* ${SAYS}$|\\b(?:ended|closed|finished)\\b.* (?:with|at)(?: a balance of)?$|\\bleaving (?:you with )?(?:a balance of)?$`,
    'i',
  ),
  balance: /\bbalance (?:on|as of|at) .*\b(?:was|is|of|stood at)$/i,
  in: new RegExp(
    `\\b(?:received|deposited|added|credited|took in)${IN_ALL}$|\\b(?:deposits?|credits?|money in)\\b.* ${SAYS}$|\\btotal(?:ing)? deposits$`,
    'i',
  ),
  out: new RegExp(
    `\\b(?:spent|withdrew|debited|paid out|sent out|took out|taken out)${IN_ALL}$|\\b(?:withdrawals?|debits?|money out|payments)\\b.* ${SAYS}$`,
    'i',
  ),
};
/** `$98,286.11 came in`: what may be said behind the amount instead. */
const FOLLOWS = {
  in: /^(?:came|coming|flowed) in\b|^(?:was|were) (?:deposited|added|received|credited)\b|^(?:of|in) (?:deposits|credits)\b/i,
  out: /^(?:went|going|flowed) out\b|^(?:was|were) (?:withdrawn|taken out|spent|paid out|debited)\b|^(?:of|in) (?:withdrawals|debits)\b/i,
};
const FEW = 3;
type Kind = keyof typeof LEADS;
const KINDS = Object.keys(LEADS) as Kind[];

/** So many words before an amount, at most, say what it is. */
const MOST_WORDS = 16;

interface Told {
  readonly kind: Kind;
  readonly amount: Word;
}

/** The amounts of sentences, in the order they are told. */
function toldOf(words: readonly Word[]): Told[] {
  const print = toLines(words).flatMap((line) => line.words);
  return print.flatMap((amount, at) => {
    if (!endsInAmount(amount.text)) return [];
    const before = print.slice(Math.max(0, at - MOST_WORDS), at);
    const own = before.slice(1 + before.findLastIndex(({ text }) => endsInAmount(text) || ENDS.test(text)));
    const lead = textOf(own).replace(/ \$$/, ''); // `was $ 500.00`
    const behind = textOf(print.slice(at + 1, at + 1 + FEW));
    const kind =
      KINDS.find((one) => LEADS[one].test(lead)) ??
      (['in', 'out'] as const).find((one) => FOLLOWS[one].test(behind));
    return kind ? [{ kind, amount }] : [];
  });
}
/** A sentence ends here; a point behind a month does not end it. */
const ENDS = /[\p{L})]{4}[.;!?]$/u;

interface Tale {
  readonly start: Word;
  readonly end: Word;
  readonly in?: Word | undefined;
  readonly out?: Word | undefined;
}

/** What is told once, of one account; null where it is told of several, or does not add up. */
const taleOf = oncePerPage((words): Tale | null => {
  const told = toldOf(words);
  const of = (kind: Kind) => told.filter((one) => one.kind === kind).map(({ amount }) => amount);
  const balances = of('balance');
  const starts = of('start');
  const ends = of('end');
  if (starts.length + ends.length + balances.length !== 2 || starts.length > 1 || ends.length > 1)
    return null;
  const start = starts[0] ?? balances[0];
  const end = ends[0] ?? balances.at(-1);
  const [moneyIn, moneyOut] = [of('in'), of('out')];
  if (!start || !end || start === end || moneyIn.length > 1 || moneyOut.length > 1) return null;
  const tale: Tale = { start, end, in: moneyIn[0], out: moneyOut[0] };
  return tale.in && tale.out && !addsUp(tale) ? null : tale;
});

const centsOf = (word: Word | undefined) =>
  Math.round((word ? (parseAmount(word.text.replace(/[.,;)]+$/, '')) ?? NaN) : 0) * 100);
const addsUp = ({ start, end, in: moneyIn, out }: Tale) =>
  centsOf(start) + centsOf(moneyIn) - Math.abs(centsOf(out)) === centsOf(end);

const told =
  (part: keyof Tale): Shape =>
  (words) => {
    const tale = taleOf(words);
    const word = tale?.[part];
    const isSum = part === 'in' || part === 'out';
    // what comes and goes is given only where it leads from the one balance to the other
    if (!tale || !word || (isSum && !addsUp(tale))) return null;
    return { value: { value: (isSum ? Math.abs(centsOf(word)) : centsOf(word)) / 100, words: [word] } };
  };

export const toldStart: Shape = told('start');
export const toldEnd: Shape = told('end');
export const toldIn: Shape = told('in');
export const toldOut: Shape = told('out');
