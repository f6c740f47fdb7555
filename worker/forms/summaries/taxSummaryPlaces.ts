/** Where summaries of a Form 1040 name people and what they say of them: places that several rules share. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { toldOnPage } from '../askedFields.ts';

/** The block of whose return it is: above it stands who prepared the return, and below the figures perhaps, too. */
const amid = {
  after: [
    'name',
    'full name',
    'ssn',
    'social security number',
    'taxpayer ssn',
    'filing status',
    'taxpayer',
    'taxpayer name',
  ],
  before: [
    'wages',
    'wages salaries tips',
    'wages salaries and tips',
    'total income',
    'adjusted gross income',
    'taxable income',
  ],
};

const column = (label: string, heading: string): Where => ({ right: label, column: heading, amid });
/** What is asked in a row below the person's heading, or in a column beside the person's row. */
const crossings = (labels: readonly string[], person: string): Where[] => [
  ...labels.map((label) => column(label, person)),
  ...labels.map((label) => column(person, label)),
];
export const both = (
  labels: readonly string[],
  as: FieldRule['as'],
  taxpayer: TargetPath,
  spouse?: TargetPath,
): FieldRule[] => [
  {
    to: [taxpayer],
    as,
    where: ['taxpayer', 'primary taxpayer', 'about you'].flatMap((who) => crossings(labels, who)),
  },
  ...(spouse
    ? [{ to: [spouse], as, where: ['spouse', 'your spouse'].flatMap((who) => crossings(labels, who)) }]
    : []),
];
/** `Taxpayer  Ann Lee   DOB 07/19/1955   Occupation Retired`: a row for each, with labels in it. */
export const inRow = (
  labels: readonly string[],
  as: FieldRule['as'],
  taxpayer: TargetPath,
  spouse: TargetPath,
): FieldRule[] =>
  (
    [
      [taxpayer, 'taxpayer'],
      [spouse, 'spouse'],
    ] as const
  ).map(([to, beside]) => ({
    to: [to],
    as,
    where: labels.map((right): Where => ({ right, beside, behind: true })),
    when: { field: to, isMissing: true },
  }));
export const birthdays = ['date of birth', 'birth date', 'birthdate', 'dob', 'born'];
/** Who files alone, whoever else is named. */
const ONE_FILER = ['Single', 'Head of household', 'Married filing separately', 'Qualifying surviving spouse'];
/** Lists of one person's answers have no columns. */
export const alone = (to: TargetPath, as: FieldRule['as'], where: readonly Where[]): FieldRule[] =>
  ONE_FILER.map((is) => ({
    to: [to],
    as,
    where,
    when: { field: 'fields.filingStatus', is },
  }));
export const single = (to: TargetPath, as: FieldRule['as'], ...labels: string[]): FieldRule[] =>
  alone(
    to,
    as,
    labels.map((right) => ({ right, starts: true })),
  );
/** What stands right below, or above, where the page prints its labels below what they name. */
export const beneath = (label: string): Where => ({ below: label, depth: 20, caption: 'page' });
/** A heading over a block of their own, or a caption below it. */
export const headed = (below: string): Where => ({
  below,
  depth: 20,
  starts: true,
  whole: true,
  caption: 'page',
});
/** Only above it, on such a page. */
export const captioned = (above: string): Where => ({ above, whole: true, caption: 'page' });
/** A name in the label's own row, or in the box that it heads. */
export const besideOrBelow = (label: string): Where[] => [{ right: label }, headed(label)];
/** The box at the head of a return's pages. */
export const namesOfReturn = ['name(s) as shown on return', 'name(s) shown on return', 'name(s)'];
/** Where one line may name both who file together. */
export const bothNames: Where[] = [
  ...namesOfReturn.map(beneath),
  ...namesOfReturn.map((right): Where => ({ right, starts: true })),
  { right: 'prepared for' },
  { right: 'return summary for' },
  // not `Prepared for you by Elm Tax`, below which a heading stands
  { under: 'prepared for', whole: true },
];
/** Beside the box of the number; lists of dependents and of who prepared the return have names, too. */
export const nameBoxes: Where[] = ['taxpayer identification number', 'taxpayer ssn'].map((beside) => ({
  below: 'name',
  beside,
  depth: 20,
  starts: true,
}));
/** What heads the block of whose return it is. */
export const blocks: Where[] = [
  'prepared for',
  'taxpayer',
  'your information',
  'taxpayer information',
  'about you',
  'who',
  'client',
  'bill to',
  'mailing information',
  'billed to',
].map((block) => ({ block }));
/** Below the address in such a block. */
export const phoneOfBlock: FieldRule = {
  to: ['primaryPerson.phoneNumber'],
  as: 'phoneLine',
  where: blocks,
  when: { field: 'primaryPerson.phoneNumber', isMissing: true },
  isLast: true,
};
/** A row of a list that names both. */
export const nameRow: Where = { right: 'name', starts: true };
/** Whom a letter about a return is written to. */
export const toWhom: Where[] = [
  { letter: 'addressee', greeted: true },
  { letter: 'addressee', only: true },
];
/** Where one line may hold the numbers of both. */
export const numbers: Where[] = [
  'ssn',
  'ssns',
  'social security number',
  'social security numbers',
  'social security no',
].map((right) => ({ right }));

/** What is said once, without columns for a couple. */
export const ofBlock = (to: TargetPath, as: FieldRule['as'], ...labels: string[]): FieldRule => ({
  to: [to],
  as,
  where: labels.map((right): Where => ({ right, starts: true, amid })),
  when: { field: to, isMissing: true },
});

/** In a table or in cards of their own. */
export const listed: readonly FieldRule[] = toldOnPage([
  ['primaryPerson.fullName', 'listedName'],
  ['spousePerson.fullName', 'listedSpouse'],
  ['primaryPerson.ssn', 'listedSsn'],
  ['spousePerson.ssn', 'listedSpouseSsn'],
  ['primaryPerson.dateOfBirth', 'listedBirthday'],
  ['spousePerson.dateOfBirth', 'listedSpouseBirthday'],
  ['fields.occupation', 'listedWork'],
  ['fields.spouseOccupation', 'listedSpouseWork'],
  ['primaryPerson.phoneNumber', 'listedPhone'],
  ['primaryPerson.email', 'listedEmail'],
]);
