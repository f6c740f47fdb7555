import { describe, expect, it } from '@jest/globals';
import type { FormInstance } from './formInstance.ts';
import { mergeInstances } from './mergeInstances.ts';
import { scheduleC } from '../forms/returns/scheduleC.ts';
import { scheduleK1Of1065 } from '../forms/businessReturns/scheduleK1.ts';
import { scannedValue } from './testing/scannedValue.ts';

const value = (to: string, given: string) => scannedValue(to, given, { confidence: 1, source: 'text' });
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
  it('When shares of several owners go with a return, then none of them is the client', () => {
    const share = (ssn: string): FormInstance => ({
      definition: scheduleK1Of1065,
      recognised: { form: 'Schedule K-1 (1065)', taxYear: 2023, pages: [1] },
      values: [value('fields.ownerTin', ssn), value('primaryPerson.ssn', ssn)],
    });
    expect(pathsOf([share('951-77-0001'), share('951-77-0002')])).not.toContain('primaryPerson.ssn');
    expect(pathsOf([share('951-77-0001'), share('951-77-0001')])).toContain('primaryPerson.ssn');
  });
  it("tell the spouse's address from the spouse's own W-2, unless it is that of the return", () => {
    const person = (form: string, told: Record<string, string>): FormInstance => ({
      definition: scheduleC,
      recognised: { form, taxYear: 2023, pages: [1] },
      values: Object.entries(told).map(([to, given]) => value(to, given)),
    });
    const home = (street: string, zipCode: string) => ({
      'primaryPerson.homeAddress.street': street,
      'primaryPerson.homeAddress.zipCode': zipCode,
    });
    const joint = person('1040', {
      'primaryPerson.ssn': '978-05-3316',
      'spousePerson.ssn': '978-05-3317',
      ...home('18 Alder Rd Apt 4', '89501'),
    });
    const hers = (street: string, zipCode: string) =>
      pathsOf([joint, person('W-2', { 'primaryPerson.ssn': '978-05-3317', ...home(street, zipCode) })]);
    expect(hers('18 ALDER RD 4', '89501-2204')).not.toContain('spousePerson.homeAddress.street');
    expect(hers('18 Birch Ln', '89501')).toContain('spousePerson.homeAddress.street');
  });

  it('When a scan misread a letter of the name on a W-2 of the same household, then it is the same person', () => {
    const form = (
      name: string,
      street: string,
      rest: Record<string, string>,
      source: 'ocr' | 'text' = 'ocr',
    ) => ({
      definition: scheduleC,
      recognised: { form: name, taxYear: 2023, pages: [1] },
      values: Object.entries({
        'primaryPerson.fullName': name,
        'primaryPerson.homeAddress.street': street,
        'primaryPerson.homeAddress.zipCode': '89501',
        ...rest,
      }).map(([to, given]) => scannedValue(to, given, { source })),
    });
    const ssnWith = (name: string, street: string, source?: 'ocr' | 'text') =>
      pathsOf([
        form('Francois X Thériault', '18 Alder Rd', {}, source),
        form(name, street, { 'primaryPerson.ssn': '930-58-7214' }, source),
      ]).includes('primaryPerson.ssn');
    expect(ssnWith('Frangois X Theriault', '18 ALDER RD')).toBe(true);
    expect(ssnWith('Frangois X Theriault', '7 Birch Ln')).toBe(false);
    expect(ssnWith('Francoia X Theriault', '18 ALDER RD')).toBe(false);
    expect(ssnWith('Frangois X Theriault', '18 ALDER RD', 'text')).toBe(false);
  });
});
