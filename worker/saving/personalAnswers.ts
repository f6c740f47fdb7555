/** Which answers of the questionnaire a person's values belong to. */
import { getPath } from '#domain/documents/extractedData';
import type { FoundValue } from '#domain/documents/extraction';
import type { PersonType } from '#domain/people/person';
import { personPath } from './documentPeople.ts';
import type { ResolvedPeople } from './resolvePeople.ts';

const SPOUSE_ANSWERS: Readonly<Record<string, string>> = {
  fullName: 'personalInfo.spouseName',
  dateOfBirth: 'personalInfo.spouseDateOfBirth',
  ssn: 'personalInfo.spouseSsn',
  gender: 'personalInfo.spouseGender',
  phoneNumber: 'personalInfo.spousePhoneNumber',
  email: 'personalInfo.spouseEmail',
  employmentType: 'personalInfo.spouseEmploymentType',
};

/** Answer path of a person's value; undefined when the questionnaire does not ask for it. */
function answerPath(role: PersonType, path: string): string | undefined {
  if (role === 'spouse') return SPOUSE_ANSWERS[path];
  return path === 'employmentType' ? 'employmentStatus.employmentType' : `personalInfo.${path}`;
}

const ROLES: readonly PersonType[] = ['primary', 'spouse'];

/** Answer path of a found value, given who of the document is who in the account; undefined when it is nobody's answer. */
export function answerPathOf(found: FoundValue, roles: ResolvedPeople['roles']): string | undefined {
  for (const onDocument of ROLES) {
    const path = personPath(onDocument, found);
    if (path === undefined) continue;
    const role = roles[onDocument];
    return role && answerPath(role, path);
  }
  if (found.to.startsWith('fields.')) return undefined;
  // What a form says about employment is about its own person: a spouse's W-2 does not make the client an employee.
  const isAboutSpouse = roles.primary === 'spouse' && found.to === 'employmentStatus.employmentType';
  return isAboutSpouse ? SPOUSE_ANSWERS.employmentType : found.to;
}

export interface PersonalAnswer {
  readonly path: string;
  readonly value: unknown;
  readonly isFromDocument: boolean;
}

/** Answers the people now give: what this document told and won, and everything of a role that changed hands. */
export function personalAnswers(
  { people, changedHands }: ResolvedPeople,
  documentId: string,
): PersonalAnswer[] {
  return ROLES.flatMap((role) => {
    const content = people[role];
    if (!content) return [];
    return Object.entries(content.sources).flatMap(([path, source]) => {
      const answer = answerPath(role, path);
      const isFromDocument = source.documentId === documentId;
      if (!answer || !(isFromDocument || changedHands.has(role))) return [];
      return [{ path: answer, value: getPath(content.person, path), isFromDocument }];
    });
  });
}
