/** Who a Form 1040 is about where a program lists its boxes: the label, and beside it in its line what was entered. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { askedFields } from '../askedFields.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** What a program prints behind the label within its box: `Last name Ashgrove   Your social security number`. */
const within = (right: string, other?: string): Where => ({ right, ...(other && { beside: other }) });
const beside = (right: string): Where => ({ right, colon: true });
const lastName = (first: string): Where => ({ right: 'last name', beside: first, colon: true });
const rule = (to: TargetPath, as: FieldRule['as'], ...where: Where[]): FieldRule => ({
  to: [to],
  as,
  where,
  when: { field: to, isMissing: true },
});

const firsts = ['your first name and middle initial', 'your first name and initial'];
const spouseFirsts = [
  "spouse's first name and middle initial",
  "if joint return spouse's first name and middle initial",
  "spouse's first name and initial",
  "if joint return spouse's first name and initial",
];
const home = 'home address number and street';
const town = 'city town or post office';
const townAbroad = 'city town or post office if you have a foreign address';

export const listed1040: readonly FieldRule[] = [
  rule(
    'primaryPerson.fullName',
    'personName',
    ...firsts.flatMap((label): Where[] => [
      { join: [beside(label), lastName(label)], all: true },
      { join: [within(label), within('last name', label)], all: true },
    ]),
  ),
  rule(
    'spousePerson.fullName',
    'personName',
    ...spouseFirsts.flatMap((label): Where[] => [
      { join: [beside(label), lastName(label)], all: true },
      { join: [within(label), within('last name', label)], all: true },
      {
        join: [
          { below: label, depth: 20 },
          { below: 'last name', beside: label, depth: 20 },
        ],
        all: true,
      },
    ]),
  ),
  rule('primaryPerson.ssn', 'ssn', beside('your social security number')),
  rule('spousePerson.ssn', 'ssn', beside("spouse's social security number")),
  {
    to: ['primaryPerson.homeAddress.street'],
    as: 'street',
    where: [
      { join: [beside(home), { right: 'apt no', beside: home, colon: true, say: 'Apt' }], all: true },
      { join: [within(home, 'apt no'), { ...within('apt no', home), say: 'Apt' }] },
      beside('home address number street and apt no'),
      { below: 'home address number street and apt no', depth: 20 },
    ],
    when: { field: 'primaryPerson.homeAddress.street', isMissing: true },
  },
  rule(
    'primaryPerson.homeAddress.city',
    'city',
    beside(town),
    beside('city'),
    within(townAbroad, 'zip code'),
  ),
  rule('primaryPerson.homeAddress.state', 'state', beside('state'), within('state', townAbroad)),
  rule(
    'primaryPerson.homeAddress.zipCode',
    'zipCode',
    beside('zip code'),
    beside('zip'),
    within('zip code', townAbroad),
  ),
  {
    to: {
      city: ['primaryPerson.homeAddress.city'],
      state: ['primaryPerson.homeAddress.state'],
      zipCode: ['primaryPerson.homeAddress.zipCode'],
    },
    as: 'place',
    where: [beside('city town or post office state and zip code')],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  rule('fields.occupation', 'text', within('your occupation', 'identity protection pin')),
  rule('fields.spouseOccupation', 'text', within("spouse's occupation", 'identity protection pin')),
  ...askedFields,
];
