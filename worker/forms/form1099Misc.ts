/** Form 1099-MISC, Miscellaneous Information. */
import { form1099 } from './family1099.ts';

export const form1099Misc = form1099(
  '1099-MISC',
  ['fishing boat proceeds', 'medical and health care payments', 'substitute payments in lieu of'],
  {
    'fields.rents': ['rents'],
    'fields.royalties': ['royalties'],
    'fields.otherIncome': ['other income'],
    'fields.medicalPayments': ['medical and health care payments'],
  },
  [],
  [
    'fishing boat proceeds',
    'substitute payments in lieu of',
    'payer made direct sales',
    'crop insurance proceeds',
    'gross proceeds paid to an',
    'section 409a deferrals',
    'excess golden parachute',
    'nonqualified deferred',
    'fish purchased for resale',
  ],
);
