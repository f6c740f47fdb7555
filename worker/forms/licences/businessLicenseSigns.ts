/** What tells a licence from other papers besides its title: its board, whom it names, and what else licences say. */

/** Licences of unusual title name their number; so do policies and drivers' licences, which say less of the rest. */
export const namedNumbers = [
  'license number',
  'license no',
  'permit number',
  'registration number',
  'certificate of',
];

/** Licences whose title is the name of their office say whom they are granted to. */
export const grantees = [
  'licensee',
  'licensed premises',
  'license type',
  'license holder',
  'license category',
];

/** What licences say besides their title. */
export const signs = [
  'license number',
  'license no',
  'license is granted to',
  'to engage in the business of',
  'valid from',
  'permit number',
  'permit #',
  'permit id',
  'permit type',
  'permit holder',
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
  'issued on',
  'issued date',
  'effective date',
  'start date',
  'date filed',
  'permit no',
  'license/permit no',
  'license/permit number',
  'this certifies that',
  'certifies that',
  'this is to certify that',
  'to conduct business',
  'licensed as',
  'not transferable',
  'conspicuous place',
  'must be displayed',
  'must be posted',
  'doing business as',
  'license type',
  'business location',
  'lic #',
  'exp',
  'office of the city clerk',
  'business license',
  'licensing board',
  'professional regulation',
  'professional licensing',
  'statutes',
  'to engage in the occupation of',
  'carry on the business of',
  'remain in force',
  'duly licensed',
  'to transact business as',
  'unique id number',
  'filed date',
  'file number',
  'given under my hand',
  'unless sooner revoked',
  'is hereby issued to',
  'hereby licensed',
  'hereby authorized',
];

/** What deeds say. */
export const deeds = [
  'given under my hand',
  'unless sooner revoked',
  'license is hereby issued',
  'license is hereby granted',
  'permission is hereby granted',
  'know all men by these presents',
  'know all persons by these presents',
  'having paid the fee',
  'having paid the sum of',
  'is hereby entitled to',
  'for a term expiring on',
];

/** Where a licence is to hang, and that it is nobody else's: a bill for one says neither. */
export const posted = ['conspicuous place', 'not transferable'];

/** How a board registers somebody, in place of a title. */
export const registers = [
  'is hereby registered as',
  'has been registered as',
  'is hereby certified as',
  'as a registered',
  'is certified by the department of',
  'has satisfied the qualifications required by law',
  'for practice in new jersey as a(n)',
  'registered as provided by law as',
  // a card: `The broker herein has been licensed under the provisions of chapter 12`
  ...['is', 'has been'].flatMap((is) =>
    ['licensed', 'registered', 'certified'].map((so) => `herein ${is} ${so} under the provisions of`),
  ),
  // a statement of a fictitious name whose title was read in part
  'following person is doing business as',
  'following persons are doing business as',
  'following person(s) is (are) doing business as',
  'following individual(s) is (are) doing business as',
];

/** What says little by itself, and enough beside a title. */
export const besideTitles = [
  'permit is effective',
  'license is effective',
  'certificate is effective',
  'receipt number',
  'receipt no',
  'certificate number',
  'certificate no',
  'account id',
  'business name',
  'trade name',
  'legal name',
  'owner name',
  'has met the requirements of',
  'has met all requirements of',
  'dba',
  'fiscal year',
  'license year',
];

/** Whose licence it is, where it is no person's own. */
export const whose = [
  'business name',
  'name of business',
  'business address',
  'trade name',
  'licensee',
  'permittee',
  'registrant',
  'owner',
  'proprietor',
  'establishment',
  'facility',
  'company name',
  'entity name',
  'premises',
  'premises address',
  'legal name',
  'business activity',
  'nature of business',
  'industry',
  'fictitious name',
  'fei number',
  'fein',
  // a contractor's card, which may show no more of its board than the back does
  'classification(s)',
  'llc',
];

/** What permits of any name say of the business they permit; the permits of other things say none of it. */
export const ofBusinesses = [
  ...whose.filter((label) => label !== 'llc'),
  'operator',
  'owner/operator',
  'name of unit',
  'doing business as',
  'type of business',
  'business location',
  'not transferable',
  'conspicuous place',
  'issued',
  'valid through',
  'commissary address',
  'registration no',
  'effective',
  'business',
  'licensed capacity',
  'is issued to',
];
export const headings = ['permit', 'license', 'licence', 'certificate', 'registration', 'receipt'];
