/** What only the forms of a file together say. */
import { describe, expect, it } from '@jest/globals';
import { bankStatement } from '../forms/statements/bankStatement.ts';
import { scheduleC } from '../forms/returns/scheduleC.ts';
import { w2 } from '../forms/wages/w2.ts';
import type { Candidate } from './candidate.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { FormInstance } from './formInstance.ts';
import { mergeInstances } from './mergeInstances.ts';

const form = (definition: FormDefinition, values: Record<string, string | number>): FormInstance => ({
  definition,
  recognised: { form: definition.name, taxYear: 2023, pages: [1] },
  values: Object.entries(values).map(([to, value]) => ({
    to: to as Candidate['to'],
    value,
    page: 1,
    box: null,
    confidence: 1,
    source: 'text',
    use: 'direct',
  })),
});
const together = (...instances: FormInstance[]) =>
  Object.fromEntries(mergeInstances(instances).map(({ to, value }) => [to, value]));

const bakery = form(scheduleC, { 'fields.grossReceipts': 90_000 });
const job = form(w2, { 'fields.employerEin': '12-3456789', 'fields.wages': 40_000.1 });

describe('The forms of one file', () => {
  it('say that there are several businesses where two Schedules C differ', () => {
    const repair = form(scheduleC, { 'fields.grossReceipts': 12_000 });
    expect(together(bakery, repair)).toMatchObject({ 'employmentStatus.multipleBusinesses': true });
    expect(together(bakery, bakery)).not.toHaveProperty(['employmentStatus.multipleBusinesses']);
  });

  it('say that a business is run beside a job', () => {
    expect(together(bakery, job)).toMatchObject({ 'employmentStatus.sideBusinesses': true });
    expect(together(job)).not.toHaveProperty(['employmentStatus.sideBusinesses']);
  });

  it('add up the wages of different employers, not those of copies', () => {
    const second = form(w2, { 'fields.employerEin': '98-7654321', 'fields.wages': 5_000.25 });
    expect(together(job, second)).toMatchObject({
      'fields.wages': 40_000.1,
      'fields.numberOfW2s': 2,
      'fields.wagesOfAllW2s': 45_000.35,
    });
    expect(together(job, job)).not.toHaveProperty(['fields.numberOfW2s']);
    const unread = form(w2, { 'fields.employerEin': '98-7654321' });
    expect(together(job, unread)).not.toHaveProperty(['fields.wagesOfAllW2s']);
  });

  it('count the accounts of statements that have a balance of their own', () => {
    const account = (last4: string, balance?: number) =>
      form(bankStatement, {
        'fields.accountLast4': last4,
        ...(balance !== undefined && { 'fields.openingBalance': balance }),
      });
    const accounts = 'bankingFinancials.numberOfBankAccounts';
    expect(together(account('1234', 10), account('9876', 20))[accounts]).toBe(2);
    expect(together(account('1234', 10), account('9876'))).not.toHaveProperty([accounts]);
  });
});
