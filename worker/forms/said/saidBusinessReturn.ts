/** What a list of lines says of a business and its year, on the returns of corporations and partnerships. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';
import { saidAmounts } from './saidAmounts.ts';

const kinds = ['corporation', 'partnership', 'company', 'business', 'entity'];

/** `netIncome`: what the return calls the line that says what is left. */
export const saidBusinessReturn = (netIncome: readonly string[]): SaidRule[] => [
  {
    to: ['businessInfo.businessName'],
    as: 'businessName',
    after: kinds.flatMap((kind) => [`${kind} name`, `name of ${kind}`]),
  },
  // the box of the name is surer: whose `Name: Ann Lee` elsewhere on the form is, the form says beside it
  { to: ['businessInfo.businessName'], as: 'businessName', after: ['name'], yields: true },
  {
    to: ['businessInfo.ein'],
    as: 'ein',
    after: [
      'employer identification number',
      'employer identification number (ein)',
      'ein',
      ...kinds.map((kind) => `${kind} ein`),
    ],
  },
  ...saidAddress(addressPaths('businessInfo.businessAddress'), ['business address', 'address']),
  {
    to: ['businessInfo.yearFounded'],
    as: 'year',
    after: ['date incorporated', 'date of incorporation', 'date business started'],
  },
  { to: ['businessInfo.stateOfIncorporation'], as: 'stateName', after: ['state of incorporation'] },
  { to: ['businessInfo.stateOfIncorporation'], as: 'state', after: ['state of incorporation'] },
  { to: ['businessInfo.industry'], as: 'text', after: ['principal business activity', 'business activity'] },
  ...saidAmounts({
    'fields.grossReceipts': ['gross receipts or sales', 'gross receipts'],
    'fields.totalIncome': ['total income'],
    'fields.totalDeductions': ['total deductions'],
    'fields.netIncome': [...netIncome, 'net income'],
    'fields.totalAssets': ['total assets'],
  }),
];
