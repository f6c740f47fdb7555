/** Other words for the figures that a letter tells in a sentence: `$90,125 in wages`, `your employer withheld $5,240 of federal income tax`. */
import { onlyAmount, ownSentences } from './saidSentences.ts';
import type { Shape } from '../shape.ts';

const AMOUNT = String.raw`(\$\s?\d[\d,]*(?:\.\d{2})?)(?![\d,.]*\d)`;
/** `wages from Acme Corp`, `interest paid by First Bank`: a part of them. */
const WHOLE = String.raw`(?! ?(?:from|at|by|on|paid|earned|income (?:from|at|paid))\b)`;
const IS = String.raw`(?: income)? (?:is|was|of|totals|totall?ed|equals|came to|amounted to) `;

/** The one amount that sentences tell in one of these ways, the first that is used. */
const told =
  (...ways: readonly string[]): Shape =>
  (words) => {
    const sentences = ownSentences(words);
    const amounts = ways.map((way) =>
      sentences.flatMap((sentence) =>
        [...sentence.matchAll(new RegExp(way, 'gi'))].map(([, amount]) => amount!),
      ),
    );
    return onlyAmount(words, amounts.find(({ length }) => length > 0) ?? []);
  };

/** `$90,125 in wages`, of which an income is made up. */
const before = (name: string) => String.raw`${AMOUNT} (?:in|of) (?:${name})\b${WHOLE}`;
/** `taxable interest of $118 and`. */
const behind = (name: string) => String.raw`\b(?:${name})${IS}${AMOUNT}${WHOLE}`;
/** `your income was $90,885 and your taxable income $63,185`: without a word between. */
const beside = (name: string) =>
  String.raw`(?:was|were|is|are|of) \$[\d,.]+,? and (?:your|the) ${name} ${AMOUNT}`;

export const toldWages = told(before('(?:total )?wages'));
export const toldInterest = told(behind('taxable interest'), before('taxable interest'));
export const toldDividends = told(behind('ordinary dividends?'), before('ordinary dividends'));
export const toldTotalIncome = told(beside('total income'));
export const toldAgi = told(beside('adjusted gross income'));
export const toldTaxableIncome = told(beside('taxable income'));
export const toldTotalTax = told(beside('total tax'));
export const toldWithheld = told(
  // by all who withheld it
  String.raw`\byou had ${AMOUNT} (?:(?:of|in) federal (?:income )?tax(?:es)? )?withheld\b${WHOLE}`,
  String.raw`${AMOUNT} (?:was|were|has been|had been) withheld by your employers?\b`,
  String.raw`\byour employers? withheld ${AMOUNT} (?:of|in|for) federal (?:income )?tax`,
  String.raw`${AMOUNT} (?:of|in) federal (?:income )?tax(?:es)? (?:was |were |had been |has been )?withheld\b${WHOLE}`,
  // `After withholding of $4,210 there is a balance due of`
  String.raw`\b(?:after|less) (?:applying |deducting |subtracting )?(?:your |the |total )?(?:federal )?(?:income )?(?:tax )?withholdings? (?:of|totaling) ${AMOUNT}${WHOLE}`,
);
