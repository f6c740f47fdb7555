/** Form 4868, Application for Automatic Extension of Time To File: who asks for more time, and where they live. Its amounts are estimates and no lines of a return. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';

const names = 'your name(s)';
const number = 'your social security number';
const ofSpouse = "spouse's social security number";
const street = 'address see instructions';
const town = 'city town or post office';

/** A box below its label; beside it are those of the estimates. */
const box = (to: TargetPath, as: FieldRule['as'], below: string, beside?: string): FieldRule => ({
  to: [to],
  as,
  where: [{ below, depth: 24, ...(beside && { beside }) }],
});

export const form4868: FormDefinition = {
  name: '4868',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 5,
      mentions: ['4868'],
      anyOf: ['estimate of total tax liability for', 'estimate of total tax liability'],
      // sheets and letters of a preparer's tell the same amounts
      noneOf: ['prepared for', 'prepared by', 'sincerely', 'dear', 'filing instructions'],
      of: [
        'application for automatic extension of time',
        'to file u.s. individual income tax return',
        'part i identification',
        'part ii individual income tax',
        names,
        number,
        ofSpouse,
        town,
        'estimate of total tax liability',
        "amount you're paying",
        'amount you are paying',
        "check here if you're out of the country",
        'check here if you are out of the country',
        'check here if you file form 1040-nr',
      ],
    },
  ],
  fields: [
    box('primaryPerson.fullName', 'personName', names),
    box('spousePerson.fullName', 'spouseName', names),
    box('primaryPerson.ssn', 'ssn', number),
    box('spousePerson.ssn', 'ssn', ofSpouse),
    box('primaryPerson.homeAddress.street', 'street', street),
    box('primaryPerson.homeAddress.city', 'city', town),
    box('primaryPerson.homeAddress.state', 'state', 'state', town),
    box('primaryPerson.homeAddress.zipCode', 'zipCode', 'zip code', town),
  ],
  otherLabels: [
    'application for automatic extension of time',
    'individual income tax',
    'identification',
    'total payments',
    'balance due',
    'balance due subtract line 5 from line 4',
    "amount you're paying",
    'amount you are paying',
    "check here if you're out of the country",
    'check here if you file form 1040-nr',
    'for privacy act and paperwork reduction act notice',
  ],
};
