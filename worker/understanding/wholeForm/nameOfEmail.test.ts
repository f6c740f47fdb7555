import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../candidate.ts';
import { nameOfEmail } from './nameOfEmail.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const nameBeside = (name: string, email: string, source: Candidate['source'] = 'ocr', rival?: string) => {
  const text = (to: string, value: string) => scannedValue(to, value, { source });
  const seen = { ...text('primaryPerson.fullName', name), ...(rival && { rival }) };
  return nameOfEmail([seen, text('primaryPerson.email', email)])[0]!.value;
};

describe("A scanned name beside its owner's address of e-mail", () => {
  it('gets back the letter that the address spells plainly', () => {
    expect(nameBeside('José Miller', 'jose.muller@example.com')).toBe('José Müller');
    expect(nameBeside('Jose Miiller Jr', 'mullerj@example.com')).toBe('Jose Müller Jr');
    expect(nameBeside('Ana Castafeda', 'ana.castaneda@example.com')).toBe('Ana Castañeda');
    expect(nameBeside('Ana Castafieda', 'ana.castaneda@example.com')).toBe('Ana Castañeda');
  });

  it('gets back a letter that looks like the one that was read', () => {
    expect(nameBeside('Woltgang Achebe', 'wolfgang.achebe@example.net')).toBe('Wolfgang Achebe');
    expect(nameBeside('Anna Hemandez', 'a.hernandez@example.net')).toBe('Anna Hernandez');
    expect(nameBeside('Woltgang Achebe', 'w.achebe@example.net')).toBe('Woltgang Achebe');
  });

  it('stays where the address spells it so, is of somebody else, or differs in another letter', () => {
    for (const [name, email] of [
      ['José Miller', 'jose.miller@example.com'],
      ['José Miller', 'ana.rao@example.com'],
      ['José Miller', 'jose.moller@example.com'],
      ['Ida Finn', 'ida.funn@example.com'],
    ])
      expect(nameBeside(name!, email!)).toBe(name);
  });

  it('is the one that the other look has, where all of it that differs is told again', () => {
    const of = (name: string, rival: string) => nameBeside(name, 'al.nunez@example.com', 'ocr', rival);
    expect(of('Al Nonez', 'Al L Núñez')).toBe('Al L Núñez');
    expect(of('Al Nunez', 'Al Núñez')).toBe('Al Nunez');
    expect(of('Al Nonez', 'Al Mendez')).toBe('Al Nonez');
  });

  it('stays where it is a given name, and what the address spells is none', () => {
    expect(nameBeside('Nikolai Young', 'nikolal.young@example.net')).toBe('Nikolai Young');
    expect(nameBeside('Maria Young', 'marla.young@example.net')).toBe('Marla Young');
    expect(nameBeside('Nikolal Young', 'nikolai.young@example.net')).toBe('Nikolai Young');
  });

  it('stays where it is print', () => {
    expect(nameBeside('José Miller', 'jose.muller@example.com', 'text')).toBe('José Miller');
  });
});
