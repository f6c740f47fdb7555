/** What a state certifies of a company that exists: certificates of good standing, of existence, of status. */
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { bills, otherPapers as others } from './besideLicences.ts';

const OTHER_PAPERS = [...bills, ...others];
const near = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    { below: label, depth: 30, starts: true },
  ]);
const page: Where = { anywhere: 'page' };
const noState = { field: 'businessInfo.stateOfIncorporation', isMissing: true } as const;

const TITLES = [
  'certificate of good standing',
  'certificate of existence',
  'certificate of status',
  'certificate of fact',
  'certificate of compliance',
  'certificate of authorization',
  'certificate of subsistence',
  'certificate of account status',
  'certificate of filing',
];
const SIGNS = [
  'secretary of state',
  'department of state',
  'good standing',
  'in existence',
  'certify that',
  'under the laws of',
  'limited liability company',
  'corporation',
  'records',
  'registered agent',
];
/** A name that somebody trades under is registered, and in good standing, too. */
const OF_NAMES = [
  'certificate of registration of trade name',
  'registration of trade name',
  'trade name',
  'fictitious name',
  'assumed name',
  'this fictitious name',
  'fictitious name registration',
];
/** What it says where it bears no title. */
const SAYINGS = [
  'is in good standing',
  'legal corporate existence',
  'legal existence',
  'duly incorporated',
  'duly formed',
  'duly organized',
  'do hereby certify',
];
/** `I certify from the records of this office that`: what a certificate of status says in place of a title. */
const OF_RECORDS = ['certify from the records of this office'];
/** A certificate that a company was formed: what it certifies, and not what an organizer filed under the same title. */
const CERTIFIED = ['do hereby certify', 'do certify', 'hereby certifies that', 'in testimony whereof'];
/** By what an officer certifies. */
const BY_OFFICE = ['authority vested in me', 'great seal of', 'affixed', 'issues this certificate'];
const OF_FORMING = [
  'certificate of organization',
  'certificate of formation',
  'certificate of incorporation',
];
const FORMED = [
  'date of formation',
  'formation date',
  'date of incorporation',
  'date formed',
  'incorporation date',
];

export const goodStanding: FormDefinition = {
  name: 'Business license',
  documentType: 'business-license',
  hasTaxYear: false,
  signs: [
    { needs: 3, anyOf: TITLES, of: [...TITLES, ...SIGNS], isTitle: true, noneOf: OTHER_PAPERS },
    {
      needs: 4,
      headedBy: ['organization', 'formation', 'incorporation'],
      anyOf: CERTIFIED.slice(0, 3),
      of: [
        ...CERTIFIED,
        ...BY_OFFICE,
        ...OF_FORMING,
        'secretary of state',
        'limited liability company',
        'corporation',
      ],
      noneOf: [...OTHER_PAPERS, ...OF_NAMES],
    },
    { needs: 4, anyOf: OF_RECORDS, of: [...OF_RECORDS, ...SIGNS], noneOf: [...OTHER_PAPERS, ...OF_NAMES] },
    { needs: 4, anyOf: SAYINGS, of: [...SAYINGS, ...SIGNS], noneOf: [...OTHER_PAPERS, ...OF_NAMES] },
  ],
  fields: [
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      where: near(['entity name', 'name of entity', 'business name', 'company name', 'legal name']),
    },
    {
      to: ['businessInfo.businessName'],
      as: 'companyName',
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.businessName', isMissing: true },
    },
    {
      to: ['businessInfo.businessName'],
      as: 'toldCompany',
      where: [page],
      when: { field: 'businessInfo.businessName', isMissing: true },
      isLast: true,
    },
    { to: ['businessInfo.stateOfIncorporation'], as: 'toldHome', where: [page] },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateName',
      when: noState,
      where: [
        { right: 'under the laws of the state of' },
        { right: 'under the laws of' },
        { right: 'secretary of state of' },
        { right: 'state of' },
        { right: 'commonwealth of' },
      ],
    },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateOfOffice',
      where: [{ anywhere: 'upper' }],
      when: noState,
      isLast: true,
    },
    { to: ['businessInfo.businessType'], as: 'statedLegalForm', where: [{ anywhere: 'upper' }] },
    {
      to: ['businessInfo.businessType'],
      as: 'formedAs',
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.businessType', isMissing: true },
    },
    { to: ['businessInfo.yearFounded'], as: 'year', where: near([...FORMED, 'effective']) },
    {
      to: ['businessInfo.yearFounded'],
      as: 'toldYear',
      where: [page],
      when: { field: 'businessInfo.yearFounded', isMissing: true },
    },
    {
      to: ['businessInfo.yearFounded'],
      as: 'filedYear',
      where: [page],
      when: { field: 'businessInfo.yearFounded', isMissing: true },
    },
    {
      to: ['fields.licenseNumber'],
      as: 'code',
      where: near([
        'entity number',
        'ubi number',
        'file number',
        'charter number',
        'document number',
        'certificate number',
      ]),
    },
    { to: ['fields.issueDate'], as: 'toldGiven', where: [page] },
    { to: ['fields.expiryDate'], as: 'toldValidity', where: [page] },
    {
      to: ['fields.issueDate'],
      as: 'date',
      where: [{ right: 'date', starts: true, colon: true }],
      when: { field: 'fields.issueDate', isMissing: true },
    },
    {
      to: ['fields.issueDate'],
      as: 'toldStanding',
      where: [page],
      when: { field: 'fields.issueDate', isMissing: true },
      isLast: true,
    },
    { to: ['fields.issuingAuthority'], as: 'businessName', where: [{ letter: 'authority' }] },
    {
      to: ['fields.issuingAuthority'],
      as: 'toldOfficer',
      where: [page],
      when: { field: 'fields.issuingAuthority', isMissing: true },
      isLast: true,
    },
  ],
  otherLabels: [
    ...TITLES,
    'date',
    'certify that',
    'registered agent',
    'status',
    'entity type',
    'jurisdiction',
  ],
};
