/** Forms with a box for each part of a business's address, which none of them holds whole. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const { street, city, state, zipCode } = addressPaths('businessInfo.businessAddress');
const below = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 30, starts: true, whole: true }));
const when = { field: zipCode[0], isMissing: true } as const;
const REST = 'city, state, zip';
const CITY_AND_STATE = ['city/state', 'city, state', 'city and state'];

/** The street in one row or box, the rest of the address in the next. */
const inTwo: Where[] = ['street address', 'business street address', 'business address', 'address'].flatMap(
  (first): Where[] => [
    { join: [first, REST].map((right) => ({ right, starts: true as const, whole: true as const })) },
    {
      join: [first, REST].map((below) => ({ below, depth: 30, starts: true as const, whole: true as const })),
    },
  ],
);

/** Where the labels may stand below their values, too. */
const belowOrAbove = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 30, run: true as const }));
/** `Principal place of business | Zip Code`: the ZIP code in a box of its own. */
const withZipApart: Where = {
  join: [
    { below: 'principal place of business', depth: 30, run: true },
    { below: 'zip code', depth: 30, starts: true, whole: true },
  ],
};
const streets = [
  'street address',
  'business street address',
  'street address of principal place of business',
];
const PREMISES = [
  'location street',
  'location street address',
  'street of location',
  'location address',
  'establishment address',
  'premises address',
  'facility address',
  'street address of business',
  'business street address',
];

const LOCATIONS = ['business location', 'location of business', 'business address', 'physical location'];

/** Below the name, where no label stands before the address. */
const belowNames: Where[] = [
  'business',
  'business name',
  'name of business',
  'trade name',
  'dba',
  'licensee',
].map((label) => ({ below: label, depth: 40, starts: true as const, whole: true as const }));

/** `CITY San Antonio   STATE Texas   ZIP CODE 78201` below the street: each part has its label beside it. */
const withLabelsBeside: Where[] = ['business address', 'street address'].map((below) => ({
  below,
  depth: 44,
  starts: true,
  whole: true,
  across: ['zip code'],
}));

/** The same below what stands beside the label of the street. */
const withPlaceBelow: Where[] = ['business address', 'business street address', 'street address'].map(
  (street): Where => ({
    join: [
      { right: street, starts: true, whole: true },
      { below: street, depth: 24, starts: true, whole: true, across: ['zip code'] },
    ],
  }),
);

/** `BUSINESS ADDRESS: 118 Elm St`, and below it `CITY: Reno   STATE: NV   ZIP CODE: 89501`; an `ADDRESS` further down is its owner's. */
export const inNamedBoxes: FieldRule = {
  to: addressPaths('businessInfo.businessAddress'),
  as: 'partsOfBusiness',
  where: [{ anywhere: 'page' }],
};

export const inBoxes: readonly FieldRule[] = [
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'address',
    where: [...inTwo, withZipApart, ...withPlaceBelow, ...withLabelsBeside, ...belowNames],
    when,
  },
  // each part in a field of its own, whose labels `City` and `State` are words of authorities' names, too
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'partsInFields',
    where: [{ anywhere: 'page' }],
    when,
  },
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'partsAboveLabels',
    where: [{ anywhere: 'page' }],
    when,
  },
  { to: { city, state, zipCode }, as: 'placeInFields', where: [{ anywhere: 'page' }], when },
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'wholeAddress',
    where: [{ letter: 'mailed', streets: LOCATIONS }],
    when,
  },
  { to: street, as: 'street', where: below(streets), when },
  { to: street, as: 'street', where: belowOrAbove(PREMISES), when },
  { to: { city, state, zipCode }, as: 'place', where: belowOrAbove([REST]), when },
  { to: city, as: 'city', where: below(CITY_AND_STATE), when },
  { to: state, as: 'stateBehindCity', where: below(CITY_AND_STATE), when },
  // the only one some cities print
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'wholeAddress',
    where: [{ below: 'business mailing address', depth: 30, starts: true, whole: true }],
    when: { field: 'businessInfo.businessAddress.street', isMissing: true },
    isLast: true,
  },
  // of its own county: the receipt needs no more of the place
  {
    to: street,
    as: 'street',
    where: LOCATIONS.map((right): Where => ({ right, starts: true, colon: true })),
    when,
    isLast: true,
  },
  // alone it may be that of the mail
  ...[street, city].map(([field]): FieldRule => ({
    to: zipCode,
    as: 'zipCode',
    where: below(['zip', 'zip code']),
    when: { field, isGiven: true },
    isLast: true,
  })),
];
