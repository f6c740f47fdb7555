/** What documents change in people and answers, whatever order they come in. */
import { describe, expect, it } from '@jest/globals';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { FoundValue, TargetPath } from '#domain/documents/extraction';
import { EMPTY_CONTENT, type QuestionnaireContent } from '#platform/models/questionnaireContent';
import { applyReading } from './applyReading.ts';
import { documentPeople, type PeopleByRole } from './documentPeople.ts';
import { isSamePerson } from './isSamePerson.ts';
import { foundValue, readingOf } from './readingBuilder.ts';
import { resolvePeople } from './resolvePeople.ts';

type Values = { readonly [Path in TargetPath]?: FoundValue['value'] };
interface Account {
  readonly people: PeopleByRole;
  readonly content: QuestionnaireContent;
  readonly documentIds: readonly string[];
}
const EMPTY: Account = { people: {}, content: EMPTY_CONTENT, documentIds: [] };

/** Applies one document to an account, as the save transaction does. */
function upload(
  account: Account,
  type: DocumentType,
  values: Values,
  more: readonly FoundValue[] = [],
): Account {
  const documentId = String(account.documentIds.length + 1);
  const reading = readingOf(type, values as Record<string, FoundValue['value']>, more);
  const document = {
    documentId,
    documentType: type,
    originalName: 'a.pdf',
    extractedAt: '2024-01-01',
    reading,
  };
  const hasDocument = (id: string) => account.documentIds.includes(id);
  const known = { people: account.people, unplaced: account.content.unplaced, hasDocument };
  const resolved = resolvePeople(known, documentPeople(reading.found, document));
  const { content } = applyReading(account.content, document, resolved);
  return { people: resolved.people, content, documentIds: [...account.documentIds, documentId] };
}

const ann = { 'primaryPerson.fullName': 'Ann B Lee', 'primaryPerson.ssn': '900-11-1111' } as const;
const bob = { 'primaryPerson.fullName': 'Bob Lee', 'primaryPerson.ssn': '900-22-2222' } as const;
const joint: Values = {
  'primaryPerson.fullName': 'Bob Lee',
  'primaryPerson.ssn': '900-22-2222',
  'primaryPerson.maritalStatus': 'Married filing jointly',
  'spousePerson.fullName': 'Ann Lee',
  'spousePerson.ssn': '900-11-1111',
};
const namesOf = ({ people }: Account) => [people.primary?.person.fullName, people.spouse?.person.fullName];

describe('People of several documents', () => {
  it('When a W-2 is all there is, then its employee is the primary person', () => {
    expect(namesOf(upload(EMPTY, 'w2-form', ann))).toEqual(['Ann B Lee', undefined]);
  });

  it("When the spouse's W-2 comes after the return, then it enriches the spouse and nobody is added", () => {
    const account = upload(upload(EMPTY, 'personal-tax-return', joint), 'w2-form', {
      ...ann,
      'primaryPerson.homeAddress.city': 'Austin',
    });
    expect(namesOf(account)).toEqual(['Bob Lee', 'Ann Lee']);
    expect(account.people.spouse?.person.homeAddress.city).toBe('Austin');
    expect(account.content.unplaced).toEqual([]);
    expect(account.content.sections.personalInfo).toMatchObject({
      fullName: 'Bob Lee',
      spouseName: 'Ann Lee',
    });
  });

  it("When the spouse's W-2 came first, then the return puts everybody in their place", () => {
    const account = upload(upload(EMPTY, 'w2-form', ann), 'personal-tax-return', joint);
    expect(namesOf(account)).toEqual(['Bob Lee', 'Ann Lee']);
    expect(account.content.sections.personalInfo).toMatchObject({
      ...{ fullName: 'Bob Lee', ssn: '900-22-2222' },
      ...{ spouseName: 'Ann Lee', spouseSsn: '900-11-1111' },
    });
  });

  it('When two W-2s came first, then the return still ends in one primary person and one spouse', () => {
    const twoW2s = upload(upload(EMPTY, 'w2-form', ann), 'w2-form', {
      ...bob,
      'primaryPerson.homeAddress.city': 'Waco',
    });
    expect(namesOf(twoW2s)).toEqual(['Ann B Lee', undefined]);
    const account = upload(twoW2s, 'personal-tax-return', joint);
    expect(namesOf(account)).toEqual(['Bob Lee', 'Ann Lee']);
    expect(account.people.primary?.person.homeAddress.city).toBe('Waco');
    expect(account.content.unplaced).toEqual([]);
  });

  it('When a 1099 contradicts a W-2, then the W-2 stands', () => {
    const w2 = upload(EMPTY, 'w2-form', { ...ann, 'primaryPerson.homeAddress.city': 'Austin' });
    const account = upload(w2, '1099-form', { ...ann, 'primaryPerson.homeAddress.city': 'Boise' });
    expect(account.people.primary?.person.homeAddress.city).toBe('Austin');
    expect(account.content.sections.personalInfo).toMatchObject({ homeAddress: { city: 'Austin' } });
  });

  it("When a stranger's W-2 is uploaded, then neither people nor answers change", () => {
    const before = upload(EMPTY, 'personal-tax-return', joint);
    const stranger: Values = { 'primaryPerson.fullName': 'Eve Moe', 'primaryPerson.ssn': '900-33-3333' };
    const after = upload(before, 'w2-form', { ...stranger, 'employmentStatus.w2Income': true });
    expect(namesOf(after)).toEqual(namesOf(before));
    expect(after.content.sections).toEqual(before.content.sections);
    expect(after.content.unplaced.map(({ person }) => person.fullName)).toEqual(['Eve Moe']);
  });

  it('When the document of the primary person was removed, then another W-2 may name a new one', () => {
    const removed = { ...upload(EMPTY, 'w2-form', ann), documentIds: [] };
    expect(namesOf(upload(removed, 'w2-form', bob))).toEqual(['Bob Lee', undefined]);
  });
});

describe('The same person', () => {
  it.each([
    ['Ann Lee', '900-11-1111', 'LEE ANN', '900111111', true],
    ['Ann Lee', '', 'Ann B. Lee', '900-11-1111', true],
    ['Ann Lee', '900-11-1111', 'Ann Lee', '900-11-1117', true],
    ['Ann Lee', '900-11-1111', 'Ann Lee', '900-22-2222', false],
    ['Ann Lee', '', 'Amy Lee', '', false],
    ['Ann', '', 'Ann', '', false],
  ])('%s (%s) and %s (%s): %s', (nameA, ssnA, nameB, ssnB, expected) => {
    expect(isSamePerson({ fullName: nameA, ssn: ssnA }, { fullName: nameB, ssn: ssnB })).toBe(expected);
  });
});

describe('Answers from a document', () => {
  it('overwrite what is there, leave the rest, and make a section complete with empty values', () => {
    const typed = {
      ...EMPTY,
      content: { ...EMPTY_CONTENT, sections: { businessInfo: { businessName: 'Mine', ein: '' } } },
    };
    const { content } = upload(typed, 'business-tax-return', {
      'businessInfo.ein': '12-3456789',
      'employmentStatus.w2Income': true,
    });
    expect(content.sections.businessInfo).toEqual({ businessName: 'Mine', ein: '12-3456789' });
    expect(content.sections.employmentStatus).toEqual({
      employmentType: '',
      multipleBusinesses: false,
      w2Income: true,
      sideBusinesses: false,
    });
    expect(content.provenance['businessInfo.ein']).toMatchObject({
      documentId: '1',
      page: 1,
      originalName: 'a.pdf',
    });
  });

  it('are left out when the questionnaire would not accept them from a person', () => {
    const values: Values = { ...ann, 'primaryPerson.email': 'not an address', 'fields.wages': 5 };
    const { content } = upload(EMPTY, 'w2-form', values);
    expect(content.sections.personalInfo).toMatchObject({ fullName: 'Ann B Lee', email: '' });
  });

  it('that need a yes are kept as suggestions', () => {
    const guess = foundValue('employmentStatus.employmentType', 'Full-time Employee', { use: 'suggestion' });
    const { content } = upload(EMPTY, 'w2-form', ann, [guess]);
    expect(content.sections.employmentStatus).toBeUndefined();
    expect(content.suggestions['employmentStatus.employmentType']).toMatchObject({
      value: 'Full-time Employee',
    });
  });

  it("about employment on a spouse's form are the spouse's", () => {
    const guess = foundValue('employmentStatus.employmentType', 'Full-time Employee', { use: 'suggestion' });
    const { content } = upload(upload(EMPTY, 'personal-tax-return', joint), 'w2-form', ann, [guess]);
    expect(Object.keys(content.suggestions)).toEqual(['personalInfo.spouseEmploymentType']);
  });
});
