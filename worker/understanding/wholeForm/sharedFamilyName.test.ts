import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { sharedFamilyName } from './sharedFamilyName.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const named = (to: string, value: string, confidence: number, source: Candidate['source'] = 'ocr') =>
  scannedValue(to, value, { confidence, source });
const names = (first: [string, number], second: [string, number], source?: Candidate['source']) =>
  sharedFamilyName([
    named('primaryPerson.fullName', ...first, source),
    named('spousePerson.fullName', ...second, source),
  ]).map(({ value }) => value);

describe('the family name of two spouses on a scan', () => {
  it('is spelled as the surer one is, where OCR can read one for the other', () => {
    expect(names(['Hannah Hernandez-Ortiz', 0.98], ['Beatriz Hemandez-Ortiz', 0.94])).toEqual([
      'Hannah Hernandez-Ortiz',
      'Beatriz Hernandez-Ortiz',
    ]);
    expect(names(['Deshawn C Núñez', 0.94], ['Uma F Nifiez', 0.78])[1]).toBe('Uma F Núñez');
    expect(names(['Al Wiltse Jr', 0.5], ['Bea Wlltse', 0.9])).toEqual(['Al Wlltse Jr', 'Bea Wlltse']);
  });

  it('stays as it is where it is another name, equally sure, or print that is no scan', () => {
    const apart: [[string, number], [string, number]] = [['Al Hernandez', 0.9], ['Bea Fernandez', 0.7]]; // prettier-ignore
    expect(names(...apart)).toEqual(['Al Hernandez', 'Bea Fernandez']);
    expect(names(['Al Burnett', 0.8], ['Bea Bumett', 0.8])).toEqual(['Al Burnett', 'Bea Bumett']);
    expect(names(['Al Klein', 0.99], ['Bea Klem', 0.97])).toEqual(['Al Klein', 'Bea Klem']);
    expect(names(['Al Burnett', 0.9], ['Bea Bumett', 0.7], 'text')).toEqual(['Al Burnett', 'Bea Bumett']);
  });
});
