/** Form 1099-MISC, Miscellaneous Information. */
import { form1099 } from './family1099.ts';
import { notPaid, selfEmployed } from './form1099Nec.ts';

export const form1099Misc = form1099(
  '1099-MISC',
  [
    'miscellaneous information',
    'miscellaneous income',
    'fishing boat proceeds',
    'medical and health care payments',
    'substitute payments in lieu of',
  ],
  {
    'fields.rents': ['rents'],
    'fields.royalties': ['royalties'],
    'fields.otherIncome': ['other income'],
    // box 7 until 2019
    'fields.nonemployeeCompensation': ['nonemployee compensation'],
    'fields.medicalPayments': ['medical and health care payments'],
  },
  selfEmployed,
  [...notPaid, 'overtime compensation'],
  {
    'fields.fishingBoatProceeds': ['fishing boat proceeds'],
    'fields.substitutePayments': ['substitute payments in lieu of'],
    'fields.cropInsuranceProceeds': ['crop insurance proceeds'],
    'fields.grossProceedsToAttorney': ['gross proceeds paid to an'],
    'fields.fishPurchased': ['fish purchased for resale'],
    'fields.section409aDeferrals': ['section 409a deferrals'],
    'fields.excessGoldenParachute': ['excess golden parachute'],
    'fields.nonqualifiedDeferredCompensation': ['nonqualified deferred'],
  },
);
