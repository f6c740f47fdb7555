/** What a page asks for in fields of their own, where no box or row of its form says it. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../understanding/formDefinition.ts';

/** What the whole page is asked for where no row says it, in this order. */
export function toldOnPage(told: readonly (readonly [to: TargetPath, as: FieldRule['as']])[]): FieldRule[] {
  return told.map(([to, as]) => ({
    to: [to],
    as,
    where: [{ anywhere: 'page' }],
    when: { field: to, isMissing: true },
  }));
}

/** Of who files and of the spouse. */
export const askedFields: readonly FieldRule[] = toldOnPage([
  ['primaryPerson.fullName', 'askedName'],
  ['spousePerson.fullName', 'askedSpouse'],
  ['primaryPerson.ssn', 'askedSsn'],
  ['spousePerson.ssn', 'askedSpouseSsn'],
  ['primaryPerson.dateOfBirth', 'askedBirthday'],
  ['spousePerson.dateOfBirth', 'askedSpouseBirthday'],
  ['primaryPerson.phoneNumber', 'askedPhone'],
  ['spousePerson.phoneNumber', 'askedSpousePhone'],
  ['primaryPerson.email', 'askedEmail'],
  ['spousePerson.email', 'askedSpouseEmail'],
  ['fields.occupation', 'askedWork'],
  ['fields.spouseOccupation', 'askedSpouseWork'],
  ['fields.spouseOccupation', 'workOfSpouse'],
  ['primaryPerson.homeAddress.street', 'askedStreet'],
  ['primaryPerson.homeAddress.city', 'askedCity'],
  ['primaryPerson.homeAddress.state', 'askedState'],
  ['primaryPerson.homeAddress.zipCode', 'askedZipCode'],
]);

/** Of the company whose return it is. */
export const companyFields: readonly FieldRule[] = toldOnPage([
  ['businessInfo.businessName', 'companyAsked'],
  ['businessInfo.ein', 'companyEin'],
  ['businessInfo.businessAddress.street', 'companyStreet'],
  ['businessInfo.businessAddress.city', 'companyCity'],
  ['businessInfo.businessAddress.state', 'companyState'],
  ['businessInfo.businessAddress.zipCode', 'companyZipCode'],
]);
