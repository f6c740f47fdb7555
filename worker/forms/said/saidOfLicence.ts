/** Labels of licences that are words of names and sentences, too: only their colon tells. */
import type { SaidRule } from '../../understanding/formDefinition.ts';

const said = (to: SaidRule['to'], as: SaidRule['as'], after: readonly string[]): SaidRule => ({
  to,
  as,
  after,
  yields: true,
});

export const saidOfLicence: readonly SaidRule[] = [
  // `Credential: RN-204418`
  said(['fields.licenseNumber'], 'code', ['credential', 'id', 'num', 'numero', 'reg']),
  said(['fields.issueDate'], 'date', ['granted', 'registered', 'recorded', 'renewed', 'begins', 'start']),
  said(['fields.expiryDate'], 'date', ['ends', 'ending', 'end', 'lapses', 'terminates']),
  // `Profession: Registered Nurse`
  {
    ...said(['businessInfo.industry'], 'tradeOfClass', ['profession', 'occupation', 'specialty']),
    use: 'suggestion',
  },
];
