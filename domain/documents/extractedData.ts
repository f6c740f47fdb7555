/** Builds the extracted-data payload from what the reader found. */
import { emptyValues } from '../fields/emptyValue.ts';
import type { Value, Values } from '../fields/field.ts';
import { sectionOf } from '../questionnaire/sections.ts';
import type { ExtractedData, ExtractedPerson, Reading } from './extraction.ts';

/** A person about whom nothing was found. */
export function emptyPerson(): ExtractedPerson {
  return {
    fullName: '',
    ssn: '',
    dateOfBirth: '',
    gender: '',
    phoneNumber: '',
    email: '',
    maritalStatus: '',
    numberOfDependents: 0,
    homeAddress: { street: '', city: '', state: '', zipCode: '' },
    employmentType: '',
  };
}

/** `null` (a number nobody gave) becomes 0: the payload knows only `''`, false and 0. */
function withSpecDefaults(values: Values): Values {
  const plain = ([name, value]: [string, Value]): [string, Value] => {
    if (value === null) return [name, 0];
    return [name, typeof value === 'object' && !Array.isArray(value) ? withSpecDefaults(value) : value];
  };
  return Object.fromEntries(Object.entries(values).map(plain));
}

/** Sets a dotted path in a plain object, creating what is missing on the way. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = target;
  for (const key of keys) {
    if (typeof at[key] !== 'object' || at[key] === null) at[key] = {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
}

/** Value at a dotted path; `undefined` where any step is missing. */
export function getPath(source: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], source);
}

const section = (id: 'employmentStatus' | 'businessInfo' | 'taxPreferences') =>
  withSpecDefaults(emptyValues(sectionOf(id).fields));

/** The payload: every found value at its place (suggestions included), its default everywhere else. */
export function buildExtractedData(
  reading: Pick<Reading, 'forms' | 'found' | 'additionalPeople'>,
): ExtractedData {
  const data = {
    primaryPerson: emptyPerson(),
    spousePerson: emptyPerson(),
    employmentStatus: section('employmentStatus'),
    businessInfo: section('businessInfo'),
    taxPreferences: section('taxPreferences'),
    additionalPeople: [...reading.additionalPeople],
    form: reading.forms[0]?.form ?? '',
    taxYear: reading.forms[0]?.taxYear ?? 0,
    fields: {},
  };
  for (const { to, value } of reading.found) setPath(data, to, value);
  return data as ExtractedData;
}
