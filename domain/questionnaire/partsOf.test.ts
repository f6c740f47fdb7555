import { describe, expect, it } from '@jest/globals';
import type { Field } from '../fields/field.ts';
import { partsOf } from './partsOf.ts';
import { SECTIONS } from './sections.ts';

const text = (name: string, title?: string): Field => ({
  kind: 'text',
  name,
  label: name,
  ...(title && { part: { title } }),
});
const namesOf = (fields: readonly Field[]) =>
  partsOf(fields).map(({ part, fields: own }) => [part?.title, own.map(({ name }) => name)]);

describe('The parts of a section', () => {
  it('begin where a question says so, and hold the questions up to the next part', () => {
    expect(namesOf([text('a', 'First'), text('b'), text('c', 'Second')])).toEqual([
      ['First', ['a', 'b']],
      ['Second', ['c']],
    ]);
  });
  it('begin without a heading where the first question has none', () => {
    expect(namesOf([text('a'), text('b', 'Later')])).toEqual([
      [undefined, ['a']],
      ['Later', ['b']],
    ]);
  });
  it.each(SECTIONS.map((section) => [section.id, section.fields] as const))(
    '%s: every question stands under a heading, once',
    (_id, fields) => {
      const parts = partsOf(fields);
      expect(parts.flatMap((one) => one.fields)).toEqual(fields);
      expect(parts.every(({ part }) => part?.title)).toBe(true);
    },
  );
});
