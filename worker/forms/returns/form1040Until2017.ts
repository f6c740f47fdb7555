/** What stood on the long Form 1040 until 2017, and since then on its schedules: read to check how its lines add up. */

type Lines = Readonly<Record<`fields.${string}`, readonly string[]>>;

/** Kinds of income, each on a line of its own. */
export const incomeUntil2017: Lines = {
  'fields.taxableRefunds': ['taxable refunds credits or offsets'],
  'fields.alimonyReceived': ['alimony received'],
  'fields.businessIncome': ['business income or (loss)'],
  'fields.otherGains': ['other gains or (losses)'],
  'fields.rentalIncome': ['rental real estate royalties partnerships'],
  'fields.farmIncome': ['farm income or (loss)'],
  'fields.unemployment': ['unemployment compensation'],
  'fields.listedIncome': ['other income list type'],
};

/** Payments beside what was withheld and estimated; the first three and others are summed since 2019. */
export const creditsUntil2017: Lines = {
  'fields.earnedIncomeCredit': ['earned income credit (eic)'],
  'fields.additionalChildCredit': ['additional child tax credit'],
  'fields.opportunityCredit': ['american opportunity credit from'],
  'fields.premiumCredit': ['net premium tax credit'],
  'fields.paidWithExtension': ['amount paid with request for extension'],
  'fields.excessSocialSecurity': ['excess social security'],
};

/** Taken off with the deductions. */
export const exemptionsUntil2017: Lines = { 'fields.exemptions': ['exemptions if line 38'] };
