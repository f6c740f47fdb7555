/** What a person found on documents answers in the personal-info form: missing values are empty, dependents 0. */
import type { Values } from '#domain/fields/field';
import type { Person } from '#domain/people/person';

export function personAnswers({ ssn, personalInfo }: Pick<Person, 'ssn' | 'personalInfo'>): Values {
  const { homeAddress, ...answers } = personalInfo;
  const hasAddress = Object.values(homeAddress).some(Boolean);
  return {
    fullName: answers.fullName,
    dateOfBirth: answers.dateOfBirth,
    ssn,
    gender: answers.gender,
    phoneNumber: answers.phoneNumber,
    email: answers.email,
    maritalStatus: answers.maritalStatus,
    numberOfDependents: answers.numberOfDependents,
    // most documents of a person carry no address: one that was typed stays
    ...(hasAddress && { homeAddress: { ...homeAddress } }),
  };
}
