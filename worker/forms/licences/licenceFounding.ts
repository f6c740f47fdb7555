/** Where and when the company was formed that a state registers from elsewhere. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { headed } from './licencePlaces.ts';

const FORMINGS = ['formation', 'incorporation', 'organization'];

const DID = ['began', 'commenced', 'started'];
/** `Business began: October 15, 2022`; of a statement of a fictitious name, `Registrant commenced to transact business under the above name on`. */
const BEGINNINGS = [
  ...DID.flatMap((did) => [
    `business ${did}`,
    `date business ${did}`,
    `business ${did} on`,
    `year business ${did}`,
  ]),
  ...['registrant', 'the registrant', 'registrants', 'the registrant(s)'].flatMap((who) =>
    DID.flatMap((did) =>
      [
        'name',
        'above name',
        'fictitious business name',
        'fictitious business name or names listed above',
        'above name or names',
        'name or names listed above',
      ].map((name) => `${who} ${did} to transact business under the ${name} on`),
    ),
  ),
];

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
  // `organized under the laws of the State of Nevada`
  {
    to: ['businessInfo.stateOfIncorporation'],
    as: 'toldHome',
    where: [{ anywhere: 'page' }],
    when: { field: 'businessInfo.stateOfIncorporation', isMissing: true },
    isLast: true,
  },
  {
    to: ['businessInfo.yearFounded'],
    as: 'year',
    where: headed([
      ...FORMINGS.map((forming) => `date of ${forming}`),
      'formation date',
      'incorporation date',
      ...BEGINNINGS,
    ]),
  },
];
