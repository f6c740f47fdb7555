/** What licences tell in sentences, where no label stands beside it. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import * as term from './businessLicenseTerm.ts';
import { beganOfKinds, issuedOfKinds } from './licenceDaysOfKinds.ts';
import { expiresOfKinds } from './licenceEndsOfKinds.ts';
import { numbersOfKinds } from './licenceNumbersOfKinds.ts';
import * as labels from './licenceNumberWords.ts';
import * as words from './businessLicenseWords.ts';
import * as places from './licenceAddresses.ts';
import { blocksBelow, under } from './licencePlaces.ts';

const page: Where = { anywhere: 'page' };
const told = (to: TargetPath, as: FieldRule['as']): FieldRule => ({
  to: [to],
  as,
  where: [page],
  when: { field: to, isMissing: true },
  isLast: true,
});
/** Values above a line, and what they are below it. */
const over = (to: TargetPath, as: FieldRule['as'], labels: readonly string[]): FieldRule => ({
  to: [to],
  as,
  where: labels.map((above) => ({ above })),
  when: { field: to, isMissing: true },
});
/** What no label says, sentences may. */
export const toldInSentences: readonly FieldRule[] = [
  over('fields.licenseNumber', 'code', [
    ...labels.numbers,
    ...numbersOfKinds,
    ...labels.anyNumbers,
    'license/registration/certification #',
  ]),
  over('fields.issueDate', 'date', [...term.issued, ...issuedOfKinds, ...term.began, ...beganOfKinds]),
  over('fields.expiryDate', 'date', [...term.expires, ...expiresOfKinds]),
  // `02/21/2024 TO 03/31/2025` above `VALID`
  over('fields.issueDate', 'termStart', ['valid']),
  over('fields.expiryDate', 'termEnd', ['valid']),
  told('fields.licenseNumber', 'toldNumber'),
  told('fields.licenseNumber', 'titledNumber'),
  { ...told('fields.licenseNumber', 'numberBehindDay'), where: [{ right: 'expires', starts: true }] },
  told('fields.issueDate', 'toldIssue'),
  // the line of a receipt that the collector's till prints
  {
    to: ['fields.issueDate'],
    as: 'date',
    where: [{ right: 'paid', starts: true, colon: true }],
    when: { field: 'fields.issueDate', isMissing: true },
    isLast: true,
  },
  told('fields.expiryDate', 'toldExpiry'),
  {
    to: ['businessInfo.businessName'],
    as: 'tradingCompany',
    where: [page],
    when: { field: 'businessInfo.businessName', isMissing: true },
  },
  told('businessInfo.businessName', 'toldTradeName'),
  told('businessInfo.businessName', 'toldHolder'),
  told('businessInfo.businessName', 'toldOperated'),
  told('businessInfo.businessName', 'subjectOfLetter'),
  told('primaryPerson.fullName', 'toldOwner'),
  told('primaryPerson.fullName', 'toldOperator'),
  told('fields.issuingAuthority', 'toldAuthority'),
  {
    to: ['primaryPerson.fullName'],
    as: 'ownerWithin',
    where: [
      ...under(words.certifies),
      ...blocksBelow(places.locations),
      { letter: 'addressee' },
      { letter: 'namesake' },
    ],
    when: { field: 'primaryPerson.fullName', isMissing: true },
    isLast: true,
  },
  { ...told('businessInfo.industry', 'toldTrade'), use: 'suggestion' },
  { ...told('businessInfo.industry', 'certifiedTrade'), use: 'suggestion' },
  { ...told('businessInfo.industry', 'tradeBelowCode'), use: 'suggestion' },
  { ...told('businessInfo.industry', 'titledTrade'), use: 'suggestion' },
  told('primaryPerson.fullName', 'officerBelow'),
  told('primaryPerson.fullName', 'namedBothWays'),
  told('primaryPerson.fullName', 'onlyPerson'),
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'toldAddress',
    where: [page],
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    isLast: true,
  },
  // `WREN J LUND`, `DBA LUND ELECTRIC`, and below them street and place without a label
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'wholeAddress',
    where: ['dba', 'doing business as'].map((below) => ({ below, depth: 44, starts: true })),
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    isLast: true,
  },
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'addressBelowFirm',
    where: [page],
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    isLast: true,
  },
  // on the card or the stub that comes with it, where that does not say that it is where the mail goes
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'businessBlock',
    where: [{ letter: 'namesake', unless: ['mailing address'] }],
    when: { field: 'businessInfo.businessAddress.zipCode', isMissing: true },
    isLast: true,
  },
];
