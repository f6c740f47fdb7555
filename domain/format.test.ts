import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatEin,
  formatFileSize,
  formatMoney,
  formatPhone,
  formatSsn,
  formatYesNo,
} from './format.ts';

describe('How values are spelled', () => {
  it.each([
    [formatSsn('900123456'), '900-12-3456'],
    [formatSsn('900-12-3456'), '900-12-3456'],
    [formatSsn(''), 'N/A'],
    [formatSsn(undefined), 'N/A'],
    [formatSsn('12'), '12'],
    [formatEin('123456789'), '12-3456789'],
    [formatPhone('5550101234'), '(555) 010-1234'],
    [formatPhone('+1 555 010 1234'), '(555) 010-1234'],
    [formatPhone('555 010 1234 x5'), '555 010 1234 x5'],
    [formatFileSize(0), '0.00 Bytes'],
    [formatFileSize(1023), '1023.00 Bytes'],
    [formatFileSize(1024), '1.00 KB'],
    [formatFileSize(1.5 * 1024 ** 2), '1.50 MB'],
    [formatFileSize(3 * 1024 ** 3), '3.00 GB'],
    [formatFileSize(5 * 1024 ** 4), '5120.00 GB'],
    [formatDate('1980-05-17'), '5/17/1980'],
    [formatDate('not a date'), 'not a date'],
    [formatMoney(-20), '-$20.00'],
    [formatMoney(1234.5), '$1,234.50'],
    [formatYesNo(true), 'Yes'],
    [formatYesNo(false), 'No'],
  ])('%s reads %s', (spelled, expected) => expect(spelled).toBe(expected));
});
