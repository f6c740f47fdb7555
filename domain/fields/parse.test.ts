import { describe, expect, it } from '@jest/globals';
import { parseDate, parseEin, parseNumber, parseSsn } from './parse.ts';

describe('When a person types a number', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['$1,234', 1234],
    ['(500)', -500],
    ['($1,500.25)', -1500.25],
    ['-500', -500],
    ['\u2212500', -500],
    ['500-', -500],
    ['45 %', 45],
    [' 7 ', 7],
    ['.5', 0.5],
    ['1 234', 1234],
  ])('then %s is understood as %d', (typed, value) => expect(parseNumber(typed)).toBe(value));

  it.each(['', 'abc', '12a', '1e999', '1.2.3', 'NaN', '--', '$', '9'.repeat(50), Infinity, NaN])(
    'then %s is not a number',
    (typed) => expect(parseNumber(typed)).toBeUndefined(),
  );
});

describe('When a person types an SSN or EIN', () => {
  it.each([
    '123456789',
    '123-45-6789',
    '123 45 6789',
    '123.45.6789',
    '123\u201345\u20136789',
    ' 123-456789 ',
  ])('then %s is the SSN 123-45-6789', (typed) => expect(parseSsn(typed)).toBe('123-45-6789'));
  it.each(['12345678', '1234567890', '12345678a', 'ABC-DE-FGHI', ''])('then %s is none', (typed) => {
    expect(parseSsn(typed)).toBeUndefined();
    expect(parseEin(typed)).toBeUndefined();
  });
  it('then an EIN is spelled 2-7', () => expect(parseEin('12 3456789')).toBe('12-3456789'));
});

describe('When a person types a date', () => {
  it.each([
    ['1980-05-17', '1980-05-17'],
    ['5/17/1980', '1980-05-17'],
    ['05-17-1980', '1980-05-17'],
    ['1980-05-17T00:00:00.000Z', '1980-05-17'],
    ['2024-02-29', '2024-02-29'],
  ])('then %s is the day %s', (typed, day) => expect(parseDate(typed)).toBe(day));
  it.each(['2023-02-29', '13/45/1980', '1899-12-31', '2200-01-01', 'yesterday', '', '1980', '05/17/80'])(
    'then %s is none',
    (typed) => expect(parseDate(typed)).toBeUndefined(),
  );
});
