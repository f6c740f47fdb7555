/** The targets of an address's four parts, for the rules that read a whole address at once. */
import type { TargetPath } from '#domain/documents/extraction';

type AddressPath = 'primaryPerson.homeAddress' | 'businessInfo.businessAddress';
export type AddressTargets = Readonly<Record<'street' | 'city' | 'state' | 'zipCode', readonly TargetPath[]>>;

/** Targets under `path`: `primaryPerson.homeAddress.street` and its siblings. */
export function addressPaths(path: AddressPath): AddressTargets {
  return {
    street: [`${path}.street`],
    city: [`${path}.city`],
    state: [`${path}.state`],
    zipCode: [`${path}.zipCode`],
  };
}
