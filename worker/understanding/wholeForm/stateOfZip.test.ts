import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { stateOfZip } from './stateOfZip.ts';

/** A scanned value, told by the path it goes to, its value and how sure it is. */
type Told = readonly [to: string, value: string, confidence: number];

const rest = { page: 1, box: null, source: 'ocr', use: 'direct' } as const;
const withStates = (told: readonly Told[], change: Partial<Candidate> = {}) =>
  stateOfZip(
    told.map(([to, value, confidence]): Candidate => ({
      ...rest,
      to: to as Candidate['to'],
      value,
      confidence,
      ...change,
    })),
  );

const HOME = 'primaryPerson.homeAddress';
const stateBeside = (parts: Record<string, string>, change: Partial<Candidate> = {}) =>
  withStates(
    Object.entries(parts).map(([leaf, value]): Told => [`${HOME}.${leaf}`, value, 0.9]),
    change,
  ).find(({ to }) => to === `${HOME}.state`)?.value;

/** The state of a holder in Okemos, Michigan, told as `state`. */
const holderState = (state: string, ofState: number, ofZip: number) =>
  withStates([
    ['fields.holderCity', 'Okemos', 0.9],
    ['fields.holderState', state, ofState],
    ['fields.holderZipCode', '48864', ofZip],
  ]).filter(({ to }) => to === 'fields.holderState');

describe('A scanned address without its state', () => {
  it('When its ZIP code lies in one state only, then it is of that state', () => {
    expect(stateBeside({ city: 'Annandale', zipCode: '22003' })).toBe('VA');
    expect(stateBeside({ city: 'San Juan', zipCode: '00901' })).toBe('PR');
  });

  it('When a state was read, then that one stays', () => {
    expect(stateBeside({ city: 'Annandale', state: 'MD', zipCode: '22003' })).toBe('MD');
  });

  it('When a state was read too unsurely to be shown, then it stands where it is that of the ZIP code', () => {
    const shown = (state: string) =>
      holderState(state, 0.2, 0.9).filter(({ confidence }) => confidence > 0.5);
    expect(shown('MI').map(({ value }) => value)).toEqual(['MI']);
    expect(shown('MD')).toEqual([]);
  });

  it('When state and ZIP code were both read unsurely and say the same, then that state stands', () => {
    const unsure = (state: string, ofZip: number) => holderState(state, 0.3, ofZip)[0]?.confidence;
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
