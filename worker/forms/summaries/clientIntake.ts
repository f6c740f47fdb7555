/** The sheet on which a bookkeeper or preparer asks a new client who they are and what their business is: a list, whose answers are offered. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition, SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from '../said/saidAddress.ts';

const said = (to: TargetPath, as: SaidRule['as'], ...after: string[]): SaidRule => ({ to: [to], as, after });

const person: readonly SaidRule[] = [
  said(
    'primaryPerson.fullName',
    'personName',
    'client name',
    'your name',
    'your full name',
    'full name',
    'owner name',
    "owner's name",
  ),
  said('primaryPerson.dateOfBirth', 'date', 'date of birth', 'birth date', 'dob'),
  said('primaryPerson.ssn', 'ssn', 'ssn', 'social security number', 'social security no', 'ssn/itin'),
  said('primaryPerson.maritalStatus', 'marriage', 'marital status'),
  said('primaryPerson.numberOfDependents', 'count', 'number of dependents', 'dependents', 'no of dependents'),
  ...saidAddress(addressPaths('primaryPerson.homeAddress'), [
    'home address',
    'your address',
    'residential address',
  ]),
  said(
    'primaryPerson.phoneNumber',
    'phone',
    'cell',
    'cell phone',
    'mobile',
    'mobile phone',
    'home phone',
    'your phone',
  ),
  said('primaryPerson.email', 'email', 'e-mail', 'e-mail address', 'your e-mail'),
];

const revenue = (year: 2022 | 2023): SaidRule =>
  said(
    `businessInfo.annualRevenue.year${year}`,
    'money',
    ...['gross revenue', 'annual revenue', 'revenue', 'gross receipts', 'gross sales'].flatMap((name) => [
      `${year} ${name}`,
      `${name} ${year}`,
    ]),
  );
const netIncome = (year: 2022 | 2023): SaidRule =>
  said(
    `businessInfo.netIncome.year${year}`,
    'money',
    ...['net income', 'net profit'].flatMap((name) => [`${year} ${name}`, `${name} ${year}`]),
  );

const business: readonly SaidRule[] = [
  said(
    'businessInfo.businessName',
    'businessName',
    'business name',
    'legal business name',
    'company name',
    'legal name of business',
    'name of business',
  ),
  said(
    'businessInfo.businessType',
    'kindOfBusiness',
    'entity type',
    'type of entity',
    'business entity',
    'business structure',
    'legal structure',
  ),
  said(
    'businessInfo.ein',
    'ein',
    'ein',
    'federal ein',
    'ein/tax id',
    'federal tax id',
    'employer identification number',
  ),
  said(
    'businessInfo.yearFounded',
    'year',
    'year started',
    'year founded',
    'year established',
    'date started',
    'date formed',
    'business start date',
    'date of formation',
  ),
  said(
    'businessInfo.stateOfIncorporation',
    'stateName',
    'state of formation',
    'state of incorporation',
    'state formed',
  ),
  said(
    'businessInfo.stateOfIncorporation',
    'state',
    'state of formation',
    'state of incorporation',
    'state formed',
  ),
  said(
    'businessInfo.industry',
    'text',
    'type of business / industry',
    'industry',
    'type of business',
    'nature of business',
    'business activity',
    'principal activity',
  ),
  ...saidAddress(addressPaths('businessInfo.businessAddress'), ['business address', 'company address']),
  said('businessInfo.businessPhone', 'phone', 'business phone', 'company phone', 'office phone'),
  ...([2022, 2023] as const).flatMap((year) => [revenue(year), netIncome(year)]),
];

export const clientIntake: FormDefinition = {
  name: 'Client intake',
  documentType: 'other',
  hasTaxYear: false,
  signs: [
    {
      needs: 5,
      anyOf: [
        'client intake',
        'intake sheet',
        'intake form',
        'client onboarding',
        'new client questionnaire',
        'new client information',
      ],
      // what an authority or a bank asks for, and a return and its papers
      noneOf: ['adjusted gross income', 'total tax', 'taxable income', 'license number', 'routing number'],
      of: [
        'client name',
        'date of birth',
        'marital status',
        'number of dependents',
        'home address',
        'business name',
        'entity type',
        'year started',
        'state of formation',
        'type of business',
        'business address',
        'gross revenue',
        'net income',
        'accounting software',
      ],
    },
  ],
  says: [...person, ...business].map((rule) => ({ ...rule, use: 'suggestion' as const })),
  fields: [],
  otherLabels: [],
};
