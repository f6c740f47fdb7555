import { expect, it } from '@jest/globals';
import { applyDerived } from './derive.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const read = (to: string, value: string, confidence: number) => scannedValue(to, value, { confidence });

it('When one of several values was read too unsurely to be shown, then it is not told together with them either', () => {
  const told = (confidence: number) =>
    applyDerived(
      [
        {
          to: 'legalCompliance.complianceInfo',
          value: { allOf: ['fields.licenseNumber', 'fields.expiryDate'] },
          when: { field: 'fields.licenseNumber', isGiven: true },
        },
      ],
      [read('fields.licenseNumber', '2874419', 0.97), read('fields.expiryDate', '2025-06-15', confidence)],
    )[0]?.value;
  expect(told(0.9)).toBe('2874419, 2025-06-15');
  expect(told(0.2)).toBe('2874419');
});
