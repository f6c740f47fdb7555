/** What authorities call the things a licence says; the more particular name stands first. */

/** Titles that no other document bears. */
export const titles = [
  'business license',
  'business licence',
  'business tax certificate',
  'business tax receipt',
  'business tax registration',
  'business registration',
  'tax registration certificate',
  'business tax account',
  'business certificate',
  'state business license',
  'occupational license',
  'contractor license',
  'professional license',
  'license certificate',
  'certificate of registration',
  'certificate of occupancy',
  'fictitious business name statement',
  'fictitious name registration',
  'assumed name certificate',
  'assumed business name',
  'trade name registration',
  "seller's permit",
  'sales tax permit',
  'sales and use tax permit',
  'sales tax license',
  'resale certificate',
  'health permit',
];

/** Licences of unusual title name their number; so do policies and drivers' licences, which say less of the rest. */
export const namedNumbers = [
  'license number',
  'license no',
  'permit number',
  'registration number',
  'certificate of',
];

/** What licences say besides their title. */
export const signs = [
  'license number',
  'license no',
  'license is granted to',
  'to engage in the business of',
  'valid from',
  'permit number',
  'registration number',
  'expiration date',
  'expires',
  'valid through',
  'valid thru',
  'valid until',
  'licensed to conduct',
  'certificate',
  'issue date',
  'date issued',
  'issued date',
  'effective date',
  'start date',
  'date filed',
  'permit no',
  'this certifies that',
  'not transferable',
  'conspicuous place',
  'doing business as',
  'license type',
  'business location',
  'lic #',
  'exp',
  'office of the city clerk',
  'business license',
];

export const certifies = [
  'this certifies that',
  'this is to certify that',
  'is hereby granted to',
  'license is granted to',
  'license is hereby granted to',
  'issued to',
];

export const conducts = [
  'is hereby licensed to conduct the business of',
  'to conduct the business of',
  'to engage in the business of',
];

export const business = [
  'fictitious business name',
  'assumed business name',
  'legal name of business',
  'legal business name',
  'name of business',
  'business name',
  'trade name',
  'doing business as',
  'dba',
  'licensee',
  'entity name',
  'legal name',
  'company name',
  'firm name',
  'establishment name',
  'facility name',
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

export const addresses = [
  'street address of principal place of business',
  'principal place of business',
  'business location',
  'business address',
  'location address',
  'premises address',
  'site address',
  'physical address',
  'location',
  'addr',
  'address',
];

export const activities = [
  'type of business',
  'business type',
  'business activity',
  'nature of business',
  'description of business',
  'business description',
  'line of business',
  'license type',
  'classification(s)',
  'classification',
];

export const owners = [
  'owner/principal',
  'registered owner',
  'owner name',
  'owner of record',
  'qualifying individual',
  'proprietor',
  'principal',
  'owner',
];
