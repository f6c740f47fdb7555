/** What else authorities call whoever holds a licence, what that trades as, and who owns it. */

/** A company's own name. */
export const legalNamesOfKinds = [
  'legal entity name',
  'legal entity',
  'legal name of entity',
  'legal name of business / doing business as (dba)',
  'business legal name',
  'business entity name',
  'full legal name',
  ...['corporate', 'corporation', 'organization', 'llc'].map((kind) => `${kind} name`),
  ...['corporation', 'organization', 'llc', 'company', 'entity'].map((kind) => `name of ${kind}`),
];

const FIRMS = ['business', 'company', 'entity', 'firm', 'establishment', 'facility', 'organization'];
/** What a business is called in public, or whatever is licensed. */
export const namesOfKinds = [
  ...FIRMS.map((what) => `licensed ${what}`),
  ...['business', 'entity', 'company'].flatMap((what) => [`registered ${what}`, `registered ${what} name`]),
  // Philadelphia's, of which every business has one
  'commercial activity license name',
  'permitted business',
  'permitted facility',
  'certified business',
  'name of licensed business',
  'firm or company name',
  'business/dba name',
  'bus name',
  'co name',
  ...['shop', 'salon', 'restaurant', 'dealership', 'merchant', 'practice', 'agency'].flatMap((kind) => [
    `${kind} name`,
    `name of ${kind}`,
  ]),
  ...['premises', 'premise', 'location', 'outlet', 'operation', 'rental property', 'rental', 'property'].map(
    (what) => `${what} name`,
  ),
  ...['school', 'studio', 'brokerage', 'pharmacy', 'center', 'site', 'hotel', 'food establishment'].flatMap(
    (kind) => [`${kind} name`, `name of ${kind}`],
  ),
  'name of the business',
  'trade style',
  'operating under',
  'operating name',
  'operating as',
  'business operating as',
  'operating under the name',
  'under the firm name of',
  'business conducted as',
  'business title',
  'business style',
  'style of business',
];

/** `Name of permittee`: to whom it is granted, whoever that is. */
export const namedHolders = [
  ...['permittee', 'permit holder', 'license holder', 'registrant', 'certificate holder', 'retailer'].map(
    (who) => `name of ${who}`,
  ),
  ...['permittee', 'permit holder', 'license holder'].map((who) => `${who} name`),
];

/** Labels that name people as well as businesses. */
export const maybePeople = [
  ...namedHolders,
  'business account name',
  'taxpayer',
  ...['licensee', 'owner', 'taxpayer', 'permittee'].flatMap((who) =>
    ['trade name', 'dba', 'dba name'].flatMap((name) => [`${who}/${name}`, `${who} / ${name}`]),
  ),
  ...['contractor', 'vendor', 'account', 'customer', 'client', 'provider', 'dealer'].flatMap((who) =>
    who === 'contractor' ? [`${who} name`, `${who}/business name`, `name of ${who}`] : [`${who} name`],
  ),
  'registrant name',
  'registered name',
  'registered to',
  'licensed to',
  'granted to',
  'holder of license',
  'holder name',
  'name of holder',
  'registration holder',
  'certificate holder name',
  'individual/business name',
  'name of individual or business',
  'name of person or firm',
  'name of person, firm or corporation',
  'in the name of',
];

/** Who owns it or answers for it as an officer or partner. */
export const ownersOfKinds = [
  'name of business owner',
  'name of owner(s) or principal',
  'owner(s) or principal',
  'business owner name',
  ...['partner', 'taxpayer', 'responsible party'].flatMap((also) => [`owner/${also}`, `owner or ${also}`]),
  ...[
    'owner, partner or officer',
    'owner, partner or corporate officer',
    'owner or responsible party',
  ].flatMap((who) => [who, `name of ${who}`]),
  'owner, officer or member',
  'owners/officers',
  ...['primary', 'sole', 'legal', 'licensed', 'establishment', 'facility', 'permit', 'license'].map(
    (what) => `${what} owner`,
  ),
  // `Salon Owner: Ann Lee`
  ...['salon', 'shop', 'store', 'studio', 'spa', 'restaurant', 'school', 'barbershop'].map(
    (kind) => `${kind} owner`,
  ),
  'sole proprietor name',
  'officer name',
  'licensed individual',
  'licensed professional',
  'host name',
  'name of sole proprietor',
  'full name of owner',
  'owner legal name',
  'legal name of owner',
  'owned and operated by',
  'operator name',
  ...['facility', 'business', 'food'].map((what) => `${what} operator`),
  'managing member',
  // who governs a company, as Washington calls its members and officers
  ...['person', 'persons', 'person(s)', 'people'].map((who) => `governing ${who}`),
  ...['managing partner', 'general partner', 'authorized member', 'llc member'],
  'member/manager',
  'corporate officer',
  'principal officer',
  ...['person', 'party', 'agent', 'owner', 'employee', 'officer'].map((who) => `qualifying ${who}`),
  ...['individual', 'officer', 'employee', 'member', 'manager'].map((who) => `responsible managing ${who}`),
  // as contractors' boards shorten these
  'rmi',
  'rmo',
  'rme',
  'responsible official',
  'person responsible',
];

/** Who may be anybody, the office's clerk, too: no owner, and no name either. */
export const othersPeople = [
  ...['contact', 'contact name', 'contact person', 'primary contact', 'business contact'],
  ...['manager', 'manager name', 'general manager', 'designated manager', 'designated agent'],
  'person in charge',
  'represented by',
];
