import { describe, expect, it } from '@jest/globals';
import type { TargetPath } from '#domain/documents/extraction';
import { w2 } from '../forms/w2.ts';
import type { Candidate } from './candidate.ts';
import { isSureEnough } from './isSureEnough.ts';
import { restoreLostDigits } from './restoreLostDigits.ts';

const amount = (to: TargetPath, value: number, source: Candidate['source'] = 'ocr'): Candidate => ({
  to,
  value,
  page: 1,
  box: null,
  confidence: 0.95,
  source,
  use: 'direct',
});
const restored = (...candidates: Candidate[]) =>
  Object.fromEntries(
    restoreLostDigits(w2.checks ?? [], candidates)
      .filter(isSureEnough)
      .map(({ to, value }) => [to, value]),
  );

describe('An amount that repeats another one without a digit', () => {
  it('is the other one where a third confirms that', () => {
    expect(
      restored(
        amount('fields.wages', 99935.8),
        amount('fields.medicareWages', 99935.8),
        amount('fields.stateWages', 9935.8),
      ),
    ).toEqual({ 'fields.wages': 99935.8, 'fields.medicareWages': 99935.8, 'fields.stateWages': 99935.8 });
  });

  it('is not shown, nor the other one, where nothing tells which is right', () => {
    expect(restored(amount('fields.wages', 99935.8), amount('fields.stateWages', 9935.8))).toEqual({});
  });

  it('stays where the difference is more than a digit, or the form proves it, or it is print', () => {
    const apart = { 'fields.wages': 52300.18, 'fields.stateWages': 50100.18 };
    expect(restored(amount('fields.wages', 52300.18), amount('fields.stateWages', 50100.18))).toEqual(apart);
    expect(
      restored(
        amount('fields.wages', 99935.8),
        amount('fields.medicareWages', 9935.8),
        amount('fields.medicareTaxWithheld', 144.07),
      ),
    ).toMatchObject({ 'fields.medicareWages': 9935.8 });
    expect(
      restored(amount('fields.wages', 99935.8, 'text'), amount('fields.stateWages', 9935.8, 'text')),
    ).toEqual({ 'fields.wages': 99935.8, 'fields.stateWages': 9935.8 });
  });
});
