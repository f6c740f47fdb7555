/** W-2s as lists of lines: a name and its address begin beside their label and go on below that line. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { toldOnPage } from '../askedFields.ts';
import { addressOf, companyHeads, headOf, nameAndAddressOf, nameOf } from './w2PartyLabels.ts';

/** Two lines of an address, three with a name, and lines set wide apart. */
const lines = (labels: readonly string[], counts: readonly number[]): Where[] =>
  labels.flatMap((right) => counts.map((rows): Where => ({ right, rows, begins: true })));

const headsOf = (who: 'employer' | 'employee') => [...nameAndAddressOf(who), ...nameOf(who), ...headOf(who)];

/** Each part in a field of its own, where no box says it. */
const inFields: readonly FieldRule[] = [
  ...toldOnPage([
    ['fields.employerName', 'employerAsked'],
    ['primaryPerson.homeAddress.street', 'employeeStreet'],
    ['primaryPerson.homeAddress.city', 'employeeCity'],
    ['primaryPerson.homeAddress.state', 'employeeState'],
    ['primaryPerson.homeAddress.zipCode', 'employeeZipCode'],
  ]),
  {
    to: ['primaryPerson.fullName', 'fields.employeeName'],
    as: 'employeeAsked',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.employeeName', isMissing: true },
  },
];

export const w2InLines: readonly FieldRule[] = [
  {
    to: { name: ['fields.employerName'] },
    as: 'wholeBusinessBlock',
    where: lines([...headsOf('employer'), ...companyHeads], [3, 4]),
  },
  {
    to: {
      name: ['primaryPerson.fullName', 'fields.employeeName'],
      ...addressPaths('primaryPerson.homeAddress'),
    },
    as: 'wholePersonBlock',
    where: lines(headsOf('employee'), [3, 4]),
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'wholeAddress',
    where: lines(addressOf('employee'), [2, 3]),
  },
  // no employer has a home
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'addressOnLines',
    where: lines(['home address'], [2, 3]).map((where) => ({ ...where, starts: true })),
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  ...inFields,
];
