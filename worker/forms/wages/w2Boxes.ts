/** The boxes of a Form W-2: what each is called by the IRS and by payroll providers, and what stands in it. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { w2ByShortNames } from './w2ByShortNames.ts';
import { wages } from './w2Labels.ts';
import { w2InLines } from './w2InLines.ts';
import { w2Numbers } from './w2Numbers.ts';
import { addressOf, companyHeads, headOf, nameAndAddressOf, nameOf } from './w2PartyLabels.ts';
import { orAboveCaption } from '../orAboveCaption.ts';
import { below, beside } from './w2Places.ts';
import { w2State } from './w2State.ts';

/** What the box of an employee's name says of its parts. */
const nameParts = ['last name', 'suff', 'first middle initial last suffix'];

/** Points: both labels may stand at the head of the box, and the block of three lines at the foot of it. */
const NAME_AND_ADDRESS = 96;

const fields: readonly FieldRule[] = [
  ...w2Numbers,
  ...w2InLines,
  {
    to: { name: ['fields.employerName'] },
    as: 'businessBlock',
    where: [
      ...nameOf('employer').map((right): Where => ({ right, listed: true })),
      ...[...nameAndAddressOf('employer'), ...nameOf('employer'), ...headOf('employer'), ...companyHeads].map(
        (label): Where => ({ below: label }),
      ),
      { right: 'employer', starts: true, listed: true, whole: true },
      { below: 'employer', starts: true },
      // beside `You`, as portals say it
      { block: 'your employer' },
      // offices that pay the public print it as the head of a letter
      { letter: 'addressed', unless: ['employer', ...nameOf('employer')] },
    ],
  },
  {
    to: {
      name: ['primaryPerson.fullName', 'fields.employeeName'],
      ...addressPaths('primaryPerson.homeAddress'),
    },
    as: 'personBlock',
    where: [
      ...nameOf('employee').map((right): Where => ({ right, listed: true })),
      ...[
        ...nameAndAddressOf('employee'),
        "employee's first name and initial",
        'first name and initial',
        ...nameOf('employee'),
        ...headOf('employee'),
      ].map((below) => ({
        below,
        across: [...nameParts, ...addressOf('employee')],
        depth: NAME_AND_ADDRESS,
      })),
      { below: 'employee', starts: true } as const,
    ],
  },
  {
    to: ['primaryPerson.fullName', 'fields.employeeName'],
    as: 'personName',
    where: [{ right: 'employee', starts: true, listed: true, whole: true }],
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'address',
    where: [
      ...addressOf('employee').map((right): Where => ({ right, listed: true })),
      ...addressOf('employee').map((label): Where => ({ below: label })),
    ],
  },
  { to: ['fields.wages'], as: 'money', where: beside(wages) },
  {
    to: ['fields.wages'],
    as: 'money',
    // all that OCR reads of it on a worn copy; a sentence may speak of `Box 1 wages`, too
    where: below('1 wages'),
    when: { field: 'fields.wages', isMissing: true },
  },
  {
    to: ['fields.federalIncomeTaxWithheld'],
    as: 'money',
    where: beside([
      'federal income tax withheld',
      'federal income tax',
      'fed income tax',
      'fed income tax withheld',
      'federal tax withheld',
      'fed tax withheld',
      'fed income tax w/h',
      'federal tax w/h',
      'fed inc tax withheld',
      'fed inc tax wh',
      'fed inc tax',
    ]),
  },
  {
    to: ['fields.socialSecurityWages'],
    as: 'money',
    where: beside(['social security wages', 'soc sec wages', 'ss wages']),
  },
  {
    to: ['fields.socialSecurityTaxWithheld'],
    as: 'money',
    where: beside([
      'social security tax withheld',
      'social security tax',
      'soc sec tax withheld',
      'soc sec tax',
      'ss tax',
      'ss tax withheld',
    ]),
  },
  {
    to: ['fields.medicareWages'],
    as: 'money',
    where: beside(['medicare wages and tips', 'medicare wages']),
  },
  {
    to: ['fields.medicareTaxWithheld'],
    as: 'money',
    // payroll services print four narrow boxes below it
    where: beside(['medicare tax withheld', 'medicare tax']).map((where) => ({
      ...where,
      ...('below' in where && { nextRow: ['employer use only'] }),
    })),
  },
  ...w2State,
];

/** Beside a box whose neighbour's print has no label, `3,460.84 Partners, LP`: what is as wide as the box's own label. */
const narrow = ({ to, as, where }: FieldRule): FieldRule[] => {
  const boxes = where.flatMap((one) =>
    'below' in one && !one.across ? [{ ...one, narrow: true as const }] : [],
  );
  return as === 'money' && 'length' in to && boxes.length > 0
    ? [{ to, as, where: boxes, when: { field: to[0]!, isMissing: true } }]
    : [];
};

export const w2Fields: readonly FieldRule[] = [
  ...[...fields, ...w2ByShortNames, ...fields.filter(({ when }) => !when).flatMap(narrow)].map(
    orAboveCaption,
  ),
  // no label but the numbers in its block, as on an envelope
  {
    to: {
      name: ['primaryPerson.fullName', 'fields.employeeName'],
      ...addressPaths('primaryPerson.homeAddress'),
    },
    as: 'personBlock',
    where: [{ letter: 'addressee', unless: [...nameOf('employee'), 'employee', 'first name and initial'] }],
    when: { field: 'fields.employeeName', isMissing: true },
  },
];
