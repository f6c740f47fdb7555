/** What a document said, as rows of label and value: only what was found, in the words of the form. */
import type { Field, Value, Values } from '#domain/fields/field';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { readText } from '#domain/fields/readText';
import { messages } from '#domain/messages';
import { sectionOf } from '#domain/questionnaire/sections';
import type { Document } from './useDocuments.ts';

type ExtractedData = NonNullable<Document['extractedData']>;
export interface ExtractedGroup {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
}

/** The extracted data fill what is missing with '', false and 0: none of these was found. */
const isFound = (value: Value | undefined) => !isEmptyValue(value) && value !== false && value !== 0;

function fieldRows(fields: readonly Field[], values: Values, prefix = ''): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const value = values[field.name];
    if (field.kind === 'group') {
      return value ? fieldRows(field.fields, value as Values, `${field.label}, `) : [];
    }
    return isFound(value) ? [[`${prefix}${field.label}`, readText(field, value)]] : [];
  });
}

const PERSON_FIELDS: readonly Field[] = [
  ...sectionOf('personalInfo').fields.filter(({ name }) => !name.startsWith('spouse')),
  ...sectionOf('employmentStatus').fields.filter(({ name }) => name === 'employmentType'),
];

const SHORT_NAMES = /\b(?:ssn|ein|tin|ira|hsa)\b/g;

/** `adjustedGrossIncome` -> `Adjusted gross income`; `box12a` -> `Box 12a`; `employeeSsn` -> `Employee SSN`. */
function spokenName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z]|\d)/g, '$1 $2')
    .replaceAll('.', ', ')
    .toLowerCase()
    .replace(SHORT_NAMES, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function figureText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? messages.view.yes : messages.view.no;
  if (typeof value !== 'number') return value;
  return value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
}

/** Groups in reading order; a group in which nothing was found is left out. */
export function extractedGroups(data: ExtractedData): ExtractedGroup[] {
  const section = (id: 'employmentStatus' | 'businessInfo' | 'taxPreferences') => ({
    title: sectionOf(id).title,
    rows: fieldRows(sectionOf(id).fields, data[id] as Values),
  });
  const figures = Object.entries(data.fields).map(
    ([name, value]) => [spokenName(name), figureText(value)] as const,
  );
  const groups: ExtractedGroup[] = [
    { title: messages.extracted.primary, rows: fieldRows(PERSON_FIELDS, data.primaryPerson) },
    { title: messages.extracted.spouse, rows: fieldRows(PERSON_FIELDS, data.spousePerson) },
    ...data.additionalPeople.map((person) => ({
      title: messages.extracted.additional,
      rows: fieldRows(PERSON_FIELDS, person),
    })),
    section('employmentStatus'),
    section('businessInfo'),
    section('taxPreferences'),
    { title: messages.extracted.figures, rows: figures },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
