/** A person extracted from documents, as the API shows them. */
import type { DocumentType } from '../documents/documentTypes.ts';

export type PersonType = 'primary' | 'spouse';

export interface Person {
  readonly _id: string;
  readonly personId: string;
  readonly personType: PersonType;
  readonly ssn: string;
  readonly personalInfo: {
    readonly fullName: string;
    readonly dateOfBirth: string;
    readonly gender: string;
    readonly phoneNumber: string;
    readonly email: string;
    readonly maritalStatus: string;
    readonly numberOfDependents: number;
    readonly homeAddress: {
      readonly street: string;
      readonly city: string;
      readonly state: string;
      readonly zipCode: string;
    };
  };
  readonly employmentStatus: { readonly employmentType: string };
  readonly sourceDocument: { readonly documentType: DocumentType | ''; readonly extractedAt: string };
}

/** Complete when it has both full name and SSN. */
export function isPersonComplete(person: Pick<Person, 'ssn' | 'personalInfo'>): boolean {
  return person.personalInfo.fullName !== '' && person.ssn !== '';
}
