/** What a letter in place of a 1099 says in a sentence: `in 2023 we paid you $9,120.00 as nonemployee compensation`. */
import { textOf } from '../runs.ts';
import { onlyAmount } from './saidSentences.ts';
import type { Shape } from '../shape.ts';

/** To the cent: from `nonemployee compensation of $600 or more` on everybody must report it. */
const AMOUNT = String.raw`(?<!\b(?:at least|than|over|under|exceeds|exceeding) )(\$\s?\d[\d,]*\.\d{2})(?! or (?:more|less)\b)`;
/** `(box 1)`, `reported to you`, `for 2023`: what may stand between the name of a payment and its amount. */
const BETWEEN = String.raw`(?: \(box \w+\))?(?: (?:paid|reported)(?: to you)?)?(?: (?:in|for|during)(?: (?:calendar|tax) year)? 20\d\d)?`;

/** The one amount that sentences give a payment of this name; null where they differ, as of two years. */
const payment = (name: string): Shape => {
  const said = [
    new RegExp(`${AMOUNT} (?:as|in|of) (?:your )?(?:${name})\\b`, 'gi'),
    new RegExp(`\\b(?:${name})${BETWEEN} (?:is|was|of|totals|totaled|came to) ${AMOUNT}`, 'gi'),
  ];
  return (words) => {
    const text = textOf(words);
    return onlyAmount(
      words,
      said.flatMap((one) => [...text.matchAll(one)].map(([, amount]) => amount!)),
    );
  };
};

export const saidNonemployee = payment('nonemployee compensation');
export const saidUnemployment = payment('unemployment (?:compensation|benefits)');
export const saidRents = payment('rents');
export const saidInterestPaid = payment('interest income');
export const saidDistribution = payment('gross distributions?');
