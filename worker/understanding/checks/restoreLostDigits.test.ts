import { describe, expect, it } from '@jest/globals';
import type { TargetPath } from '#domain/documents/extraction';
import { form1040 } from '../../forms/returns/form1040.ts';
import { taxSummary } from '../../forms/summaries/taxSummary.ts';
import { w2 } from '../../forms/wages/w2.ts';
import type { Candidate } from '../candidate.ts';
import { isSureEnough } from './isSureEnough.ts';
import { restoreLostDigits } from './restoreLostDigits.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const amount = (to: TargetPath, value: number, source: Candidate['source'] = 'ocr') =>
  scannedValue(to, value, { source, confidence: 0.95 });
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

  it('is the shorter one where a third confirms that and the longer one, whose comma was read as a figure, is unsure', () => {
    const read = (confidence: number) =>
      restored(
        amount('fields.wages', 72359),
        amount('fields.medicareWages', 72359),
        scannedValue('fields.stateWages', 725359, { source: 'ocr', confidence }),
      )['fields.stateWages'];
    expect(read(0.5)).toBe(72359);
    expect(read(0.95)).toBe(725359);
  });

  it('is not shown where only its cents are lost', () => {
    const wages = amount('fields.wages', 69724.87);
    expect(restored(wages, amount('fields.stateWages', 69724))).toEqual({ 'fields.wages': 69724.87 });
    const other = { 'fields.wages': 69724.87, 'fields.stateWages': 69720 };
    expect(restored(wages, amount('fields.stateWages', 69720))).toEqual(other);
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

describe('An amount that repeats another one but for a figure that OCR takes for the other', () => {
  const shown = (definition: typeof w2, ...candidates: Candidate[]) =>
    restoreLostDigits(definition.checks ?? [], candidates)
      .filter(isSureEnough)
      .map(({ to, value }) => [to, value]);

  it('is not shown where another line confirms the other one', () => {
    expect(
      shown(
        w2,
        amount('fields.wages', 52356.81),
        amount('fields.medicareWages', 52356.81),
        amount('fields.stateWages', 52366.81),
      ),
    ).toEqual([
      ['fields.wages', 52356.81],
      ['fields.medicareWages', 52356.81],
    ]);
  });

  it('is not shown, nor the other one, where nothing tells which is right', () => {
    const summary = [amount('fields.totalIncome', 64225), amount('fields.adjustedGrossIncome', 64226)];
    expect(shown(taxSummary, ...summary)).toEqual([]);
    expect(shown(form1040, ...summary)).toEqual([]);
  });

  it('stays where it is print, and where the difference is pay put aside', () => {
    const print = [amount('fields.wages', 52356.81, 'text'), amount('fields.stateWages', 52366.81, 'text')];
    expect(shown(w2, ...print)).toHaveLength(2);
    expect(shown(w2, amount('fields.wages', 50000), amount('fields.medicareWages', 58000))).toHaveLength(2);
  });
});

describe('An amount that is a share of another one, without its first figure', () => {
  const wages = amount('fields.medicareWages', 64310);
  const tax = (value: number, source: Candidate['source'] = 'ocr') =>
    restored(wages, amount('fields.medicareTaxWithheld', value, source))['fields.medicareTaxWithheld'];

  it('is the whole share', () => {
    expect(tax(32.5)).toBe(932.5);
  });

  it('is none where a figure more or a cent is otherwise, where it is short, or where print says it', () => {
    expect(tax(32.51)).toBe(32.51);
    expect(tax(2.5)).toBe(2.5);
    expect(tax(32.5, 'text')).toBe(32.5);
  });
});
