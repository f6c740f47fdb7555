/** Who holds an account, offered for the questionnaire of a person or of a business. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressAs, addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { DerivedRule } from '../../understanding/formDefinition.ts';
import { holderAddress } from './statementHead.ts';

/** Whose questionnaire the holder's name and address are offered for. */
export function holderAs(names: 'person' | 'business'): DerivedRule[] {
  const when = { field: 'fields.accountHolder', names } as const;
  const name: TargetPath = names === 'person' ? 'primaryPerson.fullName' : 'businessInfo.businessName';
  const address = names === 'person' ? 'primaryPerson.homeAddress' : 'businessInfo.businessAddress';
  return [
    { to: name, value: { sameAs: 'fields.accountHolder' }, when, use: 'suggestion' },
    ...addressAs(holderAddress, addressPaths(address), { when, use: 'suggestion' }),
  ];
}

/** Of a person who trades under another name, their business has the address, too. */
export const tradeAddress: readonly DerivedRule[] = addressAs(
  holderAddress,
  addressPaths('businessInfo.businessAddress'),
  { when: { field: 'businessInfo.businessName', isGiven: true }, use: 'suggestion' },
);
