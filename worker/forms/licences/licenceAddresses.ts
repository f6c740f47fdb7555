/** What authorities call where a business is, and the blocks of a name and an address. */

import * as spanish from './businessLicenseSpanish.ts';
import { otherPlaces, placesOfKinds } from './licencePlacesOfKinds.ts';

/** `TAXPAYER NAME and PHYSICAL LOCATION of BUSINESS`: one label for the name and, below it, the address. */
export const namesAndPlaces = [
  'taxpayer name',
  'business name',
  'licensee name',
  'owner name',
  'trade name',
].flatMap((name) =>
  [
    'location',
    'address',
    'business location',
    'physical location',
    'physical location of business',
    'primary business address',
  ].map((place) => `${name} and ${place}`),
);

/** Below it the taxpayer stands above the name of the business. */
const taxpayers = [
  'taxpayer name, business location name and physical location',
  'business location name and physical location',
  'taxpayer name, outlet name and outlet location',
  'taxpayer name and outlet location',
  'outlet name and outlet location',
  'outlet location',
];

/** `Premise Name and Address:` beside `Billing Name and Address:`, each above a block of both. */
const premises = [
  'premise',
  'premises',
  'location',
  'site',
  'establishment',
  'facility',
  'store',
  'business',
];
export const blocks = [
  "premise/application's name and address",
  'premises/applicant name and address',
  'business name and business address',
  'business name and premises address',
  ...premises.filter((what) => what !== 'business').map((what) => `${what} name and address`),
  'name and location of business',
  'name and address of business',
  'name and location of place of business',
  'name and address of place of business',
  // `ISSUED TO: NAME AND BUSINESS ADDRESS`
  'name and business address',
];

/** What else such blocks are headed by. */
export const othersBlocks = [
  'billing',
  'mailing',
  'registered agent',
  "registered agent's",
  'agent',
  'applicant',
  'preparer',
]
  .map((whose) => `${whose} name and address`)
  .concat(
    'location start date',
    'first business date of location',
    'first business date',
    'category/descriptor',
    'mail to',
  );

/** `Physical location`, `Facility address`: where a business is, whatever the authority calls it. */
const located = [
  'business',
  'current business',
  'physical',
  'premises',
  'premise',
  'site',
  'establishment',
  'facility',
  'store',
  'property',
  'program',
  'situs',
].flatMap((what) => [`${what} location`, `${what} address`, `${what} street address`]);

/** Below these a name may stand above the address. */
export const locations = [
  ...taxpayers,
  ...blocks,
  ...namesAndPlaces,
  'business location',
  'location of business',
  'premises',
  'location',
];

export const addresses = [
  ...taxpayers,
  ...namesAndPlaces,
  ...blocks,
  'street address of principal place of business',
  'principal place of business',
  'principal business office',
  'principal business address',
  'place of business',
  'place where business is to be transacted',
  'place where business is transacted',
  'base of operations',
  ...located,
  'location address',
  ...['business address', 'business location', 'address', 'location'].flatMap((what) =>
    ['(physical)', '(no po box)', '(physical location)'].map((which) => `${what} ${which}`),
  ),
  'business physical address',
  'business physical location',
  'location for which issued',
  'location from which business is conducted',
  'location where business is conducted',
  'location of business',
  'address of business',
  'business street address',
  'street address of business',
  'business premises',
  ...['licensee', 'permittee', 'permit holder', 'license holder'].map((whose) => `${whose} address`),
  ...['dwelling', 'residence', 'home occupation', 'premises', 'property', 'establishment'].flatMap((what) => [
    `location of ${what}`,
    `address of ${what}`,
  ]),
  'dwelling address',
  'permitted property (municipal address)',
  'municipal address',
  'commissary address',
  'trade address',
  ...spanish.addresses,
  ...placesOfKinds,
  'licensed premises',
  'premises',
  'location',
  'addr',
  'address',
  'is conducted at',
  'located at',
  'business',
  ...otherPlaces,
];
