/** The sheet on which tax software keeps a client's data, and the first page of its organizers: a column for the taxpayer and one for the spouse. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import { form1040 } from '../returns/form1040.ts';
import { first, home } from '../returns/form1040People.ts';
import { dataInColumns } from './peopleInColumns.ts';

const { street, city, state, zipCode } = addressPaths('primaryPerson.homeAddress');
const said = (to: readonly TargetPath[], as: FieldRule['as'], ...labels: string[]): FieldRule => ({
  to,
  as,
  where: labels.map((right) => ({ right, starts: true })),
});

/** A list of all statuses with a cross beside one. */
export const tickedOfList: FieldRule = {
  to: ['fields.filingStatus'],
  as: 'tickedStatus',
  where: [
    { right: 'filing status' },
    { between: ['filing status', 'dependents'] },
    { under: 'filing status', across: ['taxpayer', 'spouse'] },
  ],
};

/** `City / State / ZIP   Yankton SD 57078` */
export const placeInRow: FieldRule = {
  to: { city, state, zipCode },
  as: 'place',
  where: ['city / state / zip', 'city, state, zip', 'city, state and zip code', 'city state zip code'].map(
    (right) => ({ right, starts: true }),
  ),
  when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
};

export const clientDataSheet: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 7,
      anyOf: [
        'client information',
        'client information sheet',
        'client data sheet',
        'information worksheet',
        'personal information',
        'general information',
      ],
      // the return itself asks for the same people, and its summaries tell of them
      noneOf: [
        first,
        home,
        'presidential election campaign',
        'if joint return',
        'total income',
        'adjusted gross income',
        'taxable income',
        'total tax',
      ],
      of: [
        'taxpayer',
        'spouse',
        'first name',
        'first name and initial',
        'last name',
        'social security number',
        'date of birth',
        'occupation',
        'e-mail address',
        'filing status',
        'dependents',
      ],
    },
    // a page of an organizer, whose title is but its number: so much is asked of both in columns nowhere else
    {
      needs: 9,
      mentions: ['organizer', 'enclose all', 'attach all'],
      anyOf: ['taxpayer'],
      noneOf: [first, home, 'presidential election campaign', 'if joint return', 'total income', 'total tax'],
      of: [
        'taxpayer',
        'spouse',
        'first name and initial',
        'first name initial',
        'last name',
        'social security number',
        'date of birth',
        'occupation',
        'e-mail address',
        'cell phone',
        'street address',
        'city state zip code',
        'filing status',
        'dependents',
      ],
    },
  ],
  fields: [
    ...dataInColumns,
    // with the apartment, which has a row of its own
    { to: street, as: 'askedStreet', where: [{ anywhere: 'page' }] },
    said(street, 'street', 'street address', 'street / apt', 'street', 'address'),
    said(city, 'city', 'city'),
    said(state, 'state', 'state', 'state / zip'),
    said(zipCode, 'zipCode', 'zip code', 'state / zip'),
    placeInRow,
    // below the columns of both
    {
      ...said(['primaryPerson.email'], 'email', 'e-mail address', 'email address'),
      when: { field: 'spousePerson.email', isMissing: true },
    },
    // in one row with the town
    { to: zipCode, as: 'zipCode', where: [{ right: 'zip', beside: 'city' }] },
    {
      to: ['fields.filingStatus'],
      as: 'statusInRow',
      where: [{ anywhere: 'page' }],
    },
    {
      to: ['fields.filingStatus'],
      as: 'statusOfLatest',
      where: [{ anywhere: 'page' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    // the names of all statuses are labels here, for boxes to tick
    { ...tickedOfList, where: [{ anywhere: 'page' }] },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [
        ...['direct deposit', 'prepared by', 'preparer', 'wages'].map((end) => ({
          between: ['dependents', end] as const,
        })),
        { table: 'dependents' },
      ],
    },
    // a list with a birthday before each number
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependantsBelow',
      where: [{ anywhere: 'page' }],
      when: { field: 'primaryPerson.numberOfDependents', isMissing: true },
    },
  ],
  choices: form1040.choices ?? [],
  derived: (form1040.derived ?? []).filter(({ when }) => when.field === 'fields.filingStatus'),
  otherLabels: [
    'dependent of someone else',
    'apartment number',
    'legally blind',
    'fax number',
    'title/suffix',
    'preparer',
    'filing status',
  ],
};
