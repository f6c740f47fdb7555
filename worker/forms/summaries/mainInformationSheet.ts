/** The sheet that heads the papers of a return in an office: boxes with their labels above for each person, and how the return ended. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { placeInRow, tickedOfList } from './clientDataSheet.ts';
import { dataInColumns } from './peopleInColumns.ts';
import { first, home } from '../returns/form1040People.ts';
import { ofFigures, taxFigures } from './taxFigures.ts';

/** Boxes of one person end where the next one's begin, or what is said of both. */
const OTHERS = ['filing status', 'dependents', 'return results'];
const PEOPLE = [
  ['primaryPerson', 'fields.occupation', { after: ['taxpayer'], before: ['spouse', ...OTHERS] }],
  ['spousePerson', 'fields.spouseOccupation', { after: ['spouse'], before: OTHERS }],
] as const;

type Block = (typeof PEOPLE)[number][2];
const box = (below: string, amid: Block): Where => ({ below, depth: 20, starts: true, amid });
const boxes = (labels: readonly string[], amid: Block) => labels.map((label) => box(label, amid));

const GIVEN = ['first name mi', 'first name and initial', 'first name and middle initial'];

const ofPerson = ([person, occupation, amid]: (typeof PEOPLE)[number]): FieldRule[] => {
  const rule = (to: TargetPath, as: FieldRule['as'], ...labels: string[]): FieldRule => ({
    to: [to],
    as,
    where: boxes(labels, amid),
  });
  return [
    {
      to: [`${person}.fullName`],
      as: 'nameInParts',
      where: [
        ...GIVEN.map((given): Where => ({ join: boxes([given, 'last name', 'suffix'], amid) })),
        { join: boxes(['first name', 'middle initial', 'last name', 'suffix'], amid) },
      ],
    },
    rule(`${person}.ssn`, 'ssn', 'social security number', 'ssn'),
    rule(`${person}.dateOfBirth`, 'date', 'date of birth', 'birth date', 'dob'),
    rule(occupation, 'text', 'occupation'),
    rule(
      `${person}.phoneNumber`,
      'phone',
      'cell phone',
      'mobile phone',
      'daytime phone',
      'home phone',
      'phone',
    ),
    rule(`${person}.email`, 'email', 'email address', 'e-mail address', 'email', 'e-mail'),
  ];
};

const OF_TAXPAYER = PEOPLE[0][2];
const STREETS = ['street address', 'home address', 'mailing address', 'address'];

export const mainInformationSheet: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  hasYearColumns: true,
  signs: [
    {
      needs: 7,
      // `responsibility for the return rests with the taxpayer` is no misread heading
      isTitle: true,
      anyOf: ['main information sheet', 'main information', 'client information sheet', 'return results'],
      // the return itself asks for the same people
      noneOf: [first, home, 'presidential election campaign', 'if joint return'],
      of: [
        'taxpayer',
        'first name mi',
        'last name',
        'ssn',
        'date of birth',
        'occupation',
        'filing status',
        'dependents',
        'total income',
        'adjusted gross income',
        'total tax',
      ],
    },
  ],
  fields: [
    ...PEOPLE.flatMap(ofPerson),
    ...dataInColumns,
    {
      to: ['primaryPerson.homeAddress.street'],
      as: 'street',
      where: STREETS.flatMap((street) => [
        {
          join: [
            box(street, OF_TAXPAYER),
            ...['apt no', 'apt'].map((label) => ({ ...box(label, OF_TAXPAYER), say: 'Apt' })),
          ],
        },
        box(street, OF_TAXPAYER),
      ]),
    },
    { to: ['primaryPerson.homeAddress.city'], as: 'city', where: [box('city', OF_TAXPAYER)] },
    { to: ['primaryPerson.homeAddress.state'], as: 'state', where: [box('state', OF_TAXPAYER)] },
    {
      to: ['primaryPerson.homeAddress.zipCode'],
      as: 'zipCode',
      where: boxes(['zip code', 'zip'], OF_TAXPAYER),
    },
    {
      to: ['primaryPerson.homeAddress.street'],
      as: 'street',
      where: ['street address', 'street'].map((right) => ({ right, starts: true })),
      when: { field: 'primaryPerson.homeAddress.street', isMissing: true },
    },
    placeInRow,
    tickedOfList,
    {
      to: ['fields.filingStatus'],
      as: 'codedStatus',
      where: [{ right: 'filing status' }, { below: 'filing status', depth: 20, starts: true }],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [{ between: ['dependents', 'return results'] }, { between: ['dependents', 'wages'] }],
    },
    ...taxFigures,
  ],
  derived: ofFigures,
  otherLabels: [
    'taxpayer',
    'spouse',
    'client no',
    'total payments',
    'preparer',
    'tax professional',
    'relationship',
    'apartment',
  ],
};
