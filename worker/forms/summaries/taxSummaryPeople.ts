/** Who a summary of a Form 1040 speaks of: in columns, in rows of their own, in one line for both, or in a block each. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { askedFields } from '../askedFields.ts';
import {
  alone,
  beneath,
  besideOrBelow,
  birthdays,
  both,
  bothNames,
  captioned,
  headed,
  inRow,
  listed,
  nameBoxes,
  namesOfReturn,
  nameRow,
  numbers,
  single,
} from './taxSummaryPlaces.ts';
import { inBlocks } from './taxSummaryBlocks.ts';
import { bareHomes, homeInRows, labelledHomes, listedHomes } from './taxSummaryHomes.ts';
import { namesInColumns } from './peopleInColumns.ts';
import { asClient } from './taxSummaryClient.ts';
import { contacts } from './taxSummaryContacts.ts';
import { inHead } from './taxSummaryHeads.ts';
import { labelledNumbers } from './taxSummaryNumbers.ts';
import { inColumns, inTwins, withoutStatus } from './taxSummaryColumns.ts';

const phones = ['daytime phone', 'phone number', 'phone'];

export const taxSummaryPeople: readonly FieldRule[] = [
  ...askedFields,
  ...namesInColumns,
  ...both(['full name', 'name'], 'personName', 'primaryPerson.fullName', 'spousePerson.fullName'),
  ...both(['social security number', 'ssn', 'soc sec no'], 'ssn', 'primaryPerson.ssn', 'spousePerson.ssn'),
  ...both(birthdays, 'date', 'primaryPerson.dateOfBirth', 'spousePerson.dateOfBirth'),
  ...both(['occupation', 'job title'], 'text', 'fields.occupation', 'fields.spouseOccupation'),
  ...both(phones, 'phone', 'primaryPerson.phoneNumber', 'spousePerson.phoneNumber'),
  ...both(['e-mail', 'email address'], 'email', 'primaryPerson.email', 'spousePerson.email'),
  {
    to: ['primaryPerson.fullName'],
    as: 'personName',
    where: [
      ...besideOrBelow('taxpayer name'),
      ...bothNames,
      { right: 'taxpayer', starts: true, unlessHeading: ['name', 'full name', 'first name'] },
      // on two lines, and the name beside both
      { right: 'primary taxpayer', starts: true },
      // in a list of a worksheet's
      ...['client', 'client name', 'customer', 'customer name', 'filer'].map((right): Where => ({
        right,
        starts: true,
        whole: true,
      })),
      ...nameBoxes,
    ],
  },
  {
    to: ['spousePerson.fullName'],
    as: 'personName',
    where: [...besideOrBelow('spouse name'), { right: 'spouse', starts: true }],
  },
  ...(
    [
      ['primaryPerson.fullName', ['taxpayer', 'primary taxpayer']],
      ['spousePerson.fullName', ['spouse']],
    ] as const
  ).map(([to, heads]): FieldRule => ({ to: [to], as: 'headedName', where: heads.map(headed) })),
  {
    to: ['spousePerson.fullName'],
    as: 'spouseName',
    where: [...bothNames, nameRow, ...nameBoxes],
  },
  ...labelledNumbers,
  {
    to: ['spousePerson.fullName'],
    as: 'secondName',
    where: namesOfReturn.map((below): Where => ({ below, depth: 34, starts: true })),
    when: { field: 'spousePerson.fullName', isMissing: true },
  },
  ...inRow(birthdays, 'date', 'primaryPerson.dateOfBirth', 'spousePerson.dateOfBirth'),
  ...inRow(['occupation'], 'ownWork', 'fields.occupation', 'fields.spouseOccupation').map(
    (rule): FieldRule =>
      'length' in rule.to && rule.to[0] === 'fields.spouseOccupation' ? { ...rule, as: 'spouseWork' } : rule,
  ),
  ...(
    [
      ['fields.occupation', 'firstWork'],
      ['fields.spouseOccupation', 'secondWork'],
    ] as const
  ).map(([to, as]): FieldRule => ({
    to: [to],
    as,
    where: [{ right: 'occupations', starts: true }],
    when: { field: to, isMissing: true },
  })),
  ...inTwins,
  ...inColumns,
  // `SPOUSE  962-19-4405` below the number of who files
  {
    to: ['spousePerson.ssn'],
    as: 'dashedSsn',
    where: [{ right: 'spouse' }],
    when: { field: 'spousePerson.ssn', isMissing: true },
  },
  { to: ['primaryPerson.ssn'], as: 'firstSsn', where: numbers },
  { to: ['spousePerson.ssn'], as: 'secondSsn', where: numbers },
  ...alone('primaryPerson.ssn', 'ssn', [
    beneath('social security number'),
    ...['social security number', 'social security no', 'soc sec no', 'ssn', 'tin', 'taxpayer tin'].map(
      (right): Where => ({ right }),
    ),
  ]),
  ...single('primaryPerson.fullName', 'personName', 'full name', 'name'),
  ...withoutStatus,
  // last, for the status may be known only where no label names it
  ...[
    ...single('primaryPerson.dateOfBirth', 'date', 'date of birth', 'birth date'),
    ...single('fields.occupation', 'ownWork', 'occupation', 'profession', 'job title', 'job', 'what you do'),
  ].map((rule): FieldRule => ({ ...rule, isLast: true })),
  // in boxes side by side
  ...alone('fields.occupation', 'text', [
    captioned('occupation'),
    ...['dependents', 'filing status', 'date of birth'].map((beside): Where => ({
      below: 'occupation',
      beside,
      depth: 20,
    })),
  ]).map((rule): FieldRule => ({ ...rule, isLast: true })),
  ...contacts,
  ...labelledHomes,
  ...inBlocks,
  ...asClient,
  ...listed,
  ...bareHomes,
  ...homeInRows,
  ...listedHomes,
  ...inHead,
];
