/** Labels in small print below what they name, on papers that have too few of them for their pages to be told as captioned. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const over = (labels: readonly string[]): Where[] =>
  labels.map((above) => ({ above, whole: true, caption: 'print' }));
const besideOrOver = (labels: readonly string[]): Where[] => [
  ...over(labels),
  ...labels.map((right): Where => ({ right, starts: true })),
];

/** `Rolling Ladle`, and below it `unit name`: what a cart or a truck is called. */
export const unitNames: FieldRule = {
  to: ['businessInfo.businessName'],
  as: 'tradedName',
  where: besideOrOver(['unit name', 'vehicle name', 'truck name', 'cart name', 'mobile unit name']),
  when: { field: 'businessInfo.businessName', isMissing: true },
};

const PREMISES = [
  ...['business', 'establishment', 'premises', 'facility', 'location', 'site', 'store'].map(
    (what) => `${what} address`,
  ),
  'business location',
  'address of premises',
  'address of business',
];
/** `12 Elm St, Reno, NV 89501`, and below it `establishment address`. */
export const premisesOver: FieldRule = {
  to: addressPaths('businessInfo.businessAddress'),
  as: 'wholeAddress',
  where: over(PREMISES),
  when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
};

/** `Ann Lee`, and below it `owner`. */
export const ownersOver: FieldRule = {
  to: ['primaryPerson.fullName'],
  as: 'personsName',
  where: over(['owner', 'owner name', 'business owner', 'owner/operator', 'proprietor', 'operator']),
  when: { field: 'primaryPerson.fullName', isMissing: true },
  isLast: true,
};
