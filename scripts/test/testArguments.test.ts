/** `npm test -- ...` */
import { describe, expect, it } from '@jest/globals';
import { readTestArguments } from './testArguments.ts';

const known = ['unit', 'client', 'api', 'e2e'];

describe('When npm test is given words', () => {
  it('runs everything without any', () => {
    expect(readTestArguments([], known)).toEqual({ projects: known, needsDatabases: true, forJest: [] });
  });
  it('runs the projects that are named, without databases where none is needed', () => {
    const { projects, needsDatabases } = readTestArguments(['unit', 'client'], known);
    expect([projects, needsDatabases]).toEqual([['unit', 'client'], false]);
  });
  it('hands what follows to Jest, with or without two dashes', () => {
    expect(readTestArguments(['api', '--', '-t', 'login'], known).forJest).toEqual(['-t', 'login']);
    expect(readTestArguments(['api', 'login.test.ts'], known).forJest).toEqual(['login.test.ts']);
  });
});
