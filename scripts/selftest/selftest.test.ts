/** The self-test's own marking: a perfect reading scores full marks, each kind of fault is counted as what it is. */
import { describe, expect, it } from '@jest/globals';
import type { FoundValue, Reading, TargetPath } from '#domain/documents/extraction';
import { makeSample, planQuickSamples } from '../samples/makeSamples.ts';
import type { ManifestEntry } from '../samples/manifest.ts';
import { findFalls, raiseFloors } from './floor.ts';
import { flatten } from './readingValues.ts';
import { sameValue } from './sameValue.ts';
import { scoreDocument } from './scoreDocument.ts';
import { totalOf, totalsBy } from './totals.ts';

const [planned] = planQuickSamples(1).filter(({ variant }) => variant === 'flat');
const { entry } = await makeSample(planned!);

const found = (to: string, value: FoundValue['value'], use: FoundValue['use'] = 'direct'): FoundValue => ({
  to: to.replace(/^formFields\./, 'fields.') as TargetPath,
  value,
  form: 'W-2',
  page: 1,
  box: null,
  confidence: 1,
  source: 'text',
  use,
});

function readingOf({ documentType, form, taxYear, expected }: ManifestEntry): Reading {
  const forms = [{ form, taxYear, pages: [1] }];
  const values = [...flatten(expected)].map(([path, value]) => found(path, value));
  return { outcome: 'completed', documentType, pageCount: 1, forms, found: values, additionalPeople: [] };
}
const perfect = readingOf(entry);
const without = (path: string): FoundValue[] => perfect.found.filter(({ to }) => to !== path);

describe('marking a reading', () => {
  it('gives full marks to a reading that has everything', () => {
    const score = scoreDocument(entry, perfect);
    expect(score.errors).toEqual([]);
    expect(totalOf([score])).toMatchObject({ recall: 1, precision: 1, wrong: 0, exact: 1, type: 1 });
  });

  it('counts a value that is not there as missing, not as wrong', () => {
    const score = scoreDocument(entry, { ...perfect, found: without('primaryPerson.ssn') });
    expect(score).toMatchObject({ missing: 1, wrong: 0, invented: 0 });
  });

  it('counts another value as wrong', () => {
    const values = [...without('fields.wages'), found('fields.wages', 18)];
    expect(scoreDocument(entry, { ...perfect, found: values })).toMatchObject({ wrong: 1, missing: 0 });
  });

  it('counts a client business that is not on the form as invented, unless it is only suggested', () => {
    const name = (use: FoundValue['use']) => [
      ...perfect.found,
      found('businessInfo.businessName', 'Acme', use),
    ];
    expect(scoreDocument(entry, { ...perfect, found: name('direct') }).invented).toBe(1);
    expect(scoreDocument(entry, { ...perfect, found: name('suggestion') }).invented).toBe(0);
  });

  it('takes spelling for what it is', () => {
    expect(sameValue('primaryPerson.fullName', 'José Núñez', 'JOSE NUNEZ')).toBe(true);
    expect(sameValue('homeAddress.street', '12 Elm St Apt 4B', '12 ELM STREET #4B')).toBe(true);
    expect(sameValue('homeAddress.zipCode', '84101-1234', '84101')).toBe(true);
    expect(sameValue('formFields.issueDate', '2024-05-11', '2024-05-12')).toBe(false);
    expect(sameValue('primaryPerson.ssn', '912345678', '912-34-5679')).toBe(false);
  });
});

describe('the floor', () => {
  const totals = totalsBy([scoreDocument(entry, perfect)], 'variant');
  const worse = totalsBy([scoreDocument(entry, { ...perfect, found: without('fields.wages') })], 'variant');

  it('only goes up', () => {
    const floors = raiseFloors(raiseFloors({}, 'quick', totals), 'quick', worse);
    expect(floors).toEqual({ quick: { flat: { recall: 1, precision: 1, wrong: 0 } } });
  });

  it('names each figure that fell below it', () => {
    expect(findFalls(raiseFloors({}, 'quick', totals), 'quick', totals)).toEqual([]);
    expect(findFalls(raiseFloors({}, 'quick', totals), 'quick', worse)).toEqual([
      expect.stringMatching(/^flat: recall/),
    ]);
  });
});
