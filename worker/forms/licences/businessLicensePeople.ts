/** What authorities call whoever holds a licence and whoever owns what it is for. */

import * as spanish from './businessLicenseSpanish.ts';
import { legalNamesOfKinds, maybePeople, namedHolders, ownersOfKinds } from './licenceHoldersOfKinds.ts';

/** What a business or a person is called by law. */
export const legalNames = [
  'legal name of business',
  'legal business name',
  'legal name',
  'legal/real name',
  ...legalNamesOfKinds,
  'taxpayer name (legal owner)',
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
  'taxpayer',
  'license holder',
  'ownership name',
  ...namedHolders,
  ...spanish.holders,
  ...legalNames,
];

/** `Company/Owner Name`: whoever of them that is. */
const either = ['company', 'business'].flatMap((firm) => [`${firm}/owner name`, `owner/${firm} name`]);

/** Labels of holders that name people as well as businesses. */
export const anybody = [
  ...either,
  ...spanish.holders,
  'licensee',
  'name of licensee',
  'licensee name',
  'permittee',
  'permit holder',
  'license holder',
  'registrant',
  'identification name',
  ...maybePeople,
  'name',
];

/** Whose mail goes there, which may be a company: its address is not where the business is. */
export const addressed = [
  'taxpayer name and mailing address',
  'licensee name and mailing address',
  'permittee name and mailing address',
  'registrant name and mailing address',
];

/** `Owner/Permittee`: whatever else the owner is. */
const alsoOwners = [
  'permittee',
  'licensee',
  'proprietor',
  'president',
  'agent',
  'contact',
  'member',
  'business',
  'resident',
  'operator',
  'responsible officer',
  'responsible individual',
  'qualified individual',
  'responsible managing individual',
  'responsible managing officer',
  'responsible person',
  'manager',
  'managing member',
  'pharmacist in charge',
  'pharmacist-in-charge',
].flatMap((also) => [
  `owner/${also}`,
  `owner or ${also}`,
  `owner / ${also}`,
  `owner and ${also}`,
  `owner & ${also}`,
]);

/** `Proprietor / officer`. */
const alsoProprietors = ['officer', 'owner', 'partner', 'operator', 'manager'].flatMap((also) => [
  `proprietor/${also}`,
  `proprietor / ${also}`,
]);

/** `Tenant / Operator`, `Applicant / Resident`: who asked for it, and as what. */
const alsoTenants = ['tenant', 'occupant', 'applicant', 'resident'].flatMap((who) =>
  ['operator', 'owner', 'resident', 'occupant', 'tenant', 'permittee', 'business owner'].flatMap((also) =>
    also === who ? [] : [`${who}/${also}`, `${who} / ${also}`, `${who} or ${also}`],
  ),
);

export const owners = [
  ...alsoOwners,
  ...alsoTenants,
  ...alsoProprietors,
  'permit holder / owner',
  'license holder / owner',
  'owner/principal',
  'owner/officer',
  'owner/operator',
  'responsible party',
  'responsible person',
  'operator',
  'owner or manager',
  'owner/manager',
  'owner or operator',
  'owner or agent',
  'owner(s)',
  'registered owner(s)',
  'registered owner(s): full name',
  'name of owner',
  'owner/applicant',
  'owner/qualifier',
  'applicant',
  'applicant name',
  'business owner',
  'registered owner',
  'owner name',
  'owner of record',
  'qualifying individual',
  'qualified individual',
  'responsible individual',
  'responsible officer',
  ...['taxpayer', 'licensee', 'proprietor', 'permittee'].map((who) => `${who} of record`),
  'qualifying party',
  'qualifying agent',
  'qualifying officer',
  'responsible managing officer',
  'responsible managing individual',
  'owner/responsible managing individual',
  'qualifier',
  'proprietor',
  'principal',
  'owner',
  'by the following named person',
  'full name of registrant',
  'full name',
  'full name(s)',
  'name (print)',
  'name(s) of owner(s)',
  'name of person to whom issued',
  'owner and mailing address',
  'owner name and mailing address',
  'owner name and address',
  'name of owner(s)',
  'name of proprietor',
  'proprietor name',
  "owner's name",
  'owner full name',
  'individual name',
  'registrant name',
  'registrant(s)',
  ...ownersOfKinds,
  ...spanish.owners,
];

/** Where an owner lives, or a company is. */
export const residencesOfEither = [
  'res./corp. address',
  'residence/corporate address',
  'residence or corporate address',
];
/** Where an owner lives. */
export const residences = [
  'residence',
  'residence address of registrant',
  'residence address',
  ...residencesOfEither,
  "registrant's residence address",
  'residential address',
  'residence street address',
  'home address',
  "owner's residence",
  'owner residence address',
  'owner home address',
];
