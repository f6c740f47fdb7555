/** Who files and the spouse where each has a column: a row for each question, and the answers of both beside it. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const PEOPLE = [
  ['taxpayer', 'primaryPerson', 'fields.occupation'],
  ['spouse', 'spousePerson', 'fields.spouseOccupation'],
] as const;
const cell = (right: string, column: string): Where => ({ right, column });
const cells = (labels: readonly string[], column: string) => labels.map((label) => cell(label, column));

const withInitial = (column: string) =>
  ['first name and initial', 'first name initial', 'first name mi', 'first name and middle initial'].map(
    (given): Where => ({
      join: [given, 'last name', 'suffix'].map((part) => cell(part, column)),
    }),
  );

const ofPerson = ([column, person, occupation]: (typeof PEOPLE)[number]): FieldRule[] => [
  {
    to: [`${person}.fullName`],
    as: 'nameInParts',
    where: [
      ...withInitial(column),
      {
        join: ['first name', 'middle initial', 'last name', 'suffix'].map((part) => cell(part, column)),
      },
      { join: ['first name', 'last name'].map((part) => cell(part, column)) },
    ],
  },
  {
    to: [`${person}.fullName`],
    as: 'personName',
    where: cells(['full name', 'full legal name', 'legal name', 'name'], column),
    when: { field: `${person}.fullName`, isMissing: true },
  },
  {
    to: [`${person}.ssn`],
    as: 'ssn',
    where: cells(['social security number', 'social security no', 'soc sec no', 'ssn'], column),
  },
  {
    to: [`${person}.dateOfBirth`],
    as: 'date',
    where: cells(['date of birth', 'birth date', 'birthdate'], column),
  },
  { to: [occupation], as: 'text', where: cells(['occupation'], column) },
  {
    to: [`${person}.phoneNumber`],
    as: 'phone',
    where: cells(['daytime phone', 'cell phone', 'mobile phone', 'home phone', 'phone'], column),
  },
  {
    to: [`${person}.email`],
    as: 'email',
    where: cells(['e-mail address', 'email address', 'email', 'e-mail'], column),
  },
];

/** A row for each question, and the answers of both beside it. */
export const dataInColumns: readonly FieldRule[] = PEOPLE.flatMap(ofPerson);
/** Only where one row asks for the initial, too: beside a row of its own the name is told with it elsewhere. */
export const namesInColumns: readonly FieldRule[] = PEOPLE.map(([column, person]) => ({
  to: [`${person}.fullName`],
  as: 'nameInParts',
  where: withInitial(column),
}));
