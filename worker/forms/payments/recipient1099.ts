/** Who of the parties of a 1099 is the client. */
import { addressAs, addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { DerivedRule } from '../../understanding/formDefinition.ts';
import { recipientAddress } from './recipientFields1099.ts';

/** The recipient is the client: a person, or their business. */
export function recipientAs(names: 'person' | 'business'): DerivedRule[] {
  const when = { field: 'fields.recipientName', names, tin: 'fields.recipientTin' } as const;
  const [name, tin, address] =
    names === 'person'
      ? (['primaryPerson.fullName', 'primaryPerson.ssn', 'primaryPerson.homeAddress'] as const)
      : (['businessInfo.businessName', 'businessInfo.ein', 'businessInfo.businessAddress'] as const);
  return [
    { to: name, value: { sameAs: 'fields.recipientName' }, when },
    { to: tin, value: { sameAs: 'fields.recipientTin' }, when },
    ...addressAs(recipientAddress, addressPaths(address), { when }),
  ];
}
