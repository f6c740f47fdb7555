/** Adds documents up to the figures that are published: recall, precision, wrong values. */
import type { DocumentScore } from './scoreDocument.ts';

export interface Totals {
  readonly documents: number;
  /** How many values the documents carry. */
  readonly values: number;
  /** Shares, 0-1. */
  readonly recall: number;
  readonly precision: number;
  /** Wrong and invented values among all that were expected or invented. */
  readonly wrong: number;
  /** SSNs, EINs and amounts that are right where they are given. */
  readonly exact: number;
  readonly type: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export function totalOf(scores: readonly DocumentScore[]): Totals {
  const sum = (pick: (score: DocumentScore) => number): number =>
    scores.reduce((all, one) => all + pick(one), 0);
  const right = sum(({ right }) => right);
  const [wrong, invented, missing] = [
    sum((one) => one.wrong),
    sum((one) => one.invented),
    sum((one) => one.missing),
  ];
  return {
    documents: scores.length,
    values: right + wrong + missing,
    recall: share(right, right + wrong + missing),
    precision: share(right, right + wrong + invented),
    wrong: scores.length === 0 ? 0 : (wrong + invented) / Math.max(1, right + wrong + missing + invented),
    exact: share(
      sum((one) => one.exactRight),
      sum((one) => one.exactGiven),
    ),
    type: share(scores.filter((one) => one.isTypeRight).length, scores.length),
  };
}

/** Totals by variant or layout, in the order of first appearance. */
export function totalsBy(scores: readonly DocumentScore[], by: 'variant' | 'layout'): Map<string, Totals> {
  const names = [...new Set(scores.map((score) => score[by]))];
  return new Map(names.map((name) => [name, totalOf(scores.filter((score) => score[by] === name))]));
}
