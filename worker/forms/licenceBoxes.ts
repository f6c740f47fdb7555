/** Forms with a box for each part of a business's address, which none of them holds whole. */
import { addressPaths } from '../understanding/addressPaths.ts';
import type { FieldRule } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';

const { street, city, state, zipCode } = addressPaths('businessInfo.businessAddress');
const below = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 30, starts: true, whole: true }));
const when = { field: zipCode[0], isMissing: true } as const;
const CITY_AND_STATE = ['city/state', 'city, state', 'city and state'];

export const inBoxes: readonly FieldRule[] = [
  { to: street, as: 'street', where: below(['street address', 'business street address']), when },
  { to: city, as: 'city', where: below(CITY_AND_STATE), when },
  { to: state, as: 'stateBehindCity', where: below(CITY_AND_STATE), when },
  { to: zipCode, as: 'zipCode', where: below(['zip', 'zip code']), when },
];
