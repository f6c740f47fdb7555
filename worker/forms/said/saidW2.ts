/** What a Form W-2 says where it is printed as a list of lines, by the names people give its boxes. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';
import { saidAmounts, type Amounts } from './saidAmounts.ts';

const home = addressPaths('primaryPerson.homeAddress');
const named = ['primaryPerson.fullName', 'fields.employeeName'] as const;
/** `Employee: ...`, and the box's whole name. */
const employee = ['employee', 'employee name', "employee's name", 'employee full name'];

/** Amounts by the short names of their boxes. */
const AMOUNTS: Amounts = {
  'fields.wages': [
    'wages',
    'wages tips other compensation',
    'wages tips and other compensation',
    'wages and tips',
  ],
  'fields.federalIncomeTaxWithheld': [
    'federal income tax withheld',
    'federal tax withheld',
    'federal income tax',
    'federal withholding',
  ],
  'fields.socialSecurityWages': ['social security wages'],
  'fields.socialSecurityTaxWithheld': ['social security tax withheld', 'social security tax'],
  'fields.medicareWages': ['medicare wages and tips', 'medicare wages'],
  'fields.medicareTaxWithheld': ['medicare tax withheld', 'medicare tax'],
  'fields.stateWages': ['state wages', 'state wages tips etc'],
  'fields.stateIncomeTax': ['state tax', 'state tax withheld', 'state income tax'],
};

/** Between first and last name, where it is asked for. */
const MIDDLE = ['middle initial', 'middle name', 'm.i.', 'mi'];

export const saidW2: readonly SaidRule[] = [
  {
    to: ['primaryPerson.ssn', 'fields.employeeSsn'],
    as: 'ssn',
    after: [
      'employee ssn',
      "employee's ssn",
      "employee's social security number",
      'social security number',
      'ssn',
    ],
  },
  {
    to: ['fields.employerEin'],
    as: 'ein',
    after: [
      'employer ein',
      "employer's ein",
      'employer identification number (ein)',
      'employer identification number',
      'employer id',
      'fein',
      'ein',
    ],
  },
  {
    to: { name: ['fields.employerName'] },
    as: 'businessBlock',
    after: [
      "employer's name address and zip code",
      'employer name and address',
      'employer name/address',
      'employer name',
      "employer's name",
      'employer',
    ],
    isBlock: true,
  },
  {
    to: { name: named, ...home },
    as: 'personBlock',
    after: ["employee's name address and zip code", 'employee name and address', 'employee name/address'],
    isBlock: true,
  },
  { to: named, as: 'personName', after: employee },
  {
    to: named,
    as: 'nameInParts',
    after: [
      ["employee's first name and initial", 'last name'],
      ...['employee ', ''].map((who) =>
        ['first name', ...MIDDLE, 'last name'].map((part) => `${who}${part}`),
      ),
    ],
  },
  {
    to: named,
    as: 'personName',
    after: ["employee's first name and initial last name"],
  },
  ...saidAddress(home, ['employee address', "employee's address", 'home address', 'street address']),
  ...saidAddress(home, ['address'], { following: [...employee, 'last name'] }),
  { to: named, as: 'personName', after: ['name', 'full name'], under: ['employee'] },
  ...saidAddress(home, ['address'], { under: ['employee'] }),
  {
    to: { name: ['fields.employerName'] },
    as: 'businessBlock',
    after: ['name', 'company', 'company name', 'business name'],
    under: ['employer', 'company'],
  },
  { to: ['fields.state'], as: 'state', after: ['state'] },
  ...saidAmounts(AMOUNTS),
];
