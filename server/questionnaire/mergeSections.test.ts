/** Whatever two tabs do, every answer is stored or reported: nothing is wiped in silence. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyValues } from '#domain/fields/emptyValue';
import type { Values } from '#domain/fields/field';
import type { QuestionnaireBody } from '#domain/questionnaire/questionnaireSchema';
import { sectionOf, type SavedSections } from '#domain/questionnaire/sections';
import { mergeSections } from './mergeSections.ts';

const empty = emptyValues(sectionOf('additionalInfo').fields);
const info = (more: Values): SavedSections => ({ additionalInfo: { ...empty, ...more } });
const body = (sections: Record<string, unknown>) => sections as unknown as QuestionnaireBody;

describe('When sections are posted', () => {
  it('without a revision, then they replace what is stored and the others stay', () => {
    const current = { ...info({ businessGoals: 'old' }), employmentStatus: { w2Income: true } };
    const merged = mergeSections(body({ additionalInfo: { businessGoals: 'new' } }), current);
    expect(merged.sections.additionalInfo).toMatchObject({ businessGoals: 'new' });
    expect(merged.sections.employmentStatus).toEqual({ w2Income: true });
    expect(merged.changed).toEqual(['additionalInfo.businessGoals']);
  });

  it('then a field left out keeps its value and an emptied one is emptied', () => {
    const current = info({ businessGoals: 'keep', currentChallenges: 'clear' });
    const { sections } = mergeSections(body({ additionalInfo: { currentChallenges: '' } }), current);
    expect(sections.additionalInfo).toMatchObject({ businessGoals: 'keep', currentChallenges: '' });
  });

  it('then an empty section saved for the first time is there with its empty values', () => {
    const merged = mergeSections(body({ additionalInfo: {} }), {});
    expect(merged.sections.additionalInfo).toEqual(empty);
    expect(merged.hasChanges).toBe(true);
  });

  it('and part of a group, then the rest of the group stays', () => {
    const stored = emptyValues(sectionOf('personalInfo').fields);
    const homeAddress = { street: '1 Elm', city: 'Boise', state: 'ID', zipCode: '83702' };
    const current = { personalInfo: { ...stored, homeAddress } };
    const { sections } = mergeSections(body({ personalInfo: { homeAddress: { city: 'Reno' } } }), current);
    expect(sections.personalInfo?.homeAddress).toEqual({ ...homeAddress, city: 'Reno' });
  });

  it('from an old copy, then a section that was taken back meanwhile and not touched here stays away', () => {
    const base = info({ businessGoals: 'read from a document' });
    expect(mergeSections(body(base), {}, base).sections).toEqual({});
  });
});

describe('When two tabs save', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const values = fc.record({ businessGoals: text, currentChallenges: text, additionalNotes: text });
  const saved = fc.option(values, { nil: undefined });

  it('then every change of either is stored, or told as a conflict', () => {
    fc.assert(
      fc.property(saved, values, saved, (before, posted, meanwhile) => {
        const base: SavedSections = before ? { additionalInfo: before } : {};
        const theirs: SavedSections = meanwhile ? { additionalInfo: meanwhile } : base;
        const merged = mergeSections(body({ additionalInfo: posted }), theirs, base);
        const stored = merged.sections.additionalInfo ?? empty;
        const isConflict = (name: string) =>
          merged.conflicts.some(({ path }) => path === `additionalInfo.${name}`);
        for (const name of Object.keys(posted) as (keyof typeof posted)[]) {
          const [was, mine, their] = [
            before?.[name] ?? '',
            posted[name],
            theirs.additionalInfo?.[name] ?? '',
          ];
          const isMine = mine !== was;
          const isTheirs = their !== was;
          expect(isConflict(name)).toBe(isMine && isTheirs && mine !== their);
          expect(stored[name]).toBe(isMine && !isTheirs ? mine : their);
        }
      }),
      { numRuns: 500 },
    );
  });
});
