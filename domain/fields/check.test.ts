import { describe, expect, it } from '@jest/globals';
import { messages } from '../messages.ts';
import { completeFieldsSchema, fieldSchema, fieldsSchema } from './check.ts';
import type { Field } from './field.ts';

const check = (field: Field, value: unknown) => {
  const result = fieldSchema(field).safeParse(value);
  return result.success ? result.data : result.error.issues[0]?.message;
};
const base = { name: 'x', label: 'X' };
const year: Field = { ...base, kind: 'year', min: 1900, max: 'thisYear' };
const percent: Field = { ...base, kind: 'percent', min: 1, max: 100 };
const thisYear = new Date().getFullYear();

describe('When a value is checked, then it is cleaned or answered with a sentence', () => {
  it.each<[Field, unknown, unknown]>([
    [{ ...base, kind: 'text' }, '  Maria  ', 'Maria'],
    [{ ...base, kind: 'text' }, null, ''],
    [{ ...base, kind: 'text' }, 5, messages.field.notText],
    [{ ...base, kind: 'text' }, 'x'.repeat(301), messages.field.tooLong(300)],
    [{ ...base, kind: 'longText' }, 'a\nb', 'a\nb'],
    [{ ...base, kind: 'email' }, 'a@b.co', 'a@b.co'],
    [{ ...base, kind: 'email' }, 'a@b', messages.field.email],
    [{ ...base, kind: 'email' }, '', ''],
    [{ ...base, kind: 'url' }, 'example.com', 'https://example.com'],
    [{ ...base, kind: 'url' }, 'javascript:alert(1)', messages.field.url],
    [{ ...base, kind: 'phone' }, '(555) 010-1234 x5', '(555) 010-1234 x5'],
    [{ ...base, kind: 'phone' }, '1-800-FLOWERS', '1-800-FLOWERS'],
    [{ ...base, kind: 'phone' }, '555\u2011123\u20114567', '555\u2011123\u20114567'],
    [{ ...base, kind: 'phone' }, '12', messages.field.phone],
    [{ ...base, kind: 'phone' }, 'call me maybe', messages.field.phone],
    [{ ...base, kind: 'ssn' }, '900123456', '900-12-3456'],
    [{ ...base, kind: 'ssn' }, 'abc', messages.field.ssn],
    [{ ...base, kind: 'ein' }, '123456789', '12-3456789'],
    [{ ...base, kind: 'date' }, '5/17/1980', '1980-05-17'],
    [{ ...base, kind: 'date' }, '1980-13-01', messages.field.date],
    [{ ...base, kind: 'date', notAfter: 'today' }, `${thisYear + 1}-01-01`, messages.field.inFuture],
    [{ ...base, kind: 'count', min: 0 }, 'abc', 0],
    [{ ...base, kind: 'count', min: 0 }, '', 0],
    [{ ...base, kind: 'count', min: 0 }, '3', 3],
    [{ ...base, kind: 'count', min: 0 }, -1, messages.field.atLeast(0)],
    [{ ...base, kind: 'count', min: 0 }, 1.5, messages.field.wholeNumber],
    [{ ...base, kind: 'money', min: 0 }, '1,234.567', 1234.57],
    [{ ...base, kind: 'money', min: 0 }, -1, messages.field.atLeast(0)],
    [{ ...base, kind: 'money' }, '(20)', -20],
    [{ ...base, kind: 'money' }, 'x', messages.field.notNumber],
    [{ ...base, kind: 'money' }, '', null],
    [{ ...base, kind: 'money' }, 0, 0],
    [{ ...base, kind: 'money' }, Infinity, messages.field.notNumber],
    [percent, 0, messages.field.between(1, 100)],
    [percent, 1, 1],
    [percent, 100, 100],
    [percent, 101, messages.field.between(1, 100)],
    [year, 1899, messages.field.between(1900, thisYear)],
    [year, 0, null],
    [year, '0', null],
    [year, '', null],
    [year, thisYear, thisYear],
    [year, thisYear + 1, messages.field.between(1900, thisYear)],
    [{ ...base, kind: 'yesNo' }, 'Yes', true],
    [{ ...base, kind: 'yesNo' }, null, false],
    [{ ...base, kind: 'yesNo' }, 'maybe', messages.field.notYesNo],
    [{ ...base, kind: 'choice', options: ['A', 'B'] }, 'A', 'A'],
    [{ ...base, kind: 'choice', options: ['A', 'B'] }, 'C', messages.field.choice(['A', 'B'])],
    [{ ...base, kind: 'choice', options: ['A', 'B'] }, '', ''],
    [{ ...base, kind: 'textOrList' }, 'Xero', 'Xero'],
    [{ ...base, kind: 'textOrList' }, ['Xero', 'Wave'], ['Xero', 'Wave']],
    [{ ...base, kind: 'textOrList' }, [5], messages.field.textOrList(300, 50)],
  ])('%j with %j gives %j', (field, value, expected) => expect(check(field, value)).toEqual(expected));
});

describe('When a whole section is checked', () => {
  const fields = [
    { kind: 'text', name: 'a', label: 'A' },
    { kind: 'group', name: 'g', label: 'G', fields: [{ kind: 'count', name: 'n', label: 'N', min: 0 }] },
  ] as const satisfies readonly Field[];

  it('then unknown and dangerous keys are dropped and missing ones stay missing', () => {
    const posted = JSON.parse('{"a":"x","__proto__":{"b":1},"$set":{"a":1},"g":{}}') as unknown;
    expect(fieldsSchema(fields).parse(posted)).toEqual({ a: 'x', g: {} });
  });
  it('then the path of a wrong value names the field inside its group', () => {
    const issue = fieldsSchema(fields).safeParse({ g: { n: -1 } }).error?.issues[0];
    expect(issue?.path).toEqual(['g', 'n']);
  });
  it('then a complete section has a value for every field', () => {
    expect(completeFieldsSchema(fields).parse({})).toEqual({ a: '', g: { n: 0 } });
    expect(completeFieldsSchema(fields).parse({ g: {} })).toEqual({ a: '', g: { n: 0 } });
  });
});

describe('When somebody posts text made to stall a pattern', () => {
  it.each<[string, string]>([
    ['email', 'a'.repeat(100_000) + '@'],
    ['email', '@.'.repeat(50_000)],
    ['phone', '1'.repeat(100_000)],
    ['ssn', '-'.repeat(100_000)],
    ['ein', '1 '.repeat(50_000)],
    ['url', 'http:'.repeat(20_000)],
  ])('then %s refuses it by its length before any pattern sees it', (kind, value) => {
    expect(check({ ...base, kind } as Field, value)).toBe(messages.field.tooLong(300));
  });
});
