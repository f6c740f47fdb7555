/** Business licences and registrations of any authority: the authority at the top, everything else by its usual name. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { otherLabels } from './besideLicences.ts';
import * as people from './businessLicensePeople.ts';
import * as telling from './businessLicenseSigns.ts';
import * as term from './businessLicenseTerm.ts';
import { titles } from './businessLicenseTitles.ts';
import * as words from './businessLicenseWords.ts';
import { issuers } from './licenceIssuers.ts';
import { ownersOver, premisesOver, unitNames } from './licenceCaptions.ts';
import { inBoxes, inNamedBoxes } from './licenceBoxes.ts';
import { parties } from './licenceParties.ts';
import { othersPeople } from './licenceHoldersOfKinds.ts';
import { legalForms } from './licenceLegalForm.ts';
import { founding } from './licenceFounding.ts';
import { days } from './licenceDays.ts';
import { licenceSigns } from './licenceSigns.ts';
import * as places from './licenceAddresses.ts';
import { saidOfLicence } from '../said/saidOfLicence.ts';
import { firmBlocks, windowOfFirm } from './licenceBlocks.ts';
import { numbered } from './licenceNumbers.ts';
import { alone, blocksBelow, headed, located, near, under } from './licencePlaces.ts';
import { toldInSentences } from './licenceSentences.ts';
import { trades } from './licenceTrades.ts';

const granted: readonly Where[] = [
  ...near(people.anybody),
  { right: 'issued to' },
  // `Permission is hereby granted to: Antelope Dumpling & Tea`
  ...words.certifies.map((right): Where => ({ right, starts: true, colon: true })),
  ...under(words.certifies),
];
const noName = { field: 'businessInfo.businessName', isMissing: true } as const;
// a label of the premises is surer than where the mail goes
const noAddress = { field: 'businessInfo.businessAddress.zipCode', isMissing: true } as const;

export const businessLicense: FormDefinition = {
  name: 'Business license',
  documentType: 'business-license',
  hasTaxYear: false,
  licensesPeople: true,
  signs: licenceSigns,
  says: [
    // `NAME: Sundial Daycare, LLC` above `DBA: Sundial Kids`: what bears a company's suffix is its own name
    { to: ['businessInfo.businessName'], as: 'companyName', after: ['name'] },
    { to: addressPaths('businessInfo.businessAddress'), as: 'address', after: ['at'], isBlock: true },
    ...saidOfLicence,
  ],
  fields: [
    { to: ['fields.licenseNumber'], as: 'code', where: numbered },
    ...days,
    {
      to: ['fields.issuingAuthority'],
      as: 'authority',
      where: ['issued by', ...issuers].map((right): Where => ({ right, colon: true })),
    },
    {
      to: ['fields.issuingAuthority'],
      as: 'issuerName',
      when: { field: 'fields.issuingAuthority', isMissing: true },
      where: [...near(issuers), { letter: 'authority' }],
    },
    // `This permit is issued by the Comptroller of Public Accounts`
    {
      to: ['fields.issuingAuthority'],
      as: 'authority',
      when: { field: 'fields.issuingAuthority', isMissing: true },
      where: [{ right: 'issued by' }],
    },
    // a company holds it in its own name, whatever it trades as
    { to: ['businessInfo.businessName'], as: 'companyName', where: near(people.holders) },
    // its legal name comes before its trade name; a person's is that of the owner
    { to: ['businessInfo.businessName'], as: 'firmName', where: near(people.legalNames) },
    unitNames,
    {
      to: ['businessInfo.businessName'],
      as: 'tradedName',
      when: noName,
      // `License number ... issued to Harbor Hardware LLC`: in one sentence the name stands beside, not below.
      where: [
        { right: 'business', starts: true, colon: true },
        { right: 'doing business as', colon: true },
        ...near(words.business.filter((label) => !people.anybody.includes(label))),
        ...headed(words.firms),
        ...alone(words.firmsAlone),
      ],
    },
    // a licence is granted to people, too, who need no other name
    {
      to: ['businessInfo.businessName'],
      as: 'firmName',
      when: noName,
      where: granted,
    },
    {
      to: ['primaryPerson.fullName'],
      as: 'personsName',
      when: { field: 'primaryPerson.fullName', isMissing: true },
      // `hereby issues`, and below it `this License to`; its name may stand below whom it is issued to
      where: [
        ...granted,
        { under: 'this license to', whole: true },
        ...people.addressed.map((below): Where => ({ below, depth: 30, run: true })),
        // of a company, in a row of a list
        ...alone(['member', 'members']),
      ],
    },
    { to: ['businessInfo.businessName'], as: 'companyName', where: [{ anywhere: 'upper' }], when: noName },
    {
      to: ['fields.issueDate'],
      as: 'date',
      where: [
        { right: 'set my hand' },
        { right: 'witness the hand' },
        { below: 'in witness whereof', depth: 45 },
        ...['witness the hand', 'witness our hand'].map((below) => ({ below, depth: 30 })),
        ...term.besideNumbers,
        // `Date May 6, 2024`: what is signed below bears other days
        { right: 'date', starts: true, amid: { after: titles, before: words.certifies } },
        // a stamp: `FILED`, who keeps the files, the day
        { below: 'filed', depth: 56, starts: true, whole: true },
      ],
      when: { field: 'fields.issueDate', isMissing: true },
    },
    inNamedBoxes,
    {
      to: addressPaths('businessInfo.businessAddress'),
      // beside the label may stand the end of another address, whose street is in the row above
      as: 'wholeAddress',
      where: located,
    },
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'address',
      where: located,
      when: noAddress,
    },
    {
      to: { name: ['businessInfo.businessName'] },
      as: 'firmBlock',
      where: [{ letter: 'addressee' }],
      when: noName,
    },
    // `Malia K Driscoll` below her firm, above its street
    {
      to: ['primaryPerson.fullName'],
      as: 'proprietor',
      where: [windowOfFirm],
      when: { field: 'primaryPerson.fullName', isMissing: true },
    },
    // `Ann Lee Pies, LLC, located at 90 Elm St, Reno, Nevada 89501, has paid`, over two lines of a deed
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'toldPremises',
      where: [{ anywhere: 'page' }],
      when: noAddress,
    },
    {
      to: addressPaths('businessInfo.businessAddress'),
      // `this is to certify that the`, and below it the board that does, is above no address
      as: 'placedBlock',
      where: [...under(words.certifies), { letter: 'premises' }, windowOfFirm],
      when: noAddress,
    },
    // `BUSINESS LOCATION`, and below it the name above the street; or a name that is printed elsewhere, too
    {
      to: { name: ['businessInfo.businessName'] },
      as: 'nameAboveAddress',
      where: [
        ...blocksBelow(places.locations),
        ...firmBlocks,
        { letter: 'namesake' },
        ...under(words.certifies),
      ],
      when: noName,
      isLast: true,
    },
    premisesOver,
    // a form with a box for each part of it
    ...inBoxes,
    ...toldInSentences,
    ownersOver,
    ...trades,
    ...parties,
    ...legalForms,
    ...founding,
  ],
  proofs: [{ to: ['fields.licenseHolder'], as: 'ownerName', where: near(people.holders) }],
  derived: [
    {
      to: 'primaryPerson.fullName',
      value: { sameAs: 'fields.licenseHolder' },
      when: { field: 'fields.licenseHolder', names: 'person', unlike: 'businessInfo.businessName' },
    },
    {
      to: 'legalCompliance.hasBusinessLicense',
      value: true,
      when: { field: 'fields.licenseNumber', isGiven: true },
    },
    {
      to: 'legalCompliance.complianceInfo',
      value: { allOf: ['fields.licenseNumber', 'fields.issuingAuthority', 'fields.expiryDate'] },
      when: { field: 'fields.licenseNumber', isGiven: true },
    },
  ],
  otherLabels: [
    ...titles,
    ...telling.namedNumbers.slice(4),
    ...otherLabels,
    ...telling.grantees.slice(2),
    ...telling.others,
    ...othersPeople,
    ...places.othersBlocks,
  ],
};
