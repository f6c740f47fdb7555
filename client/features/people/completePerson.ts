/** A person as every card can rely on it: what an answer leaves out is empty. */
import type { AnswerOf } from '#domain/api';
import { emptyPerson } from '#domain/documents/extractedData';
import type { Person } from '#domain/people/person';
import { withDefaults } from '../../lib/withDefaults.ts';

type Answer = AnswerOf<'listPeople'>['people'][number];

export function completePerson(answer: Partial<Answer>): Person {
  const { employmentType, ssn, homeAddress, ...info } = emptyPerson();
  const id = answer.personId ?? answer._id ?? '';
  const given = answer.personalInfo;
  return {
    _id: answer._id ?? id,
    personId: id,
    personType: answer.personType ?? 'primary',
    ssn: answer.ssn ?? ssn,
    personalInfo: {
      ...withDefaults({ ...info, homeAddress }, given),
      homeAddress: withDefaults(homeAddress, given?.homeAddress),
    },
    employmentStatus: withDefaults({ employmentType }, answer.employmentStatus),
    sourceDocument: withDefaults<Answer['sourceDocument']>(
      { documentType: '', extractedAt: '' },
      answer.sourceDocument,
    ) as Person['sourceDocument'],
  };
}
