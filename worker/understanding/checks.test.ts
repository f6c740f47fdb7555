import { describe, expect, it } from '@jest/globals';
import { vote, type Candidate } from './candidate.ts';
import { isSureEnough, markVerified, runChecks, settleRivals } from './checks.ts';
import { reconcile } from './reconcile.ts';
import type { CheckRule } from './formDefinition.ts';

const value = (to: string, amount: Candidate['value'], change: Partial<Candidate> = {}): Candidate => ({
  to: to as Candidate['to'],
  value: amount,
  page: 1,
  box: null,
  confidence: 0.9,
  source: 'ocr',
  use: 'direct',
  ...change,
});
const tax: CheckRule = { rate: 0.062, of: 'fields.wages', gives: 'fields.tax', within: 0.03 };

describe('A form proves itself by arithmetic', () => {
  it('verifies values that balance and contradicts those that do not', () => {
    const mark = (amount: number) => {
      const values = [value('fields.wages', 1000), value('fields.tax', amount)];
      return markVerified(values, runChecks([tax], values)).map(({ isVerified }) => isVerified);
    };
    expect(mark(62)).toEqual([true, true]);
    expect(mark(26)).toEqual([false, false]);
  });
  it('says nothing when a value is missing', () => {
    expect(runChecks([tax], [value('fields.wages', 1000)])).toEqual([]);
  });
  it('takes the rival reading that makes it add up', () => {
    const settled = settleRivals(
      [tax],
      [value('fields.wages', 1000), value('fields.tax', 82, { rival: 62 })],
    );
    expect(settled[1]).toMatchObject({ value: 62, rival: 82 });
  });
});

describe('Two looks at the same box', () => {
  it('are surer together when they agree', () => {
    const [one] = reconcile([value('fields.tax', 62)], [value('fields.tax', 62)]);
    expect(one?.confidence).toBeGreaterThan(0.98);
  });
  it('leave a doubt that is not shown when they disagree', () => {
    const [one] = vote(reconcile([value('fields.tax', 62)], [value('fields.tax', 68)]));
    expect(one?.rival).toBe(68);
    expect(isSureEnough(one!)).toBe(false);
  });
  it('are outvoted by other copies of the form', () => {
    const doubtful = reconcile([value('fields.tax', 62)], [value('fields.tax', 68)]);
    const [one] = vote([...doubtful, value('fields.tax', 62), value('fields.tax', 62)]);
    expect(one?.value).toBe(62);
    expect(isSureEnough(one!)).toBe(true);
  });
  it('take the reading without the rule of the box', () => {
    const [one] = reconcile([value('fields.tax', 199940.13)], [value('fields.tax', 99940.13)]);
    expect(one?.value).toBe(99940.13);
  });
});
