/** What other papers say that certify something, or name a licence, too. */

/**
 * What a Form W-9 says of a business, which certifies itself, and what else certifies or names a licence beside other things:
 * insurers, bills, schools and vehicles.
 */
export const otherPapers = [
  'request for taxpayer identification',
  'federal tax classification',
  'certificate of liability insurance',
  'certificate of insurance',
  'certificate holder',
  'insurer a',
  'producer',
  'invoice',
  'invoice date',
  'bill to',
  'balance due',
  'degree of',
  'university',
  'bachelor of',
  'board of regents',
  'certificate of completion',
  'successfully completed',
  'vehicle registration',
  'license plate',
  // people's own, animals' and buildings'
  'date of birth',
  'dob',
  'eyes',
  'sex',
  'marriage license',
  'bride',
  'groom',
  'breed',
  'rabies',
  'job address',
  'scope of work',
  'parcel number',
  'square feet',
  'valuation',
  'building permit',
  'inspections',
];
