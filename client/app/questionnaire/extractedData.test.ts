import { describe, expect, it } from '@jest/globals';
import { fakeExtractedData } from './fakes.ts';
import { extractedGroups } from '../../features/documents/extractedRows.ts';

describe('What a document said', () => {
  it('Is named as people write it: short names in capitals, other words plain', () => {
    const fields = { employeeSsn: '900-00-0000', employerEin: '00-0000000', wagesTipsOther: 1 };
    const [figures] = extractedGroups({ ...fakeExtractedData(), fields }).slice(-1);
    expect(figures?.rows.map(([label]) => label)).toEqual([
      'Employee SSN',
      'Employer EIN',
      'Wages tips other',
    ]);
  });
});
