/** Form 1099-MISC, Miscellaneous Information. */
import { form1099 } from './family1099.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import { notPaid, selfEmployed } from './form1099Nec.ts';

const form = form1099(
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
  [...notPaid, 'overtime compensation', 'mailing address'],
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

/** A list headed by the form's number alone, `1099-MISC  Tax Year 2023  (Copy B)`; a consolidated 1099 names others, too. */
export const form1099Misc: FormDefinition = {
  ...form,
  signs: [
    ...form.signs,
    {
      needs: 4,
      anyOf: ['1099-misc'],
      isTitle: true,
      of: [
        '1099-misc',
        'tax year',
        'copy b',
        'other income',
        'rents',
        'royalties',
        'federal income tax',
        'payer',
      ],
      noneOf: [
        '1099-div',
        '1099-int',
        '1099-b',
        '1099-nec',
        '1099-oid',
        '1099-r',
        'consolidated',
        'composite',
      ],
    },
  ],
};
