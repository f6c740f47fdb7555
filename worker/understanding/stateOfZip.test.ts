import { describe, expect, it } from '@jest/globals';
import type { Candidate } from './candidate.ts';
import { stateOfZip } from './stateOfZip.ts';

const HOME = 'primaryPerson.homeAddress';
const stateBeside = (told: Record<string, string>, change: Partial<Candidate> = {}) =>
  stateOfZip(
    Object.entries(told).map(([leaf, value]): Candidate => ({
      to: `${HOME}.${leaf}` as Candidate['to'],
      value,
      page: 1,
      box: null,
      confidence: 0.9,
      source: 'ocr',
      use: 'direct',
      ...change,
    })),
  ).find(({ to }) => to === `${HOME}.state`)?.value;

describe('A scanned address without its state', () => {
  it('When its ZIP code lies in one state only, then it is of that state', () => {
    expect(stateBeside({ city: 'Annandale', zipCode: '22003' })).toBe('VA');
    expect(stateBeside({ city: 'San Juan', zipCode: '00901' })).toBe('PR');
  });

  it('When a state was read, then that one stays', () => {
    expect(stateBeside({ city: 'Annandale', state: 'MD', zipCode: '22003' })).toBe('MD');
  });

  it('When a state was read too unsurely to be shown, then it stands where it is that of the ZIP code', () => {
    const shown = (state: string) => {
      const address = [['holderCity', 'Okemos', 0.9], ['holderState', state, 0.2], ['holderZipCode', '48864', 0.9]] as const; // prettier-ignore
      return stateOfZip(
        address.map(([leaf, value, confidence]): Candidate => ({
          to: `fields.${leaf}`,
          value,
          page: 1,
          box: null,
          confidence,
          source: 'ocr',
          use: 'direct',
        })),
      ).filter(({ to, confidence }) => to === 'fields.holderState' && confidence > 0.5);
    };
    expect(shown('MI').map(({ value }) => value)).toEqual(['MI']);
    expect(shown('MD')).toEqual([]);
  });

  it('When state and ZIP code were both read unsurely and say the same, then that state stands', () => {
    const unsure = (state: string, ofZip: number) =>
      stateOfZip(
        (
          [
            ['City', 'Okemos', 0.9],
            ['State', state, 0.3],
            ['ZipCode', '48864', ofZip],
          ] as const
        ).map(([leaf, value, confidence]): Candidate => ({
          to: `fields.holder${leaf}`,
          value,
          page: 1,
          box: null,
          confidence,
          source: 'ocr',
          use: 'direct',
        })),
      ).find(({ to }) => to === 'fields.holderState')?.confidence;
    expect(unsure('MI', 0.6)).toBe(0.6);
    expect(unsure('MD', 0.6)).toBe(0.3);
    expect(unsure('MI', 0.4)).toBe(0.3);
  });

  it('When the ZIP code is unsure, of no known state or alone, or the page is text, then no state is told', () => {
    expect(stateBeside({ city: 'Annandale', zipCode: '22003' }, { confidence: 0.6 })).toBeUndefined();
    expect(stateBeside({ city: 'Apo', zipCode: '09012' })).toBeUndefined();
    expect(stateBeside({ zipCode: '22003' })).toBeUndefined();
    expect(stateBeside({ city: 'Annandale', zipCode: '22003' }, { source: 'text' })).toBeUndefined();
  });
});
