/** Who a Form 1040 is about: names, numbers, address, dependents, occupations, in every year's words. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where, WhereBelow } from '../../understanding/locate/where.ts';
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
const townStateZip = 'city town or post office state and zip code';
/** Programs draw the head, and the signatures, also with the labels below the values. */
const caption = ['zip code', townStateZip];
const captionsOfSignatures = ['phone no'];
const box = (below: string, more: Partial<WhereBelow> = {}): WhereBelow => ({
  below,
  depth: 20,
  caption,
  ...more,
});
const belowTowns: Where[] = [
  ...towns.slice(0, 2).map((below): Where => box(below)),
  box(townAlone, { whole: true }),
];
/** The label before the name of the spouse of somebody who files separately: until 2024, and since. */
export const child = 'is a child but not your dependent';
const fullNameHere = 'and full name here';
/** What is left of the first in its line where a program breaks the sentence elsewhere. */
const restOfChild = 'a child but not your dependent';

const lastNameBeside = (beside: string): Where => box('last name', { beside });
const name = (label: string): Where => ({ join: [box(label), lastNameBeside(label)] });

/** All that is left of the spouse's label where a blot hides a word of it; the signatures have it, too, beside no name. */
const joint = 'if joint return';
const namesOfSpouse: Where[] = [
  name(spouseFirst),
  name(spouseFirst2018),
  name(spouseFirst2017),
  { join: [box(joint, { beside: 'last name' }), lastNameBeside(joint)] },
];

/** OCR may lose the first word of the label; the row it stands in still tells whose number it is. */
const ssn = (label: string, beside: string): Where[] => [
  box(label),
  box('social security number', { beside, left: 40 }),
];

/** The first line of figures below the dependents; 2018 has the signatures there. */
const afterDependants = [
  'total amount from form(s) w-2 box 1',
  'wages salaries tips etc',
  'wages salaries tips etc attach form(s) w-2',
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
  box('phone no', { beside: 'email address', caption: captionsOfSignatures }),
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
      // on the line below the whole sentence
      { between: [child, 'digital assets'] },
      { between: [child, 'at any time during'] },
    ],
    when: { field: 'fields.filingStatus', is: 'Married filing separately' },
  },
  {
    to: ['spousePerson.ssn'],
    as: 'ssn',
    where: [
      ...ssn("spouse's social security number", spouseFirst),
      box('social security number', { beside: joint, left: 40 }),
    ],
  },
  {
    to: ['primaryPerson.homeAddress.street'],
    as: 'street',
    where: [
      {
        join: [box(home), { ...box('apt no', { beside: home }), say: 'Apt' }],
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
    where: towns.map((beside): Where => box('state', { beside })),
  },
  {
    to: ['primaryPerson.homeAddress.zipCode'],
    as: 'zipCode',
    where: towns.map((beside): Where => box('zip code', { beside })),
  },
  {
    to: {
      city: ['primaryPerson.homeAddress.city'],
      state: ['primaryPerson.homeAddress.state'],
      zipCode: ['primaryPerson.homeAddress.zipCode'],
    },
    as: 'place',
    where: [box(townStateZip)],
  },
  // `Salem, OR 97301` in the box of the town, where those of state and ZIP code are left blank, or all of the address in that of the street
  {
    to: {
      city: ['primaryPerson.homeAddress.city'],
      state: ['primaryPerson.homeAddress.state'],
      zipCode: ['primaryPerson.homeAddress.zipCode'],
    },
    as: 'place',
    where: [...belowTowns, box(home)],
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
    where: [{ right: 'email address' }, box('email address', { caption: captionsOfSignatures })],
  },
  {
    to: ['fields.occupation'],
    as: 'text',
    where: [
      box('your occupation', { depth: 34, caption: captionsOfSignatures }),
      { right: 'your occupation', colon: true },
    ],
  },
  {
    to: ['fields.spouseOccupation'],
    as: 'text',
    where: [
      box("spouse's occupation", { depth: 34, caption: captionsOfSignatures }),
      { right: "spouse's occupation", colon: true },
    ],
  },
  ...listed1040,
];
