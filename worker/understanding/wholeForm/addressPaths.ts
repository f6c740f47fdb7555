/** The targets of an address's four parts, for the rules that read a whole address at once. */
import type { TargetPath } from '#domain/documents/extraction';
import type { DerivedRule } from '../formDefinition.ts';

type AddressPath = 'primaryPerson.homeAddress' | 'businessInfo.businessAddress';
type AddressPart = 'street' | 'city' | 'state' | 'zipCode';
export type AddressTargets = Readonly<Record<AddressPart, readonly [TargetPath]>>;

/** Targets under `path`: `primaryPerson.homeAddress.street` and its siblings. */
export function addressPaths(path: AddressPath): AddressTargets {
  return {
    street: [`${path}.street`],
    city: [`${path}.city`],
    state: [`${path}.state`],
    zipCode: [`${path}.zipCode`],
  };
}

/** Targets of an address that is kept until it is known whose it is, a person's or a business's. */
export function keptAddress(who: 'recipient' | 'holder'): AddressTargets {
  return {
    street: [`fields.${who}Street`],
    city: [`fields.${who}City`],
    state: [`fields.${who}State`],
    zipCode: [`fields.${who}ZipCode`],
  };
}

/** A kept address is another one, too, under this condition. */
export const addressAs = (
  kept: AddressTargets,
  other: AddressTargets,
  rule: Pick<DerivedRule, 'when' | 'use'>,
): DerivedRule[] =>
  (Object.keys(kept) as AddressPart[]).map((part) => ({
    to: other[part][0],
    value: { sameAs: kept[part][0] },
    ...rule,
  }));
