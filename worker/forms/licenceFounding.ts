/** Where and when the company was formed that a state registers from elsewhere. */
import type { FieldRule } from '../understanding/formDefinition.ts';
import { headed } from './licencePlaces.ts';

const FORMINGS = ['formation', 'incorporation', 'organization'];

export const founding: readonly FieldRule[] = [
  {
    to: ['businessInfo.stateOfIncorporation'],
    as: 'state',
    where: headed(
      FORMINGS.flatMap((forming) => [
        `jurisdiction of ${forming}`,
        `state of ${forming}`,
        `state or country of ${forming}`,
        `state/country of ${forming}`,
      ]).concat('home jurisdiction', 'home state', 'formation jurisdiction'),
    ),
  },
  {
    to: ['businessInfo.yearFounded'],
    as: 'year',
    where: headed(
      FORMINGS.map((forming) => `date of ${forming}`).concat('formation date', 'incorporation date'),
    ),
  },
];
