/** Two readings of one value, made one. */
import { describe, expect, it } from '@jest/globals';
import { vote, type Candidate } from '../candidate.ts';
import { isSureEnough } from '../checks/isSureEnough.ts';
import { reconcile } from './reconcile.ts';
import { settleAmounts } from '../checks/settleAmounts.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const named = (value: string, confidence: number) =>
  scannedValue('primaryPerson.fullName', value, { confidence });
const oneOf = (a: Candidate, b: Candidate) => reconcile([a], [b])[0]?.value;

describe('two readings of a name', () => {
  it('When one holds more than the other and is as sure, then it is taken', () => {
    expect(oneOf(named('Kwame St.', 0.9), named('Kwame St. Clair', 0.85))).toBe('Kwame St. Clair');
  });

  it('When one holds a middle initial that the other passed over, then it is taken', () => {
    expect(oneOf(named('Ana Lindqvist', 0.93), named('Ana J Lindqvist', 0.91))).toBe('Ana J Lindqvist');
    expect(oneOf(named('Ana J. Lindqvist', 0.8), named('Ana Lindqvist', 0.93))).toBe('Ana J. Lindqvist');
    expect(oneOf(named('Ana Lindqvist', 0.93), named('Ana I Lindqvist', 0.55))).toBe('Ana Lindqvist');
  });

  it('When what one adds is doubtful, then it is not: the side of the box is read as I', () => {
    expect(oneOf(named('Kwame St. Clair', 0.91), named('Kwame St. Clair I', 0.54))).toBe('Kwame St. Clair');
  });

  it('When one adds two small letters behind the suffix of a company, then they are no part of its name', () => {
    const look = named('Rowan & Sons LLC', 0.93);
    expect(oneOf(look, named('Rowan & Sons LLC dé', 0.7))).toBe('Rowan & Sons LLC');
  });

  it('When one of two streets lacks the apartment, which stands in a box of its own, then it is no other street', () => {
    const street = 'primaryPerson.homeAddress.street';
    const both = [named('44 Elm Cir Apt 305', 0.93), named('44 Elm Cir', 0.83)].map(
      (one) => ({ ...one, to: street }) as const,
    );
    const [whole] = reconcile([both[0]!], [both[1]!]);
    expect(whole).toMatchObject({ value: '44 Elm Cir Apt 305' });
    expect(whole!.confidence).toBeGreaterThan(0.8);
    expect(reconcile([both[1]!], [both[0]!])[0]!.value).toBe('44 Elm Cir Apt 305');
    const other = { ...both[1]!, value: '44 Elm' };
    expect(reconcile([both[0]!], [other])[0]!.confidence).toBeLessThan(0.6);
  });

  it('When one has a gap where the other has a letter, then the letter was lost', () => {
    expect(oneOf(named('Benjamin V Iyer', 0.7), named('Ben amin Vlyer', 0.89))).toBe('Benjamin V Iyer');
    expect(oneOf(named('Jo Ann Moss', 0.9), named('Joxann Moss', 0.5))).toBe('Jo Ann Moss');
  });

  it('When one has a lone letter before the name, then the surer is taken: the corner of the box is read as E', () => {
    expect(oneOf(named('Ingrid D Okonkwo', 0.93), named('E Ingrid D Okonkwo', 0.78))).toBe(
      'Ingrid D Okonkwo',
    );
    expect(oneOf(named('livia Okonkwo', 0.91), named('Olivia Okonkwo', 0.88))).toBe('Olivia Okonkwo');
    expect(oneOf(named('Scott Key', 0.8), named('F Scott Key', 0.95))).toBe('F Scott Key');
  });
});

describe('two readings of a town', () => {
  const town = (value: string, confidence: number): Candidate => ({
    ...named(value, confidence),
    to: 'businessInfo.businessAddress.city',
  });
  const shown = (a: Candidate, b: Candidate) => vote(reconcile([a], [b])).find(isSureEnough)?.value;

  it('When they differ and neither is sure, then none is shown', () => {
    expect(shown(town('JEI Paso', 0.6), town('le Paso', 0.61))).toBeUndefined();
  });

  it('When one of them is sure, or holds the other, then it is shown', () => {
    expect(shown(town('El Paso', 0.85), town('le Paso', 0.61))).toBe('El Paso');
    expect(shown(town('Paso', 0.6), town('El Paso', 0.61))).toBe('El Paso');
  });
});

describe('a reading that is unsure of every letter', () => {
  const shown = (unsure: number) =>
    vote(
      reconcile(
        [{ ...named('Locksrnlih', unsure), to: 'fields.occupation' }],
        [{ ...named('Locksmith', 0.6), to: 'fields.occupation' }],
      ),
    ).find(isSureEnough)?.value;
  it('is no witness against another', () => {
    expect(shown(0)).toBe('Locksmith');
    expect(shown(0.58)).toBeUndefined();
  });
});

describe('two readings of the digits of a comb', () => {
  const number = (value: string, more: Partial<Candidate> = {}): Candidate => ({
    ...named(value, 0.9),
    to: 'primaryPerson.ssn',
    ...more,
  });
  const first = number('964-48-1150');

  it('When the first differs only where a line of the comb runs through, then it read the line', () => {
    const again = number('962-48-1150', { confidence: 0.99, isWithoutLine: true });
    expect(oneOf(first, again)).toBe('962-48-1150');
    expect(reconcile([first], [again])[0]!.confidence).toBeGreaterThan(0.85);
  });

  it('When it differs elsewhere, then neither is sure', () => {
    const again = number('962-48-1150', { confidence: 0.99 });
    expect(reconcile([first], [again]).every(({ confidence }) => confidence < 0.5)).toBe(true);
  });
});

describe('two readings of an address of e-mail', () => {
  const address = (value: string, confidence: number): Candidate => ({
    ...named(value, confidence),
    to: 'primaryPerson.email',
  });
  const isShown = (a: Candidate, b: Candidate) => vote(reconcile([a], [b])).some(isSureEnough);

  it('When they differ by a sign, then none is shown, however sure one of them is', () => {
    expect(isShown(address('vik@mail.example.org', 0.52), address('vik@mail.examole.org', 0.97))).toBe(false);
    expect(isShown(address('o_kay@example.org', 0.95), address('okay@example.org', 0.95))).toBe(false);
  });

  it('When they are the same, then it is shown', () => {
    expect(isShown(address('vik@example.org', 0.52), address('vik@example.org', 0.5))).toBe(true);
  });
});

describe('copies of a street', () => {
  const street = (value: string): Candidate => ({
    ...named(value, 0.95),
    to: 'primaryPerson.homeAddress.street',
  });
  const isShown = (...values: string[]) => vote(values.map(street)).some(isSureEnough);

  it('When one has a letter where the others have a digit like it, then none is shown', () => {
    expect(isShown('12 Elm St Apt 48', '12 Elm St Apt 48', '12 Elm St Apt 48', '12 Elm St Apt 4B')).toBe(
      false,
    );
  });

  it('When that one is as unsure as hardly any, then it is no witness', () => {
    const unsure = { ...street('12 Elm St Apt 4B'), confidence: 0.3 };
    expect(vote([street('12 Elm St Apt 48'), unsure]).some(isSureEnough)).toBe(true);
    expect(vote([street('12 Elm St Apt 48'), { ...unsure, confidence: 0.6 }]).some(isSureEnough)).toBe(false);
  });

  it('When they have the letter, or differ otherwise, then what most of them say is shown', () => {
    expect(isShown('12 Elm St Apt 4B', '12 Elm St Apt 4B', '12 Elm St Apt 4B', '12 Elm St Apt 48')).toBe(
      true,
    );
    expect(isShown('12 Elm St', '12 Elm St', '12 Elm St', '12 Eln St')).toBe(true);
  });
});

describe('two readings of a numeral behind a name', () => {
  it('When one look reads a numeral where the other sees as many strokes, then it is the numeral', () => {
    expect(oneOf(named('Nguyet L Hallam 111', 0.12), named('Nguyet L Hallam III', 0.7))).toBe(
      'Nguyet L Hallam III',
    );
    expect(oneOf(named('Lidia Ames II', 0.8), named('Lidia Ames Il', 0.9))).toBe('Lidia Ames II');
    expect(oneOf(named('Suite 111', 0.9), named('Suite 117', 0.5))).not.toBe('Suite III');
  });
});

describe('an amount that only the second look saw', () => {
  const shown = (value: number) =>
    reconcile([], [{ ...named('', 0.95), to: 'fields.wages', value }]).filter(isSureEnough).length;
  it('is shown, unless it is no more than the number of a line', () => {
    expect(shown(12748.29)).toBe(1);
    expect(shown(190)).toBe(1);
    expect(shown(19)).toBe(0);
  });
});

describe('two readings of an amount of which one has a 1 more before it', () => {
  const amount = (value: number, confidence: number): Candidate => ({
    ...named('', confidence),
    to: 'fields.grossIncome',
    value,
  });
  it('is the shorter one: the side of the box is read as a 1', () => {
    expect(oneOf(amount(4760, 0.8), amount(14760, 0.95))).toBe(4760);
  });

  it('When the sums ask for the longer one, then it is that', () => {
    const read = reconcile([amount(4760, 0.8)], [amount(14760, 0.95)]);
    const line1: Candidate = { ...amount(14760, 0.95), to: 'fields.grossReceipts' };
    const checks = [{ plus: ['fields.grossReceipts'], gives: 'fields.grossIncome', within: 1 }];
    expect(settleAmounts(checks, [line1, ...read]).map(({ value }) => value)).toEqual([14760, 14760]);
  });

  it('When the shorter one lacks all before its thousands, then it is not told: both lost figures of 36,215', () => {
    const shown = (a: number, b: number, of = 0.96) =>
      reconcile([amount(a, 0.24)], [amount(b, of)]).find(isSureEnough)?.value;
    expect(shown(6215, 215)).toBeUndefined();
    expect(shown(6215.08, 215.08)).toBeUndefined();
    expect(shown(1215, 215)).toBe(215);
    expect(shown(36215, 6215)).toBe(6215);
  });

  it('When the shorter one is unsure and the longer is not, then it is the longer: a figure was lost', () => {
    expect(oneOf(amount(4760, 0.24), amount(14760, 0.95))).toBe(14760);
  });
});

describe('two readings of an amount from one picture', () => {
  const box = { x0: 432, y0: 307, x1: 464, y1: 314 };
  const read = (confidence: number, left = 432): Candidate => ({
    ...named('', confidence),
    to: 'fields.stateIncomeTax',
    value: 1624.67,
    box: { ...box, x0: left },
  });
  const shown = (a: Candidate, b: Candidate) => reconcile([a], [b]).find(isSureEnough)?.confidence;

  it('When they are the same to a hair, then they are one reading, no surer than that', () => {
    expect(shown(read(0.8), read(0.8))).toBe(0.8);
    expect(shown(read(0.63), read(0.63))).toBeUndefined();
  });

  it('When they differ in place or certainty, then they confirm each other', () => {
    expect(shown(read(0.63), read(0.64))).toBeGreaterThan(0.8);
    expect(shown(read(0.63), read(0.63, 431))).toBeGreaterThan(0.8);
  });
});

describe('two readings of an amount', () => {
  const amount = (value: number, confidence: number): Candidate => ({
    ...named('', confidence),
    to: 'fields.wages',
    value,
  });

  it('When one look lost every sign of it and no figure, then it is the one with its cents, seen twice', () => {
    const [only, ...others] = reconcile([amount(2260.8, 0.71)], [amount(226_080, 0.58)]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ value: 2260.8 });
    expect(only!.confidence).toBeGreaterThan(0.8);
  });

  it('When a figure differs, or the longer one has cents, too, then neither is sure', () => {
    expect(reconcile([amount(2260.8, 0.71)], [amount(226_090, 0.58)])).toHaveLength(2);
    expect(reconcile([amount(22.6, 0.71)], [amount(2260, 0.58)])).toHaveLength(2);
  });
});

describe('what several rules found in several places', () => {
  const at = (value: string, y: number, confidence = 0.9): Candidate => ({
    ...named(value, confidence),
    to: 'businessInfo.businessName',
    box: { x0: 100, x1: 200, y0: y, y1: y + 10 },
  });
  const [person, company] = [at('Ann Sørby-Lee', 80, 0.7), at('Sawmill Taphouse LLC', 40)];

  it('is left to the vote, also where a closer look read one of them', () => {
    const all = [person, company, company];
    expect(vote(reconcile(all, [at('Ann Sorby-Lee', 80)]))[0]!.value).toBe('Sawmill Taphouse LLC');
  });

  it('is what the first rule says where one other says otherwise, however slightly surer', () => {
    const city = at('City of Harrow', 40, 0.94);
    expect(vote(reconcile([city, at('Office of Finance', 80, 0.97)], []))[0]!.value).toBe('City of Harrow');
  });

  it('is one reading where it stands in one place', () => {
    expect(reconcile([person, { ...person, confidence: 0.8 }], [at('Ann Sørby-Lee', 80)])).toHaveLength(1);
    expect(reconcile([person, company, at('Ann Sørby', 82)], [])).toHaveLength(2);
  });
});
