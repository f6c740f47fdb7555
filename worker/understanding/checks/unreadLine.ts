/** Sums that do not add up because one of their lines was not recognised, though its amount is printed. */
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import type { CheckRule } from './checkRule.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { parseAmount } from '../values/amounts/amountOf.ts';
import { amountsOf, holdsAmong, type Amounts } from './checks.ts';

/** What a line that was taken for blank would hold (dollars) if the sum were right with it; null where none was. */
export function lackingAmount(check: CheckRule, amounts: Amounts): number | null {
  const { plus, minus = [], blank = [], gives } = check;
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (amounts.get(path) ?? 0), 0);
  const lacking = amounts.get(gives)! - total(plus) + total(minus);
  const open = lacking > 0 ? plus : minus;
  const isOpen = open.some((path) => blank.includes(path) && !amounts.has(path));
  return check.rate === undefined && isOpen ? toCents(Math.abs(lacking)) : null;
}

/** The checks, but for failing ones that lack an amount which the form prints clearly and no value has: they say nothing of the others. */
export function withoutUnreadLines(
  checks: readonly CheckRule[],
  maps: readonly MappedSheet[],
  values: readonly Candidate[],
): readonly CheckRule[] {
  const amounts = amountsOf(values);
  const taken = new Set(amounts.values());
  const isPrinted = (amount: number) =>
    maps.some(({ free }) =>
      free.some((word) => isClear(word) && toCents(parseAmount(word.text) ?? 0) === amount),
    );
  return checks.filter((check) => {
    const lacking = holdsAmong(check, amounts) === false ? lackingAmount(check, amounts) : null;
    return lacking === null || isOfOneFigure(lacking) || taken.has(lacking) || !isPrinted(lacking);
  });
}

const isClear = ({ source, confidence }: Word) => source !== 'ocr' || confidence >= CLEAR;
const CLEAR = 0.8;

/** Sums of fractions miss by less than a cent. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** 300, 50,000: so much a sum is wrong by where one figure was misread or lost. */
const isOfOneFigure = (amount: number) => /^\d0*$/.test(String(amount));
