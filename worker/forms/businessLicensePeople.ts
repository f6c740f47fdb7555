/** What authorities call whoever holds a licence and whoever owns what it is for. */

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
  'ownership name',
  'legal/real name',
];

/** Labels of holders that name people as well as businesses. */
export const anybody = [
  'licensee',
  'name of licensee',
  'licensee name',
  'permittee',
  'permit holder',
  'license holder',
  'registrant',
  'identification name',
  'name',
];

/** `Owner/Permittee`: whatever else the owner is. */
const alsoOwners = ['permittee', 'licensee', 'proprietor', 'president', 'agent', 'contact', 'member'].flatMap(
  (also) => [`owner/${also}`, `owner or ${also}`, `owner / ${also}`],
);

export const owners = [
  ...alsoOwners,
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
  'qualifying party',
  'qualifying agent',
  'qualifying officer',
  'responsible managing officer',
  'qualifier',
  'proprietor',
  'principal',
  'owner',
  'by the following named person',
];
