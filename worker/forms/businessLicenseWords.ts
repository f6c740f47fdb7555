/** What authorities call the things a licence says; the more particular name stands first. */

export const certifies = [
  'this certifies that',
  'this is to certify that',
  'this document certifies that',
  'certifies that',
  'is hereby granted to',
  'license is granted to',
  'license is hereby granted to',
  'issued to',
  'business under the title of',
  'be it known that',
  'know all men by these presents that',
  'license is hereby issued to',
  'permission is hereby granted to',
];

export const conducts = [
  'is hereby licensed to conduct the business of',
  'to conduct the business of',
  'to engage in the business of',
  'to carry on the business of',
  'to operate the business of',
  'to transact the business of',
  'to conduct or carry on the business of',
  'for the purpose of',
];

/** `TAXPAYER NAME and PHYSICAL LOCATION of BUSINESS`: one label for the name and, below it, the address. */
const namesAndPlaces = ['taxpayer name', 'business name', 'licensee name', 'owner name'].flatMap((name) =>
  ['location', 'address', 'business location', 'physical location', 'physical location of business'].map(
    (place) => `${name} and ${place}`,
  ),
);

export const business = [
  ...namesAndPlaces,
  'fictitious name to be registered',
  'fictitious business name',
  'assumed business name',
  'assumed name',
  'legal name of business',
  'legal business name',
  'name of business',
  'business name',
  'legal name',
  'ownership name',
  'trade name',
  'doing business as',
  'dba',
  'licensee',
  'retailer/seller',
  'entity name',
  'company name',
  'firm name',
  'establishment name',
  'establishment',
  'facility name',
  'taxpayer name and outlet location',
  'taxpayer name',
  'name of licensee',
  'licensee name',
  'name of establishment',
  'permittee',
  'permit holder',
  'registrant',
  'business entity',
  'entity',
  'business',
  'name',
];

/** To whom a licence is granted, which may trade under another name. */
export const holders = [
  'licensee',
  'name of licensee',
  'licensee name',
  'permittee',
  'permit holder',
  'registrant',
  'taxpayer name',
  'legal name of business',
  'legal business name',
  'legal name',
];

/** `Physical location`, `Facility address`: where a business is, whatever the authority calls it. */
const located = [
  'business',
  'physical',
  'premises',
  'premise',
  'site',
  'establishment',
  'facility',
  'store',
  'property',
  'situs',
].flatMap((what) => [`${what} location`, `${what} address`]);

export const addresses = [
  ...namesAndPlaces,
  'taxpayer name and outlet location',
  'street address of principal place of business',
  'principal place of business',
  ...located,
  'location address',
  'location of business',
  'address of business',
  'address of establishment',
  'address of premises',
  'business street address',
  'business premises',
  'licensee address',
  'trade address',
  'outlet location',
  'licensed premises',
  'location',
  'addr',
  'address',
  'is conducted at',
];

export const activities = [
  'type of business',
  'business type',
  'business activity',
  'primary business activity',
  'licensed activity',
  'nature of business',
  'description of business',
  'business description',
  'line of business',
  'license type',
  'license category',
  'classification(s)',
  'classification',
];

export const owners = [
  'owner/principal',
  'owner/officer',
  'owner/operator',
  'owner/applicant',
  'owner/qualifier',
  'applicant',
  'applicant name',
  'business owner',
  'registered owner',
  'owner name',
  'owner of record',
  'qualifying individual',
  'qualifying party',
  'qualifying agent',
  'qualifier',
  'proprietor',
  'principal',
  'owner',
  'by the following named person',
];
