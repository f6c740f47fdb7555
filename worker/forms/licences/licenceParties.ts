/** Who owns the business of a licence, its number with the tax office and its telephone. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import * as people from './businessLicensePeople.ts';
import * as spanish from './businessLicenseSpanish.ts';
import * as words from './businessLicenseWords.ts';
import * as places from './licenceAddresses.ts';
import { stubs } from './besideLicences.ts';
import { firmBlocks, ownersNames } from './licenceBlocks.ts';
import { othersPeople } from './licenceHoldersOfKinds.ts';
import { blocksBelow, near, nearLines, under } from './licencePlaces.ts';

const phones = [
  'business phone',
  'work phone',
  'licensee phone',
  'contact phone',
  ...['phone', 'telephone', 'phone number', 'telephone number'].map((what) => `${what} on file`),
  'operator contact', // who operates a rental, and behind the name the number
  'business telephone',
  ...[
    'establishment',
    'facility',
    'premises',
    'location',
    'outlet',
    'store',
    'shop',
    'site',
    'program',
    'center',
    'provider',
  ].flatMap((whose) => [`${whose} phone`, `${whose} telephone`]),
];

/** The number a business pays its federal taxes under, as offices call it. */
const FEDERAL_NUMBERS = [
  'federal tax id',
  'federal tax id no',
  'federal tax identification number',
  'federal id',
  'federal id no',
  'federal identification number',
  'federal employer id',
  'federal employer id no',
  'federal employer identification number',
  'federal ein',
  'fein',
  'ein',
  'employer identification number',
  'employer id no',
  'fei number',
  'fid',
  ...spanish.federalNumbers,
];

/** `Residence address | City | State | Zip`: the places below the last of them do not stand where those above them do. */
const withPlaceApart = (label: string): Where => ({
  join: [label, 'city, state, zip'].map((below) => ({ below, depth: 30, starts: true as const })),
});

export const parties: readonly FieldRule[] = [
  {
    to: ['primaryPerson.fullName'],
    as: 'ownerName',
    where: [
      ...near(people.owners),
      ...['owned by', 'operated by'].flatMap((by): Where[] => [
        // a head beside others, of whose row only its own column is read
        { below: by, depth: 30, run: true, starts: true, whole: true },
        { under: by, whole: true },
        // of a sentence the name may go on in the next line
        { right: by, starts: true, apart: true },
      ]),
      // who signs for a company, where the licence names that officer alone
      { right: 'president', starts: true, colon: true },
    ],
  },
  // `CERTIFICATE OF OWNERSHIP`: whose names and residences follow
  {
    to: ['primaryPerson.fullName'],
    as: 'ownerName',
    where: [{ right: 'name', starts: true, colon: true, amid: { after: ['certificate of ownership'] } }],
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'ownershipName',
    where: near(['ownership name']),
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: ['primaryPerson.fullName'],
    as: 'personsName',
    where: ownersNames,
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  // `Contact: Ann Lee, Member`
  {
    to: ['primaryPerson.fullName'],
    as: 'ownerByRole',
    where: near(othersPeople),
    when: { field: 'primaryPerson.fullName', isMissing: true },
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'wholeAddress',
    where: [
      ...nearLines(people.residences),
      ...people.residences.map(withPlaceApart),
      // the heads of its parts stand in the row of the label, and the whole of it below them
      ...people.residencesOfEither.map((under): Where => ({ under, across: ['city, state, zip'] })),
    ],
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'partsOfHome',
    where: [{ anywhere: 'page' }],
    when: { field: 'primaryPerson.homeAddress.zipCode', isMissing: true },
  },
  {
    to: ['primaryPerson.dateOfBirth'],
    as: 'date',
    where: near(['date of birth', 'birth date', 'd.o.b.', 'dob']),
  },
  // right below where the owner lives
  {
    to: ['primaryPerson.phoneNumber'],
    as: 'phone',
    where: ['tel', 'telephone', 'phone', 'home phone'].map((right): Where => ({
      right,
      starts: true,
      colon: true,
      amid: { after: people.residences, before: words.business.filter((label) => label !== 'name') },
    })),
  },
  {
    to: ['businessInfo.ein'],
    as: 'ein',
    where: near(FEDERAL_NUMBERS),
  },
  {
    to: ['primaryPerson.email'],
    as: 'email',
    where: near(['email for official notices', 'owner email', "owner's email", 'owner email address']),
  },
  {
    to: ['businessInfo.businessEmail'],
    as: 'email',
    where: near(
      ['business', 'company', 'contact'].flatMap((whose) =>
        ['email', 'e-mail', 'email address', 'e-mail address'].map((what) => `${whose} ${what}`),
      ),
    ),
  },
  {
    to: ['businessInfo.businessPhone'],
    as: 'holdersPhone',
    where: [
      ...near(phones),
      // the office prints its own number in the head, and below what is cut off
      ...near(['phone number', 'telephone', 'phone']).map((where) => ({
        ...where,
        amid: {
          after: [...words.business, ...words.certifies, ...places.addresses, ...people.owners],
          before: stubs,
        },
      })),
    ],
  },
  // at the end of the block of whom it is granted to
  {
    to: ['businessInfo.businessPhone'],
    as: 'phoneBelowPlace',
    where: [
      ...under(words.certifies),
      ...blocksBelow([...places.locations, ...people.anybody]),
      ...firmBlocks,
    ],
    when: { field: 'businessInfo.businessPhone', isMissing: true },
  },
];
