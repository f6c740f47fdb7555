import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { dashedSsn, ein, ssn, ssnBesideEin, tin } from './nineDigits.ts';

const read = (shape: typeof tin, text: string) =>
  shape(wordsAt([40, 40, text]), { x0: 30, y0: 30, x1: 300, y1: 60 })?.value?.value;

describe('a taxpayer number', () => {
  it('never begins with three noughts: the numbers of customers do', () => {
    expect(read(tin, '000552718')).toBeUndefined();
    expect(read(ssn, '000-55-2718')).toBeUndefined();
    expect(read(tin, '900552718')).toBe('900-55-2718');
  });
  it('When it is one of the IRS’s own filled samples, then it is read as printed', () => {
    expect(read(ein, '00-0000047')).toBe('00-0000047');
    expect(read(ein, '0 0 0 0 0 0 0 4 7')).toBe('00-0000047');
    expect(read(ein, '00-0000000')).toBeUndefined();
    expect(read(ssn, '000-00-0047')).toBeUndefined();
  });
  it('When a scan made a tilde of its dash, then it is read all the same', () => {
    expect(read(ein, '48~5510274')).toBe('48-5510274');
    expect(read(ssn, '951=72-3306')).toBe('951-72-3306');
  });
});

describe('Amounts in one line', () => {
  it('When dollars and cents stand apart, then they are no number of nine figures', () => {
    expect(read(tin, '$ 44 .10     $ 812 .06')).toBeUndefined();
    expect(read(tin, '$ 44 10  $ 812 06')).toBeUndefined();
    expect(read(tin, '931-55-2048  $ 44 .10')).toBe('931-55-2048');
  });
});

describe('A number that its dashes tell to be a person’s', () => {
  it('When it is the only one, then it is read', () => {
    expect(read(dashedSsn, 'OMB 1545-0008 931-55-2048')).toBe('931-55-2048');
    expect(read(dashedSsn, '931-55-2048 931-55-2049')).toBeUndefined();
  });

  it('When a sentence ends behind it, then the full stop is no part of it', () => {
    expect(read(dashedSsn, 'under number 931-55-2048.')).toBe('931-55-2048');
    expect(read(dashedSsn, '931-55-2048, 931-55-2049.')).toBeUndefined();
  });

  it('When another one is masked, then it may be another party’s', () => {
    expect(read(dashedSsn, '931-55-2048 XXX-XX-7718')).toBeUndefined();
  });

  it('When it is not yet known, then none is told, nor another', () => {
    expect(read(dashedSsn, '000-00-0000')).toBeUndefined();
    expect(read(dashedSsn, '000-00-0000 931-55-2048')).toBeUndefined();
  });

  it('When no firm has a number beside it, then it does not tell which of two parties it is', () => {
    expect(read(ssnBesideEin, '48-5510274 931-55-2048')).toBe('931-55-2048');
    expect(read(ssnBesideEin, '931-55-2048')).toBeUndefined();
  });
});

it('When a figure that a scan is unsure of stands beside three clear groups, then it is dirt, and beside others none of them is the number', () => {
  const said = (first: number, source: 'ocr' | 'text' = 'ocr') =>
    ssn(
      [
        ...wordsAt([0, 0, '5'], { source, confidence: first }),
        ...wordsAt([40, 0, '984 07 2251'], { source, confidence: 0.9 }),
      ],
      { x0: 0, y0: 0, x1: 612, y1: 20 },
    )?.value?.value;
  expect(said(0.27)).toBe('984-07-2251');
  expect(said(0.9)).toBeUndefined();
  expect(said(0.27, 'text')).toBeUndefined();
});
