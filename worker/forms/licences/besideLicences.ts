/** What other papers say that certify something, or name a licence, too. */
import * as spanish from './businessLicenseSpanish.ts';

/** What bills say, and the letter that a licence paid for is printed below. */
export const bills = ['invoice', 'invoice date', 'balance due'];

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
  'bill to',
  'degree of',
  'university',
  'bachelor of',
  'board of regents',
  'certificate of completion',
  'certificate of achievement',
  'certificate of training',
  'certificate of attendance',
  'certificate of appreciation',
  'has completed',
  'application for',
  'office use only',
  'credit hours',
  'contact hours',
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
  'valuation',
  'building permit',
  'inspections',
];

/** Where the licence ends and the part begins that tells its holder of the office. */
export const stubs = ['keep this portion', 'keep the section below', 'detach here', 'retain this portion'];

/** Labels on licences of what answers no question. */
export const otherLabels = [
  ...stubs,
  // of the house the business is in
  'building permit no',
  'building permit number',
  'building permit #',
  'building owner',
  'owner of building',
  'owner of property',
  'property owner',
  'fee paid',
  // who answers for it
  'surety company',
  'bonding company',
  'insurance company',
  'insurance carrier',
  'name of surety',
  // who witnessed it, and until when he may
  'my commission expires',
  'commission expires',
  'comm expires',
  'units',
  'number of units',
  'no. of units',
  'quantity',
  'no. of employees',
  'basis (gross receipts)',
  'amount paid',
  // how many children may come, and when
  'licensed capacity',
  'first shift',
  'second shift',
  'third shift',
  'license category',
  'business license certificate',
  'general business license',
  'this business is conducted by',
  'the following person is',
  'not transferable',
  'certificate of ownership',
  'city clerk',
  'post in a conspicuous place',
  'mailing address',
  'mail address',
  ...spanish.others,
  'business start date',
  'linked operator permit',
  'business code',
  'business codes',
  'location code',
  // of a state's taxes, where a sale is made
  ...['code', 'codes', 'number', 'no', 'id'].flatMap((what) => [
    `jurisdiction ${what}`,
    `taxing jurisdiction ${what}`,
  ]),
  // the office's own
  ...['telephone', 'phone'].flatMap((what) =>
    ['bls', 'dor', 'office', 'clerk', 'licensing'].map((whose) => `${what} (${whose})`),
  ),
  // a letter's first line; below it stands a sentence
  ...['taxpayer', 'licensee', 'permittee', 'registrant', 'business owner', 'owner', 'applicant'].map(
    (who) => `dear ${who}`,
  ),
  // below the line it is put on stands no name
  ...['registrant', 'owner', 'applicant', 'license holder', 'licensee', 'permittee'].map(
    (whose) => `signature of ${whose}`,
  ),
  // `Issued in accordance with Act 12`: by what right, and not when; `issued pursuant to` heads papers, and tells that the head names nobody
  ...['in accordance with', 'by virtue of', 'on the basis of', 'subject to'].map((why) => `issued ${why}`),
  'business name and mailing address',
  'taxpayer name and mailing address',
  'entity type',
  'entity',
  'status',
  'tax id',
  'endorsements',
  'fee',
  'fees',
  'license fee',
  'total paid',
  'zoning',
  'zone',
  'number of employees',
  'no of employees',
  'employees',
  'risk category',
  'seating capacity',
  'approved by',
  'date paid',
  'certification #',
  'receipt #/date paid',
  'amt paid',
  'bill #',
  'registered trade names',
  'registered trade name',
];
