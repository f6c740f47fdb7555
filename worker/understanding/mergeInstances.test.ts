import { describe, expect, it } from '@jest/globals';
import type { Candidate } from './candidate.ts';
import type { FormInstance } from './formInstance.ts';
import { mergeInstances } from './mergeInstances.ts';
import { scheduleC } from '../forms/scheduleC.ts';

const value = (to: string, given: string): Candidate => ({
  to: to as Candidate['to'],
  value: given,
  page: 1,
  box: null,
  confidence: 1,
  source: 'text',
  use: 'direct',
});
const business = (name: string, ein?: string): FormInstance => ({
  definition: scheduleC,
  recognised: { form: 'Schedule C', taxYear: 2023, pages: [1] },
  values: [
    value('businessInfo.businessName', name),
    ...(ein === undefined ? [] : [value('businessInfo.ein', ein)]),
  ],
});
const pathsOf = (instances: readonly FormInstance[]) => mergeInstances(instances).map(({ to }) => to);

describe('Forms of one document put together', () => {
  it('never make one business of two', () => {
    expect(pathsOf([business('Elm Bakery'), business('Oak Repair', '98-7654321')])).toEqual([
      'businessInfo.businessName',
    ]);
  });
  it('add to the business they both name', () => {
    expect(pathsOf([business('Elm Bakery'), business('ELM BAKERY', '98-7654321')])).toContain(
      'businessInfo.ein',
    );
  });
});
