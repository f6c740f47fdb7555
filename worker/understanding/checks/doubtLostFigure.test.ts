import { expect, it } from '@jest/globals';
import type { TargetPath } from '#domain/documents/extraction';
import { taxSummary } from '../../forms/summaries/taxSummary.ts';
import type { Candidate } from '../candidate.ts';
import { doubtLostFigure } from './doubtLostFigure.ts';
import { isSureEnough } from './isSureEnough.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const amount = (to: TargetPath, value: number, source: Candidate['source'] = 'ocr') =>
  scannedValue(to, value, { source, confidence: 0.95 });
const shown = (interest: number, total: number, source: Candidate['source'] = 'ocr') =>
  doubtLostFigure(taxSummary.checks ?? [], [
    amount('fields.wages', 51200, source),
    amount('fields.taxableInterest', interest, source),
    amount('fields.totalIncome', total, source),
  ])
    .filter(isSureEnough)
    .map(({ value }) => value);

it('When a part of a sum would put it right with one figure more, then it is not shown', () => {
  expect(shown(118, 52318)).toEqual([51200, 52318]);
});
it('When other income makes the difference, or the sum holds, then all are shown', () => {
  expect(shown(118, 53977)).toEqual([51200, 118, 53977]);
  expect(shown(118, 51318)).toEqual([51200, 118, 51318]);
});
it('When the amounts are print, then nothing is in doubt', () => {
  expect(shown(118, 52318, 'text')).toEqual([51200, 118, 52318]);
});

it('When two parts might lack the figure, then the one is in doubt where it would be one of two that are the same', () => {
  const values = doubtLostFigure(taxSummary.checks ?? [], [
    amount('fields.taxableInterest', 118),
    amount('fields.ordinaryDividends', 642),
    amount('fields.totalIncome', 1760),
  ]);
  expect(values.filter(isSureEnough).map(({ value }) => value)).toEqual([642, 1760]);
});

it('When one part has cents among whole dollars, and the sum fails, then it is not shown', () => {
  expect(shown(1.18, 52318)).toEqual([51200, 52318]);
});
