/** The head of a Schedule C: whose business it is, what it does, what it is called and where. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';

/** The label of the street, which also tells the form. */
export const street = 'business address including suite or room no';
const town = 'city town or post office state and zip code';
const { city, state, zipCode } = addressPaths('businessInfo.businessAddress');
const place = { city, state, zipCode };

export const scheduleCHead: readonly FieldRule[] = [
  {
    to: ['primaryPerson.fullName'],
    as: 'personName',
    where: [
      { below: 'name of proprietor', depth: 20 },
      { below: 'of proprietor', depth: 20, left: 30 },
    ],
  },
  { to: ['primaryPerson.ssn'], as: 'ssn', where: [{ below: 'social security number ssn', depth: 20 }] },
  {
    to: ['businessInfo.industry'],
    as: 'text',
    where: [
      { below: 'principal business or profession including product', depth: 20, left: 32 },
      { below: 'principal business or profession', depth: 20, left: 32 },
    ],
  },
  {
    to: ['fields.businessCode'],
    as: 'activityCode',
    where: [{ below: 'enter code from instructions', depth: 20 }],
  },
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    where: [
      { below: 'business name if no separate business name', depth: 20, left: 32 },
      { below: 'business name leave blank', depth: 20, left: 150 },
    ],
  },
  { to: ['businessInfo.ein'], as: 'ein', where: [{ below: 'employer id number ein', depth: 20 }] },
  {
    to: ['businessInfo.businessAddress.street'],
    as: 'street',
    // below it, where a program draws boxes of its own
    where: [{ right: street }, { below: street, depth: 20, left: 32 }],
  },
  { to: place, as: 'place', where: [{ right: town }, { below: town, depth: 20 }] },
  // the whole address below both labels
  {
    to: ['businessInfo.businessAddress.street'],
    as: 'street',
    where: [{ below: town, depth: 20 }],
    when: { field: 'businessInfo.businessAddress.street', isMissing: true },
  },
  // the whole address in the box of the street
  {
    to: place,
    as: 'place',
    where: [{ right: street }, { below: street, depth: 20, left: 32 }],
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
  },
];
