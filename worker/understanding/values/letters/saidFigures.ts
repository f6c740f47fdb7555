/** What a letter says in a sentence of the figures of a federal return: `your taxable income was $60,912`. */
import type { Word } from '../../../reading/page.ts';
import { statusAt } from '../people/filingStatus.ts';
import { textOf } from '../runs.ts';
import { sentencesOf } from './saidOutcome.ts';
import { onlyAmount, OTHER, ownSentences, yearOfReturn } from './saidSentences.ts';
import type { Shape } from '../shape.ts';

/** `was`, `of`, `came to`: nothing else stands between the name of a figure and its amount, or it may be another's. */
const IS = String.raw`(?: \((?:agi|line \w+)\))?(?: for (?:the|this|the tax) year| for (?:tax year )?20\d\d| on (?:the|this|your) (?:federal )?return)?(?:, after [a-z ]{3,40}(?: of \$[\d,.]+)?,| after (?:the |all |your )?[a-z ]{0,30}credits?)?,? (?:is|was|were|(?:are|were) both|of|totals|totall?ed|equals|came to|comes to|amounts to|amounted to|in the amount of|(?:as )?(?:reported|shown) on (?:your |the )?form 1040(?:-sr)?(?:,? line \w+)?(?: is| was)?)(?: also)?:? `;

/** The one amount that sentences give a figure of this name; null where they differ. */
const figure = (name: string, behind = ''): Shape => {
  const said = new RegExp(
    String.raw`(?:\b(20\d\d) )?\b(?:${name})${IS}(\$\s?\d[\d,]*(?:\.\d{2})?)${behind}`,
    'gi',
  );
  return (words) => {
    const year = yearOfReturn(textOf(words));
    const amounts = ownSentences(words).flatMap((sentence) =>
      [...sentence.matchAll(said)]
        .filter(([said, ofYear]) => {
          const told = ofYear ?? / for (?:tax year )?(20\d\d)\b/i.exec(said)?.[1];
          return !told || !year || told === year;
        })
        .map(([, , amount]) => amount!),
    );
    return onlyAmount(words, amounts);
  };
};

/** Of the whole return: `your wife's wages of` is a part of them. */
export const saidWages = figure(
  String.raw`(?<=\b(?:report(?:s|ed|ing)?|show(?:s|ed|ing)?|include[sd]?|total|your|had|have) )(?:total )?wages(?:,? salaries,?(?: and)? tips)?`,
);
/** `Your total income and adjusted gross income are both $61,204`. */
export const saidTotalIncome = figure(
  'total income(?: and (?:your )?(?:adjusted gross income|agi)(?= (?:are|were) both ))?',
);
export const saidAgi = figure('adjusted gross income|agi');
export const saidTaxableIncome = figure('taxable income');
/** Of a firm's return. */
export const saidReceipts = figure('gross (?:receipts|revenues?|sales)(?: or sales)?');
export const saidDeductions = figure('total deductions');
export const saidOrdinaryIncome = figure(
  String.raw`(?:net )?ordinary (?:business )?income(?: \(loss\))?|net income`,
);
export const saidTotalTax = figure('total (?:federal )?(?:income )?tax(?: liability)?');
const namedWithheld = figure(
  '(?:federal )?(?:income )?tax withheld(?: from your (?:pay|wages|salary|paychecks?))?|federal withholding',
);
/** `Federal income tax of $8,946 was withheld from your wages`. */
const wasWithheld = figure('federal (?:income )?tax', ' (?:was|were|has been|had been) withheld');
export const saidWithheld: Shape = (words, cell) => namedWithheld(words, cell) ?? wasWithheld(words, cell);

/** The one status that stands behind such words in each of these texts; null where they differ or one names none. */
const statusBehind =
  (before: RegExp, textsOf: (text: string) => readonly string[]): Shape =>
  (words) => {
    const page = textOf(words);
    const behind = textsOf(page).flatMap((text) =>
      [...text.matchAll(before)].map(({ 0: { length }, index }) => ({
        status: statusAt(text.slice(index + length)),
        end: page.indexOf(text) + index + length,
      })),
    );
    const [status, ...others] = [...new Set(behind.map((one) => one.status))];
    return status && others.length === 0
      ? { value: { value: status, words: wordsFrom(words, behind[0]!.end, status.length) } }
      : null;
  };

/** The words that hold so many letters of their text. */
const wordsFrom = (words: readonly Word[], start: number, length: number): readonly Word[] => {
  let end = -1;
  const own = words.filter(({ text }) => {
    const from = end + 1;
    end = from + text.length;
    return end > start && from < start + length;
  });
  return own.length > 0 ? own : words;
};

/** `Your filing status is Married filing jointly`, or a list's `filing status: Single` in the letter. */
const inLetter = statusBehind(/\bfiling status(?: is| was| of| as)?:? ["“'(]?/gi, (text) => [text]);
/** `for your filing status (Single)`, `you filed as Single`, `using the Single filing status`. */
const inSentence = statusBehind(
  /\b(?:filing status (?:(?:is|was|of|as) ["“'(]?|["“'(])|(?:you (?:have )?fil(?:ed|e)|you(?: are|['’]re) filing|(?:elected|chosen) to file|(?:was|were|is|are|returns?(?: \([^()]*\))?,?) (?:prepared|filed)) as (?:an? )?["“'(]?|using the filing status (?:of )?|\b(?:us(?:ing|ed)|under|with|claiming) (?:the |an? )?["“'(]?(?=[\w() ]{6,35}["”')]? filing status)|\b(?:returns?\b[^.$]{0,60}, as (?:a )?(?=married couple filing )))/gi,
  (text) => sentencesOf(text).filter((sentence) => !OTHER.test(sentence)),
);

/** `your Form 1040, U.S. Individual Income Tax Return, filed jointly`, `your 2024 joint federal income tax return`; not what a couple could have done. */
const filedJointly: Shape = (words) => {
  const isSaid = sentencesOf(textOf(words)).some(
    (sentence) => FILED_JOINTLY.test(sentence) && !OTHER.test(sentence) && !IS_DOUBT.test(sentence),
  );
  return isSaid ? { value: { value: 'Married filing jointly', words } } : null;
};
const FILED_JOINTLY =
  /\breturns?\b[^.;$]{0,40}\bfiled jointly\b|\byour (?:20\d\d )?joint (?:(?:20\d\d|federal|u\.s\.|individual|income|tax) ){0,5}returns?\b/i;
const IS_DOUBT = /\b(?:not|instead|rather|could|may|might|can|cannot|had|unless|whether|would)\b/i;

/** Only what a sentence says, for papers with columns of several years. */
export const spokenStatus: Shape = (words, cell) => inSentence(words, cell) ?? filedJointly(words, cell);
export const saidStatus: Shape = (words, cell) => inLetter(words, cell) ?? spokenStatus(words, cell);
