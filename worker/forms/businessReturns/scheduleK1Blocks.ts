/** Owner and business of a Schedule K-1 in blocks of their own, `PARTNER` above name, address and `SSN:`, on statements that are no form of the IRS. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const alone = (who: string, depth: number): Where[] =>
  [`${who} information`, `name of ${who}`, `${who}'s name and address`, `${who}'s name`, who].map(
    (below) => ({ below, depth, whole: true, starts: true }),
  );
const beside = (labels: readonly string[]): Where[] =>
  labels.map((right) => ({ right, listed: true, starts: true, whole: true }));

/** `owner`: partner or shareholder; `entity`: partnership or corporation. Only where the form's own boxes are not read. */
export const scheduleK1Blocks = (owner: string, entity: string): FieldRule[] => [
  {
    to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
    as: 'personBlock',
    where: [...beside([`${owner} name`, `${owner}'s name`]), ...alone(owner, 60)],
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'wholeAddress',
    where: beside([`${owner} address`, `${owner}'s address`]),
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: ['fields.ownerTin', 'primaryPerson.ssn'],
    as: 'ssn',
    where: [
      ...beside([`${owner} ssn`, `${owner}'s ssn`, `${owner} tin`, `${owner}'s ssn or tin`]),
      { below: `${owner}'s ssn or tin`, depth: 24 },
      ...alone(owner, 80),
    ],
    when: { field: 'fields.ownerTin', isMissing: true },
  },
  {
    to: {
      name: ['businessInfo.businessName'],
      ...addressPaths('businessInfo.businessAddress'),
    },
    as: 'businessBlock',
    where: [...beside([`${entity} name`, `${entity}'s name`]), ...alone(entity, 60)],
    when: { field: 'businessInfo.businessName', isMissing: true },
    use: 'suggestion',
  },
  {
    to: ['businessInfo.ein'],
    as: 'ein',
    where: [...beside([`${entity} ein`, `${entity}'s ein`]), ...alone(entity, 80)],
    when: { field: 'businessInfo.ein', isMissing: true },
    use: 'suggestion',
  },
];
