/** Form W-2, Wage and Tax Statement: the IRS layout, payroll providers' layouts, one copy or four to a page. */
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import { saidW2 } from '../said/saidW2.ts';
import { OF_PAY_STUBS, OF_MANY } from '../neighbouringPapers.ts';
import { signsW2c } from './w2cSigns.ts';
import { w2Fields } from './w2Boxes.ts';
import { w2Choices, w2Kept } from './w2Kept.ts';
import { amountLabels } from './w2AmountLabels.ts';
import { einLabels, ssnLabels, wages } from './w2Labels.ts';
import { orAboveCaption } from '../orAboveCaption.ts';

const boxes = [
  ...wages,
  'federal income tax withheld',
  'social security wages',
  'social security tax withheld',
  'medicare wages and tips',
  'medicare tax withheld',
];

/** What an employer sends in about all employees together, Forms W-3 and 941 to 944: nobody's wages. */
const employersOwn = [
  'transmittal of wage',
  'kind of payer',
  'total number of forms w-2',
  "employer's contact person",
  "employer's quarterly federal tax return",
  "employer's annual federal tax return",
  'number of employees who received wages',
  'total taxes before adjustments',
  'not your trade name',
];

/** Form W-2c prints every box twice: it is a form of its own. */
const otherForms = [...employersOwn, ...signsW2c];
/** A stub's boxes are those of one payment. */
const noneOf = [...otherForms, ...OF_PAY_STUBS];

export const w2: FormDefinition = {
  name: 'W-2',
  documentType: 'w2-form',
  hasTaxYear: true,
  largeYear: { beside: 'wage and tax statement' },
  identity: ['fields.employeeSsn', 'fields.employerEin'],
  parties: { own: 'fields.employeeName', other: 'fields.employerName' },
  signs: [
    { needs: 4, anyOf: boxes, of: ['wage and tax', ...boxes], noneOf, isTitle: true },
    // all of its boxes below its own title, whatever a notice says of pay periods
    {
      needs: 7,
      of: ['wage and tax statement', ...boxes],
      noneOf: [...otherForms, 'not a form w-2'],
      isTitle: true,
    },
    // a list that shortens the names of the boxes
    {
      needs: 5,
      noneOf,
      anyOf: ['wage and tax statement'],
      of: [
        'wage and tax statement',
        'wages',
        'federal tax withheld',
        'social security wages',
        'social security tax',
        'soc sec wages',
        'soc sec tax',
        'ss wages',
        'ss tax',
        'medicare wages',
        'medicare tax',
      ],
    },
    // whatever it is called, by the short names of a payroll program's: the number of a party and an amount of each box
    {
      needs: 7,
      noneOf: [...noneOf, ...OF_MANY],
      mentions: ['w-2', 'w2'],
      of: [...ssnLabels, ...einLabels, ...amountLabels],
    },
  ],
  copies: [
    wages,
    ['social security wages'],
    ['medicare wages and tips', 'medicare wages'],
    ssnLabels,
    einLabels,
  ],
  says: saidW2,
  fields: w2Fields,
  choices: w2Choices,
  derived: [
    { to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.wages', over: 0 } },
    { to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.socialSecurityWages', over: 0 } },
    { to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.employeeSsn', isGiven: true } },
    {
      to: 'employmentStatus.employmentType',
      value: 'Full-time Employee',
      when: { field: 'fields.wages', over: 0 },
      use: 'suggestion',
    },
  ],
  several: [
    { by: 'fields.employerEin', to: 'fields.numberOfW2s', value: 'count' },
    { by: 'fields.employerEin', to: 'fields.wagesOfAllW2s', value: { sumOf: 'fields.wages' } },
  ],
  beside: [
    {
      form: 'Schedule C',
      to: 'employmentStatus.sideBusinesses',
      value: true,
      when: { field: 'fields.wages', over: 0 },
    },
  ],
  proofs: w2Kept.map(orAboveCaption),
  checks: [
    {
      plus: ['fields.socialSecurityWages', 'fields.socialSecurityTips'],
      blank: ['fields.socialSecurityTips'],
      rate: 0.062,
      otherRates: [0.042, 0.0765], // of 2011 and 2012; with Medicare tax in it, as made-up samples have it
      gives: 'fields.socialSecurityTaxWithheld',
      within: 0.03,
    },
    // samples repeat the wages as tips, on which nothing was withheld
    {
      plus: ['fields.socialSecurityWages'],
      rate: 0.0765,
      gives: 'fields.socialSecurityTaxWithheld',
      within: 0.03,
      isUsual: true,
    },
    {
      plus: ['fields.medicareWages'],
      rate: 0.0145,
      otherRates: [0.029], // with the employer's half, as on samples
      surcharge: { rate: 0.009, over: 200_000 },
      gives: 'fields.medicareTaxWithheld',
      within: 0.03,
    },
    { plus: ['fields.wages'], gives: 'fields.medicareWages', within: 0, isUsual: true },
    { plus: ['fields.wages'], gives: 'fields.socialSecurityWages', within: 0, isUsual: true },
    { plus: ['fields.wages'], gives: 'fields.stateWages', within: 0, isUsual: true },
  ],
  otherLabels: [
    'last name',
    'suff',
    'first middle initial last suffix',
    'see instructions for box 12',
    'see instr for box 12',
    'verification code',
    'safe accurate',
    'omb no',
    'local wages',
    'local inc tax',
    'local tax',
    'soc sec tips',
    'dep care',
    'dependent care',
    'nonqual plans',
    'department of the treasury',
    'dept of the treasury',
    'wage and tax statement',
    'wage and tax',
    // beside the numbers of department and firm that payroll services print between the boxes
    'employer use only',
  ],
};
