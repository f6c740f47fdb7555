/** Who a Form 1040 is about: names, numbers, address, dependents, occupations, in every year's words. */
import type { FieldRule } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';
import { listed1040 } from './form1040Listed.ts';

export const first = 'your first name and middle initial';
export const first2018 = 'your first name and initial';
const spouseFirst = "if joint return spouse's first name and middle initial";
const spouseFirst2018 = "if joint return spouse's first name and initial";
const spouseFirst2017 = "if a joint return spouse's first name and initial";
export const home = 'home address number and street';
const town = 'city town or post office if you have a foreign address';
/** The same where a program draws the head with boxes of its own. */
const townAlone = 'city town or post office';
const towns = [town, 'city town or post office if foreign', townAlone];
const belowTowns: Where[] = [
  ...towns.slice(0, 2).map((below): Where => ({ below, depth: 20 })),
  { below: townAlone, depth: 20, whole: true },
];
const townStateZip = 'city town or post office state and zip code';
/** The label before the name of the spouse of somebody who files separately: until 2024, and since. */
export const child = 'is a child but not your dependent';
const fullNameHere = 'and full name here';
/** What is left of the first in its line where a program breaks the sentence elsewhere. */
const restOfChild = 'a child but not your dependent';

const lastNameBeside = (beside: string): Where => ({ below: 'last name', beside, depth: 20 });
const name = (label: string): Where => ({ join: [{ below: label, depth: 20 }, lastNameBeside(label)] });

/** All that is left of the spouse's label where a blot hides a word of it; the signatures have it, too, beside no name. */
const joint = 'if joint return';
const namesOfSpouse: Where[] = [
  name(spouseFirst),
  name(spouseFirst2018),
  name(spouseFirst2017),
  { join: [{ below: joint, beside: 'last name', depth: 20 }, lastNameBeside(joint)] },
];

/** OCR may lose the first word of the label; the row it stands in still tells whose number it is. */
const ssn = (label: string, beside: string): Where[] => [
  { below: label, depth: 20 },
  { below: 'social security number', beside, depth: 20, left: 40 },
];

/** The first line of figures below the dependents; 2018 has the signatures there. */
const afterDependants = [
  'total amount from form(s) w-2 box 1',
  'wages salaries tips etc',
  // whatever the years to come call their first line
  'w-2 box 1 see instructions',
  // some programs leave out lines that are blank
  'this is your total income',
  'under penalties of perjury',
];
/**
 * Since 2025 each dependent has a column, and the heading is torn in two. The margin may say the second, too, beside the last rows:
 * `If more than four dependents, see instructions`.
 */
const dependants = ['(1) first name', 'dependents see instructions'];

/** Beside the signatures; the preparer's telephone has no e-mail in its row. */
export const ownPhone: readonly Where[] = [
  { right: 'phone no', beside: 'email address' },
  { right: 'phone no', beside: 'here' },
  // Redrawn forms print the label small above its value.
  { below: 'phone no', beside: 'email address', depth: 20 },
];

export const people1040: readonly FieldRule[] = [
  { to: ['primaryPerson.fullName'], as: 'personName', where: [name(first), name(first2018)] },
  { to: ['primaryPerson.ssn'], as: 'ssn', where: ssn('your social security number', first) },
  { to: ['spousePerson.fullName'], as: 'personName', where: namesOfSpouse },
  {
    to: ['spousePerson.fullName'],
    as: 'personName',
    where: [
      { right: fullNameHere },
      { right: child },
      { right: restOfChild },
      { right: 'dependent', starts: true, colon: true },
    ],
    when: { field: 'fields.filingStatus', is: 'Married filing separately' },
  },
  {
    to: ['spousePerson.ssn'],
    as: 'ssn',
    where: [
      ...ssn("spouse's social security number", spouseFirst),
      { below: 'social security number', beside: joint, depth: 20, left: 40 },
    ],
  },
  {
    to: ['primaryPerson.homeAddress.street'],
    as: 'street',
    where: [
      {
        join: [
          { below: home, depth: 20 },
          { below: 'apt no', beside: home, depth: 20, say: 'Apt' },
        ],
      },
    ],
  },
  {
    to: ['primaryPerson.homeAddress.city'],
    as: 'city',
    where: belowTowns,
  },
  {
    to: ['primaryPerson.homeAddress.state'],
    as: 'state',
    where: towns.map((beside): Where => ({ below: 'state', beside, depth: 20 })),
  },
  {
    to: ['primaryPerson.homeAddress.zipCode'],
    as: 'zipCode',
    where: towns.map((beside): Where => ({ below: 'zip code', beside, depth: 20 })),
  },
  {
    to: {
      city: ['primaryPerson.homeAddress.city'],
      state: ['primaryPerson.homeAddress.state'],
      zipCode: ['primaryPerson.homeAddress.zipCode'],
    },
    as: 'place',
    where: [{ below: townStateZip, depth: 20 }],
  },
  // `Salem, OR 97301` in the box of the town, where those of state and ZIP code are left blank, or all of the address in that of the street
  {
    to: {
      city: ['primaryPerson.homeAddress.city'],
      state: ['primaryPerson.homeAddress.state'],
      zipCode: ['primaryPerson.homeAddress.zipCode'],
    },
    as: 'place',
    where: [...belowTowns, { below: home, depth: 20 }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: ['primaryPerson.numberOfDependents'],
    as: 'dependants',
    where: dependants.flatMap((start) => afterDependants.map((end): Where => ({ between: [start, end] }))),
  },
  {
    to: ['primaryPerson.phoneNumber'],
    as: 'phone',
    where: ownPhone,
  },
  {
    to: ['primaryPerson.phoneNumber'],
    as: 'phoneInLine',
    where: ['preparer’s name', 'firm’s name'].map((end): Where => ({ between: ['your occupation', end] })),
    when: { field: 'primaryPerson.phoneNumber', isMissing: true },
  },
  {
    to: ['primaryPerson.email'],
    as: 'email',
    where: [{ right: 'email address' }, { below: 'email address', depth: 20 }],
  },
  {
    to: ['fields.occupation'],
    as: 'text',
    where: [
      { below: 'your occupation', depth: 34 },
      { right: 'your occupation', colon: true },
    ],
  },
  {
    to: ['fields.spouseOccupation'],
    as: 'text',
    where: [
      { below: "spouse's occupation", depth: 34 },
      { right: "spouse's occupation", colon: true },
    ],
  },
  ...listed1040,
];
