/** What a list of lines says on a Schedule K-1, of the owner and of the business. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';
import { saidAmounts, type Amounts } from './saidAmounts.ts';

const OWN_NUMBER = ['ssn', 'tin', 'ssn/tin', 'ssn or tin', 'identifying number'];
/** Headings begin so; `Partner Information` is none of the partnership's. */
const heads = (who: string) => [`${who} information`, `${who} details`];

/** `owner`: partner or shareholder; `entity`: partnership or corporation. */
export const saidScheduleK1 = (owner: string, entity: string, shares: Amounts): SaidRule[] => {
  const of = (who: string, ...what: string[]) =>
    what.flatMap((word) => [`${who} ${word}`, `${who}'s ${word}`]);
  const home = addressPaths('primaryPerson.homeAddress');
  const named = [...of(owner, 'name'), owner];
  return [
    {
      to: ['fields.ownerTin', 'primaryPerson.ssn'],
      as: 'ssn',
      after: of(owner, 'ssn', 'ssn or tin', 'tin', 'identifying number'),
    },
    // `Partner Information`, and below it `Name:`
    { to: ['fields.ownerTin', 'primaryPerson.ssn'], as: 'ssn', after: OWN_NUMBER, under: heads(owner) },
    { to: ['primaryPerson.fullName'], as: 'personName', after: ['name'], under: heads(owner) },
    ...saidAddress(home, ['address'], { under: heads(owner) }),
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      after: ['name'],
      under: heads(entity),
      use: 'suggestion',
    },
    { to: ['businessInfo.ein'], as: 'ein', after: ['ein', 'tin'], under: heads(entity), use: 'suggestion' },
    { to: ['primaryPerson.fullName'], as: 'personName', after: named },
    ...saidAddress(home, of(owner, 'address')),
    ...saidAddress(home, ['address'], { following: named }),
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      after: [...of(entity, 'name'), entity],
      use: 'suggestion',
    },
    {
      to: ['businessInfo.ein'],
      as: 'ein',
      after: of(entity, 'ein', 'employer identification number'),
      use: 'suggestion',
    },
    ...saidAmounts(shares),
  ];
};
