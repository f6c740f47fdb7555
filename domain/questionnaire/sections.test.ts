import { describe, expect, it } from '@jest/globals';
import { emptyValues } from '../fields/emptyValue.ts';
import { completeFieldsSchema } from '../fields/check.ts';
import type { Field } from '../fields/field.ts';
import { SECTION_IDS, SECTIONS, isSectionId, sectionOf } from './sections.ts';
import { STEPS } from './steps.ts';
import { completionPercentage, filledSections } from './progress.ts';
import { questionnaireBody } from './questionnaireSchema.ts';

const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.kind === 'group' ? [field, ...everyField(field.fields)] : [field]));

describe('The registry of sections', () => {
  it.each(SECTIONS.map((section) => [section.id, section] as const))('%s is sound', (id, section) => {
    expect(isSectionId(id)).toBe(true);
    expect(sectionOf(id)).toBe(section);
    expect(section.title).not.toBe('');
    const names = section.fields.map((field) => field.name as string);
    expect(new Set(names).size).toBe(names.length);
    for (const field of everyField(section.fields)) {
      expect(field.label).not.toBe('');
      if (field.showWhen) expect(names).toContain(field.showWhen.name);
    }
  });
  it.each(SECTIONS.map((section) => [section.id, section.fields] as const))(
    '%s: its empty values pass its own check',
    (_id, fields) => {
      expect(completeFieldsSchema(fields).parse(emptyValues(fields))).toEqual(emptyValues(fields));
    },
  );
  it('has eleven steps, document upload first and optional', () => {
    expect(STEPS.map((step) => step.id)).toEqual(['documentUpload', ...SECTION_IDS]);
    expect(STEPS.filter((step) => step.isOptional)).toEqual([STEPS[0]]);
  });
});

describe('Progress', () => {
  it('counts saved sections of ten, rounded, whatever they hold', () => {
    const saved = { vehicleUse: {}, personalInfo: { fullName: '' } };
    expect(filledSections(saved)).toEqual(['personalInfo', 'vehicleUse']);
    expect(completionPercentage(2)).toBe(20);
    expect(completionPercentage(0)).toBe(0);
    expect(completionPercentage(10)).toBe(100);
  });
});

describe('What a client may post', () => {
  it('keeps sections, drops server-owned and unknown keys, treats null as left out', () => {
    const posted = {
      rev: 3,
      status: 'submitted',
      submittedAt: 'x',
      foo: 1,
      vehicleUse: null,
      personalInfo: { fullName: 'A' },
    };
    expect(questionnaireBody.parse(posted)).toEqual({ rev: 3, personalInfo: { fullName: 'A' } });
  });
});
