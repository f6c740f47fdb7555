import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import type { Candidate } from '../candidate.ts';
import { otherParty } from './otherParty.ts';

const w2 = FORMS.find(({ name }) => name === 'W-2')!;
const named = (to: Candidate['to'], value: string) => ({ to, value }) as Candidate;
const employee = named('fields.employeeName', 'Priya McAllister');
const pathsOf = (values: readonly Candidate[]) => values.map(({ to }) => to);

describe('the two parties of a paper', () => {
  it("When the employer's name is the employee's own, however it was cut, then no employer is told", () => {
    const values = otherParty(w2, [employee, named('fields.employerName', 'PRIYAMC ALLISTER')]);
    expect(pathsOf(values)).toEqual(['fields.employeeName']);
  });

  it("When the bank's name is the account holder's own, then no bank is told", () => {
    const statement = FORMS.find(({ name }) => name === 'Bank statement')!;
    const holder = named('fields.accountHolder', 'Orla N. Vance-Whitcombe');
    const values = (bank: string) => pathsOf(otherParty(statement, [holder, named('fields.bankName', bank)]));
    expect(values('ORLA N. VANCE-WHITCOMBE')).toEqual(['fields.accountHolder']);
    expect(values('Pinyon One, N.A.')).toEqual(['fields.accountHolder', 'fields.bankName']);
  });

  it('When the employer bears a part of that name, then both are told', () => {
    const values = otherParty(w2, [employee, named('fields.employerName', 'McAllister Bakery LLC')]);
    expect(pathsOf(values)).toEqual(['fields.employeeName', 'fields.employerName']);
  });
});
