/** Who files, and where they live, in a block: of whom a paper is prepared for, or to whom it is written. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { blocks, toWhom } from './taxSummaryPlaces.ts';

export const inBlocks: readonly FieldRule[] = [
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'barredAddress',
    where: [{ right: 'prepared for' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: ['spousePerson.fullName'],
    as: 'barredSpouse',
    where: [{ right: 'prepared for' }],
    when: { field: 'spousePerson.fullName', isMissing: true },
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'address',
    where: [...blocks, ...toWhom],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: ['spousePerson.fullName'],
    as: 'spouseInBlock',
    where: [...blocks, ...toWhom],
    when: { field: 'spousePerson.fullName', isMissing: true },
  },
  {
    to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
    as: 'personBlock',
    where: [...blocks, ...toWhom],
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: ['spousePerson.fullName'],
    as: 'spouseName',
    where: toWhom,
    when: { field: 'spousePerson.fullName', isMissing: true },
  },
];
