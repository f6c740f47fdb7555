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
import { ownersOver, premisesOver } from './licenceCaptions.ts';
import { inBoxes, inNamedBoxes } from './licenceBoxes.ts';
import { besideCarriers, ofCarriers } from './licenceCarriers.ts';
import { parties } from './licenceParties.ts';
import { othersPeople } from './licenceHoldersOfKinds.ts';
import { legalForms } from './licenceLegalForm.ts';
import { founding } from './licenceFounding.ts';
import { days } from './licenceDays.ts';
import { licenceSigns } from './licenceSigns.ts';
import { names, noName } from './licenceNames.ts';
import * as places from './licenceAddresses.ts';
import { saidOfLicence } from '../said/saidOfLicence.ts';
import { firmBlocks, windowOfFirm } from './licenceBlocks.ts';
import { numbered } from './licenceNumbers.ts';
import { blocksBelow, located, near, under } from './licencePlaces.ts';
import { toldInSentences } from './licenceSentences.ts';
import { trades } from './licenceTrades.ts';

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
    ...ofCarriers,
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
    ...names,
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
    ...besideCarriers,
    ...telling.namedNumbers.slice(4),
    ...otherLabels,
    ...telling.grantees.slice(2),
    ...othersPeople,
    ...places.othersBlocks,
  ],
};
